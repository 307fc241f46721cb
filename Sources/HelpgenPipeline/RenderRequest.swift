/// Markdown to render outside of a site.
public struct RenderRequest: Sendable {
  /// A file, or `-` for standard input.
  public var input: String
  /// Whether the input is lines of `{"id","content"}`.
  public var readsJSONLines: Bool
  /// Whether HTML in the Markdown is passed through.
  public var passesRawHTML: Bool
  /// Whether punctuation is made typographic.
  public var smartPunctuation: Bool

  /// Asks for HTML.
  public init(input: String, readsJSONLines: Bool, passesRawHTML: Bool, smartPunctuation: Bool) {
    self.input = input
    self.readsJSONLines = readsJSONLines
    self.passesRawHTML = passesRawHTML
    self.smartPunctuation = smartPunctuation
  }
}
