import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Languages on pages")
struct LanguageTests {
  private func site(
    _ articles: [Article], empty: [String] = [], base: String? = "https://help.example",
    defaultLocale: String = "en",
    pages: PageKinds = .both
  ) throws -> RenderedSite {
    try RenderedSite(
      try library(articles, empty: empty, defaultLocale: defaultLocale), PlanningOptions(pages: pages),
      RenderingOptions(baseURL: try base.map { try BaseURL($0) }))
  }

  @Test("C034: one locale however it is written, under its canonical name")
  func spelling() throws {
    let site = try site([
      try article("a", locale: "pt_BR"), try article("b", locale: "pt-BR"), try article("c", locale: "pt-br"),
      try article("a", locale: "en"),
    ])
    #expect(
      site.pagePaths.filter { $0.hasPrefix("pt") } == [
        "pt-BR/404.html", "pt-BR/a/index.html", "pt-BR/b/index.html", "pt-BR/c/index.html",
        "pt-BR/index.html",
      ])
    let page = try site.page("pt-BR/a/index.html")
    #expect(page.first("html")?["lang"] == "pt-BR")
    #expect(page.all("a") { $0["data-language"] != nil }.map { $0["hreflang"] } == ["en", "pt-BR"])
    #expect(try site.page("pt-BR/index.html").all("details") { $0.has(class: "accordion") }.count == 3)
  }

  @Test(
    "C035: the language of a page keeps its script",
    arguments: [
      ("zh_Hant", "zh-Hant"), ("zh-hans-cn", "zh-Hans-CN"), ("sr-latn", "sr-Latn"), ("iw", "he"),
      ("de-1996", "de-1996"),
    ])
  func script(written: String, tag: String) throws {
    let site = try site([try article("a", locale: written), try article("a")])
    #expect(try site.page("\(tag)/index.html").first("html")?["lang"] == tag)
    #expect(try site.page("\(tag)/a/index.html").first("html")?["lang"] == tag)
  }

  @Test(
    "C037: the direction of a page is that of its script",
    arguments: [
      ("ar-EG", "rtl"), ("he_IL", "rtl"), ("az", "ltr"), ("az-Arab", "rtl"), ("ar-Latn", "ltr"),
      ("pa", "ltr"),
      ("pa-Arab", "rtl"), ("dv", "rtl"),
    ])
  func direction(locale: String, direction: String) throws {
    let site = try site([try article("a", locale: locale), try article("a")])
    let tag = try #require(LocaleCode(locale)).tag
    #expect(try site.page("\(tag)/a/index.html").first("html")?["dir"] == direction)
    // On the index, each name is isolated in its own direction.
    let names = try site.page("index.html").all("bdi") { $0["lang"] == tag }
    #expect(names.map { $0["dir"] } == [direction])
  }

  @Test("C040: scripts of one language are languages of their own")
  func scripts() throws {
    let site = try site([
      try article("a", locale: "sr-Cyrl", key: "k"), try article("b", locale: "sr-Latn", key: "k"),
      try article("c", locale: "sr", key: "k"),
    ])
    let alternates = [
      ["sr", "https://help.example/sr/c/"], ["sr-Cyrl", "https://help.example/sr-Cyrl/a/"],
      ["sr-Latn", "https://help.example/sr-Latn/b/"],
    ]
    for path in ["sr/c", "sr-Cyrl/a", "sr-Latn/b"] {
      #expect(try site.page("\(path)/index.html").relations("alternate") == alternates)
    }
    #expect(
      try site.page("sr/index.html").all("details") { $0.has(class: "accordion") }.map { $0["id"] } == ["c"])
  }

  @Test("there are no absolute links without a base URL")
  func withoutBase() throws {
    let site = try site([try article("a"), try article("a", locale: "de")], base: nil)
    for path in site.pagePaths {
      #expect(try site.page(path).relations("canonical") == [])
      #expect(try site.page(path).relations("alternate") == [])
      #expect(!(try site.text(path).contains("://")), "\(path)")
    }
    #expect(site.files["sitemap.xml"] == nil)
    #expect(site.files["robots.txt"] == nil)
  }

  @Test("C042: each set of alternates has one x-default, the page in the default language")
  func standard() throws {
    let site = try site([
      try article("a", key: "k1"), try article("a-fr", locale: "fr", key: "k1"), try article("b", key: "k2"),
      try article("b-fr", locale: "fr", key: "k2"),
    ])
    for name in ["a", "b"] {
      let alternates = [
        ["en", "https://help.example/en/\(name)/"], ["fr", "https://help.example/fr/\(name)-fr/"],
        ["x-default", "https://help.example/en/\(name)/"],
      ]
      #expect(try site.page("en/\(name)/index.html").relations("alternate") == alternates)
      #expect(try site.page("fr/\(name)-fr/index.html").relations("alternate") == alternates)
    }
    #expect(try site.page("fr/a-fr/index.html").relations("canonical") == [["https://help.example/fr/a-fr/"]])
    #expect(try site.page("index.html").relations("canonical") == [["https://help.example/"]])
    #expect(try site.page("index.html").relations("alternate") == [])
  }

  @Test("C044: no alternate and no language leads to a translation that is not there")
  func missing() throws {
    let site = try site([
      try article("a", key: "k"), try article("z", locale: "fr"), try article("only", locale: "de", key: "d"),
    ])
    #expect(try site.page("en/a/index.html").relations("alternate") == [])
    #expect(
      try site.page("en/a/index.html").all("a") { $0["data-language"] != nil }.map { $0["href"] }
        == ["../../de/", "../../en/a/", "../../fr/"])
    #expect(faults(of: site) == [])
  }

  @Test("alternates are mutual: what a page names names it, too", arguments: [1, 8, 12, 17])
  func mutual(seed: Int) throws {
    let library = try RandomSite.library(seed: seed)
    let site = try RenderedSite(
      library, PlanningOptions(accordionLimit: 3),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    for path in site.pagePaths {
      let page = try site.page(path)
      let alternates = page.relations("alternate")
      if alternates.isEmpty { continue }
      let own = try #require(page.relations("canonical").first?.first)
      #expect(alternates.contains { $0[1] == own }, "\(path)")
      for alternate in alternates {
        let target = try #require(site.target(of: alternate[1], on: path))
        #expect(try site.page(target.file).relations("alternate") == alternates, "\(path)")
      }
    }
  }

  @Test("of two articles that are one translation, the smaller id is the one that other languages name")
  func doubles() throws {
    let site = try site([
      try article("1", key: "k"), try article("2", key: "k"), try article("1", locale: "de", key: "k"),
    ])
    let alternates = [
      ["de", "https://help.example/de/1/"], ["en", "https://help.example/en/1/"],
      ["x-default", "https://help.example/en/1/"],
    ]
    #expect(try site.page("de/1/index.html").relations("alternate") == alternates)
    #expect(try site.page("en/1/index.html").relations("alternate") == alternates)
    #expect(try site.page("en/2/index.html").relations("alternate") == [])
    // Readers still find their language.
    #expect(
      try site.page("en/2/index.html").all("a") { $0["data-language"] != nil }.map { $0["href"] }
        == ["../../de/1/", "../../en/2/"])
  }

  @Test(
    "C039: what is no language for search engines is not named to them",
    arguments: ["und", "de-1996", "en-x-app"])
  func notForSearchEngines(tag: String) throws {
    let site = try site([try article("a", locale: tag), try article("a"), try article("a", locale: "fr")])
    // Nor does its own page name others: they could not confirm it.
    #expect(try site.page("\(tag)/a/index.html").relations("alternate") == [])
    for path in ["en/a", "fr/a"] {
      #expect(
        try site.page("\(path)/index.html").relations("alternate").map { $0[0] } == [
          "en", "fr", "x-default",
        ], "\(path)")
    }
  }

  @Test("sections and homes lead to the same place in other languages, later parts of lists to home")
  func counterparts() throws {
    let articles = try ["en", "de"].flatMap { locale in
      try (1...5).map { try article("\($0)", locale: locale, sections: $0 > 3 ? ["Same"] : []) }
    }
    let site = try RenderedSite(
      try library(articles), PlanningOptions(accordionLimit: 2),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    func alternates(_ path: String) throws -> [String] {
      try site.page(path).relations("alternate").map { "\($0[0]) \($0[1].dropFirst(20))" }
    }
    #expect(try alternates("de/index.html") == ["de /de/", "en /en/", "x-default /en/"])
    #expect(try alternates("en/same/index.html") == ["de /de/same/", "en /en/same/", "x-default /en/same/"])
    #expect(try alternates("en/page-2/index.html") == [])
    #expect(
      try site.page("en/page-2/index.html").all("a") { $0["data-language"] != nil }.map { $0["href"] }
        == ["../../de/", "../../en/"])
    #expect(
      try site.page("en/page-2/index.html").relations("canonical") == [["https://help.example/en/page-2/"]])
  }

  @Test("a locale without articles says so, offers the others, and is nobody's alternate")
  func emptyLocale() throws {
    let site = try site([try article("1"), try article("1", locale: "fr")], empty: ["de"])
    let page = try site.page("de/index.html")
    #expect(page.first("h1")?.text == "Hilfecenter")
    #expect(
      page.all("p") { $0.has(class: "lead") }.map(\.text) == ["In Ihrer Sprache gibt es noch keine Artikel"]
    )
    #expect(page.inside(class: "other").compactMap { $0["href"] } == ["../en/", "../fr/"])
    #expect(page.relations("alternate") == [])
    #expect(try site.page("en/index.html").relations("alternate").map { $0[0] } == ["en", "fr", "x-default"])
    #expect(!(try site.text("sitemap.xml").contains("/de/")))
    // Readers of other pages may still choose it.
    #expect(
      try site.page("en/index.html").all("a") { $0["data-language"] != nil }.map { $0["href"] }
        == ["../de/", "../en/", "../fr/"])
  }

  @Test("languages are called by their own names")
  func autonyms() throws {
    let tags = ["de", "ar", "ja", "pt-BR", "zh-Hant", "sr-Latn", "en", "haw", "tlh"]
    let site = try site(try tags.map { try article("a", locale: $0) })
    let names = try site.page("index.html").all("bdi").map { "\($0["lang"] ?? "") \($0.text)" }
    #expect(
      names == [
        "ar العربية", "de Deutsch", "en English", "haw ʻŌlelo Hawaiʻi", "ja 日本語", "pt-BR Português (Brasil)",
        "sr-Latn Srpski (latinica)", "tlh tlh", "zh-Hant 繁體中文",
      ])
  }
}
