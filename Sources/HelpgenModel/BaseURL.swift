/// The address that the site's folder has on the web: what absolute links begin with.
///
/// Its path ends with `/`, so that a page's path can be put behind it as it is.
public struct BaseURL: Sendable, Hashable, CustomStringConvertible {
  /// Scheme, host and port: `https://example.com`.
  public let origin: String

  /// The path, from `/` to `/`.
  public let path: String

  /// The whole address.
  public var text: String { origin + path }

  /// The whole address.
  public var description: String { text }

  /// Why a text is not the address of a site.
  public enum Flaw: Error, Sendable, Hashable {
    /// It begins with neither `https://` nor `http://`.
    case scheme
    /// It names a user or a password.
    case credentials
    /// It has no host, or one that is not made of ASCII letters, digits, `-` and `.`.
    case host
    /// Its port is not a number from 1 to 65535.
    case port
    /// It has a `?` or a `#`.
    case queryOrFragment
    /// Its path has an empty, `.` or `..` part.
    case pathPart
    /// Its path has a character that must be percent-encoded, or a `%` without two hexadecimal digits.
    case pathCharacter

    /// What the address must be: words that follow “it must”.
    public var demand: String {
      switch self {
      case .scheme: "begin with “https://” or “http://”"
      case .credentials: "not hold a user name or a password"
      case .host: "name a host in ASCII letters, digits, “-” and “.”"
      case .port: "have a port from 1 to 65535"
      case .queryOrFragment: "end before “?” and “#”"
      case .pathPart: "have a path without “//”, “/./” and “/../”"
      case .pathCharacter: "have a path in which special characters are percent-encoded"
      }
    }
  }

  /// Reads an absolute address and brings it to one form.
  ///
  /// The scheme and the host become lower-case, the scheme's own port is dropped, non-ASCII characters of the
  /// path are percent-encoded and a `/` is added at the end. Percent-encoding stays as it was written.
  public init(_ written: String) throws(Flaw) {
    let bytes = Array(written.utf8)
    guard let scheme = ["https://", "http://"].first(where: { Self.has(bytes, prefix: $0) }) else {
      throw .scheme
    }
    let rest = bytes.dropFirst(scheme.utf8.count)
    guard !rest.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw .queryOrFragment
    }
    let authority = rest.prefix { $0 != UInt8(ascii: "/") }
    let host = try Self.authority(authority, usualPort: scheme == "https://" ? 443 : 80)
    origin = scheme + host
    path = try Self.path(rest.dropFirst(authority.count))
  }

  private static func has(_ bytes: [UInt8], prefix: String) -> Bool {
    bytes.prefix(prefix.utf8.count).map(\.asciiLowercased).elementsEqual(prefix.utf8)
  }

  /// The host, and the port unless it is the scheme's own.
  private static func authority(_ bytes: ArraySlice<UInt8>, usualPort: Int) throws(Flaw) -> String {
    guard !bytes.contains(UInt8(ascii: "@")) else { throw .credentials }
    let isAddress = bytes.first == UInt8(ascii: "[")
    let end =
      isAddress
      ? bytes.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
      : bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    guard let end else { throw .host }
    let host = bytes[..<end].map(\.asciiLowercased)
    guard isAddress ? isIPv6(host.dropFirst().dropLast()) : isName(host) else { throw .host }
    let name = String(decoding: host, as: UTF8.self)
    let port = bytes[end...]
    guard !port.isEmpty else { return name }
    guard port.first == UInt8(ascii: ":"), port.dropFirst().allSatisfy(\.isASCIIDigit) else { throw .port }
    guard port.count > 1 else { return name }
    guard let number = Int(String(decoding: port.dropFirst(), as: UTF8.self)), (1...65_535).contains(number)
    else { throw .port }
    return number == usualPort ? name : "\(name):\(number)"
  }

  /// Whether every label of a lower-case host has 1 to 63 letters, digits and inner hyphens; one dot may end
  /// it.
  private static func isName(_ host: [UInt8]) -> Bool {
    guard !host.isEmpty, host.count <= 253 else { return false }
    var labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        && label.allSatisfy {
          $0.isLowercaseLetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    }
  }

  private static func isIPv6(_ address: ArraySlice<UInt8>) -> Bool {
    address.contains(UInt8(ascii: ":"))
      && address.allSatisfy { $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
  }

  /// The path with a `/` at both ends; `bytes` begins with `/` or is empty.
  private static func path(_ bytes: ArraySlice<UInt8>) throws(Flaw) -> String {
    var parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    if parts.last?.isEmpty == true { parts.removeLast() }
    var path = "/"
    for part in parts {
      guard !part.isEmpty, part != [0x2E], part != [0x2E, 0x2E] else { throw .pathPart }
      path += try encoded(part) + "/"
    }
    return path
  }

  /// One part of the path with its non-ASCII bytes percent-encoded.
  private static func encoded(_ part: ArraySlice<UInt8>) throws(Flaw) -> String {
    var text = ""
    for index in part.indices {
      let byte = part[index]
      switch byte {
      case UInt8(ascii: "%"):
        guard part[(index + 1)...].prefix(2).count(where: \.isHexDigit) == 2 else { throw .pathCharacter }
        text += "%"
      case 0x80...:
        let hex = String(byte, radix: 16, uppercase: true)
        text += "%" + hex
      default:
        guard byte.isPathCharacter else { throw .pathCharacter }
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(asciiLowercased)
  }

  /// Whether RFC 3986 allows the byte in a part of a path (`pchar`, without `%`).
  fileprivate var isPathCharacter: Bool {
    asciiLowercased.isLowercaseLetter || isASCIIDigit || "-._~!$&'()*+,;=:@".utf8.contains(self)
  }
}
