/// An address from an attribute, as browsers read it: without white space around it and line breaks in it.
struct Address {
  /// The address.
  let bytes: [UInt8]
  /// What comes before the first colon, in lower case; `nil` where that is no scheme, so that the address is
  /// relative.
  let scheme: String?

  /// Reads the value of an attribute.
  init(_ value: some Collection<UInt8>) {
    var bytes = Array(value)
    if bytes.contains(where: { $0 <= 0x20 }) {
      bytes.removeAll { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
      bytes.removeFirst(bytes.prefix { $0 <= 0x20 }.count)
    }
    self.bytes = bytes
    scheme = Self.scheme(of: self.bytes)
  }

  private static func scheme(of bytes: [UInt8]) -> String? {
    if bytes.hasBytes("https:", at: 0) { return "https" }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, first.isASCIILetter
    else { return nil }
    let name = bytes[..<colon]
    guard name.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }) else {
      return nil
    }
    return String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
  }

  /// Whether a reader may be sent there.
  ///
  /// Refused is what runs code, wraps another address, or reads the reader's own files. Everything else
  /// stays, as in Markdown: help for an app links into the app, with schemes of its own.
  var isSafe: Bool {
    // The frequent ones need no look into the set.
    guard let scheme, scheme != "https", scheme != "http" else { return true }
    return scheme == "data" ? isPicture : !Self.refusedSchemes.contains(scheme)
  }

  /// Whether a sound, a film or a frame may be loaded from there: from the site itself, or encrypted.
  var isSafeForMedia: Bool { scheme == nil || scheme == "https" }

  /// Whether it is a picture of points; drawings can hold code.
  private var isPicture: Bool {
    let rest = bytes.dropFirst("data:".utf8.count).prefix(11).map(\.asciiLowercased)
    return ["image/png", "image/gif", "image/jpeg", "image/webp"].contains { rest.starts(with: $0.utf8) }
  }

  private static let refusedSchemes: Set = [
    "about", "blob", "feed", "file", "filesystem", "jar", "javascript", "livescript", "mhtml", "mk", "mocha",
    "ms-its", "ms-msdt", "pcast", "res", "resource", "search-ms", "vbscript", "view-source", "wyciwyg",
  ]

  /// The server it names, where it begins with `https://` or `//` and names nothing besides, such as a port
  /// or a user.
  var host: String? {
    var rest = bytes[...]
    if scheme == "https" { rest = rest.dropFirst("https:".utf8.count) } else if scheme != nil { return nil }
    guard rest.starts(with: "//".utf8) else { return nil }
    let host = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }.map(\.asciiLowercased)
    return String(decoding: host, as: UTF8.self)
  }

  /// What follows the server's name.
  var pathAfterHost: ArraySlice<UInt8> {
    let start = scheme == nil ? 2 : "https://".utf8.count
    return bytes.dropFirst(start + (host?.utf8.count ?? 0))
  }
}
