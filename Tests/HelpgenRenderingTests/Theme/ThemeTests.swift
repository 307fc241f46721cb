import Foundation
import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Theme")
struct ThemeTests {
  /// `templates/` at the top of the project.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "templates")

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("the one that is built in is the folder templates/, file by file")
  func builtIn() throws {
    let names =
      try Self.names(in: Self.folder).filter { $0 != "strings" }
      + Self.names(in: Self.folder.appending(path: "strings")).map { "strings/\($0)" }
    let files = DefaultTheme.files { _ in true }
    #expect(files.files.map(\.name).sorted() == names.sorted())
    for (name, text) in files.files {
      #expect(text.bytes == Array(try Data(contentsOf: Self.folder.appending(path: name))), "\(name)")
      #expect(text.name == "default theme: \(name)")
    }
  }

  @Test("only those texts are read that are asked for")
  func chosenTexts() {
    let files = DefaultTheme.files { $0 == "de" || $0 == "pt" }
    #expect(files.strings.map(\.locale) == ["de", "pt"])
  }

  @Test("every text of the interface is used: by a template, or where pages are put together")
  func usedTexts() throws {
    let sources = Self.folder.deletingLastPathComponent().appending(path: "Sources")
    let code = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/InterfaceStrings.swift") }
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }.joined()
    let templates = DefaultTheme.files { _ in false }.files.filter { $0.name.hasSuffix(".html") }
      .map { String(decoding: $0.text.bytes, as: UTF8.self) }.joined()
    let unused = InterfaceStrings.keys.filter {
      !templates.contains("ui.\($0)}}") && !code.contains("strings.\($0)")
    }
    // Its placeholders are filled in by `InterfaceStrings.pageText`.
    #expect(unused == ["pageOf"])
  }

  @Test("every language has every text, with its placeholders", arguments: DefaultTheme.strings.map(\.locale))
  func completeTexts(locale: String) throws {
    #expect(LocaleCode(locale)?.tag == locale)
    let file = try #require(DefaultTheme.files { $0 == locale }["strings/\(locale).yml"])
    let texts = try interfaceTexts(String(decoding: file.bytes, as: UTF8.self))
    #expect(texts.keys.sorted() == InterfaceStrings.keys.sorted())
    for (key, placeholders) in InterfaceStrings.placeholders {
      for placeholder in placeholders { #expect(texts[key]?.ranges(of: placeholder).count == 1) }
    }
    for (key, text) in texts {
      #expect(text.trimmingCharacters(in: .whitespaces) == text && !text.isEmpty, "\(key)")
    }
    if locale == "en" {
      #expect(InterfaceStrings { texts[$0] } == .english)
    }
  }

  @Test("there are at least 40 languages")
  func languageCount() { #expect(Set(DefaultTheme.strings.map(\.locale)).count >= 40) }

  @Test("assets are named after their bytes")
  func fingerprints() throws {
    func assets(_ own: [String: String]) throws -> [String: [UInt8]] {
      let theme = try theme(own: own)
      #expect(theme.assets.map(\.path) == [theme.stylesheet.file, theme.script.file])
      return Dictionary(uniqueKeysWithValues: theme.assets.map { ($0.path.text, $0.bytes) })
    }
    let one = try assets(["style.css": "a", "helpgen.js": ""])
    // FNV-1a, 64 bits, of “a” and of nothing.
    #expect(
      one == ["assets/style.af63dc4c8601ec8c.css": [0x61], "assets/helpgen.cbf29ce484222325.js": []])
    #expect(try assets(["style.css": "a", "helpgen.js": ""]) == one)
    #expect(try assets(["style.css": "b"]).keys.contains("assets/style.af63df4c8601f1a5.css"))
  }

  @Test("a site's own files replace their namesakes, and the others stay")
  func ownFiles() throws {
    let site = try RenderedSite(
      try library([try article("1", title: "A & B")]),
      own: [
        "article.html": "<h1>{{title}}</h1>{{> breadcrumb}}", "breadcrumb.html": "<p>{{siteTitle}}</p>\n",
      ])
    #expect(try site.text("en/1/index.html") == "<h1>A &amp; B</h1><p>Help center</p>\n")
    #expect(try site.page("en/index.html").faults == [])
    #expect(try site.page("en/index.html").all("details") { $0.has(class: "accordion") }.count == 1)
  }

  @Test("an error in a template is reported where it is, and there is no theme")
  func wrongTemplate() throws {
    var bag = DiagnosticBag()
    let own = (
      name: "home.html", text: SourceText(name: "templates/home.html", bytes: Array("{{titel}}".utf8))
    )
    let files = ThemeFiles(DefaultTheme.files { _ in false }.files + [own])
    #expect(Theme(files, InterfaceLanguages([:]), into: &bag) == nil)
    #expect(bag.errorCount == 1)
    #expect(bag.diagnostics.map { $0.span?.text.name } == ["templates/home.html"])
    #expect(bag.diagnostics.map { $0.span?.range } == [2..<7])
  }

  @Test("names that a page's template may use are there on every page of its kind")
  func names() throws {
    let everything = """
      {{lang}} {{dir}} {{siteTitle}} {{title}} {{documentTitle}} {{description}} {{homeHref}} {{indexHref}} \
      {{stylesheet}} {{script}} {{canonical}} {{#isNoIndex}}x{{/isNoIndex}} {{#hasChoice}}choice{{/hasChoice}} \
      {{#languages}}{{tag}} {{name}} {{dir}} {{href}} {{count}}{{#isCurrent}}!{{/isCurrent}};{{/languages}} \
      {{ui.sections}} {{uiLang}} {{uiDir}}
      """
    let pages = ["languages", "home", "section", "article", "not-found"]
    let site = try RenderedSite(
      try library([
        try article("1", locale: "ar-EG", sections: ["S"], summary: "Sum"), try article("1", locale: "haw"),
      ]),
      PlanningOptions(),
      RenderingOptions(title: LocalizedText("T"), baseURL: try BaseURL("https://h.example/d")),
      own: Dictionary(uniqueKeysWithValues: pages.map { ("\($0).html", everything) }))
    let style = try #require(site.files.keys.first { $0.hasPrefix("assets/style") })
    let script = try #require(site.files.keys.first { $0.hasPrefix("assets/helpgen") })
    #expect(
      try site.text("ar-EG/1/index.html")
        == "ar-EG rtl T Title of 1 Title of 1 – T Sum ../../ar-EG/ ../../ ../../\(style) ../../\(script) "
        + "https://h.example/d/ar-EG/1/  choice ar-EG العربية (مصر) rtl ../../ar-EG/1/ ١!;haw ʻŌlelo Hawaiʻi ltr ../../haw/1/ ١; "
        + "الأقسام  ")
    #expect(
      try site.text("haw/404.html")
        == "haw ltr T Page not found Page not found – T  /d/haw/ /d/ /d/\(style) /d/\(script)  x choice "
        + "ar-EG العربية (مصر) rtl /d/ar-EG/ 1;haw ʻŌlelo Hawaiʻi ltr /d/haw/ 1!; Sections en ltr")
  }
}
