/// Trouble in content: what is wrong, where, and how to mend it.
///
/// Trouble with the world (a file that cannot be read, a disk that is full) throws instead.
public struct Diagnostic: Sendable {
  /// How bad it is.
  ///
  /// What makes a page wrong or loses content is an error; what a reader can live with is a warning.
  public enum Severity: Int, Sendable, Comparable {
    case warning, error

    /// Orders warnings before errors.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  /// A lasting kebab-case noun for the kind of trouble, listed in `docs/diagnostics.md`.
  public struct Code: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The code as it is printed.
    public let name: String

    /// Names a kind of trouble.
    public init(stringLiteral name: String) { self.name = name }
  }

  /// A second place that explains the first.
  public struct Note: Sendable {
    /// One sentence without a full stop.
    public var message: String

    /// Where to look.
    public var span: SourceSpan?

    /// Adds a place to look at.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// Its kind.
  public var code: Code
  /// What is wrong: one sentence without a full stop, naming the values involved.
  public var message: String
  /// Where it is; `nil` where content has no text of its own, such as a missing file.
  public var span: SourceSpan?
  /// Which article it concerns: its id, as written.
  public var article: String?
  /// Further places.
  public var notes: [Note]
  /// How to mend it: one sentence without a full stop.
  public var hint: String?

  /// Describes trouble.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, at span: SourceSpan? = nil,
    article: String? = nil, notes: [Note] = [], hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.article = article
    self.notes = notes
    self.hint = hint
  }
}
