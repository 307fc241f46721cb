/// What readers get of an article that their language lacks.
public enum FallbackPolicy: String, Sendable, CaseIterable {
  /// Its text in another language, with a notice that says so.
  case show
  /// A link to it in another language.
  case link
  /// Nothing.
  case hide
}
