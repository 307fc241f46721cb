import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("Markdown folders, whatever is in them")
struct MarkdownRobustnessTests {
  @Test("random files and places keep what they hold within their bytes")
  func random() throws {
    let pieces = [
      "---", "...", "+++", "\n", "\r\n", "\r", "title: T", "order: ", "[a](", "](b)", "# ", "#", "=", "===",
      "`", "```",
      "*", "_", "~~", "<", ">", "<!--", "-->", "\\", "{#a}", " ", "\t", "é", "日本", "\u{0}", "tags: [", "]",
      ": ", "- ",
      "\u{FEFF}", "![", "word", "\"",
    ]
    let names = [
      "de", "en", "hr", "i18n", "docusaurus-plugin-content-docs", "current", "docs", "a", "01-b", "_posts",
    ]
    let stems = [
      "x", "x.de", "index", "_index", "README", "01-y", "2024-01-05-z", ".de", "x.", "x..de", "1-",
      "2024-01-05-",
    ]
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let folder = try TemporaryFolder()
      for _ in 0..<12 {
        let text = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }
        let path = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
          names.randomElement(using: &generator) ?? ""
        }
        let stem = stems.randomElement(using: &generator) ?? ""
        try folder.write(text.joined(), to: (["c"] + path + [stem + ".md"]).joined(separator: "/"))
      }
      let loaded = try folder.load("c", defaultLocale: "en")
      let again = try folder.load("c", defaultLocale: "en")
      #expect(loaded.articles.map(summary) == again.articles.map(summary))
      #expect(loaded.reports == again.reports)
      for article in loaded.articles {
        let content = try #require(article.content)
        #expect(content.value.count == content.range.count)
        #expect(article.text.bytes.indices.contains(content.range.lowerBound) || content.range.isEmpty)
        #expect(article.title.map { $0.range.upperBound <= article.text.bytes.count } == true)
        #expect(article.id?.value.isEmpty == false)
      }
    }
  }

  @Test("a title of nothing but marks takes no time")
  func marks() throws {
    let folder = try TemporaryFolder()
    try folder.write("# " + String(repeating: "[*", count: 100_000), to: "c/en/x.md")
    #expect(try folder.load("c").articles.first?.title?.value.utf8.count == 200_000)
  }
}
