import HelpgenModel
import HelpgenSources
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  /// Loads one file in the folder of English.
  private func load(_ text: String, name: String = "x.md", fields: [FieldName] = []) throws -> Loaded {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "en/" + name)
    var loaded = try folder.load(".")
    if !fields.isEmpty { loaded = try folder.load(".", fields: fields) }
    return loaded
  }

  private func article(_ text: String, name: String = "x.md") throws -> RawArticle {
    let loaded = try load(text, name: name)
    #expect(loaded.reports == [])
    return try #require(loaded.articles.first)
  }

  @Test("every field of article JSON can stand in front matter, and its place is known")
  func fields() throws {
    let article = try article(
      """
      ---
      id: 8811
      title: "Title: one"
      locale: de
      slug: one
      section: [Account, Cards]
      order: 2.5
      updatedAt: 2024-01-05
      sourceUpdatedAt: 2024-01-04T10:00:00Z
      translationKey: key
      draft: yes
      summary: >
        A sentence
        in two lines.
      tags: [a, 7]
      redirectFrom: /old
      format: html
      extra: {a: 1, b: [true, ~, "x"]}
      other: 1e3
      ---
      <p>text</p>
      """)
    #expect(summary(article) == "8811|de|Title: one|<p>text</p>")
    #expect(text(article.title?.range, of: article) == "\"Title: one\"")
    #expect(text(article.content?.range, of: article) == "<p>text</p>")
    #expect(article.slug?.value == "one" && article.format?.value == "html")
    #expect(article.section?.value == .path(["Account", "Cards"]))
    #expect(article.order?.value == 2.5 && article.draft?.value == true)
    #expect(article.updatedAt?.value == .text("2024-01-05"))
    #expect(article.sourceUpdatedAt?.value == .text("2024-01-04T10:00:00Z"))
    #expect(article.translationKey?.value == "key" && article.summary?.value == "A sentence in two lines.")
    #expect(article.tags?.value == ["a", "7"] && article.redirectFrom?.value == ["/old"])
    #expect(
      article.extra == [
        RawMember("other", .number("1e3")), RawMember("a", .number("1")),
        RawMember("b", .array([.bool(true), .null, .text("x")])),
      ])
    #expect(article.file == ArticleFile(path: "x", folders: []) && article.isContentVerbatim)
  }

  @Test(
    "names of other tools",
    arguments: [
      ("weight: 3", "3.0"), ("weight: 0", "-"), ("sidebar_position: 2.5", "2.5"), ("nav_order: -1", "-1.0"),
      ("nav_order: 9\nweight: 3", "3.0"), ("weight: 3\norder: 1", "1.0"),
    ])
  func order(_ yaml: String, _ expected: String) throws {
    #expect(try article("---\n\(yaml)\n---\nx").order.map { "\($0.value)" } ?? "-" == expected)
  }

  @Test(
    "dates as other tools write them",
    arguments: [
      ("lastmod: 2024-1-5", "2024-01-05"), ("date: 2024-01-05 10:00:00 +0200", "2024-01-05T10:00:00+02:00"),
      ("date: 2024-01-05 10:30", "2024-01-05T10:30:00Z"), ("last_update:\n  date: 2024-01-05", "2024-01-05"),
      ("date: 2024-01-05\nlastmod: 2024-02-06", "2024-02-06"), ("date: \"5 May\"", "5 May"),
      ("last_update:\n  author: me\n  date: 2024-01-05T10:00:00.5Z", "2024-01-05T10:00:00Z"),
    ])
  func dates(_ yaml: String, _ expected: String) throws {
    #expect(try article("---\n\(yaml)\n---\nx").updatedAt?.value == .text(expected))
  }

  @Test("a date in front of a name is one only where it exists")
  func datesInNames() throws {
    let post = try article("text", name: "2024-01-05-hello-world.md")
    #expect(post.updatedAt?.value == .text("2024-01-05"))
    #expect(post.id?.value == "2024-01-05-hello-world" && post.slug?.value == "hello-world")
    #expect(post.title?.value == "Hello world")
    #expect(
      try article("---\ndate: 2023-01-01\n---\nx", name: "2024-01-05-a.md").updatedAt?.value
        == .text("2023-01-01"))
    let other = try article("text", name: "2024-13-45-hello.md")
    #expect(other.updatedAt == nil && other.slug?.value == "2024-13-45-hello")
  }

  @Test("summary, drafts, tags, addresses and slugs of other tools")
  func aliases() throws {
    #expect(try article("---\ndescription: D\n---\nx").summary?.value == "D")
    #expect(try article("---\ndescription: D\nsummary: S\n---\nx").summary?.value == "S")
    #expect(try article("---\npublished: false\n---\nx").draft?.value == true)
    #expect(try article("---\npublished: true\n---\nx").draft?.value == false)
    #expect(try article("---\npublished: 2024-01-05\n---\nx").draft == nil)
    #expect(try article("text", name: "_drafts/x.md").draft?.value == true)
    #expect(try article("---\ntags: one two\n---\nx").tags?.value == ["one", "two"])
    #expect(try article("---\ntags: one, two words\n---\nx").tags?.value == ["one", "two words"])
    #expect(try article("---\ntags: [{label: One, permalink: /1}]\n---\nx").tags?.value == ["One"])
    #expect(try article("---\naliases:\n- /a\n- b\n---\nx").redirectFrom?.value == ["/a", "b"])
    #expect(try article("---\nslug: /billing/cards\n---\nx").slug?.value == "cards")
    #expect(try article("---\nslug: /\n---\nx").slug?.value == "x")
    #expect(try article("---\nsidebar_label: S\n---\nx").title?.value == "X")
    #expect(try article("---\nsidebar_label: S\n---\nx").extra == [RawMember("sidebar_label", .text("S"))])
  }

  @Test(
    "where front matter begins and ends",
    arguments: [
      ("x", "x"), ("---\n---\nx", "x"), ("---\r\ntitle: T\r\n---\r\nx\r\n", "x\r\n"),
      ("\u{FEFF}---\ntitle: T\n---\nx", "x"), ("---\ntitle: T\n...\nx", "x"),
      ("---\ntitle: T\n---\nx\n\n---\n\ny", "x\n\n---\n\ny"), ("---  \ntitle: T\n---\t\nx", "x"),
      ("---\n\nx", "---\n\nx"), ("\n---\ntitle: T\n---\nx", "\n---\ntitle: T\n---\nx"),
      ("---\ntitle: T\n---", ""), ("----\nx\n---\n", "----\nx\n---\n"),
      ("---\ntitle: |\n  a\n  ---\n---\nx", "x"), ("\u{FEFF}x", "x"), ("---\rtitle: T\r---\rx", "x"),
    ])
  func limits(_ written: String, _ body: String) throws {
    #expect(try article(written).content.map { String(decoding: $0.value, as: UTF8.self) } == body)
  }

  @Test("front matter that cannot be read is told in the file itself")
  func errors() throws {
    let hugo =
      "write it as YAML between two lines of “---”; “hugo convert toYAML” does so for all files of a Hugo site"
    let cases = [
      (
        "+++\ntitle = 'T'\n+++\nx",
        "1:1 ‹+++› error[unsupported-front-matter]: the front matter is TOML, and only YAML can be read | \(hugo)"
      ),
      (
        "{\n\"title\": 1\n}\nx",
        "1:1 ‹{› error[unsupported-front-matter]: the front matter is JSON, and only YAML can be read | \(hugo)"
      ),
      (
        "---\ntitle: T\n\nx",
        "1:1 ‹---› error[unclosed-front-matter]: the front matter that begins here has no end | put a line of “---” behind its last line; a rule at the top of a text may be written “***”"
      ),
      (
        "---\nSome text\n---\nx",
        "2:1 ‹Some text› error[invalid-front-matter]: the front matter must be names and their values | write “name: value” on each line; a rule at the top of a text may be written “***”"
      ),
      (
        "---\ntitle: T\norder: \"3\"\n---\nx",
        "3:8 ‹\"3\"› error[wrong-type]: wrong type of “order”: expected a number, found “3” | write it without quotation marks"
      ),
      (
        "---\ndraft: maybe\n---\nx",
        "2:8 ‹maybe› error[wrong-type]: wrong type of “draft”: expected true or false, found “maybe”"
      ),
      (
        "---\ntitle: [a]\n---\nx",
        "2:8 ‹[a]› error[wrong-type]: wrong type of “title”: expected text, found a list"
      ),
      (
        "---\ntitle: a: b\n---\nx",
        "2:9 ‹:› error[yaml-syntax]: this is not valid YAML: a “:” is not allowed here | put text that holds “: ” in quotation marks, and begin the lines of one group in the same column"
      ),
    ]
    for (text, expected) in cases {
      let loaded = try load(text)
      #expect(loaded.articles.isEmpty)
      #expect(loaded.reports == ["./en/x.md:" + expected])
    }
  }

  @Test("a name that is nearly a field's is told once")
  func misspellings() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write("---\ntittle: T\nlayout: page\n---\nx", to: "en/\(name).md") }
    let loaded = try folder.load("en", assumedLocale: "en")
    #expect(
      loaded.reports == [
        "en/a.md:2:1 ‹tittle› warning[unknown-field]: “tittle” is not a field of an article, here and in 1 more "
          + "article | did you mean “title”?"
      ])
  }

  @Test("ids that files of one language share count within their folders")
  func sharedIDs() throws {
    let folder = try TemporaryFolder()
    for language in ["en", "de"] {
      try folder.write("---\nid: overview\n---\nx", to: "c/\(language)/a/one.md")
      try folder.write("---\nid: own\n---\nx", to: "c/\(language)/b/two.md")
    }
    try folder.write("---\nid: overview\n---\nx", to: "c/en/b/three.md")
    #expect(
      try folder.load("c").articles.map { "\($0.locale?.value ?? "") \($0.id?.value ?? "")" } == [
        "de a/overview", "de own", "en a/overview", "en b/overview", "en own",
      ])
  }

  @Test("a configured name wins in front matter as well")
  func mapped() throws {
    let name = try #require(FieldName(ours: "title", theirs: "heading"))
    let loaded = try load("---\ntitle: A\nheading: B\n---\nx", fields: [name])
    #expect(loaded.articles.map { $0.title?.value } == ["B"])
  }

  @Test("a text in another encoding is told")
  func encodings() throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes: Array("x".utf8) + [0xE9], to: "en/x.md")
    #expect(
      try folder.load("en", assumedLocale: "en").reports == [
        "en/x.md:1:2 ‹\u{FFFD}› error[invalid-utf8]: the text is not UTF-8: this byte belongs to no character "
          + "| save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 OLD.json > NEW.json"
      ])
  }
}
