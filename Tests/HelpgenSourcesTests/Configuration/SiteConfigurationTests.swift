import Foundation
import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("SiteConfiguration")
struct SiteConfigurationTests {
  private func read(_ text: String) throws -> SiteConfiguration {
    var bag = DiagnosticBag()
    let configuration = SiteConfiguration.read(source(text), into: &bag)
    #expect(report(bag) == [])
    return try #require(configuration)
  }

  private func code(_ tag: String) throws -> LocaleCode { try #require(LocaleCode(tag)) }

  @Test(
    "has only defaults where nothing is set", arguments: ["", "# nothing\n", "\u{FEFF}", "{}", "---\n", "~"])
  func defaults(text: String) throws {
    #expect(try read(text) == SiteConfiguration())
  }

  @Test("reads every setting")
  func everything() throws {
    let read = try read(
      """
      sources: [content, "export 1.json"]
      output: public
      templates: theme
      defaultLocale: pt_br
      locales: [pt-BR, no, NO, iw]
      baseURL: HTTPS://Help.Example:443/docs
      title: {pt-BR: Ajuda, no: Hjelp}
      tagline: Answers
      pages: article
      links: explicit
      permalink: /{section}/{id}-{slug}/
      accordion: {limit: 20, exclusive: false}
      sectionSeparator: " > "
      fields: {content: body, updatedAt: "modified"}
      drafts: true
      strict: True
      markdown: {smartPunctuation: TRUE}
      site: {aliases: ["http://Old.example:80/docs", "http://old.example/docs/", "https://b.example/"]}
      html: drop
      videoHosts: [Player.Vimeo.com, a.example, player.vimeo.com]
      externalLinks: {newTab: true}
      """)
    var expected = SiteConfiguration()
    expected.sources = ["content", "export 1.json"]
    expected.output = "public"
    expected.templates = "theme"
    expected.defaultLocale = try code("pt-BR")
    expected.locales = [try code("pt-BR"), try code("no"), try code("he")]
    expected.baseURL = try BaseURL("https://help.example/docs/")
    expected.title = LocalizedText(
      translations: [try code("pt-BR"): "Ajuda", try code("no"): "Hjelp"], fallback: "Ajuda")
    expected.tagline = LocalizedText("Answers")
    expected.pages = .article
    expected.links = .explicit
    expected.permalink = try Permalink("{section}/{id}-{slug}")
    expected.accordion.limit = 20
    expected.accordion.isExclusive = false
    expected.sectionSeparator = " > "
    expected.fields = [
      try #require(FieldName(ours: "content", theirs: "body")),
      try #require(FieldName(ours: "updatedAt", theirs: "modified")),
    ]
    expected.includesDrafts = true
    expected.isStrict = true
    expected.markdown.usesSmartPunctuation = true
    expected.aliases = [try BaseURL("http://old.example/docs/"), try BaseURL("https://b.example/")]
    expected.html = .drop
    expected.videoHosts = ["player.vimeo.com", "a.example"]
    expected.externalLinks.opensNewTab = true
    #expect(read == expected)
  }

  @Test(
    "takes what looks like something else as text where text is wanted",
    arguments: [
      ("title: no", "no"), ("title: 2024", "2024"), ("title: 1e3", "1e3"), ("title: true", "true"),
      ("title: 'null'", "null"), ("title: \"~\"", "~"), ("title: >\n  Help\n  center\n", "Help center"),
      ("title: |\n  Help\n", "Help"), ("title: e\u{301}", "e\u{301}"), ("title: 2024-01-05", "2024-01-05"),
    ])
  func text(text: String, title: String) throws {
    #expect(try read(text).title == LocalizedText(title))
  }

  @Test("knows Norwegian without quotation marks, as a value, an item and a name")
  func norway() throws {
    let norwegian = try code("no")
    #expect(try read("defaultLocale: no").defaultLocale == norwegian)
    #expect(try read("locales:\n- no").locales == [norwegian])
    #expect(try read("title: {no: Hjelp}").title?.translations == [norwegian: "Hjelp"])
  }

  @Test("falls back to the default language's title, wherever that is set")
  func fallback() throws {
    let configuration = try read("title: {en: Help, de: Hilfe}\ndefaultLocale: de-AT")
    #expect(configuration.title?.fallback == "Hilfe")
    #expect(try read("title: {de: Hilfe}").title?.fallback == nil)
  }

  @Test("takes empty lists of hosts and addresses for none")
  func emptyLists() throws {
    #expect(try read("videoHosts: []").videoHosts == [])
    #expect(try read("site: {aliases: []}") == SiteConfiguration())
  }

  @Test("takes one source for a list of one")
  func oneSource() throws {
    #expect(try read("sources: export.json").sources == ["export.json"])
  }

  @Test("names all settings once")
  func names() {
    #expect(SiteConfiguration.settingNames.count == 31)
    #expect(Set(SiteConfiguration.settingNames).count == 31)
  }

  @Test("reports everything that is wrong at once, and is nothing then")
  func all() {
    var bag = DiagnosticBag()
    let text = "pages: all\r\ndraft: true\r\nstrict: yes\r\npages: both\r\n"
    #expect(SiteConfiguration.read(source(text), into: &bag) == nil)
    #expect(
      bag.sorted().map(\.code.name) == ["wrong-setting", "unknown-setting", "wrong-setting", "duplicate-key"])
  }

  @Test("is read from a file, and says which one cannot be read")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "helpgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "helpgen.yml").path
    try Data("title: Help\npages: none".utf8).write(to: URL(filePath: path))
    var bag = DiagnosticBag()
    #expect(try loadConfiguration(path: path, into: &bag) == nil)
    #expect(bag.diagnostics.map(\.span?.text.name) == [path])
    let missing = path + ".missing"
    #expect(
      throws: SourceError(path: missing, message: "cannot read “\(missing)”: there is no such file or folder")
    ) { try loadConfiguration(path: missing, into: &bag) }
    #expect(throws: SourceError(path: folder.path, message: "cannot read “\(folder.path)”: it is a folder")) {
      try loadConfiguration(path: folder.path, into: &bag)
    }
  }
}
