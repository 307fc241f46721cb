import HelpgenModel

/// Which article is translated from which.
struct SourceIndex {
  /// The edition that the others are translated from; `nil` where the library has none of its default language.
  let edition: Int?
  /// The article of each edition that holds a key, by edition: of several the one with the smallest id.
  private var holders: [TranslationKey: [Int: Int]] = [:]
  private let indexes: [LocaleCode: Int]

  init(_ library: Library) {
    indexes = Dictionary(
      library.editions.enumerated().map { ($1.locale, $0) }, uniquingKeysWith: { first, _ in first })
    edition = Self.sourceEdition(library)
    for (index, edition) in library.editions.enumerated() {
      for (number, article) in edition.articles.enumerated() {
        if let other = holders[article.translationKey]?[index], edition.articles[other].id < article.id {
          continue
        }
        holders[article.translationKey, default: [:]][index] = number
      }
    }
  }

  /// The edition of the default language, or of the first variant of it.
  private static func sourceEdition(_ library: Library) -> Int? {
    let editions = library.editions.indices.filter { !library.editions[$0].articles.isEmpty }
    return editions.first { library.editions[$0].locale == library.defaultLocale }
      ?? editions.first { library.editions[$0].locale.lookupChain.contains(library.defaultLocale) }
  }

  /// Each source with its translations, both in the order of the library.
  func groups(_ library: Library) -> [(source: LibraryPlace, translations: [LibraryPlace])] {
    var groups: [LibraryPlace: [LibraryPlace]] = [:]
    for (index, other) in library.editions.enumerated() where index != edition {
      let chain = ([edition] + other.locale.lookupChain.dropFirst().map { indexes[$0] }).compactMap { $0 }
      for (number, article) in other.articles.enumerated() {
        guard let holders = holders[article.translationKey],
          let source = chain.first(where: { holders[$0] != nil }), let holder = holders[source]
        else { continue }
        groups[LibraryPlace(edition: source, article: holder), default: []].append(
          LibraryPlace(edition: index, article: number))
      }
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether another article of the edition holds the key.
  func isRepeated(_ place: LibraryPlace, of key: TranslationKey) -> Bool {
    holders[key]?[place.edition] != place.article
  }

  /// The articles of the source edition that an edition lacks.
  func missing(in other: Int, of library: Library) -> [Int] {
    guard let edition else { return [] }
    return library.editions[edition].articles.enumerated().compactMap { number, article in
      let holders = holders[article.translationKey] ?? [:]
      return holders[edition] == number && holders[other] == nil ? number : nil
    }
  }
}
