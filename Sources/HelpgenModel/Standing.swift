/// An article of a library, by where it is.
public struct LibraryPlace: Sendable, Hashable, Comparable {
  /// The index of its edition.
  public var edition: Int
  /// Its index in the edition.
  public var article: Int

  /// Names an article.
  public init(edition: Int, article: Int) {
    self.edition = edition
    self.article = article
  }

  /// Orders places as the library does.
  public static func < (left: LibraryPlace, right: LibraryPlace) -> Bool {
    (left.edition, left.article) < (right.edition, right.article)
  }
}

/// How an article stands to the language of the edition it is in.
public struct Standing: Sendable, Hashable {
  /// What it is there.
  public enum Kind: Sendable, Hashable {
    /// It is written in the language.
    case own
    /// It is written in the language, but parts of it are still its source's.
    case partial
    /// It is written in the language, but its source has changed since.
    case outdated
    /// It is there in the language by name only: its text is its source's.
    case copy
    /// It is an article of another language, shown because this one lacks it.
    case shown
    /// It is an article of another language, which lists of this one link to.
    case linked
  }

  /// What it is there.
  public var kind: Kind
  /// What it is translated from, or shown or linked instead of; `nil` where that is not published.
  public var source: LibraryPlace?
  /// The language of its text, where that is not what the article says.
  public var language: LocaleCode?

  /// Describes an article in an edition.
  public init(_ kind: Kind, source: LibraryPlace? = nil, language: LocaleCode? = nil) {
    self.kind = kind
    self.source = source
    self.language = language
  }

  /// Whether its text is in the language of the edition.
  public var isInLanguage: Bool { kind == .own || kind == .partial || kind == .outdated }

  /// Whether it is read in the edition, rather than where it is linked to.
  public var isReadHere: Bool { kind != .linked }

  /// Whether the edition has an article of its own there, whatever its text is.
  public var isOfEdition: Bool { kind != .shown && kind != .linked }
}
