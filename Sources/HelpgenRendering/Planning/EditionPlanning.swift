import HelpgenDiagnostics
import HelpgenModel

/// The pages of one edition under construction.
struct EditionPlanning {
  /// The pages, in groups that show the same articles.
  private(set) var batches: [[PlannedPage]] = []

  private let edition: Edition
  private let index: Int
  private let options: PlanningOptions
  private let limit: ListingLimit
  private var addressing: Addressing
  private let anchors: Anchors
  private let home: PageAddress
  private var places: [ArticlePlace] = []
  private var sections: [PageAddress] = []

  init(
    _ edition: Edition, at index: Int, _ options: PlanningOptions, into diagnostics: inout DiagnosticBag
  ) throws(UnusableAddress) {
    self.edition = edition
    self.index = index
    self.options = options
    limit = ListingLimit(articles: options.accordionLimit, bytes: PlanningOptions.accordionByteLimit)
    let order = edition.articlesByID
    addressing = Addressing(edition, order: order, options, into: &diagnostics)
    anchors = Anchors(edition, order: order)
    home = try address([edition.locale.tag], options)
    for (article, folder) in addressing.articles.enumerated() {
      let isReadHere = edition.standings[article].isReadHere
      places.append(ArticlePlace(page: isReadHere ? try address(folder, options) : home))
    }
    for folder in addressing.sections { sections.append(try address(folder, options)) }
    if places.isEmpty { places = anchors.articles.map { ArticlePlace(page: home, fragment: $0) } }
    try planPages()
  }

  /// The addresses of the edition.
  var addresses: EditionPlan {
    EditionPlan(
      home: home, articles: places, anchors: anchors.articles, sections: sections,
      sectionAnchors: anchors.sections)
  }

  /// Plans home, the page for what is not found, sections and articles.
  private mutating func planPages() throws(UnusableAddress) {
    let top = edition.sections.indices.filter { edition.sections[$0].parent == nil }
    var notFound: [PlannedPage] = []
    if let file = OutputPath([edition.locale.tag, "404.html"]) {
      notFound = [PlannedPage(.notFound, at: PageAddress(file: file), edition: index)]
    }
    if limit.allows(edition.articles.indices, of: edition) {
      // Home shows every article, so all pages of the locale are made together.
      let listing = whole(edition.looseArticles, listed(top.flatMap(subtree)))
      let pages = [PlannedPage(.home(listing), at: home, edition: index)] + notFound
      addBatch(pages + edition.sections.indices.map(sectionPage), edition.articles.indices)
      return
    }
    let pages = try parts(of: edition.looseArticles, linked(top), at: home, in: [edition.locale.tag]) {
      .home($0)
    }
    addBatches(pages, edition.looseArticles)
    batches.append(notFound)
    try planSections(top)
  }

  /// Plans the pages of sections and their articles where home does not show all.
  private mutating func planSections(_ top: [Int]) throws(UnusableAddress) {
    var stack = Array(top.reversed())
    while let section = stack.popLast() {
      let tree = subtree(section)
      let below = tree.flatMap { edition.sections[$0].articles }
      if limit.allows(below, of: edition) {
        addBatch(tree.map(sectionPage), below)
        for section in tree { place(edition.sections[section].articles, on: sections[section]) }
        continue
      }
      let children = tree.filter { edition.sections[$0].parent == section }
      let own = edition.sections[section].articles
      let pages = try parts(
        of: own, linked(children), at: sections[section], in: addressing.sections[section]
      ) { .section(section, $0) }
      addBatches(pages, own)
      stack += children.reversed()
    }
  }

  /// A section's page with everything below it.
  private func sectionPage(_ section: Int) -> PlannedPage {
    let listing = whole(edition.sections[section].articles, listed(subtree(section).dropFirst()))
    return PlannedPage(.section(section, listing), at: sections[section], edition: index)
  }

  private func whole(_ articles: [Int], _ sections: [ListedSection]) -> Listing {
    Listing(articles: articles, hasBodies: options.pages.hasAccordions, sections: sections)
  }

