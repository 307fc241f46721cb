public import HelpgenDiagnostics

/// What identifies an article: the same id in two locales is one article translated.
public struct ArticleID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The id as the source writes it.
  public let text: String

  /// Wraps an id; `nil` where it is empty.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The id.
  public var description: String { text }

  /// Orders ids that are plain numbers by value, before all others, and those by their Unicode scalars.
  public static func < (left: ArticleID, right: ArticleID) -> Bool {
    switch (left.digits, right.digits) {
    case (let a?, let b?) where !a.elementsEqual(b):
      a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    case (.some, nil): true
    case (nil, .some): false
    default: left.text < right.text
    }
  }

  /// The digits of a number of any size, without leading zeros.
  private var digits: Substring.UTF8View? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return text.utf8.drop { $0 == UInt8(ascii: "0") }
  }
}

/// What links translations of one article that have ids of their own.
public struct TranslationKey: Sendable, Hashable {
  /// The key as the source writes it.
  public let text: String

  /// Wraps a key.
  public init(_ text: String) { self.text = text }
}

/// An article that can be published: every value in it is valid.
///
/// A class, because it is large, never changes, and is handed on often.
public final class Article: Sendable {
  /// What the body is written in.
  public enum Format: String, Sendable, CaseIterable {
    /// Markdown.
    case markdown
    /// HTML: a whole document or a part of one.
    case html

    /// Its name in a sentence.
    public var name: String { self == .html ? "HTML" : "Markdown" }
  }

  /// Its identity within its locale.
  public let id: ArticleID
  /// Its title: plain text on one line.
  public let title: String
  /// Its body: valid UTF-8.
  public let content: [UInt8]
  /// What `content` is written in.
  public let format: Format
  /// Its language.
  public let locale: LocaleCode
  /// The last part of its address, as wished for; the plan has the final word.
  public let slug: Slug
  /// Whether `slug` was given or derived from the title.
  public let isSlugExplicit: Bool
  /// Its id as a part of an address.
  public let idSlug: Slug
  /// The sections around it, outermost first; empty where it has none.
  public let sections: [SectionLabel]
  /// Its position among its neighbors; `nil` sorts last.
  public let order: Double?
  /// When its text was last changed.
  public let updatedAt: Moment?
  /// When the text that it is translated from was last changed, where the translation says so.
  public let sourceUpdatedAt: Moment?
  /// What its translations share.
  public let translationKey: TranslationKey
  /// Whether it is left out of what is published.
  public let isDraft: Bool
  /// A sentence about it, plain text.
  public let summary: String?
  /// Words it is filed under.
  public let tags: [String]
  /// Addresses it had before.
  public let redirectFrom: [String]
  /// What the source says beyond the fields of an article.
  public let extra: [RawMember]
  /// Where it came from.
  public let origin: Origin

  /// Where an article and the fields that later stages may complain about were read.
  public struct Origin: Sendable {
    /// The text it was read from.
    public let text: SourceText
    /// The whole article.
    public let article: Range<Int>
    /// Its body; `nil` where the body has no text of its own.
    public let content: Range<Int>?
    /// What its slug was made of: its `slug`, else its title.
    public let slug: Range<Int>
    /// Whether the body stands in the text as it is, and not as a JSON string.
    public let isContentVerbatim: Bool
    /// The file as links name it, where it is one of the article's own.
    public let file: ArticleFile?

    /// Collects places.
    public init(
      text: SourceText, article: Range<Int>, content: Range<Int>?, slug: Range<Int>,
      isContentVerbatim: Bool = false, file: ArticleFile? = nil
    ) {
      self.text = text
      self.article = article
      self.content = content
      self.slug = slug
      self.isContentVerbatim = isContentVerbatim
      self.file = file
    }

    /// The place of the slug.
    public var slugSpan: SourceSpan { SourceSpan(text, slug) }
    /// The place of the body, or of the whole article.
    public var contentSpan: SourceSpan { SourceSpan(text, content ?? article) }
  }

  /// Puts valid values together.
  public init(
    id: ArticleID, title: String, content: [UInt8], format: Format, locale: LocaleCode, slug: Slug,
    isSlugExplicit: Bool, idSlug: Slug, sections: [SectionLabel], order: Double?, updatedAt: Moment?,
    sourceUpdatedAt: Moment? = nil,
    translationKey: TranslationKey, isDraft: Bool, summary: String?, tags: [String],
    redirectFrom: [String], extra: [RawMember], origin: Origin
  ) {
    self.id = id
    self.title = title
    self.content = content
    self.format = format
    self.locale = locale
    self.slug = slug
    self.isSlugExplicit = isSlugExplicit
    self.idSlug = idSlug
    self.sections = sections
    self.order = order
    self.updatedAt = updatedAt
    self.sourceUpdatedAt = sourceUpdatedAt
    self.translationKey = translationKey
    self.isDraft = isDraft
    self.summary = summary
    self.tags = tags
    self.redirectFrom = redirectFrom
    self.extra = extra
    self.origin = origin
  }

  /// The same article as one of another language.
  public func published(in other: LocaleCode) -> Article {
    Article(
      id: id, title: title, content: content, format: format, locale: other, slug: slug,
      isSlugExplicit: isSlugExplicit, idSlug: idSlug, sections: sections, order: order,
      updatedAt: updatedAt, sourceUpdatedAt: sourceUpdatedAt, translationKey: translationKey,
      isDraft: isDraft, summary: summary, tags: tags, redirectFrom: redirectFrom, extra: extra,
      origin: origin)
  }
}
