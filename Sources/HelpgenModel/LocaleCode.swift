/// A language as pages name it: a well-formed BCP 47 tag in its canonical form.
///
/// `pt_br` and `PT-br` are the same code, `pt-BR`; `iw` is `he`; `sr-Latn` and `sr-Cyrl` stay apart.
public struct LocaleCode: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The canonical tag, as in `lang` and in addresses: `pt-BR`, `zh-Hant`.
  public let tag: String

  /// The language subtag: `pt`.
  public let language: String

  /// The script subtag where the tag has one: `Hant`.
  public let script: String?

  /// The region subtag where the tag has one: `BR`, `419`.
  public let region: String?

  /// English, the default source language.
  public static let english = LocaleCode(language: "en", script: nil, region: nil, rest: [])

  /// Reads a tag of any case, with `-` or `_`; `nil` unless it is well-formed (RFC 5646, 2.1).
  public init?(_ written: some StringProtocol) {
    let lowered = written.utf8.prefix(Self.longest + 1).map { byte in
      byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte.asciiLowercased
    }
    guard (2...Self.longest).contains(lowered.count) else { return nil }
    let tag = String(decoding: lowered, as: UTF8.self)
    if let regular = LocaleAliases.grandfathered[tag] {
      self.init(regular)
      return
    }
    var subtags = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let first = subtags.popFirst(), (2...3).contains(first.utf8.count), first.isASCIILetters else {
      return nil
    }
    var language = String(first)
    if let extended = subtags.first, extended.utf8.count == 3, extended.isASCIILetters,
      LocaleAliases.isExtension(extended, of: first)
    {
      // The canonical form of an extended language is the extension alone (RFC 5646, 4.5).
      language = String(extended)
      subtags.removeFirst()
    }
    var script: String?
    if let next = subtags.first, next.utf8.count == 4, next.isASCIILetters {
      script = next.prefix(1).uppercased() + next.dropFirst()
      subtags.removeFirst()
    }
    var region: String?
    if let next = subtags.first, next.isRegion {
      region = next.uppercased()
      subtags.removeFirst()
    }
    guard let rest = Self.canonical(rest: subtags) else { return nil }
    self.init(
      language: language, script: script, region: region.map { LocaleAliases.regions[$0] ?? $0 },
      rest: rest.map(String.init))
  }

  init(language: String, script: String?, region: String?, rest: [String]) {
    var script = script
    var name = language
    if let alias = LocaleAliases.languages[language] {
      name = alias.language
      script = script ?? alias.script
    }
    self.language = name
    self.script = script
    self.region = region
    self.tag = ([name, script, region].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The most bytes that are read: the canonical form may be longer by a script and must still be a file
  /// name.
  private static let longest = 250

  /// What follows the region: variants, then extensions ordered by their letter, then private use.
  private static func canonical(rest: ArraySlice<Substring>) -> [Substring]? {
    var rest = rest
    var variants: [Substring] = []
    while let next = rest.first, next.isVariant {
      guard !variants.contains(next) else { return nil }
      variants.append(next)
      rest.removeFirst()
    }
    var extensions: [(singleton: Substring, subtags: ArraySlice<Substring>)] = []
    while let singleton = rest.popFirst() {
      guard singleton.utf8.count == 1, singleton.isASCIIAlphanumeric,
        !extensions.contains(where: { $0.singleton == singleton })
      else { return nil }
      let shortest = singleton == "x" ? 1 : 2
      let subtags = rest.prefix { (shortest...8).contains($0.utf8.count) && $0.isASCIIAlphanumeric }
      guard !subtags.isEmpty else { return nil }
      extensions.append((singleton, subtags))
      rest.removeFirst(subtags.count)
    }
    extensions.sort { left, right in
      left.singleton != "x" && (right.singleton == "x" || left.singleton < right.singleton)
    }
    return variants + extensions.flatMap { [$0.singleton] + $0.subtags }
  }

  /// The tag.
  public var description: String { tag }

  /// Orders codes by the bytes of their tags.
  public static func < (left: LocaleCode, right: LocaleCode) -> Bool {
    left.tag.utf8.lexicographicallyPrecedes(right.tag.utf8)
  }
}

extension UInt8 {
  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
  fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased) }
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Substring {
  fileprivate var isASCIILetters: Bool { utf8.allSatisfy(\.isASCIILetter) }
  fileprivate var isASCIIAlphanumeric: Bool { utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }
  fileprivate var isRegion: Bool {
    utf8.count == 2 && isASCIILetters || utf8.count == 3 && utf8.allSatisfy(\.isASCIIDigit)
  }
  fileprivate var isVariant: Bool {
    let startsWithDigit = utf8.first.map(\.isASCIIDigit) ?? false
    return isASCIIAlphanumeric && ((5...8).contains(utf8.count) || utf8.count == 4 && startsWithDigit)
  }
}
