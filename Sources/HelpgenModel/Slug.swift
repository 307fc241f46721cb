/// The last part of an address: one path component that every file system and web host can hold.
public struct Slug: Sendable, Hashable, CustomStringConvertible {
  /// The most bytes a slug may have: what file systems allow for one name.
  public static let maximumByteCount = 255

  /// The slug: NFC, 1 to 255 bytes, no separators, white space, control characters or characters that Windows
  /// refuses.
  public let text: String

  /// Wraps a slug as it is, unless it is not safe as it stands.
  ///
  /// The caller has brought it to NFC.
  public init?(_ text: String) {
    let (first, last) = (text.utf8.first, text.utf8.last)
    guard (1...Self.maximumByteCount).contains(text.utf8.count), first != UInt8(ascii: "."),
      last != UInt8(ascii: "."), text.utf8.allSatisfy(Self.isAllowed),
      // Unicode's tables are slow, and most slugs need none.
      text.utf8.allSatisfy({ $0 < 0x80 })
        || text.unicodeScalars.allSatisfy(Self.isVisible) && Self.beginsWithCharacter(text),
      !Self.isReserved(text)
    else { return nil }
    self.text = text
  }

  /// The slug.
  public var description: String { text }

  /// The slug of an article whose title and id hold no letter: `article`.
  public static let article = Slug(trusted: "article")

  /// The slug of a section whose title holds no letter: `section`.
  public static let section = Slug(trusted: "section")

  private init(trusted text: String) { self.text = text }

  /// Whether a byte may be part of a slug: no space, control character, separator, or what Windows refuses.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"):
      false
    default: true
    }
  }

  /// Whether the first scalar is a character of its own rather than one that joins the slash before it.
  private static func beginsWithCharacter(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: false
    default: true
    }
  }

  /// Whether a character can be seen, or joins or parts letters as some scripts need it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    let category = scalar.properties.generalCategory
    return !scalar.properties.isWhitespace && category != .control && category != .format
  }

  /// Whether the name, without an extension, is one that Windows keeps for devices.
  private static func isReserved(_ text: String) -> Bool {
    guard let first = text.utf8.first, "cpanl".utf8.contains(first.asciiLowercased) else { return false }
    let stem = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(stem) { return true }
    return (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.unicodeScalars.count == 4
      && stem.unicodeScalars.last.map { "123456789\u{B9}\u{B2}\u{B3}".unicodeScalars.contains($0) } ?? false
  }
}
