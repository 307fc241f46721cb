/// Which kinds of pages an edition has.
public enum PageKinds: String, Sendable, CaseIterable {
  /// Pages of accordions and a page per article.
  case both
  /// Pages of accordions that hold all articles.
  case accordion
  /// A page per article, and lists of links to them.
  case article

  /// Whether lists of articles carry the articles themselves.
  public var hasAccordions: Bool { self != .article }

  /// Whether each article has a page of its own.
  public var hasArticlePages: Bool { self != .accordion }
}
