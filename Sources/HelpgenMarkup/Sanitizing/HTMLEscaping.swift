/// Writing text into HTML, in the way libcmark does, so that both look the same.
extension [UInt8] {
  /// Appends UTF-8 as text or as the value of an attribute.
  mutating func appendEscaped(_ text: some Collection<UInt8>) {
    var rest = text[...]
    while let index = rest.firstIndex(where: \.needsEscaping) {
      append(contentsOf: rest[..<index])
      let next = rest.index(after: index)
      switch rest[index] {
      case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
      // Parsers know no other line end than a line feed.
      default: if rest[next...].first != UInt8(ascii: "\n") { append(UInt8(ascii: "\n")) }
      }
      rest = rest[next...]
    }
    append(contentsOf: rest)
  }

  /// Appends an address: what may not stand in one is percent-encoded.
  mutating func appendAddress(_ address: some Collection<UInt8>) {
    var rest = address[...]
    while let index = rest.firstIndex(where: { !$0.isInAddress }) {
      append(contentsOf: rest[..<index])
      let byte = rest[index]
      switch byte {
      case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "'"): append(contentsOf: "&#x27;".utf8)
      default:
        append(contentsOf: [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]])
      }
      rest = rest[rest.index(after: index)...]
    }
    append(contentsOf: rest)
  }

  private static let digits = [UInt8]("0123456789ABCDEF".utf8)
}

extension UInt8 {
  /// Whether it may stand in an address as it is.
  fileprivate var isInAddress: Bool {
    switch self {
    case 0x21, 0x23...0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: isASCIILetter || isASCIIDigit
    }
  }

  fileprivate var needsEscaping: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
