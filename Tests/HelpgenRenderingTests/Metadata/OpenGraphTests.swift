import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Open Graph")
struct OpenGraphTests {
  @Test(
    "Languages are named with the country of the tag, else with the likely one",
    arguments: [
      ("de", "de_DE"), ("en", "en_US"), ("pt", "pt_BR"), ("pt-PT", "pt_PT"), ("zh", "zh_CN"),
      ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"), ("ar", "ar_EG"), ("sr-Latn", "sr_RS"),
      ("es-419", "es_419"),
      ("de-CH-1996", "de_CH"), ("en-x-private", "en_US"), ("eo", "eo"), ("tlh", "tlh"), ("und", nil),
    ] as [(String, String?)])
  func locales(_ tag: String, _ name: String?) throws {
    #expect(try #require(LocaleCode(tag)).openGraphName == name)
  }

  private func site(
    baseURL: String? = "https://help.example/docs", locales: [String] = ["en", "de", "pt-BR"],
    own: [String: String] = [:]
  ) throws -> RenderedSite {
    let articles = try locales.flatMap { locale in
      [
        try article(
          "1", title: "A & \"B\"", locale: locale, sections: ["S"], updatedAt: "2024-01-02T03:04:05+01:00",
          summary: "About <b>"), try article("2", locale: locale),
      ]
    }
    return try RenderedSite(
      try library(articles + [try article("3")]), PlanningOptions(),
      RenderingOptions(
        title: LocalizedText("Acme"), tagline: LocalizedText("Help"),
        baseURL: try baseURL.map { try BaseURL($0) }), own: own)
  }

  /// The names and values of what a page says, in order.
  private func said(_ path: String, _ site: RenderedSite) throws -> [String] {
    try site.page(path).all("meta").compactMap { element in
      let name = element["property"] ?? element["name"].flatMap { $0.hasPrefix("twitter:") ? $0 : nil }
      return name.map { "\($0) \(element["content"] ?? "")" }
    }
  }

  @Test("An article says its title, summary, address, date and languages")
  func wholeArticle() throws {
    #expect(
      try said("de/1/index.html", try site()) == [
        "og:type article", "og:title A & \"B\"", "og:description About <b>",
        "og:url https://help.example/docs/de/1/", "og:site_name Acme", "og:locale de_DE",
        "og:locale:alternate en_US", "og:locale:alternate pt_BR",
        "article:modified_time 2024-01-02T02:04:05Z", "twitter:card summary",
      ])
  }

  @Test("What an article does not have is not said, and a language without it is not named")
  func bareArticle() throws {
    #expect(
      try said("en/3/index.html", try site()) == [
        "og:type article", "og:title Title of 3", "og:url https://help.example/docs/en/3/",
        "og:site_name Acme", "og:locale en_US", "twitter:card summary",
      ])
  }

  @Test("Home, sections and the index of languages are websites")
  func others() throws {
    let site = try site()
    #expect(
      try said("pt-BR/index.html", site) == [
        "og:type website", "og:title Acme", "og:description Help", "og:url https://help.example/docs/pt-BR/",
        "og:site_name Acme", "og:locale pt_BR", "og:locale:alternate de_DE", "og:locale:alternate en_US",
        "twitter:card summary",
      ])
    #expect(
      try said("en/s/index.html", site) == [
        "og:type website", "og:title S", "og:url https://help.example/docs/en/s/", "og:site_name Acme",
        "og:locale en_US", "og:locale:alternate de_DE", "og:locale:alternate pt_BR", "twitter:card summary",
      ])
    #expect(
      try said("index.html", site) == [
        "og:type website", "og:title Acme", "og:description Help", "og:url https://help.example/docs/",
        "og:site_name Acme", "og:locale en_US", "twitter:card summary",
      ])
  }

  @Test("Languages of one name are named once, and never as another than the page's own")
  func sameNames() throws {
    let site = try site(locales: ["sr", "sr-Latn", "zh", "zh-CN"])
    func locales(_ path: String) throws -> [String] {
      try said(path, site).filter { $0.hasPrefix("og:locale") }
    }
    #expect(
      try locales("sr/1/index.html") == ["og:locale sr_RS", "og:locale:alternate zh_CN"])
    #expect(
      try locales("en/index.html") == [
        "og:locale en_US", "og:locale:alternate sr_RS", "og:locale:alternate zh_CN",
      ])
  }

  @Test("Pages that are not to be found, and sites without an address, say nothing of it")
  func nothing() throws {
    let single = try RenderedSite(
      try library([try article("1")]), PlanningOptions(),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    for path in ["404.html", "en/404.html", "index.html"] { #expect(try said(path, single) == []) }
    let site = try site(baseURL: nil)
    for path in site.pagePaths { #expect(try said(path, site) == []) }
  }

  @Test("A theme may leave it out")
  func theme() throws {
    let site = try site(own: [
      "layout.html":
        """
      <html lang="{{lang}}"><head><title>{{title}}</title>{{$head}}{{/head}}</head>
      {{$header}}{{$brand}}{{/brand}}{{/header}}{{$main}}{{/main}}{{$footer}}{{/footer}}</html>
      """
    ])
    #expect(try said("en/1/index.html", site) == [])
    #expect(try site.page("en/1/index.html").all("script").isEmpty)
  }
}
