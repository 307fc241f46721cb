import HelpgenModel

@testable import HelpgenRendering

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Libraries with everything that makes planning hard: names that collide, deep sections, long texts.
enum RandomSite {
  /// The patterns of addresses that sites are planned with.
  static let permalinks = [
    "{slug}", "{section}/{slug}", "{id}", "help/{id}-{slug}", "{slug}/{section}", "{slug}/{id}",
    "index.html/{slug}",
  ]

  private static let slugs = [
    "start", "START", "faq", "FAQ", "page-2", "page-3", "billing", "a-b", "straße", "STRASSE", "été",
    "index.html",
    "Index.HTML", "404.html", "section", "start-2", "start-12", "billing-page-2",
    String(repeating: "ü", count: 127), String(repeating: "x", count: 255),
  ]
  private static let ids =
    ["a b", "a-b", "a-b-2", "main:content", "section-billing", "straße", "STRASSE", "x\"<y>", "\u{3000}"]
    + (1...60).map(String.init) + [String(repeating: "9", count: 255), String(repeating: "z", count: 254)]
  private static let names = ["Billing", "billing", "A b", "a-b", "Page 2", "index.html", "Start", "été"]
  private static let longText = String(repeating: "0123456789abcdef", count: 25_000)

  /// A library of up to three locales.
  static func library(seed: Int) throws -> Library {
    var random = SeededGenerator(seed: seed)
    let locales = ["de", "en", "ar"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    var articles: [Article] = []
    for locale in locales {
      let sizes = [0, 1, 3, 12, 40]
      let count = sizes[Int.random(in: 0..<sizes.count, using: &random)]
      let sectioned = Int.random(in: 0...2, using: &random)
      for id in ids.shuffled(using: &random).prefix(count) {
        let depth = sectioned == 0 ? 0 : Int.random(in: 0...(sectioned * 2), using: &random)
        articles.append(
          try article(
            id, slug: Bool.random(using: &random) ? slugs.randomElement(using: &random) : nil,
            derivedSlug: slugs.randomElement(using: &random),
            content: Int.random(in: 0..<12, using: &random) == 0 ? longText : nil, locale: locale,
            sections: (0..<depth).map { _ in names.randomElement(using: &random) ?? "" }))
      }
    }
    return try HelpgenRenderingTests.library(articles, empty: Array(locales))
  }

  /// All kinds of options a site can be planned with.
  static func options(limit: Int) throws -> [PlanningOptions] {
    var all: [PlanningOptions] = []
    for pages in PageKinds.allCases {
      for links in LinkStyle.allCases {
        for permalink in permalinks {
          all.append(
            PlanningOptions(
              pages: pages, links: links, permalink: try Permalink(permalink), accordionLimit: limit))
        }
      }
    }
    return all
  }
}
