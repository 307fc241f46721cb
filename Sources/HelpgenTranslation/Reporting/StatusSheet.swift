public import HelpgenModel

/// The status of a library's translations as reports show it.
public struct StatusSheet: Sendable {
  /// The language that the others are translated from; `nil` where no article is in the default language.
  public let source: LocaleCode?
  /// How many articles there are to translate.
  public let sourceCount: Int
  /// The other languages, the worst first.
  public let locales: [Row]
  /// Every translation that is there or should be, by key and then by language.
  let entries: [Entry]

  /// A language.
  public struct Row: Sendable {
    /// The language.
    public let locale: LocaleCode
    /// How many articles there are of each kind.
    public let counts: StatusCounts
  }

  /// A translation.
  struct Entry {
    let key: String
    /// Its id; `nil` where it is missing.
    let id: String?
    /// The title of the source, or its own where it has none.
    let title: String
    /// The language of the title.
    let titleLocale: LocaleCode
    /// The outermost section of the source, or its own.
    let section: String?
    let locale: LocaleCode
    let translation: ArticleTranslation
    /// Whether it is one of those that are counted.
    let isCounted: Bool
  }

  /// Lays out a status.
  ///
  /// - Parameter shown: The languages to show; `nil` for all.
  public init(_ library: Library, _ status: LibraryTranslation, shown: Set<LocaleCode>? = nil) {
    let others = library.editions.indices.filter { index in
      index != status.source && shown?.contains(library.editions[index].locale) ?? true
    }
    source = status.source.map { library.editions[$0].locale }
    sourceCount = status.source.map { Set(library.editions[$0].articles.map(\.translationKey)).count } ?? 0
    locales = others.map { Row(locale: status.editions[$0].locale, counts: status.editions[$0].counts) }
      .sorted { left, right in
        let (one, other) = (left.counts, right.counts)
        if one.translated != other.translated { return one.translated < other.translated }
        if one.problems != other.problems { return one.problems > other.problems }
        return left.locale < right.locale
      }
    entries = others.flatMap { Self.entries(of: $0, library, status) }.sorted { left, right in
      if left.key != right.key { return left.key.utf8.lexicographicallyPrecedes(right.key.utf8) }
      return left.locale == right.locale
        ? (left.id ?? "").utf8.lexicographicallyPrecedes((right.id ?? "").utf8) : left.locale < right.locale
    }
  }

  private static func entries(of index: Int, _ library: Library, _ status: LibraryTranslation) -> [Entry] {
    let edition = library.editions[index]
    var entries: [Entry] = []
    for (number, article) in edition.articles.enumerated() {
      guard let translation = status[LibraryPlace(edition: index, article: number)] else { continue }
      let head = translation.source.map { library[$0] } ?? article
      entries.append(
        Entry(
          key: article.translationKey.text, id: article.id.text, title: head.title, titleLocale: head.locale,
          section: head.sections.first?.title, locale: edition.locale, translation: translation,
          isCounted: !translation.isRepeated && translation.source?.edition == status.source))
    }
    guard let source = status.source else { return entries }
    for number in status.editions[index].missing {
      let place = LibraryPlace(edition: source, article: number)
      let head = library[place]
      entries.append(
        Entry(
          key: head.translationKey.text, id: nil, title: head.title, titleLocale: head.locale,
          section: head.sections.first?.title, locale: edition.locale,
          translation: ArticleTranslation(status: .missing, source: place), isCounted: true))
    }
    return entries
  }
}

extension StatusCounts {
  /// What is not there for readers.
  fileprivate var problems: Int { copies + missing }
}

/// The worst articles.
extension StatusSheet {
  /// An article with its translations.
  struct ArticleRow {
    let head: Entry
    /// Its translations by language.
    var entries: [LocaleCode: Entry]
    /// How bad it is: the sum over languages.
    var badness: Double
  }

  /// The articles that are not translated everywhere, the worst first.
  var worstArticles: [ArticleRow] {
    var rows: [ArticleRow] = []
    var position = 0
    while position < entries.count {
      let end = entries[position...].firstIndex { $0.key != entries[position].key } ?? entries.count
      let counted = entries[position..<end].filter(\.isCounted)
      if let head = counted.first {
        let byLocale = Dictionary(counted.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
        let badness = counted.reduce(0) { $0 + $1.translation.status.badness }
        rows.append(ArticleRow(head: head, entries: byLocale, badness: badness))
      }
      position = end
    }
    let bad = rows.enumerated().filter { $0.element.badness > 0 }
    // By place where they are equally bad: sorting need not be stable.
    return bad.sorted { ($1.element.badness, $0.offset) < ($0.element.badness, $1.offset) }.map(\.element)
  }

  /// The translations with another structure than their sources, by key and language.
  var drifting: [Entry] { entries.filter { !$0.translation.drift.isEmpty } }

  /// The articles without a source, by key and language.
  var orphans: [Entry] { entries.filter { $0.translation.status == .orphan } }
}

extension TranslationStatus {
  /// How bad it is for readers, 0 to 1.
  fileprivate var badness: Double {
    switch self {
    case .translated, .orphan: 0
    case .outdated: 0.25
    case .partial(let share): 0.25 + share / 2
    case .copyOfSource: 0.9
    case .missing: 1
    }
  }
}

extension StructureDrift {
  /// What differs, in a few words: `links 3 → 2`, `headings 5 → 4 (without h3)`.
  var summary: String {
    let counts = "\(kind.rawValue) \(source) → \(translation)"
    let names = [("without", lacking), ("with", added)].filter { !$0.1.isEmpty }.map { word, names in
      let shown = names.prefix(3).joined(separator: ", ")
      return names.count > 3 ? "\(word) \(shown), …" : "\(word) \(shown)"
    }
    return names.isEmpty ? counts : "\(counts) (\(names.joined(separator: "; ")))"
  }
}

extension Double {
  /// A share as a percentage, rounded down but never to none.
  var percent: Int { self > 0 ? Swift.max(1, Int(self * 100)) : 0 }
}
