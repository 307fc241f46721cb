import HelpgenModel
import HelpgenSources
import Testing

@Suite("Arrangements of languages in Markdown folders")
struct MarkdownLayoutTests {
  /// Loads files with a text of one line each, and says `id|locale` of every article, sorted.
  private func places(
    _ files: [String], _ texts: [String: String] = [:], assumed: String? = nil
  ) throws -> (articles: [String], reports: [String]) {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(texts[file] ?? "text\n", to: "content/" + file) }
    let loaded = try folder.load("content", assumedLocale: assumed, defaultLocale: "en")
    let articles = loaded.articles.map { "\($0.id?.value ?? "-")|\($0.locale?.value ?? "-")" }.sorted()
    return (articles, loaded.reports)
  }

  @Test(
    "an id is the path without what tells the language",
    arguments: [
      (["en/a/x.md", "de/a/x.md"], ["a/x|de", "a/x|en"]),
      (["pt-BR/a/x.md"], ["a/x|pt-BR"]),
      (["en/x.md"], ["x|en"]),
      (["docs/en/x.md", "docs/de/x.md"], ["docs/x|de", "docs/x|en"]),
      (["en/hr/x.md", "de/hr/x.md", "en/it/y.md"], ["hr/x|de", "hr/x|en", "it/y|en"]),
      (["en/it/x.md", "it/it/x.md", "it/y.md", "en/y.md"], ["it/x|en", "it/x|it", "y|en", "y|it"]),
      (["fil/x.md", "en/x.md"], ["x|en", "x|fil"]),
      // Hugo
      (["a/x.md", "a/x.de.md", "a/x.pt-BR.md", "a/y.md"], ["a/x|de", "a/x|en", "a/x|pt-BR", "a/y|en"]),
      (["x.en.md", "x.de.md", "z.de.md"], ["x|de", "x|en", "z|de"]),
      (["guide.de.md"], ["guide|de"]),
      (["en/node.js.md", "en/node.md"], ["node.js|en", "node|en"]),
      (
        ["en/acme.sh.md", "en/mkfs.fat.md", "en/mkfs.md", "es/mkfs.fat.md", "es/mkfs.de.md"],
        [
          "acme.sh|en", "mkfs.de|es", "mkfs.fat|en", "mkfs.fat|es", "mkfs|en",
        ]
      ),
      (["a/mkfs.fat.md", "a/mkfs.md", "a/acme.sh.md"], ["a/acme.sh|-", "a/mkfs.fat|-", "a/mkfs|-"]),
      (["x.fil.md", "x.de.md", "x.md", "y.fil.md"], ["x|de", "x|en", "x|fil", "y|fil"]),
      // Docusaurus
      (
        ["docs/a/x.md", "docs/y.md", "i18n/de/docusaurus-plugin-content-docs/current/a/x.md"],
        ["a/x|de", "a/x|en", "y|en"]
      ),
      (["de/docusaurus-plugin-content-docs/current/a/x.md"], ["a/x|de"]),
      (
        ["i18n/de/docusaurus-plugin-content-docs/version-2.0/x.md"],
        ["versioned_docs/version-2.0/x|de"]
      ),
      (["blog/x.md", "i18n/de/docusaurus-plugin-content-blog/x.md"], ["blog/x|de", "blog/x|en"]),
      // Jekyll
      (["x.md", "hr/y.md", "de/x.md", "de/hr/y.md"], ["hr/y|de", "hr/y|en", "x|de", "x|en"]),
      (["faq/x.md"], ["faq/x|-"]),
    ])
  func layouts(_ files: [String], _ expected: [String]) throws {
    let (articles, reports) = try places(files)
    #expect(articles == expected)
    #expect(reports == [])
  }

  @Test("front matter goes before the path, and the path before the assumed language")
  func precedence() throws {
    let texts = ["fr/x.md": "---\nlang: de\n---\ntext", "x.md": "---\nlocale: pt-BR\n---\ntext"]
    #expect(try places(["fr/y.md", "fr/x.md"], texts, assumed: "en").articles == ["x|de", "y|fr"])
    #expect(try places(["x.md", "y.md"], texts, assumed: "en").articles == ["x|pt-BR", "y|en"])
  }

  @Test("a folder that names its own language in a file is one")
  func namedByFile() throws {
    let (articles, reports) = try places(
      ["x.md", "de/other.md", "de/more.md"], ["de/other.md": "---\nlang: de\n---\ntext"])
    #expect(articles == ["more|de", "other|de", "x|-"])
    #expect(reports == [])
  }

  @Test("a folder that may be a section is told")
  func ambiguousFolder() throws {
    let open = try places(["hr/x.md", "sales/y.md"])
    #expect(open.articles == ["sales/y|-", "x|hr"])
    #expect(
      open.reports == [
        "warning[ambiguous-language]: the folder “content/hr” may be a language or a section; it is read as a "
          + "language | if it is a section, pass the language of all articles with --locale"
      ])
    let assumed = try places(["hr/x.md", "sales/y.md"], assumed: "en")
    #expect(assumed.articles == ["hr/x|en", "sales/y|en"])
    #expect(
      assumed.reports == [
        "warning[ambiguous-language]: the folder “content/hr” may be a language or a section; it is read as a "
          + "section | if it is a language, name it in the front matter of a file in it: “locale: hr”"
      ])
  }

  @Test("a suffix that may be a part of the name is told")
  func ambiguousSuffix() throws {
    let (articles, reports) = try places(["release.cs.md"], assumed: "en")
    #expect(articles == ["release.cs|en"])
    #expect(
      reports == [
        "content/release.cs.md:1:1 ‹› warning[ambiguous-language]: “cs” at the end of the name may be a language; "
          + "it is read as a part of the name | if it is a language, name it in the front matter: “locale: cs”"
      ])
  }

  @Test("what is for writers and parts of pages is not published, and told")
  func unpublished() throws {
    let (articles, reports) = try places([
      "README.md", "en/_part.md", "en/x.md", "_includes/y.md", "en/_posts/z.md",
    ])
    #expect(articles == ["_posts/z|en", "x|en"])
    #expect(
      reports == [
        "warning[unpublished-file]: “content/README.md” is not published: it may be for those who write, and not "
          + "for readers | to publish it, call it “index.md” or give it front matter; otherwise move it out of "
          + "the source",
        "warning[unpublished-file]: “content/_includes/y.md” and 1 more Markdown file are not published: names "
          + "that begin with “_” are for parts of other pages | to publish such a file, rename it",
      ])
  }

  @Test("in a folder of JSON, no README is an article")
  func readmeBesideJSON() throws {
    let (articles, reports) = try places(["en/README.md", "en/x.json"], ["en/x.json": #"{"title": "X"}"#])
    #expect(articles == ["x|en"])
    #expect(
      reports == [
        "warning[unpublished-file]: “content/en/README.md” is not published: it may be for those who write, and "
          + "not for readers | to publish it, call it “index.md” or give it front matter; otherwise move it out "
          + "of the source"
      ])
  }

  @Test("the words around Docusaurus' pages are no articles")
  func docusaurusWords() throws {
    let (articles, reports) = try places(
      [
        "docs/x.md", "i18n/de/docusaurus-plugin-content-docs/current/x.md", "i18n/de/code.json",
        "i18n/fr/code.json",
        "i18n/de/docusaurus-plugin-content-docs/current.json",
      ],
      [
        "i18n/de/code.json": "{\"a\": {\"message\": \"b\"}}",
        "i18n/fr/code.json": "{\"a\": {\"message\": \"b\"}}",
      ])
    #expect(articles == ["x|de", "x|en"])
    #expect(reports == [])
  }

  @Test("a file that is named itself is an article called after it")
  func namedFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Title\n\ntext\n", to: "docs/README.md")
    let loaded = try folder.load("docs/README.md", assumedLocale: "en")
    #expect(loaded.articles.map(summary) == ["index|en|Title|\ntext\n"])
    #expect(loaded.reports == [])
  }
}
