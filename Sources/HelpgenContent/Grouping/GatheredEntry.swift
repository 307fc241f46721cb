public import HelpgenModel

/// An article on its way into an edition.
struct GatheredEntry: Sendable {
  let article: Article
  /// How it stands to the language; its source is numbered as articles were gathered.
  var standing = Standing(.own)
  /// The sections it is put in.
  var sections: [SectionLabel]
  /// How many of these, from the outermost on, are called so in the language of the edition.
  var ownLabelCount: Int
  /// Its number as it was gathered; `nil` where it is another language's.
  var number: Int?

  init(_ article: Article) {
    self.article = article
    sections = article.sections
    ownLabelCount = article.sections.count
  }
}

/// An edition in reading order whose standings still name sources by the numbers they were gathered with.
public struct OrderedEdition: Sendable {
  let edition: Edition
  /// The index in the edition of each article that was gathered; `nil` where it is not there any more.
  let positions: [Int?]
}

extension GatheredArticles {
  /// The articles in reading order, in their sections.
  ///
  /// The result does not depend on the order they are gathered in.
  public func inOrder() -> OrderedEdition {
    let (edition, order) = edition(of: entries, in: locale, isHidden: isHidden)
    let count = entries.lazy.compactMap(\.number).max().map { $0 + 1 } ?? 0
    var positions = [Int?](repeating: nil, count: count)
    for (position, index) in order.enumerated() {
      if let number = entries[index].number { positions[number] = position }
    }
    return OrderedEdition(edition: edition, positions: positions)
  }
}

/// Puts editions together, and finds the sources of their articles.
public func library(_ ordered: [OrderedEdition], defaultLocale: LocaleCode) -> Library {
  let editions = ordered.map { one in
    let edition = one.edition
    if edition.standings.allSatisfy({ $0.source == nil }) { return edition }
    let standings = edition.standings.map { standing in
      var standing = standing
      standing.source = standing.source.flatMap { source in
        let positions = ordered[source.edition].positions
        let position = source.article < positions.count ? positions[source.article] : nil
        return position.map { LibraryPlace(edition: source.edition, article: $0) }
      }
      return standing
    }
    return Edition(
      locale: edition.locale, isHidden: edition.isHidden, articles: edition.articles, standings: standings,
      looseArticles: edition.looseArticles, sections: edition.sections)
  }
  return Library(editions: editions, defaultLocale: defaultLocale)
}
