import HelpgenModel
import HelpgenSources
import Testing

@Suite("Titles of Markdown files")
struct MarkdownTitleTests {
  private func load(_ text: String, name: String = "my-page.md") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "en/" + name)
    let loaded = try folder.load("en", assumedLocale: "en")
    #expect(loaded.reports == [])
    let article = try #require(loaded.articles.first)
    return "\(article.title?.value ?? "-")|\(String(decoding: article.content?.value ?? [], as: UTF8.self))"
  }

  @Test(
    "the first heading is the title and leaves the text",
    arguments: [
      ("# Title\n\ntext\n", "Title|\ntext\n"), ("\n\n# Title #\ntext", "Title|text"),
      ("<!-- note\n# no -->\n# Title {#id}\ntext", "Title|text"), ("Title\n=====\n\ntext", "Title|\ntext"),
      ("# How to **reset** `it` [now](/x) \\* &\n", "How to reset it now * &|"),
      ("# snake_case and 2 * 3 ~ ~~old~~ <kbd>K</kbd>\n", "snake_case and 2 * 3 ~ old K|"),
      ("# ![Logo](l.png) Title\n", "Logo Title|"), ("# Title\r\ntext\r\n", "Title|text\r\n"),
      ("intro\n\n# Title\n\ntext\n", "Title|intro\n\n       \n\ntext\n"),
      ("intro\n\nTitle\n===\n\ntext\n", "Title|intro\n\n     \n   \n\ntext\n"),
    ])
  func headings(_ text: String, _ expected: String) throws {
    #expect(try load(text) == expected)
  }

  @Test(
    "without a heading the file's name is the title",
    arguments: [
      "text\n", "## Two\n\ntext\n", "#no\n", "```\n# no\n```\n", "~~~~\n# no\n~~~\n# no\n", "    # no\n",
      "intro\n\n# One\n\n# Two\n",
    ])
  func names(_ text: String) throws {
    #expect(try load(text) == "My page|" + text)
  }

  @Test("front matter gives the title; a heading that repeats it leaves the text, another stays")
  func frontMatter() throws {
    #expect(try load("---\ntitle: Title\n---\n# Title\n\ntext") == "Title|\ntext")
    #expect(try load("---\ntitle: Other\n---\n# Title\n\ntext") == "Other|# Title\n\ntext")
    #expect(try load("---\ntitle: ~\n---\n# Title\n\ntext") == "Title|\ntext")
  }
}
