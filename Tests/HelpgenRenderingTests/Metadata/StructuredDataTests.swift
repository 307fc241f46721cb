import Foundation
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Structured data")
struct StructuredDataTests {
  private func site(_ articles: [Article], baseURL: String? = "https://help.example") throws -> RenderedSite {
    try RenderedSite(
      try library(articles), PlanningOptions(),
      RenderingOptions(title: LocalizedText("Acme"), baseURL: try baseURL.map { try BaseURL($0) }))
  }

  /// The data of a page; `nil` where it has none.
  private func data(_ path: String, _ site: RenderedSite) throws -> String? {
    let blocks = try site.page(path).all("script") { $0["type"] == "application/ld+json" }
    #expect(blocks.count < 2)
    return blocks.first?.text
  }

  /// Whether JSON says the same; names may be in any order.
  private func expect(
    _ path: String, _ site: RenderedSite, says graph: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try #require(try data(path, site), "no data", sourceLocation: sourceLocation)
    let expected = #"{"@context": "https://schema.org", "@graph": \#(graph)}"#
    #expect(try sorted(text) == sorted(expected), sourceLocation: sourceLocation)
  }

  private func sorted(_ json: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  @Test("An article's page names the article and the way to it")
  func wholeArticle() throws {
    let site = try site([
      try article(
        "1", title: "Größe", locale: "pt-BR", sections: ["A", "B"], updatedAt: "2024-01-02",
        summary: "In short")
    ])
    let address = "https://help.example/pt-BR/1/"
    try expect(
      "pt-BR/1/index.html", site,
      says: """
        [{"@type": "TechArticle", "headline": "Größe", "inLanguage": "pt-BR", "url": "\(address)",
          "mainEntityOfPage": "\(address)", "dateModified": "2024-01-02", "description": "In short",
          "isPartOf": {"@type": "WebSite", "name": "Acme", "url": "https://help.example/"}},
         {"@type": "BreadcrumbList", "itemListElement": [
           {"@type": "ListItem", "position": 1, "name": "Acme", "item": "https://help.example/pt-BR/"},
           {"@type": "ListItem", "position": 2, "name": "A", "item": "https://help.example/pt-BR/a/"},
           {"@type": "ListItem", "position": 3, "name": "B", "item": "https://help.example/pt-BR/a/b/"},
           {"@type": "ListItem", "position": 4, "name": "Größe", "item": "\(address)"}]}]
        """)
  }

  @Test("What an article does not have is left out")
  func bareArticle() throws {
    let site = try site([try article("1")], baseURL: "https://help.example/docs")
    let address = "https://help.example/docs/en/1/"
    try expect(
      "en/1/index.html", site,
      says: """
        [{"@type": "TechArticle", "headline": "Title of 1", "inLanguage": "en", "url": "\(address)",
          "mainEntityOfPage": "\(address)",
          "isPartOf": {"@type": "WebSite", "name": "Acme", "url": "https://help.example/docs/"}},
         {"@type": "BreadcrumbList", "itemListElement": [
           {"@type": "ListItem", "position": 1, "name": "Acme", "item": "https://help.example/docs/en/"},
           {"@type": "ListItem", "position": 2, "name": "Title of 1", "item": "\(address)"}]}]
        """)
  }

  @Test("A page of accordions names questions, in order; the answer is the summary, or how the text begins")
  func questions() throws {
    let long = (1...200).map { "word\($0)" }.joined(separator: " ")
    let articles = [
      try article("1", summary: "In <short>"),
      try article("2", content: "![](only-an-image.png)\n"),
      try article(
        "3", content: "## Steps\n\n1. *Open* it.\n2. `Close` it &amp; go.\n", sections: ["S"]),
      try article("4", content: long, sections: ["S"]),
    ]
    let site = try site(articles)
    func question(_ id: Int, _ answer: String) -> String {
      """
      {"@type": "Question", "name": "Title of \(id)", "inLanguage": "en", "url": "https://help.example/en/\(id)/",
       "acceptedAnswer": {"@type": "Answer", "text": "\(answer)"}}
      """
    }
    let cut = (1...44).map { "word\($0)" }.joined(separator: " ") + "…"
    let inSection = [question(3, "Steps Open it. Close it & go."), question(4, cut)]
    let all = [question(1, "In <short>")] + inSection
    try expect(
      "en/index.html", site,
      says: """
        [{"@type": "FAQPage", "inLanguage": "en", "url": "https://help.example/en/",
          "mainEntity": [\(all.joined(separator: ","))]}]
        """)
    try expect(
      "en/s/index.html", site,
      says: """
        [{"@type": "BreadcrumbList", "itemListElement": [
           {"@type": "ListItem", "position": 1, "name": "Acme", "item": "https://help.example/en/"},
           {"@type": "ListItem", "position": 2, "name": "S", "item": "https://help.example/en/s/"}]},
         {"@type": "FAQPage", "inLanguage": "en", "url": "https://help.example/en/s/",
          "mainEntity": [\(inSection.joined(separator: ","))]}]
        """)
  }

  @Test("A question whose article has no page of its own has no address")
  func withoutPages() throws {
    let site = try RenderedSite(
      try library([try article("1")]), PlanningOptions(pages: .accordion),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    try expect(
      "en/index.html", site,
      says: """
        [{"@type": "FAQPage", "inLanguage": "en", "url": "https://help.example/en/", "mainEntity": [
          {"@type": "Question", "name": "Title of 1", "inLanguage": "en",
           "acceptedAnswer": {"@type": "Answer", "text": "Text of 1."}}]}]
        """)
  }

  @Test("What is not in the language of a page is no question, and its own page says nothing")
  func fallbacks() throws {
    let plain = try library([
      try article("1"), try article("2"), try article("1", locale: "de"), try article("2", locale: "de"),
    ])
    let editions = plain.editions.map { edition in
      Edition(
        locale: edition.locale, articles: edition.articles,
        standings: edition.articles.map { article in
          article.locale == .english || article.id.text == "1"
            ? Standing(.own)
            : Standing(.copy, source: LibraryPlace(edition: 1, article: 1), language: .english)
        }, looseArticles: edition.looseArticles, sections: edition.sections)
    }
    let site = try RenderedSite(
      Library(editions: editions, defaultLocale: .english), PlanningOptions(),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    try expect(
      "de/index.html", site,
      says: """
        [{"@type": "FAQPage", "inLanguage": "de", "url": "https://help.example/de/", "mainEntity": [
          {"@type": "Question", "name": "Title of 1", "inLanguage": "de", "url": "https://help.example/de/1/",
           "acceptedAnswer": {"@type": "Answer", "text": "Text of 1."}}]}]
        """)
    #expect(try data("de/2/index.html", site) == nil)
    #expect(try site.page("de/2/index.html").all("meta") { $0["property"] != nil }.isEmpty)
    #expect(try data("en/2/index.html", site) != nil)
  }

  @Test("Nothing is said without an address, on pages of links, and where nothing is to be found")
  func nothing() throws {
    let articles = [
      try article("1"), try article("1", locale: "de"),
      try article("2", content: "\n", locale: "fr"),
    ]
    let nowhere = try site(articles, baseURL: nil)
    for path in nowhere.pagePaths { #expect(try data(path, nowhere) == nil) }
    let site = try site(articles)
    for path in ["index.html", "404.html", "en/404.html", "fr/index.html"] {
      #expect(try data(path, site) == nil)
    }
    let links = try RenderedSite(
      try library(articles), PlanningOptions(pages: .article),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    #expect(try data("en/index.html", links) == nil)
  }

  @Test(
    "C063, C065: Titles are in the data unchanged, whatever is in them, and end no script",
    arguments: [
      "Use </script><script>alert(1)</script> safely", "<!--<script>", "Tom & \"Jerry\" <3 — 5 > 4 \\ back",
      "]]> &amp; \u{2028}",
    ])
  func escaping(_ title: String) throws {
    let hostile = try site([
      try article("a", title: title, content: "x </SCRIPT >\n", sections: ["</script>"])
    ])
    let harmless = try site([
      try article("a", title: "Title", content: "x\n", sections: ["S"])
    ])
    for path in ["en/a/index.html", "en/index.html"] {
      let text = try hostile.text(path)
      #expect(
        text.lowercased().ranges(of: "<script").count == (try harmless.text(path)).ranges(of: "<script").count
      )
      #expect(text.lowercased().ranges(of: "</script").count == 2)
      let data = try #require(try data(path, hostile))
      let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      let graph = try #require(object?["@graph"] as? [[String: Any]])
      let question = (graph.first?["mainEntity"] as? [[String: Any]])?.first
      let shown = try #require((graph.first?["headline"] ?? question?["name"]) as? String)
      #expect(Array(shown.utf8) == Array(title.utf8))
    }
  }
}
