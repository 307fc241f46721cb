/// What becomes of HTML in the Markdown of articles.
public enum HTMLTreatment: String, Sendable, CaseIterable {
  /// What is harmless stays.
  case sanitize
  /// It is shown as text.
  case escape
  /// It is left out.
  case drop
}
