extension ArraySlice<UInt8> {
  /// The bytes with U+FFFD for what is no text, as libcmark would have it.
  var validUTF8: ArraySlice<UInt8> {
    if isText { return self }
    var text: [UInt8] = []
    for byte in String(decoding: self, as: UTF8.self).utf8 {
      if byte == 0 { text += "\u{FFFD}".utf8 } else { text.append(byte) }
    }
    return text[...]
  }

  private var isText: Bool {
    if allSatisfy({ $0 > 0 && $0 < 0x80 }) { return true }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): if scalar.first == 0 { return false }
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}

extension [UInt8] {
  /// Appends text as HTML.
  mutating func appendEscapedText(_ text: ArraySlice<UInt8>) {
    var copied = text.startIndex
    for index in text.indices {
      guard let reference = text[index].reference else { continue }
      self += text[copied..<index]
      self += reference.utf8
      copied = index + 1
    }
    self += text[copied...]
  }

  /// Appends an address as the value of an attribute, with percent signs for what addresses do not hold.
  mutating func appendEscapedAddress(_ address: ArraySlice<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "'"): self += "&#x27;".utf8
      case _ where byte.isInAddress: append(byte)
      default:
        append(UInt8(ascii: "%"))
        append((byte >> 4).hexadecimalDigit)
        append((byte & 15).hexadecimalDigit)
      }
    }
  }

  /// The text without characters that are marks, and without references to them; `nil` where it has none.
  var withoutMarks: [UInt8]? {
    var cleaned: [UInt8] = []
    var copied = 0
    for index in indices {
      guard let end = endOfMarkCharacter(at: index) ?? endOfMarkReference(at: index) else { continue }
      cleaned += self[copied..<index]
      cleaned += "\u{FFFD}".utf8
      copied = end
    }
    return copied == 0 ? nil : cleaned + self[copied...]
  }

  private func endOfMarkCharacter(at index: Int) -> Int? {
    guard self[index] == Mark.lead.0, index + 4 <= count, self[index + 1] == Mark.lead.1,
      self[index + 2] == Mark.lead.2, self[index + 3] >= Mark.end
    else { return nil }
    return index + 4
  }

  /// The end of a numeric reference to U+10FFFE or U+10FFFF.
  private func endOfMarkReference(at index: Int) -> Int? {
    guard self[index] == UInt8(ascii: "&"), index + 3 < count, self[index + 1] == UInt8(ascii: "#") else {
      return nil
    }
    let isHexadecimal = self[index + 2].asciiLowercased == UInt8(ascii: "x")
    var end = isHexadecimal ? index + 3 : index + 2
    var number = 0
    while end < count, let digit = Character(Unicode.Scalar(self[end])).hexDigitValue,
      isHexadecimal || digit < 10
    {
      number = Swift.min(number * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      end += 1
    }
    guard number == 0x10FFFE || number == 0x10FFFF, end < count, self[end] == UInt8(ascii: ";") else {
      return nil
    }
    return end + 1
  }
}

extension UInt8 {
  /// What is written for a character that has a meaning in HTML.
  fileprivate var reference: String? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  fileprivate var hexadecimalDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10
  }

  fileprivate var isInAddress: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "%"),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "~"):
      true
    default: isASCIIWord
    }
  }
}

extension Token {
  /// Whether guards stand before and behind the mark, for the text begins or ends with punctuation there.
  func guards(in text: [UInt8]) -> (before: Bool, after: Bool) {
    switch self {
    case .text, .tag, .reference, .hidden: (true, true)
    case .link(let range, _):
      (false, text.characterKind(before: range.upperBound, from: range.lowerBound) == .punctuation)
    default: (false, false)
    }
  }
}
