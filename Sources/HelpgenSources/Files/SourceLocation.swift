/// Where articles are read from.
public enum SourceLocation: Sendable, Hashable {
  /// A file or a folder.
  case path(String)
  /// What is piped into the program.
  case standardInput

  /// Reads an argument or a line of the configuration: `-` is standard input, anything else a path.
  public init(_ written: String) {
    self = written == "-" ? .standardInput : .path(written)
  }
}

/// What the reading of articles depends on besides the sources.
public struct LoadOptions: Sendable {
  /// The folder that relative paths begin at.
  public var currentDirectory: String
  /// The language of articles that name none, where neither an object's key nor a folder does.
  public var assumedLocale: String?
  /// The language of Markdown files that say none and lie beside their translations.
  public var defaultLocale: String?
  /// The names that sources have for the fields of an article.
  public var fieldNames: [FieldName]

  /// Collects options.
  public init(
    currentDirectory: String, assumedLocale: String? = nil, defaultLocale: String? = nil,
    fieldNames: [FieldName] = []
  ) {
    self.currentDirectory = currentDirectory
    self.assumedLocale = assumedLocale
    self.defaultLocale = defaultLocale
    self.fieldNames = fieldNames
  }
}

/// A source that cannot be reached or read.
public struct SourceError: Error, Sendable, Equatable {
  /// The path as the user wrote it, or `<stdin>`.
  public let path: String
  /// What happened, with the path: one sentence without a full stop.
  public let message: String

  /// Says what happened to a path.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
