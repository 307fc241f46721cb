import Foundation

/// What a tag of a language is, told without helpgen's own rules.
struct LanguageTag {
  /// Whether it is in its canonical form (RFC 5646, 4.5), as far as its looks tell.
  let isCanonical: Bool
  /// Whether search engines take it in `hreflang`: a language, a script and a region, or `x-default`.
  let isHreflang: Bool
  /// The direction of the script that the language is written in, by the tables of Unicode.
  let direction: String

  /// The language and territory that Open Graph has for it: `de_DE`.
  let openGraph: String

  /// Scripts that run from right to left, of those that help centers are written in.
  private static let rightToLeft: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]
  private static let withdrawn: Set = ["iw", "in", "ji", "jw", "mo", "sh"]

  init(_ tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let plain = #/[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?/#
    let variants = #/(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*(-x(-[a-z0-9]{1,8})+)?/#
    let rest = tag.prefixMatch(of: plain).map { tag[$0.range.upperBound...] }
    isCanonical =
      rest?.wholeMatch(of: variants) != nil && !Self.withdrawn.contains(parts.first.map(String.init) ?? "")
    isHreflang = tag == "x-default" || rest?.isEmpty ?? false && tag != "und"
    let language = Locale.Language(identifier: tag)
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let region = (language.region ?? likely.region)?.identifier
    openGraph = [language.languageCode?.identifier, region].compactMap { $0 }.joined(separator: "_")
    let script = language.script ?? likely.script
    direction = script.map { Self.rightToLeft.contains($0.identifier) } ?? false ? "rtl" : "ltr"
  }
}

/// Tags that were looked at before.
struct LanguageTags {
  private let known: [String: LanguageTag]

  init(_ tags: some Sequence<String>) {
    known = Dictionary(tags.map { ($0, LanguageTag($0)) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(tag: String) -> LanguageTag { known[tag] ?? LanguageTag(tag) }
}
