import Foundation
import HelpgenModel

@testable import HelpgenRendering

/// What is wrong with a plan: everything that must hold for any library and any options.
func faults(of plan: SitePlan, _ options: PlanningOptions) -> [String] {
  var check = PlanCheck(plan: plan, options: options)
  check.checkBatches()
  check.checkFiles()
  check.checkPlaces()
  check.checkLists()
  check.checkAnchors()
  check.checkReach()
  return check.faults
}

private struct PlanCheck {
  let plan: SitePlan
  let options: PlanningOptions
  var faults: [String] = []

  mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  /// Every page is in one batch of one edition, every article with its text in one batch.
  mutating func checkBatches() {
    expect(
      plan.batches.flatMap { Array($0.pages) } == Array(plan.pages.indices), "batches are not the pages")
    var batchOfText: [[Int: Int]] = plan.editions.map { _ in [:] }
    for (number, batch) in plan.batches.enumerated() {
      expect(!batch.pages.isEmpty, "batch \(number) is empty")
      let pages = plan.pages[batch.pages]
      expect(Set(pages.map(\.edition)).count == 1, "batch \(number) is of several editions")
      for page in pages {
        guard let edition = page.edition else { continue }
        for article in page.texts {
          let other = batchOfText[edition].updateValue(number, forKey: article) ?? number
          expect(other == number, "article \(article) of edition \(edition) is rendered in two batches")
        }
      }
    }
    for (index, edition) in plan.library.editions.enumerated() {
      expect(batchOfText[index].count == edition.articles.count, "edition \(index) lacks texts")
    }
  }

  /// No two pages are one file on any file system, and none is in the place of a folder.
  mutating func checkFiles() {
    var files: Set<String> = []
    var folders: Set<String> = []
    for page in plan.pages {
      let components = page.address.file.components.map(String.init)
      expect(components.allSatisfy { $0.utf8.count <= 255 }, "“\(page.address.file)” is too long")
      expect(
        page.edition.map { components[0] == plan.library.editions[$0].locale.tag } ?? (components.count == 1),
        "“\(page.address.file)” is not in its locale")
      // Foundation's folding, which is not the planner's.
      let folded = components.map { $0.folding(options: .caseInsensitive, locale: nil) }
      expect(files.insert(folded.joined(separator: "/")).inserted, "two pages are “\(page.address.file)”")
      for end in 1..<max(1, folded.count) { folders.insert(folded[..<end].joined(separator: "/")) }
    }
    expect(files.isDisjoint(with: folders), "files and folders meet: \(files.intersection(folders).sorted())")
  }

  /// Each article has its page or its accordion where the plan says, each section and home its page.
  mutating func checkPlaces() {
    var ownPages: [[Int: PageAddress]] = plan.editions.map { _ in [:] }
    var sectionPages: [[Int: PageAddress]] = plan.editions.map { _ in [:] }
    var shown: [[Int: Set<PageAddress>]] = plan.editions.map { _ in [:] }
    for page in plan.pages {
      guard let edition = page.edition else { continue }
      switch page.content {
      case .article(let index):
        expect(ownPages[edition].updateValue(page.address, forKey: index) == nil, "article \(index) twice")
      case .section(let index, let listing) where listing.part == 0:
        expect(
          sectionPages[edition].updateValue(page.address, forKey: index) == nil, "section \(index) twice")
      case .home(let listing) where listing.part == 0:
        expect(page.address == plan.editions[edition].home, "home is not at home")
      default: break
      }
      for article in page.texts { shown[edition][article, default: []].insert(page.address) }
    }
    for (index, edition) in plan.editions.enumerated() {
      expect(ownPages[index].count == (options.pages.hasArticlePages ? edition.articles.count : 0), "pages")
      expect(sectionPages[index].count == edition.sections.count, "sections without a page")
      for (section, page) in sectionPages[index] {
        expect(edition.sections[section] == page, "section \(section) is elsewhere")
      }
      for (article, place) in edition.articles.enumerated() {
        let isOwn = ownPages[index][article] == place.page
        expect(isOwn == (place.fragment == nil), "article \(article) is elsewhere")
        expect(shown[index][article]?.contains(place.page) ?? false, "article \(article) is not at its place")
        expect(place.fragment == nil || place.fragment == edition.anchors[article], "fragment of \(article)")
      }
    }
  }

