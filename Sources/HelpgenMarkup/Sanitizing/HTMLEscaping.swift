/// Writing text into HTML, in the way libcmark does, so that both look the same.
extension [UInt8] {
  /// Appends UTF-8 as text or as the value of an attribute.
  mutating func appendEscaped(_ text: some BidirectionalCollection<UInt8>) {
    var copied = text.startIndex
    var index = copied
    while index != text.endIndex {
      let byte = text[index]
      guard byte.mayNeedEscaping, let escaped = text.escaped(at: index) else {
        text.formIndex(after: &index)
        continue
      }
      append(contentsOf: text[copied..<index])
      append(contentsOf: escaped.text.utf8)
      index = escaped.end
      copied = index
    }
    append(contentsOf: text[copied...])
  }

  /// Appends an address: what may not stand in one is percent-encoded.
  mutating func appendAddress(_ address: some Collection<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "'"): append(contentsOf: "&#x27;".utf8)
      case _ where byte.isASCIILetter || byte.isASCIIDigit || byte.isAddressMark: append(byte)
      default:
        append(contentsOf: [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]])
      }
    }
  }

  private static let digits = [UInt8]("0123456789ABCDEF".utf8)
}

extension UInt8 {
  /// Whether it may stand in an address as it is, though it is no letter and no digit.
  fileprivate var isAddressMark: Bool {
    switch self {
    case 0x21, 0x23...0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }

  fileprivate var mayNeedEscaping: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\r"): true
    default: mayBeginInvalidHTML
    }
  }

  /// Whether a code point that begins with it can be one that HTML refuses.
  var mayBeginInvalidHTML: Bool {
    self < 0x20 ? !isHTMLSpace : (self == 0x7F || self == 0xC2 || self >= 0xEF)
  }
}

extension BidirectionalCollection<UInt8> {
  /// What is written instead of the code point at `index`, and where that ends; `nil` where it is written as
  /// it is.
  fileprivate func escaped(at index: Index) -> (text: String, end: Index)? {
    let next = self.index(after: index)
    switch self[index] {
    case UInt8(ascii: "&"): return ("&amp;", next)
    case UInt8(ascii: "<"): return ("&lt;", next)
    case UInt8(ascii: ">"): return ("&gt;", next)
    case UInt8(ascii: "\""): return ("&quot;", next)
    case UInt8(ascii: "\r"):
      let isFollowed = next != endIndex && self[next] == UInt8(ascii: "\n")
      return (isFollowed ? "" : "\n", next)
    default: return endOfInvalidHTML(at: index).map { ("\u{FFFD}", $0) }
    }
  }
}

extension Collection<UInt8> {
  /// The end of a code point that parsers replace: a control character or one of Unicode's noncharacters.
  ///
  /// - Precondition: The bytes are UTF-8 and a code point begins at `index`.
  func endOfInvalidHTML(at index: Index) -> Index? {
    let first = self[index]
    let second = self.index(after: index)
    if first < 0x80 { return first == 0x7F || (first < 0x20 && !first.isHTMLSpace) ? second : nil }
    guard second != endIndex else { return nil }
    if first == 0xC2 { return self[second] < 0xA0 ? self.index(after: second) : nil }

    let length = first < 0xF0 ? 3 : 4
    guard let end = self.index(index, offsetBy: length, limitedBy: endIndex) else { return nil }
    let last = self.index(index, offsetBy: length - 1)
    let beforeLast = self.index(index, offsetBy: length - 2)
    // U+xFFFE and U+xFFFF end in the bits of …BF BE and …BF BF, whose third byte from the end is …F.
    let isPlaneEnd =
      self[last] >= 0xBE && self[beforeLast] == 0xBF && self[self.index(after: index)] & 0x0F == 0x0F
    let isInArabicForms = first == 0xEF && self[second] == 0xB7 && (0x90...0xAF).contains(self[last])
    return isPlaneEnd || isInArabicForms ? end : nil
  }
}