  /// A list that may be too long for one page, in parts; sections stand on the first.
  private mutating func parts(
    of articles: [Int], _ listedSections: [ListedSection], at first: PageAddress, in folder: [String],
    _ content: (Listing) -> PlannedPage.Content
  ) throws(UnusableAddress) -> [PlannedPage] {
    // Without pages of their own, articles must have their text in the list.
    let hasBodies =
      !options.pages.hasArticlePages || options.pages.hasAccordions && limit.allows(articles, of: edition)
    let parts = limit.parts(of: articles, withText: hasBodies, of: edition)
    var pages = [first]
    while pages.count < parts.count {
      pages.append(try address(addressing.takePart(pages.count + 1, in: folder), options))
    }
    for (part, articles) in parts.enumerated() { place(articles, on: pages[part]) }
    return parts.enumerated().map { part, articles in
      let listing = Listing(
        articles: articles, hasBodies: hasBodies, sections: part == 0 ? listedSections : [],
        parts: pages.count > 1 ? pages : [], part: part)
      return PlannedPage(content(listing), at: pages[part], edition: index)
    }
  }

  /// Remembers where articles without pages of their own are read.
  private mutating func place(_ articles: [Int], on page: PageAddress) {
    guard !options.pages.hasArticlePages else { return }
    for article in articles {
      places[article] = ArticlePlace(page: page, fragment: anchors.articles[article])
    }
  }
}

/// Sections as pages list them.
extension EditionPlanning {
  /// A section and those below it, which follow it.
  private func subtree(_ section: Int) -> Range<Int> {
    let depth = edition.sections[section].depth
    let end = edition.sections[(section + 1)...].firstIndex { $0.depth <= depth }
    return section..<(end ?? edition.sections.count)
  }

  /// Sections with their articles.
  private func listed(_ sections: some Sequence<Int>) -> [ListedSection] {
    var least: Int?
    return sections.map { section in
      let depth = edition.sections[section].depth
      least = min(depth, least ?? depth)
      return ListedSection(
        section: section, articles: edition.sections[section].articles,
        articleCount: articleCount(section), depth: depth - (least ?? depth))
    }
  }

  /// Sections as links.
  private func linked(_ sections: [Int]) -> [ListedSection] {
    sections.map { ListedSection(section: $0, articles: [], articleCount: articleCount($0), depth: 0) }
  }

  private func articleCount(_ section: Int) -> Int {
    subtree(section).reduce(0) { $0 + edition.sections[$1].articles.count }
  }
}

/// Groups of pages.
extension EditionPlanning {
  /// How many articles that only have pages of their own are rendered together.
  private static let batchSize = 64

  /// Adds the pages of a list and those of its articles.
  private mutating func addBatches(_ pages: [PlannedPage], _ articles: [Int]) {
    if pages.count == 1, articles.count <= Self.batchSize || pages[0].content.hasBodies {
      addBatch(pages, articles)
      return
    }
    // The parts of a long list share no article, and a list of links shows none.
    for page in pages { batches.append([page]) }
    let own = articlePages(articles)
    for start in stride(from: 0, to: own.count, by: Self.batchSize) {
      batches.append(Array(own[start..<min(start + Self.batchSize, own.count)]))
    }
  }

  private mutating func addBatch(_ pages: [PlannedPage], _ articles: some Sequence<Int>) {
    batches.append(pages + articlePages(articles))
  }

  private func articlePages(_ articles: some Sequence<Int>) -> [PlannedPage] {
    guard options.pages.hasArticlePages else { return [] }
    return articles.filter { edition.standings[$0].isReadHere }
      .map { PlannedPage(.article($0), at: places[$0].page, edition: index) }
  }
}

extension PlannedPage.Content {
  /// Whether articles are on the page with their text, besides their own pages.
  fileprivate var hasBodies: Bool {
    switch self {
    case .home(let listing), .section(_, let listing): listing.hasBodies
    case .article, .languages, .redirect, .notFound: false
    }
  }
}
