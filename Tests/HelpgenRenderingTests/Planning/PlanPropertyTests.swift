import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("A plan of any library")
struct PlanPropertyTests {
  @Test("gives every article and section its page, in one batch and in reach", arguments: 1...16)
  func holds(seed: Int) throws {
    let library = try RandomSite.library(seed: seed)
    for limit in [1, 5, 50] {
      for options in try RandomSite.options(limit: limit) {
        let (plan, bag) = try planned(library, options)
        let faults = faults(of: plan, options)
        #expect(faults.isEmpty, "\(options.pages) \(options.links) \(options.permalink) limit \(limit)")
        #expect(bag.errorCount == 0)
        if !options.pages.hasArticlePages { #expect(bag.diagnostics.isEmpty) }
        if !faults.isEmpty { return }
      }
    }
  }

  @Test("is the same whatever the order the articles are in", arguments: 1...8)
  func ignoresOrder(seed: Int) throws {
    let library = try RandomSite.library(seed: seed)
    for edition in library.editions {
      let reversed = Edition(
        locale: edition.locale, articles: edition.articles.reversed(), looseArticles: [], sections: [])
      let forward = Edition(
        locale: edition.locale, articles: edition.articles, looseArticles: [], sections: [])
      let plans = try [forward, reversed].map {
        try planned(Library(editions: [$0], defaultLocale: .english)).plan
      }
      #expect(plans[0].folders() == plans[1].folders())
      #expect(plans[0].editions[0].anchors == plans[1].editions[0].anchors.reversed())
    }
  }

  @Test("is found out where it breaks a rule")
  func plantedFaults() throws {
    let options = PlanningOptions(accordionLimit: 2)
    let articles = try (1...6).map { try article("\($0)", sections: $0 > 3 ? ["Billing"] : []) }
    let plan = try planned(try library(articles), options).plan
    #expect(faults(of: plan, options) == [])

    func found(_ pages: [PlannedPage], _ batches: [PageBatch]? = nil, _ edition: EditionPlan? = nil)
      -> [String]
    {
      faults(
        of: SitePlan(
          library: plan.library, editions: [edition ?? plan.editions[0]], root: plan.root, pages: pages,
          batches: batches ?? pages.indices.map { PageBatch(pages: $0..<$0 + 1) }), options)
    }
    #expect(found(plan.pages, Array(plan.batches.dropLast())).contains("batches are not the pages"))
    #expect(found(plan.pages + [plan.pages[0]]).contains("two pages are “en/index.html”"))
    let first = try #require(plan.pages.firstIndex { $0.address.folder == "en/1" })
    var pages = plan.pages
    pages.remove(at: first)
    #expect(found(pages).contains("a link leads to “en/1/index.html”, which is no page"))
    pages = plan.pages
    guard case .home(var listing) = pages[0].content else { return #expect(Bool(false), "home is not first") }
    listing.articles.removeLast()
    pages[0] = PlannedPage(.home(listing), at: pages[0].address, edition: 0)
    #expect(found(pages).contains("no list leads to “en/2/index.html”"))
    let twins = EditionPlan(
      home: plan.editions[0].home, articles: plan.editions[0].articles,
      anchors: Array(repeating: "a", count: 6),
      sections: plan.editions[0].sections, sectionAnchors: ["main:x"])
    #expect(found(plan.pages, nil, twins).contains("an anchor twice"))
    #expect(found(plan.pages, nil, twins).contains("the anchor “main:x”"))
  }
}
