/// Markdown to render outside of a site.
public struct RenderRequest: Sendable {
  /// A file, or `-` for standard input.
  public var input: String
  /// Whether the input is lines of `{"id","content"}`.
  public var readsJSONLines: Bool
  /// What becomes of HTML in the Markdown.
  public var html: HTMLChoice
  /// Whether tables, footnotes and the rest of GitHub's Markdown are known.
  public var isGitHubFlavored: Bool
  /// Whether punctuation is made typographic.
  public var smartPunctuation: Bool

  /// Asks for HTML.
  public init(
    input: String, readsJSONLines: Bool, html: HTMLChoice = .sanitize, isGitHubFlavored: Bool = true,
    smartPunctuation: Bool
  ) {
    self.input = input
    self.readsJSONLines = readsJSONLines
    self.html = html
    self.isGitHubFlavored = isGitHubFlavored
    self.smartPunctuation = smartPunctuation
  }
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
