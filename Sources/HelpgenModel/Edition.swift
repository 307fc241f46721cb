/// One level of the sections around an article, as the article names it.
public struct SectionLabel: Sendable, Hashable {
  /// What identifies the section among its siblings; the title where the source gives no id.
  public let key: String
  /// What readers see: plain text on one line.
  public let title: String
  /// Its position among its siblings; `nil` sorts last.
  public let order: Double?

  /// Names a section.
  public init(key: String, title: String, order: Double? = nil) {
    self.key = key
    self.title = title
    self.order = order
  }
}

/// A group of articles on the home page of a locale.
public struct Section: Sendable {
  /// What readers see.
  public let title: String
  /// The language of the title; `nil` for that of the edition.
  public let language: LocaleCode?
  /// The last part of its address, as wished for; the plan has the final word.
  public let slug: Slug
  /// The keys from the outermost section to this one.
  public let keys: [String]
  /// The index of the section around it in `Edition.sections`.
  public let parent: Int?
  /// The articles right in it, as indexes into `Edition.articles`, in reading order.
  public let articles: [Int]

  /// How many sections are around it.
  public var depth: Int { keys.count - 1 }

  /// Describes a section.
  public init(
    title: String, language: LocaleCode? = nil, slug: Slug, keys: [String], parent: Int?, articles: [Int]
  ) {
    self.title = title
    self.language = language
    self.slug = slug
    self.keys = keys
    self.parent = parent
    self.articles = articles
  }
}

/// Everything published in one locale, in reading order.
public struct Edition: Sendable {
  /// The language.
  public let locale: LocaleCode
  /// Whether its pages are there for those alone who know their addresses.
  public let isHidden: Bool
  /// The articles: those without a section first, then section by section; fallbacks among the others.
  public let articles: [Article]
  /// How each of the articles stands to the language.
  public let standings: [Standing]
  /// The articles without a section, as indexes into `articles`.
  public let looseArticles: [Int]
  /// The sections, each before the sections in it.
  public let sections: [Section]

  /// Describes an edition.
  ///
  /// - Parameter standings: Along the articles; empty where all are the edition's own.
  public init(
    locale: LocaleCode, isHidden: Bool = false, articles: [Article], standings: [Standing] = [],
    looseArticles: [Int], sections: [Section]
  ) {
    self.locale = locale
    self.isHidden = isHidden
    self.articles = articles
    self.standings =
      standings.count == articles.count ? standings : articles.map { _ in Standing(.own) }
    self.looseArticles = looseArticles
    self.sections = sections
  }
}

/// All editions of a site.
public struct Library: Sendable {
  /// One edition per locale, in the order in which readers are offered them.
  public let editions: [Edition]
  /// The language that others fall back to, and that `x-default` names.
  public let defaultLocale: LocaleCode

  /// Collects editions.
  public init(editions: [Edition], defaultLocale: LocaleCode) {
    self.editions = editions
    self.defaultLocale = defaultLocale
  }

  /// The index of the edition that readers are led to where there is only one, hidden ones aside.
  public var onlyEdition: Int? {
    let visible = editions.indices.filter { !editions[$0].isHidden }
    return visible.count == 1 ? visible[0] : nil
  }

  /// The article at a place.
  public subscript(place: LibraryPlace) -> Article { editions[place.edition].articles[place.article] }
}
