/// A text that may differ from language to language.
public struct LocalizedText: Sendable, Hashable {
  /// The text of each language that has its own.
  public let translations: [LocaleCode: String]

  /// The text of all other languages; `nil` leaves them without one.
  public let fallback: String?

  /// The same text in every language.
  public init(_ text: String) { self.init(translations: [:], fallback: text) }

  /// A text per language, and one for all others.
  public init(translations: [LocaleCode: String], fallback: String?) {
    self.translations = translations
    self.fallback = fallback
  }

  /// The text for readers of a language: its own, else that of the closest language in the same script, else
  /// the fallback.
  ///
  /// - Returns: The text, and whether it is in the reader's language; the fallback is in the site's default one.
  public func text(for locale: LocaleCode) -> (text: String, isInLanguage: Bool)? {
    for candidate in locale.lookupChain {
      if let text = translations[candidate] { return (text, true) }
    }
    return fallback.map { ($0, false) }
  }
}
