/// Strings and numbers, where nearly all bytes of a text are.
extension JSONScanner {
  /// Reads a string at `position`.
  mutating func scanString() throws(JSONSyntaxError) {
    let start = position
    var flags: UInt32 = 0
    position += 1
    while true {
      position = endOfPlainRun(from: position)
      guard position < end else { throw .unclosedString(in: self, from: start) }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        append(start..<position, flags: flags)
        return
      } else if byte == UInt8(ascii: "\\") {
        flags |= JSONTapeEntry.hasEscapes
        if try scanEscape() { flags |= JSONTapeEntry.hasLoneSurrogate }
      } else if byte < 0x20 {
        throw .controlCharacter(in: self, stringFrom: start)
      } else {
        noteEncodingFault()
      }
    }
  }

  /// The next byte that means something: a quote, a backslash, a control character, or one that is not UTF-8.
  private func endOfPlainRun(from start: Int) -> Int {
    let span = bytes.span
    var index = start
    while index < end {
      let byte = span[index]
      if byte >= 0x80 {
        let length = lengthOfUTF8Sequence(in: span, at: index, end: end)
        if length == 0 { return index }
        index += length
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 {
        return index
      } else {
        index += 1
      }
    }
    return end
  }

  private mutating func noteEncodingFault() {
    if encodingFault == nil { encodingFault = JSONEncodingFault(first: position, count: 0) }
    encodingFault?.count += 1
    position += 1
  }

  /// Reads an escape at `position`, and says whether it is a surrogate without its partner.
  private mutating func scanEscape() throws(JSONSyntaxError) -> Bool {
    guard position + 1 < end else { throw .unfinishedEscape(in: self) }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
      return false
    case UInt8(ascii: "u"):
      return try scanUnicodeEscape()
    default:
      throw .unknownEscape(in: self)
    }
  }

  private mutating func scanUnicodeEscape() throws(JSONSyntaxError) -> Bool {
    let scope = bytes[..<end]
    guard let unit = jsonCodeUnit(in: scope, at: position + 2) else { throw .unfinishedEscape(in: self) }
    position += 6
    guard (0xD800...0xDFFF).contains(unit) else { return false }
    guard unit < 0xDC00, lowSurrogateEscape(in: scope, at: position) != nil else { return true }
    position += 6
    return false
  }

  /// Reads a number at `position`.
  mutating func scanNumber() throws(JSONSyntaxError) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = position < end && bytes[position] == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits > 0 else { throw .number(in: self, from: start, "a digit must follow the minus sign") }
    if hasLeadingZero, digits > 1 { throw .number(in: self, from: start, "it must not begin with a zero") }
    if position < end, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw .number(in: self, from: start, "a digit must follow the point") }
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < end, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      guard skipDigits() > 0 else { throw .number(in: self, from: start, "its exponent has no digits") }
    }
    append(start..<position)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < end, bytes[position].isASCIIDigit { position += 1 }
    return position - start
  }
}

/// How many bytes the character at `index` has, whose first byte is not ASCII; 0 where it is not UTF-8
/// (Unicode, table 3-7).
@inline(__always)
func lengthOfUTF8Sequence(in bytes: Span<UInt8>, at index: Int, end: Int) -> Int {
  func isContinuation(_ offset: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    index + offset < end && allowed.contains(bytes[index + offset])
  }
  switch bytes[index] {
  case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
  case 0xE0: return isContinuation(1, 0xA0...0xBF) && isContinuation(2) ? 3 : 0
  case 0xED: return isContinuation(1, 0x80...0x9F) && isContinuation(2) ? 3 : 0
  case 0xE1...0xEF: return isContinuation(1) && isContinuation(2) ? 3 : 0
  case 0xF0: return isContinuation(1, 0x90...0xBF) && isContinuation(2) && isContinuation(3) ? 4 : 0
  case 0xF1...0xF3: return isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : 0
  case 0xF4: return isContinuation(1, 0x80...0x8F) && isContinuation(2) && isContinuation(3) ? 4 : 0
  default: return 0
  }
}
