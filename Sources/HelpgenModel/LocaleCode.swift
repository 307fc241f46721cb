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
    let lowered = written.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0.asciiLowercased }
    guard (2...255).contains(lowered.count) else { return nil }
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
    if let extended = subtags.first, extended.utf8.count == 3, extended.isASCIILetters {
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
    guard Self.isWellFormed(rest: subtags) else { return nil }
    self.init(
      language: language, script: script, region: region.map { LocaleAliases.regions[$0] ?? $0 },
      rest: subtags.map(String.init))
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

  /// Whether what follows the region is variants, extensions and private use, in this order.
  private static func isWellFormed(rest: ArraySlice<Substring>) -> Bool {
    var rest = rest
    var seen: Set<Substring> = []
    while let next = rest.first, next.isVariant {
      guard seen.insert(next).inserted else { return false }
      rest.removeFirst()
    }
    while let singleton = rest.popFirst() {
      guard singleton.utf8.count == 1, singleton.isASCIIAlphanumeric, seen.insert(singleton).inserted else {
        return false
      }
      let shortest = singleton == "x" ? 1 : 2
      var count = 0
      while let next = rest.first, (shortest...8).contains(next.utf8.count), next.isASCIIAlphanumeric {
        rest.removeFirst()
        count += 1
      }
      guard count > 0, singleton != "x" || rest.isEmpty else { return false }
    }
    return true
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
