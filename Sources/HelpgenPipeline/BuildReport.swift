public import HelpgenDiagnostics

/// What came of a build.
public struct BuildReport: Sendable {
  /// How it ended.
  public enum Outcome: Sendable, Equatable {
    /// The site is published.
    case published(FileCounts)
    /// The content has errors; the published site is as it was.
    case contentErrors
    /// The configuration or the theme has errors; the published site is as it was.
    case configurationErrors
  }

  /// What publishing did to files.
  public struct FileCounts: Sendable, Equatable {
    /// Files that are new or have other bytes than before.
    public var changed: Int
    /// Files that were there with the same bytes.
    public var unchanged: Int
    /// Files of an earlier build that are gone.
    public var removed: Int
  }

  /// How it ended.
  public internal(set) var outcome: Outcome
  /// Everything there is to say about the content.
  public internal(set) var diagnostics: DiagnosticBag
  /// How many articles were read.
  public internal(set) var articleCount = 0
  /// How many pages the site has.
  public internal(set) var pageCount = 0
  /// How many languages it has.
  public internal(set) var localeCount = 0
  /// Whether what needs a base URL was left out: the sitemap, `robots.txt` and all absolute links.
  public internal(set) var lacksBaseURL = false
}

/// A build that could not be done at all; the published site is as it was.
public enum BuildError: Error, Sendable, Equatable {
  /// The request makes no sense.
  case usage(String, hint: String?)
  /// A source or a file could not be read.
  case unreadable(String, hint: String? = nil)
  /// It would have destroyed something.
  case refused(String)
  /// The output could not be written.
  case unwritable(String)

  /// What is wrong, for people: one sentence without a full stop.
  public var message: String {
    switch self {
    case .usage(let message, _), .unreadable(let message, _), .refused(let message), .unwritable(let message):
      message
    }
  }

  /// How to mend it, where that can be said.
  public var hint: String? {
    switch self {
    case .usage(_, let hint), .unreadable(_, let hint): hint
    case .refused, .unwritable: nil
    }
  }
}
