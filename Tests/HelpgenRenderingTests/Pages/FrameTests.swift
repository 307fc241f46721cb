import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("What is around the content of pages")
struct FrameTests {
  @Test("the breadcrumb leads from home through the sections, the article itself left out")
  func breadcrumb() throws {
    let site = try RenderedSite(
      try library([try article("1", sections: ["Account", "Security"]), try article("2")]), PlanningOptions(),
      RenderingOptions(title: LocalizedText("Acme")))
    func crumbs(_ path: String) throws -> [String] {
      try site.page(path).inside(class: "breadcrumb").filter { $0.name == "a" }.map {
        "\($0.text) \($0["href"] ?? "")"
      }
    }
    #expect(
      try crumbs("en/1/index.html") == [
        "Acme ../../en/", "Account ../../en/account/", "Security ../../en/account/security/",
      ])
    #expect(try crumbs("en/2/index.html") == ["Acme ../../en/"])
    #expect(
      try crumbs("en/account/security/index.html") == ["Acme ../../../en/", "Account ../../../en/account/"])
    #expect(try crumbs("en/account/index.html") == ["Acme ../../en/"])
    #expect(try crumbs("en/index.html") == [])
  }

  @Test("previous and next are the neighbors in the same section")
  func neighbors() throws {
    let site = try RenderedSite(
      try library([
        try article("1"), try article("2"), try article("3", sections: ["A"]),
        try article("4", sections: ["A"]),
        try article("5", sections: ["A"]), try article("6", sections: ["A", "B"]),
        try article("7", sections: ["C"]),
      ]))
    func around(_ id: String) throws -> [String] {
      try site.page("en/\(id)/index.html").all("a") { $0["rel"] != nil }.map {
        "\($0["rel"] ?? "") \($0.text) \($0["href"] ?? "")"
      }
    }
    #expect(try around("1") == ["next Next article Title of 2 ../../en/2/"])
    #expect(try around("2") == ["prev Previous article Title of 1 ../../en/1/"])
    #expect(try around("3") == ["next Next article Title of 4 ../../en/4/"])
    #expect(
      try around("4") == [
        "prev Previous article Title of 3 ../../en/3/", "next Next article Title of 5 ../../en/5/",
      ])
    #expect(try around("5") == ["prev Previous article Title of 4 ../../en/4/"])
    #expect(try around("6") == [])
    #expect(try around("7") == [])
  }

  @Test("a long list says which part of it is shown and leads to those around")
  func pager() throws {
    let site = try RenderedSite(
      try library(
        try ["en", "de"].flatMap { locale in try (1...5).map { try article("\($0)", locale: locale) } }),
      PlanningOptions(accordionLimit: 2))
    func pager(_ path: String) throws -> [String] {
      let parts = try site.page(path).inside(class: "pager")
      return parts.map { "\($0.text)\($0["href"].map { " " + $0 } ?? "")" }
    }
    #expect(try pager("en/index.html") == ["Page 1 of 3", "Next page ../en/page-2/"])
    #expect(
      try pager("en/page-2/index.html") == [
        "Previous page ../../en/", "Page 2 of 3", "Next page ../../en/page-3/",
      ])
    #expect(try pager("en/page-3/index.html") == ["Previous page ../../en/page-2/", "Page 3 of 3"])
    #expect(try pager("de/page-3/index.html") == ["Vorherige Seite ../../de/page-2/", "Seite 3 von 3"])
    #expect(try site.page("en/1/index.html").inside(class: "pager").isEmpty)
  }

  @Test("sections that are only links say how many articles they hold, in the digits of the language")
  func counts() throws {
    let articles = try ["en", "ar-EG"].flatMap { locale in
      try (1...3).map { try article("\($0)", locale: locale, sections: ["S"]) }
    }
    let site = try RenderedSite(try library(articles), PlanningOptions(pages: .article, accordionLimit: 1))
    #expect(try site.page("en/index.html").all("bdi") { $0.has(class: "count") }.map(\.text) == ["3"])
    #expect(try site.page("ar-EG/index.html").all("bdi") { $0.has(class: "count") }.map(\.text) == ["٣"])
  }

  @Test(
    "accordions share a name so that one is open at a time, unless they must not", arguments: [true, false])
  func exclusive(isExclusive: Bool) throws {
    let site = try RenderedSite(
      try library([try article("1"), try article("2", sections: ["S"])]), PlanningOptions(),
      RenderingOptions(isAccordionExclusive: isExclusive))
    let names = try site.page("en/index.html").all("details") { $0.has(class: "accordion") }.map {
      $0["name"]
    }
    #expect(names == Array(repeating: isExclusive ? "articles" : nil, count: 2))
  }

  @Test("an accordion leads to the article's page where there is one")
  func permalinks() throws {
    for (pages, links) in [(PageKinds.both, ["../en/1/"]), (.accordion, [])] {
      let site = try RenderedSite(try library([try article("1")]), PlanningOptions(pages: pages))
      #expect(try site.page("en/index.html").inside(class: "permalink").compactMap { $0["href"] } == links)
    }
  }

  @Test("the title of the site and the sentence below it are those of the language")
  func titles() throws {
    let title = LocalizedText(translations: [try #require(LocaleCode("de")): "Hilfe"], fallback: "Help")
    let tagline = LocalizedText(translations: [try #require(LocaleCode("de")): "Wir helfen"], fallback: nil)
    let site = try RenderedSite(
      try library([try article("1"), try article("1", locale: "de-AT")]), PlanningOptions(),
      RenderingOptions(title: title, tagline: tagline))
    #expect(try site.page("de-AT/index.html").first("title")?.text == "Hilfe")
    #expect(try site.page("de-AT/index.html").first("p") { $0.has(class: "lead") }?.text == "Wir helfen")
    #expect(try site.page("en/index.html").first("title")?.text == "Help")
    #expect(try site.page("en/index.html").first("p") { $0.has(class: "lead") } == nil)
    #expect(try site.page("en/1/index.html").first("title")?.text == "Title of 1 – Help")
  }

  @Test("the page on top of a site of one language leads on to it")
  func redirect() throws {
    let site = try RenderedSite(
      try library([try article("1", locale: "de")]), PlanningOptions(),
      RenderingOptions(baseURL: try BaseURL("https://help.example/docs")))
    let page = try site.page("index.html")
    #expect(page.first("html")?["lang"] == "de")
    #expect(page.first("title")?.text == "Hilfecenter")
    #expect(page.first("meta") { $0["http-equiv"] == "refresh" }?["content"] == "0; url=./de/index.html")
    #expect(page.links == ["./de/index.html"])
    #expect(page.first("meta") { $0["name"] == "robots" }?["content"] == "noindex")
    #expect(page.relations("canonical") == [])
    #expect(try site.page("de/1/index.html").all("a") { $0["data-language"] != nil }.isEmpty)
  }

  @Test("a page for what is not found has links that hold at any address, with a base URL")
  func notFound() throws {
    let library = try library([try article("1"), try article("1", locale: "de")])
    let rooted = try RenderedSite(
      library, PlanningOptions(), RenderingOptions(baseURL: try BaseURL("https://help.example/docs")))
    for path in ["404.html", "en/404.html", "de/404.html"] {
      let page = try rooted.page(path)
      #expect(page.links.filter { $0 != "#main:content" }.allSatisfy { $0.hasPrefix("/docs/") }, "\(path)")
      #expect(
        page.first("link") { $0["rel"] == "stylesheet" }?["href"]?.hasPrefix("/docs/assets/style.") == true)
      #expect(page.first("script")?["src"]?.hasPrefix("/docs/assets/helpgen.") == true)
      #expect(page.first("meta") { $0["name"] == "robots" }?["content"] == "noindex")
    }
    #expect(try rooted.page("de/404.html").first("h1")?.text == "Seite nicht gefunden")
    #expect(try rooted.page("404.html").first("h1")?.text == "Page not found")
    #expect(
      try rooted.page("404.html").inside(class: "other").compactMap { $0["href"] } == [
        "/docs/de/", "/docs/en/",
      ])
    #expect(
      try rooted.page("en/404.html").inside(class: "heading").compactMap { $0["href"] } == ["/docs/en/"])
    let relative = try RenderedSite(library)
    #expect(try relative.page("en/404.html").inside(class: "heading").compactMap { $0["href"] } == ["../en/"])
  }

  @Test("on a site of one language, the page for what is not found on top is that language's")
  func notFoundOfOne() throws {
    let site = try RenderedSite(try library([try article("1", locale: "de")]))
    let page = try site.page("404.html")
    #expect(page.first("html")?["lang"] == "de")
    #expect(page.first("h1")?.text == "Seite nicht gefunden")
    #expect(page.inside(class: "heading").compactMap { $0["href"] } == ["./de/"])
  }

  @Test(
    "texts of the interface in another language are marked as such",
    arguments: [("kk", "ltr"), ("haw", "ltr"), ("yi", "rtl")])
  func fallback(locale: String, direction: String) throws {
    let site = try RenderedSite(
      try library([
        try article("1", locale: locale, updatedAt: "2024-01-05"), try article("2", locale: locale),
        try article("1"),
      ]))
    let page = try site.page("\(locale)/1/index.html")
    #expect(page.first("html")?["lang"] == locale)
    #expect(page.first("html")?["dir"] == direction)
    for text in ["Skip to content", "Updated", "Light or dark", "Languages"] {
      let element = page.elements.last { $0.text == text }
      #expect(element?["lang"] == "en", "\(text)")
    }
    // What the content says is still in its own language.
    #expect(page.first("nav") { $0.has(class: "around") }?["lang"] == "en")
    #expect(page.inside(class: "around").filter { $0.name == "bdi" }.map { $0["lang"] } == [locale])
    #expect(page.first("ol")?["lang"] == locale)
    #expect(try site.page("\(locale)/404.html").first("div") { $0.has(class: "heading") }?["dir"] == "ltr")
  }

  @Test(
    "texts in the page's language, or a close one, have no mark",
    arguments: ["de", "de-AT", "pt-BR", "zh-TW", "no"])
  func ownTexts(locale: String) throws {
    let site = try RenderedSite(
      try library([try article("1", locale: locale), try article("1", locale: "fr")]))
    let page = try site.page("\(locale)/1/index.html")
    #expect(page.first("a") { $0.has(class: "skip") }?["lang"] == (locale == "no" ? "nb" : nil))
  }
}
