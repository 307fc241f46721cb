import HelpgenModel

/// The same page in other languages.
struct Counterparts {
  /// Its address in each edition that has it, the page itself included; empty for a page that is only itself.
  private var pages: [PageAddress?] = []

  /// Whether the pages of the other languages name this one as their counterpart, too.
  private(set) var isMutual = false

  /// Whether the page is an article: who looks for it in another language is told where it is missing.
  private(set) var isArticle = false

  /// A page that has none.
  init() {}

  /// Collects addresses along the editions.
  init(_ pages: [PageAddress?], isMutual: Bool, isArticle: Bool = false) {
    self.pages = pages
    self.isMutual = isMutual
    self.isArticle = isArticle
  }

  /// The page in an edition.
  subscript(edition: Int) -> PageAddress? { pages.isEmpty ? nil : pages[edition] }
}

extension SiteRenderer {
  /// The same page in each edition that has it.
  func counterparts(of page: PlannedPage) -> Counterparts {
    guard let edition = page.edition else { return Counterparts() }
    let content = plan.library.editions[edition]
    // What search engines cannot be told of, the pages of the other languages do not name.
    let isNamed = !content.isHidden && content.locale.isHreflang
    switch page.content {
    case .home(let listing) where listing.part == 0:
      return Counterparts(homes, isMutual: homes[edition] != nil && isNamed)
    case .section(let index, let listing) where listing.part == 0:
      var pages = [PageAddress?](repeating: nil, count: plan.editions.count)
      for (other, counterpart) in translations.counterparts(of: content.sections[index]) {
        pages[other] = plan.editions[other].sections[counterpart]
      }
      let isMutual = pages[edition] == page.address && isNamed
      pages[edition] = page.address
      return Counterparts(pages, isMutual: isMutual)
    case .article(let index):
      var pages = [PageAddress?](repeating: nil, count: plan.editions.count)
      for (other, translation) in translations.translations(of: content.articles[index]) {
        let place = plan.editions[other].articles[translation]
        if place.fragment == nil { pages[other] = place.page }
      }
      // Of several articles of a language that are one translation, the other languages know only one, and of fallbacks
      // they know nothing.
      let isMutual = pages[edition] == page.address && isNamed
      pages[edition] = page.address
      return Counterparts(pages, isMutual: isMutual, isArticle: true)
    case .home, .section, .languages, .redirect, .notFound:
      return Counterparts()
    }
  }

  /// The languages of a page as search engines are told, in the order of the editions, the default again as `x-default`.
  ///
  /// Empty where there is only one, and where the other pages would not confirm it.
  func alternates(_ counterparts: Counterparts) -> [(hreflang: String, page: PageAddress)] {
    guard counterparts.isMutual else { return [] }
    var alternates: [(hreflang: String, page: PageAddress)] = []
    var standard: PageAddress?
    for (index, edition) in plan.library.editions.enumerated()
    where edition.locale.isHreflang && !edition.isHidden {
      guard let page = counterparts[index] else { continue }
      alternates.append((edition.locale.tag, page))
      if edition.locale == plan.library.defaultLocale { standard = page }
    }
    guard alternates.count > 1 else { return [] }
    if let standard { alternates.append(("x-default", standard)) }
    return alternates
  }
}

extension LocaleCode {
  /// Whether search engines take the code in `hreflang`: a language, a script and a region, nothing else.
  fileprivate var isHreflang: Bool {
    language != "und" && tag == [language, script, region].compactMap { $0 }.joined(separator: "-")
  }
}
