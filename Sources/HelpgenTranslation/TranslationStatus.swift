public import HelpgenModel

/// What a translation is, told by its text.
public enum TranslationStatus: Sendable, Hashable {
  /// It says in its language what the source says.
  case translated
  /// That share of its words, 0 to 1, is still the source's.
  case partial(Double)
  /// It is the text of the source, or one in another script than its language has.
  case copyOfSource
  /// It is a translation of an earlier text.
  case outdated
  /// It has no source.
  case orphan
  /// It is not there, or has no text.
  case missing

  /// Its name in reports and for programs.
  public var name: String {
    switch self {
    case .translated: "translated"
    case .partial: "partial"
    case .copyOfSource: "copy-of-source"
    case .outdated: "outdated"
    case .orphan: "orphan"
    case .missing: "missing"
    }
  }
}

/// What is known of an article as a translation.
public struct ArticleTranslation: Sendable {
  /// What it is.
  public var status: TranslationStatus
  /// The article it was compared with.
  public var source: LibraryPlace?
  /// The share of the source's words in it, 0 to 1.
  public var sourceShare = 0.0
  /// Whether its source has changed since, whatever else it is.
  public var isOutdated = false
  /// Whether another article of its language, with a smaller id, is the translation that others link to.
  public var isRepeated = false
  /// What of the source's structure it has otherwise.
  public var drift: [StructureDrift] = []
}

/// The translations of an edition.
public struct EditionTranslation: Sendable {
  /// The language.
  public let locale: LocaleCode
  /// Along the articles of the edition; `nil` for all of them in the edition that the others are translated from.
  public internal(set) var articles: [ArticleTranslation?]
  /// The articles of the source edition that this one lacks, as indexes into it.
  public internal(set) var missing: [Int] = []
  /// How many articles there are of each kind.
  public internal(set) var counts = StatusCounts()
}

/// How many articles there are of each kind.
public struct StatusCounts: Sendable, Hashable {
  /// How many are translated.
  public var translated = 0
  /// How many are translated in part.
  public var partial = 0
  /// How many are the source.
  public var copies = 0
  /// How many are translations of an earlier text.
  public var outdated = 0
  /// How many are not there.
  public var missing = 0
  /// How many have no source; they are no part of the rest.
  public var orphans = 0

  /// No articles.
  public init() {}

  /// How many articles there are to translate.
  public var sources: Int { translated + partial + copies + outdated + missing }

  /// How many of a hundred are translated, rounded down: 100 only where all are, or there is nothing to translate.
  public var percentTranslated: Int { sources == 0 ? 100 : translated * 100 / sources }

  /// Adds an article.
  public mutating func count(_ status: TranslationStatus) {
    switch status {
    case .translated: translated += 1
    case .partial: partial += 1
    case .copyOfSource: copies += 1
    case .outdated: outdated += 1
    case .missing: missing += 1
    case .orphan: orphans += 1
    }
  }
}

/// The translations of a library.
public struct LibraryTranslation: Sendable {
  /// The edition that the others are translated from; `nil` where the library has none of its default language.
  public let source: Int?
  /// Along the editions of the library.
  public internal(set) var editions: [EditionTranslation]

  /// What is known of an article; `nil` for one that others are translated from.
  public subscript(place: LibraryPlace) -> ArticleTranslation? {
    editions[place.edition].articles[place.article]
  }
}

extension LibraryTranslation {
  /// Remembers that the translations into some languages are made from the sources that are there now.
  ///
  /// A copy is no translation. What is remembered of translations that are no more is forgotten.
  /// - Returns: How many translations that are.
  public func accept(_ locales: Set<LocaleCode>, of library: Library, in lock: inout TranslationLock) -> Int {
    var count = 0
    for (edition, translation) in zip(library.editions, editions) where locales.contains(edition.locale) {
      lock.forget(edition.locale)
      for (article, known) in zip(edition.articles, translation.articles) {
        guard let known, let source = known.source, !known.isRepeated, known.status.isTranslation else {
          continue
        }
        lock[article.translationKey, edition.locale] =
          library.editions[source.edition].articles[source.article].textFingerprint
        count += 1
      }
    }
    return count
  }
}

extension TranslationStatus {
  /// Whether there is a translation, be it whole and new or not.
  fileprivate var isTranslation: Bool {
    switch self {
    case .translated, .partial, .outdated: true
    case .copyOfSource, .orphan, .missing: false
    }
  }
}
