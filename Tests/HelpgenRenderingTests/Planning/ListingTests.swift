import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Lists of articles and sections")
struct ListingTests {
  /// What each page of a plan lists, in words: its folder, what is on it and what it links to.
  private func outline(_ plan: SitePlan) -> [String] {
    plan.pages.compactMap { page in
      guard let listing = page.listing, let edition = page.edition else { return nil }
      let content = plan.library.editions[edition]
      func names(_ articles: [Int]) -> String {
        articles.map { content.articles[$0].id.text }.joined(separator: " ")
      }
      var line = "\(page.address.folder): \(listing.hasBodies ? "texts" : "links") \(names(listing.articles))"
      for listed in listing.sections {
        line +=
          " \(String(repeating: ">", count: listed.depth + 1))\(content.sections[listed.section].title)"
          + "(\(listed.articleCount)) \(names(listed.articles))"
      }
      if !listing.parts.isEmpty { line += " part \(listing.part + 1)/\(listing.parts.count)" }
      return line
    }
  }

  private func outline(_ articles: [Article], _ options: PlanningOptions) throws -> [String] {
    outline(try planned(try library(articles), options).plan)
  }

  private let small: @Sendable () throws -> [Article] = {
    [
      try article("1"), try article("2", sections: ["A"]), try article("3", sections: ["A", "B"]),
      try article("4", sections: ["C"]),
    ]
  }

  @Test("home shows everything while it is within the limit, and sections what is in them")
  func everythingOnHome() throws {
    let options = PlanningOptions(accordionLimit: 4)
    #expect(
      try outline(try small(), options) == [
        "en: texts 1 >A(2) 2 >>B(1) 3 >C(1) 4", "en/a: texts 2 >B(1) 3", "en/a/b: texts 3", "en/c: texts 4",
      ])
    #expect(try planned(try library(try small()), options).plan.batches.count == 2)
  }

  @Test("beyond the limit home links to sections, which hold what is below them while they can")
  func sectionsAsLinks() throws {
    #expect(
      try outline(try small(), PlanningOptions(accordionLimit: 3)) == [
        "en: texts 1 >A(2)  >C(1) ", "en/a: texts 2 >B(1) 3", "en/a/b: texts 3", "en/c: texts 4",
      ])
    #expect(
      try outline(try small(), PlanningOptions(accordionLimit: 1)) == [
        "en: texts 1 >A(2)  >C(1) ", "en/a: texts 2 >B(1) ", "en/a/b: texts 3", "en/c: texts 4",
      ])
  }

  @Test("articles without accordions are links in the same places")
  func articlesOnly() throws {
    #expect(
      try outline(try small(), PlanningOptions(pages: .article, accordionLimit: 4)) == [
        "en: links 1 >A(2) 2 >>B(1) 3 >C(1) 4", "en/a: links 2 >B(1) 3", "en/a/b: links 3", "en/c: links 4",
      ])
    #expect(
      try outline(try small(), PlanningOptions(pages: .article, accordionLimit: 3)) == [
        "en: links 1 >A(2)  >C(1) ", "en/a: links 2 >B(1) 3", "en/a/b: links 3", "en/c: links 4",
      ])
  }

  @Test("articles without pages of their own are read on home, else with their section")
  func accordionsOnly() throws {
    func places(_ limit: Int) throws -> [String] {
      let plan = try planned(
        try library(try small()), PlanningOptions(pages: .accordion, accordionLimit: limit)
      ).plan
      #expect(!plan.pages.contains { if case .article = $0.content { true } else { false } })
      return plan.editions[0].articles.map { $0.link(from: plan.root) }
    }
    #expect(try places(4) == ["./en/#1", "./en/#2", "./en/#3", "./en/#4"])
    #expect(try places(3) == ["./en/#1", "./en/a/#2", "./en/a/b/#3", "./en/c/#4"])
  }

  @Test("a list that is too long for one page runs over several")
  func parts() throws {
    let articles = try (1...5).map { try article("\($0)") } + [try article("page-2", sections: ["A"])]
    #expect(
      try outline(articles, PlanningOptions(accordionLimit: 2)) == [
        "en: links 1 2 >A(1)  part 1/3", "en/page-2-2: links 3 4 part 2/3", "en/page-3: links 5 part 3/3",
        "en/a: texts page-2",
      ])
    #expect(
      try outline(articles, PlanningOptions(pages: .accordion, accordionLimit: 2)) == [
        "en: texts 1 2 >A(1)  part 1/3", "en/page-2: texts 3 4 part 2/3", "en/page-3: texts 5 part 3/3",
        "en/a: texts page-2",
      ])
  }

  @Test("texts that are too long for one page go over several, even one alone")
  func longTexts() throws {
    let half = String(repeating: "x", count: PlanningOptions.accordionByteLimit / 2)
    let articles = [
      try article("1", content: half), try article("2", content: half), try article("3", content: "x"),
      try article("4", content: half + half + "x"), try article("5", content: "x"),
    ]
    #expect(
      try outline(articles, PlanningOptions(pages: .accordion)) == [
        "en: texts 1 2 part 1/4", "en/page-2: texts 3 part 2/4", "en/page-3: texts 4 part 3/4",
        "en/page-4: texts 5 part 4/4",
      ])
    #expect(try outline(articles, PlanningOptions()) == ["en: links 1 2 3 4 5"])
    #expect(try outline(Array(articles[..<2]), PlanningOptions()) == ["en: texts 1 2"])
  }

  @Test("a locale without articles has a home")
  func emptyLocale() throws {
    let plan = try planned(try library([try article("1")], empty: ["de"])).plan
    #expect(
      plan.pages.map(\.address.file.text) == [
        "de/index.html", "de/404.html", "en/index.html", "en/404.html", "en/1/index.html", "index.html",
        "404.html",
      ])
    #expect(outline(plan) == ["de: texts ", "en: texts 1"])
  }

  @Test("the page on top offers the languages, or leads on to the only one")
  func root() throws {
    let one = try planned(try library([try article("1")])).plan
    let two = try planned(try library([try article("1"), try article("1", locale: "de")])).plan
    guard case .redirect? = one.pages.first(where: { $0.address == one.root })?.content,
      case .languages? = two.pages.first(where: { $0.address == two.root })?.content
    else { return #expect(Bool(false), "the page on top is another one") }
  }

  @Test(
    "6,000 articles are in reach and in small batches",
    arguments: PageKinds.allCases, ["flat", "one section", "nested"])
  func large(pages: PageKinds, shape: String) throws {
    let articles = try (1...6000).map { number in
      let nested = ["A\(number % 3)", "B\(number % 7)", "C\(number % 10)"]
      return try article(
        "\(number)", sections: shape == "flat" ? [] : shape == "nested" ? nested : ["All"])
    }
    let options = PlanningOptions(pages: pages)
    let plan = try planned(try library(articles), options).plan
    #expect(faults(of: plan, options) == [])
    let sizes = plan.batches.map { batch in Set(plan.pages[batch.pages].flatMap(\.texts)).count }
    #expect(sizes.allSatisfy { $0 <= 200 })
    if shape != "nested" {
      #expect(plan.pages.count(where: { $0.listing?.parts.count == 30 }) == 30)
    }
  }

  @Test("a long list of links keeps its articles out of its batch")
  func linksApart() throws {
    let articles = try (1...300).map { try article("\($0)", content: String(repeating: "x", count: 5000)) }
    let plan = try planned(try library(articles), PlanningOptions(accordionLimit: 1000)).plan
    #expect(plan.batches.map(\.pages.count) == [1, 64, 64, 64, 64, 44, 1, 2])
  }
}
