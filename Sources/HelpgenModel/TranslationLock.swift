/// Which text of its source each translation was made from, as somebody has said.
public struct TranslationLock: Sendable, Equatable {
  private var fingerprints: [String: [String: String]] = [:]

  /// Nothing is known of any translation.
  public init() {}

  /// The fingerprint of the source that a translation was made from; `nil` where nobody has said so.
  public subscript(key: TranslationKey, locale: LocaleCode) -> String? {
    get { fingerprints[key.text]?[locale.tag] }
    set {
      fingerprints[key.text, default: [:]][locale.tag] = newValue
      if fingerprints[key.text]?.isEmpty == true { fingerprints[key.text] = nil }
    }
  }

  /// Whether nothing is known of any translation.
  public var isEmpty: Bool { fingerprints.isEmpty }

  /// Forgets what is known of a language.
  public mutating func forget(_ locale: LocaleCode) {
    for key in fingerprints.keys.sorted() { self[TranslationKey(key), locale] = nil }
  }

  /// All that is known, sorted by the bytes of keys and tags.
  public var entries: [(key: String, translations: [(locale: String, fingerprint: String)])] {
    fingerprints.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, translations in
      let sorted = translations.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return (key, sorted.map { ($0.key, $0.value) })
    }
  }
}

extension Article {
  /// What becomes another when the text does: title and body, whatever ends its lines.
  public var textFingerprint: String {
    var fingerprint = Fingerprint(Array(title.utf8))
    fingerprint.add([0x0A])
    fingerprint.add(content.contains(0x0D) ? content.filter { $0 != 0x0D } : content)
    return fingerprint.digits
  }
}
