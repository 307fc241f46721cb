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
    guard OutputPath.isSafe(text), text.utf8.first != UInt8(ascii: "."), text.utf8.last != UInt8(ascii: "."),
      text.utf8.allSatisfy({ !Self.refusedBytes.contains($0) }),
      text.unicodeScalars.allSatisfy({
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control
          && $0.properties.generalCategory != .format || $0 == "\u{200C}" || $0 == "\u{200D}"
      }),
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

  /// Characters that Windows refuses in names.
  private static let refusedBytes = Set("<>:\"|?*".utf8)

  /// Whether the name, without an extension, is one that Windows keeps for devices.
  private static func isReserved(_ text: String) -> Bool {
    let stem = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(stem) { return true }
    return (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.unicodeScalars.count == 4
      && stem.unicodeScalars.last.map { "123456789\u{B9}\u{B2}\u{B3}".unicodeScalars.contains($0) } ?? false
  }
}
