/// Markdown to render outside of a site.
public struct RenderRequest: Sendable {
  /// A file, or `-` for standard input.
  public var input: String
  /// Whether the input is lines of `{"id","content"}`.
  public var readsJSONLines: Bool
  /// What becomes of HTML in the Markdown.
  public var html: HTMLChoice
  /// What is known besides CommonMark.
  public var extensions: MarkdownExtensions
  /// Whether punctuation is made typographic.
  public var smartPunctuation: Bool

  /// Asks for HTML.
  public init(
    input: String, readsJSONLines: Bool, html: HTMLChoice = .sanitize,
    extensions: MarkdownExtensions = .all, smartPunctuation: Bool
  ) {
    self.input = input
    self.readsJSONLines = readsJSONLines
    self.html = html
    self.extensions = extensions
    self.smartPunctuation = smartPunctuation
  }
}

/// What can be known besides CommonMark.
public enum MarkdownExtensions: String, Sendable, CaseIterable {
  /// Nothing.
  case commonmark
  /// Tables, strikethrough, task lists, bare links and footnotes, as GitHub has them.
  case gfm
  /// These, and callouts.
  case all
}

/// What can become of HTML in Markdown.
public enum HTMLChoice: String, Sendable, CaseIterable {
  /// What is harmless stays.
  case sanitize
  /// It is shown as it was written.
  case escape
  /// It is left out.
  case drop
  /// It is passed through as it is.
  case raw
}
