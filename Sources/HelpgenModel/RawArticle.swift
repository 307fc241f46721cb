public import HelpgenDiagnostics

/// An article as a source gave it: the right JSON types, no meaning checked yet.
///
/// What the source left to the surroundings (an object's key, a folder's name) is filled in as a field whose
/// place is that key.
public struct RawArticle: Sendable {
  /// The text the article came from.
  public let text: SourceText
  /// The bytes of the whole article in `text`.
  public let range: Range<Int>

  /// `id`; numbers as they were written.
  public var id: RawField<String>?
  /// `title`.
  public var title: RawField<String>?
  /// `content`, as valid UTF-8.
  public var content: RawField<[UInt8]>?
  /// Whether `content` stands in the text as it is, as in a Markdown file, and not as a JSON string.
  public var isContentVerbatim = false
  /// `format`.
  public var format: RawField<String>?
  /// `locale`, as the source spells it.
  public var locale: RawField<String>?
  /// `slug`.
  public var slug: RawField<String>?
  /// `section`.
  public var section: RawField<RawSection>?
  /// `order`.
  public var order: RawField<Double>?
  /// `updatedAt`.
  public var updatedAt: RawField<RawMoment>?
  /// `sourceUpdatedAt`.
  public var sourceUpdatedAt: RawField<RawMoment>?
  /// `translationKey`; numbers as they were written.
  public var translationKey: RawField<String>?
  /// `draft`.
  public var draft: RawField<Bool>?
  /// `summary`.
  public var summary: RawField<String>?
  /// `tags`.
  public var tags: RawField<[String]>?
  /// `redirectFrom`.
  public var redirectFrom: RawField<[String]>?
  /// `extra` and every unknown field, in the order of the source.
  public var extra: [RawMember] = []
  /// Where the article is among other files, where it is one of its own that links may name.
  public var file: ArticleFile?

  /// An article without fields.
  public init(in text: SourceText, at range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// The place of a field, or of the whole article where the field is absent.
  public func span(_ range: Range<Int>?) -> SourceSpan { SourceSpan(text, range ?? self.range) }
}

/// A value and the bytes it was read from.
public struct RawField<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The bytes of the value in the article's text.
  public var range: Range<Int>

  /// A value read at `range`.
  public init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// `section` as written.
public enum RawSection: Sendable, Equatable {
  /// One string, which may be a path with separators.
  case text(String)
  /// The names from the outermost section to the innermost.
  case path([String])
  /// An object; `title` falls back to `id`.
  case object(id: String?, title: String?, order: Double?)
  /// Every section from the outermost to the innermost, as folders give them.
  case labels([SectionLabel])
}

/// `updatedAt` as written.
public enum RawMoment: Sendable, Equatable {
  /// A date or an RFC 3339 timestamp.
  case text(String)
  /// Seconds or milliseconds since 1970.
  case number(Double)
}

/// A name and a value of a JSON object.
public struct RawMember: Sendable, Equatable {
  /// The name.
  public var name: String
  /// The value.
  public var value: RawValue

  /// Names a value.
  public init(_ name: String, _ value: RawValue) {
    self.name = name
    self.value = value
  }
}

/// A JSON value that helpgen hands on without looking into it.
public indirect enum RawValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as it was written.
  case number(String)
  /// A string.
  case text(String)
  /// An array.
  case array([RawValue])
  /// An object, in the order of the source.
  case object([RawMember])
}
