import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("A rendered site")
struct WholeSiteTests {
  /// A site with everything that pages can show, in one or in several languages.
  private static func content(_ locales: [String]) throws -> Library {
    var articles: [Article] = []
    for locale in locales {
      articles += [
        try article(
          "1", slug: "50%-off", content: "Text with [a link](https://elsewhere.example/).", locale: locale),
        try article("2", slug: "größe", locale: locale, summary: "A “summary” <b>"),
        try article("3", slug: "設定", locale: locale, sections: ["R&D <1>"], updatedAt: "2024-01-05"),
        try article("a b#c", locale: locale, sections: ["R&D <1>", "Inner"]),
        try article("4'\"", slug: "four", locale: locale, sections: ["R&D <1>", "Inner"]),
        try article("5", locale: locale, sections: ["Other"], key: "five"),
      ]
    }
    articles += try (10...13).map { try article("\($0)", locale: locales[0], sections: ["Other"]) }
    return try library(articles, empty: locales.count > 2 ? ["haw"] : [])
  }

  @Test(
    "is whole: links, ids, languages and headings are right on every page",
    arguments: PageKinds.allCases, LinkStyle.allCases)
  func faultless(pages: PageKinds, links: LinkStyle) throws {
    for locales in [["en"], ["de", "ar"], ["en", "zh-Hant", "he", "und"]] {
      for base in ["", "https://help.example", "https://example.com/team/docs/"] {
        for (limit, permalink) in [(200, "{slug}"), (2, "{section}/{slug}")] {
          let site = try RenderedSite(
            try Self.content(locales),
            PlanningOptions(
              pages: pages, links: links, permalink: try Permalink(permalink), accordionLimit: limit),
            RenderingOptions(
              title: LocalizedText("Tom & \"Jerry\" <3"), tagline: LocalizedText("It's <b>"),
              baseURL: base.isEmpty ? nil : try BaseURL(base)))
          #expect(faults(of: site) == [], "\(locales) \(base) \(limit)")
          #expect(site.bag.diagnostics.isEmpty)
        }
      }
    }
  }

  @Test("is whole for any library", arguments: [3, 8, 17])
  func random(seed: Int) throws {
    // Each seed with its share of the options: rendering all of them takes long.
    for (index, options) in try RandomSite.options(limit: 3).enumerated() where index % 5 == seed % 5 {
      let site = try RenderedSite(try RandomSite.library(seed: seed), options)
      #expect(faults(of: site) == [], "\(options.pages) \(options.links) \(options.permalink)")
    }
  }

  @Test("names index.html in every link, or in none", arguments: LinkStyle.allCases)
  func linkStyle(links: LinkStyle) throws {
    let site = try RenderedSite(try Self.content(["en", "de"]), PlanningOptions(links: links))
    for path in site.pagePaths {
      for link in try site.page(path).links where !link.hasPrefix("#") && !link.contains("elsewhere.example")
      {
        let file = link.split(separator: "#", maxSplits: 1)[0]
        #expect(file.hasSuffix("/index.html") == (links == .explicit), "\(path): \(link)")
        #expect(file.hasSuffix("/") == (links == .folder), "\(path): \(link)")
      }
    }
  }

  @Test("has the same bytes whatever the order of its batches")
  func batchOrder() throws {
    let library = try Self.content(["en", "de", "ar"])
    let plan = try planned(library, PlanningOptions(accordionLimit: 2)).plan
    let theme = try theme()
    func files(_ batches: [PageBatch]) throws -> [String: [UInt8]] {
      let renderer = SiteRenderer(plan, theme, RenderingOptions())
      var bag = DiagnosticBag()
      var findings = LinkFindings()
      var files: [String: [UInt8]] = [:]
      for batch in batches {
        for file in try renderer.render(batch, &findings, into: &bag) { files[file.path.text] = file.bytes }
      }
      return files
    }
    let expected = try files(plan.batches)
    #expect(expected.count == plan.pages.count)
    #expect(try files(plan.batches.reversed()) == expected)
    var random = SeededGenerator(seed: 1)
    for _ in 1...3 { #expect(try files(plan.batches.shuffled(using: &random)) == expected) }
  }

  @Test("C125: the same pages whatever the base but for absolute links")
  func base() throws {
    let library = try Self.content(["en", "de"])
    let sites = try [nil, "https://a.example/team/docs", "https://a.example/team/docs/", "http://b.example/"]
      .map {
        try RenderedSite(
          library, PlanningOptions(), RenderingOptions(baseURL: try $0.map { try BaseURL($0) }))
      }
    #expect(sites[1].files == sites[2].files)
    for path in sites[0].pagePaths where !path.hasSuffix("404.html") {
      let links = try sites.map { try $0.page(path).links }
      #expect(links[0] == links[1])
      #expect(links[0] == links[3])
    }
  }
}
