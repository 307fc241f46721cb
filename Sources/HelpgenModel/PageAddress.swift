/// Where a page is: its file, and how other pages link to it.
public struct PageAddress: Sendable, Hashable {
  /// Its file below the output folder.
  public let file: OutputPath

  /// Its address relative to the site's root, percent-encoded: `en/konto/` or `en/konto/index.html`; empty
  /// for the root.
  public let href: String

  /// How many folders are around the file.
  public let depth: Int

  /// The address of `index.html` in a folder; without components, of the site's own.
  ///
  /// - Returns: `nil` where a component cannot be a file name.
  public init?(folder components: [String], links: LinkStyle) {
    guard let file = OutputPath(components + ["index.html"]) else { return nil }
    self.file = file
    depth = components.count
    let folder = components.map { Self.percentEncoded($0) + "/" }.joined()
    href = links == .explicit ? folder + "index.html" : folder
  }

  /// The address of a file that is named in links, whatever the link style.
  public init(file: OutputPath) {
    self.file = file
    let components = file.components
    depth = components.count - 1
    href = components.map { Self.percentEncoded(String($0)) }.joined(separator: "/")
  }

  /// A relative link from this page to another place of the site.
  ///
  /// It is never empty and never looks like a scheme: a link to the root from the root is `./`.
  public func link(to target: PageAddress, fragment: String? = nil) -> String {
    var link = String(repeating: "../", count: depth)
    if depth == 0 { link = "./" }
    link += target.href
    if let fragment { link += "#" + Self.percentEncoded(fragment) }
    return link
  }

  /// A component of an address with everything but unreserved characters percent-encoded (RFC 3986, 2.3).
  public static func percentEncoded(_ component: String) -> String {
    if component.utf8.allSatisfy(isUnreserved) { return component }
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in component.utf8 {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