  /// Lists keep the reading order, the limit and the shape that templates rely on.
  mutating func checkLists() {
    var lists: [[PageAddress]: [Int]] = [:]
    for page in plan.pages {
      guard let listing = page.listing, let index = page.edition else { continue }
      let edition = plan.library.editions[index]
      let texts = page.texts
      let size = texts.reduce(0) { $0 + edition.articles[$1].content.count }
      expect(
        texts.count <= options.accordionLimit && size <= PlanningOptions.accordionByteLimit
          || texts.count == 1,
        "“\(page.address.file)” has \(texts.count) texts of \(size) bytes")
      expect(listing.articles.count <= options.accordionLimit, "“\(page.address.file)” lists too many")
      expect(
        listing.parts.isEmpty || listing.parts[listing.part] == page.address,
        "“\(page.address.file)” is not its part")
      expect(listing.parts.count != 1, "one part is a list of parts")
      lists[listing.parts.isEmpty ? [page.address] : listing.parts, default: []] += listing.articles

      var depth = -1
      for listed in listing.sections {
        expect(listed.depth <= depth + 1, "a listed section is in none")
        depth = listed.depth
        let keys = edition.sections[listed.section].keys
        let below = edition.sections.filter { $0.keys.starts(with: keys) }
        expect(listed.articleCount == below.reduce(0) { $0 + $1.articles.count }, "a wrong count")
        expect(
          listed.articles.isEmpty || listed.articles == edition.sections[listed.section].articles,
          "a part of a section")
      }
    }
    for (index, edition) in plan.library.editions.enumerated() {
      expect(articles(from: plan.editions[index].home, lists) == edition.looseArticles, "home lacks articles")
      for (section, page) in zip(edition.sections, plan.editions[index].sections) {
        expect(articles(from: page, lists) == section.articles, "“\(page.file)” lacks articles")
      }
    }
  }

  private func articles(from page: PageAddress, _ lists: [[PageAddress]: [Int]]) -> [Int]? {
    lists.first { $0.key.first == page }?.value
  }

  /// Ids are unique in an edition and fit for HTML.
  mutating func checkAnchors() {
    for edition in plan.editions {
      let anchors = edition.anchors + edition.sectionAnchors
      expect(Set(anchors).count == anchors.count, "an anchor twice")
      for anchor in anchors {
        expect(
          !anchor.isEmpty && !anchor.unicodeScalars.contains { $0.properties.isWhitespace }
            && !anchor.utf8.starts(with: "main:".utf8), "the anchor “\(anchor)”")
      }
    }
  }

  /// From the page on top, lists lead to every page but those for what is not found, and to every accordion.
  mutating func checkReach() {
    let pages = Dictionary(plan.pages.map { ($0.address, $0) }, uniquingKeysWith: { $1 })
    var reached: Set<PageAddress> = [plan.root]
    var waiting = [plan.root]
    while let address = waiting.popLast() {
      guard let page = pages[address] else {
        faults.append("a link leads to “\(address.file)”, which is no page")
        continue
      }
      waiting += links(on: page).filter { reached.insert($0).inserted }
    }
    for page in plan.pages {
      if case .notFound = page.content { continue }
      expect(reached.contains(page.address), "no list leads to “\(page.address.file)”")
    }
    for edition in plan.editions {
      for place in edition.articles {
        expect(reached.contains(place.page), "no list leads to “\(place.page.file)”")
      }
    }
  }

  private func links(on page: PlannedPage) -> [PageAddress] {
    guard let index = page.edition, let listing = page.listing else {
      return page.edition == nil ? plan.editions.map(\.home) : []
    }
    let edition = plan.editions[index]
    var links = (listing.articles + listing.sections.flatMap(\.articles)).map { edition.articles[$0].page }
    links += listing.sections.map { edition.sections[$0.section] }
    if listing.part + 1 < listing.parts.count { links.append(listing.parts[listing.part + 1]) }
    return links
  }
}

extension PlannedPage {
  /// What the page lists.
  var listing: Listing? {
    switch content {
    case .home(let listing), .section(_, let listing): listing
    case .article, .languages, .redirect, .notFound: nil
    }
  }

  /// The articles that are on the page with their text.
  var texts: [Int] {
    if case .article(let index) = content { return [index] }
    guard let listing, listing.hasBodies else { return [] }
    return listing.articles + listing.sections.flatMap(\.articles)
  }
}
