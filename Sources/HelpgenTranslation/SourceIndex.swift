import HelpgenModel

/// Which article is translated from which.
struct SourceIndex {
  /// The edition that the others are translated from; `nil` where the library has none of its default language.
  let edition: Int?
  /// The number of each article's key, by edition.
  private var keys: [[Int]] = []
  /// The article of each edition that holds a key, by the number of the key and then by edition: of several the one
  /// with the smallest id; -1 where there is none.
  private var holders: [Int] = []
  private let editionCount: Int
  private let indexes: [LocaleCode: Int]

  init(_ library: Library) {
    indexes = Dictionary(
      library.editions.enumerated().map { ($1.locale, $0) }, uniquingKeysWith: { first, _ in first })
    edition = Self.sourceEdition(library)
    editionCount = library.editions.count
    var numbers: [TranslationKey: Int] = [:]
    numbers.reserveCapacity(library.editions.reduce(0) { max($0, $1.articles.count) })
    for edition in library.editions {
      keys.append(
        edition.articles.map { article in
          let next = numbers.count
          let number = numbers[article.translationKey, default: next]
          if number == next { numbers[article.translationKey] = next }
          return number
        })
    }
    holders = [Int](repeating: -1, count: numbers.count * editionCount)
    for (index, edition) in library.editions.enumerated() {
      for (number, article) in edition.articles.enumerated() {
        let slot = keys[index][number] * editionCount + index
        let other = holders[slot]
        if other >= 0, edition.articles[other].id < article.id { continue }
        holders[slot] = number
      }
    }
  }

  /// The edition of the default language, or of the first variant of it.
  private static func sourceEdition(_ library: Library) -> Int? {
    let editions = library.editions.indices.filter { !library.editions[$0].articles.isEmpty }
    return editions.first { library.editions[$0].locale == library.defaultLocale }
      ?? editions.first { library.editions[$0].locale.lookupChain.contains(library.defaultLocale) }
  }

  /// The article of an edition that holds the key of another.
  private func holder(in edition: Int, ofKeyOf place: LibraryPlace) -> Int? {
    let holder = holders[keys[place.edition][place.article] * editionCount + edition]
    return holder < 0 ? nil : holder
  }

  /// Each source with its translations, both in the order of the library.
  func groups(_ library: Library) -> [(source: LibraryPlace, translations: [LibraryPlace])] {
    // By edition and article.
    var groups = library.editions.map { [[LibraryPlace]](repeating: [], count: $0.articles.count) }
    for (index, other) in library.editions.enumerated() where index != edition {
      let chain = ([edition] + other.locale.lookupChain.dropFirst().map { indexes[$0] }).compactMap { $0 }
      for number in other.articles.indices {
        let place = LibraryPlace(edition: index, article: number)
        for source in chain {
          guard let holder = holder(in: source, ofKeyOf: place) else { continue }
          groups[source][holder].append(place)
          break
        }
      }
    }
    return groups.enumerated().flatMap { edition, articles in
      articles.enumerated().compactMap { article, translations in
        translations.isEmpty ? nil : (LibraryPlace(edition: edition, article: article), translations)
      }
    }
  }

  /// Whether another article of the edition holds the key.
  func isRepeated(_ place: LibraryPlace) -> Bool {
    holder(in: place.edition, ofKeyOf: place) != place.article
  }

  /// The articles of the source edition that an edition lacks.
  func missing(in other: Int, of library: Library) -> [Int] {
    guard let edition else { return [] }
    return library.editions[edition].articles.indices.filter { number in
      let place = LibraryPlace(edition: edition, article: number)
      return !isRepeated(place) && holder(in: other, ofKeyOf: place) == nil
    }
  }
}
