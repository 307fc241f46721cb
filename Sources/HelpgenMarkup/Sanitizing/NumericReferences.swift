extension [UInt8] {
  /// The bytes with every number in a character reference kept so small that gumbo, which counts in 32 bits, does not run
  /// over: `&#99999999999;` is no character, and becomes none.
  ///
  /// Nothing moves: places in the bytes stay what they were.
  var withSmallReferences: [UInt8] {
    var bytes = self
    var position = 0
    while let ampersand = bytes[position...].firstIndex(of: UInt8(ascii: "&")) {
      position = ampersand + 1
      guard position < count, bytes[position] == UInt8(ascii: "#") else { continue }
      position += 1
      let isHexadecimal = position < count && bytes[position] | 0x20 == UInt8(ascii: "x")
      if isHexadecimal { position += 1 }
      let start = position
      while position < count, bytes[position].isDigit(isHexadecimal) { position += 1 }
      let digits = bytes[start..<position].drop { $0 == UInt8(ascii: "0") }
      guard digits.count > Self.digitLimit else { continue }
      for index in digits.indices {
        bytes[index] = UInt8(ascii: index < position - Self.digitLimit ? "0" : "9")
      }
    }
    return bytes
  }

  /// The most digits that a number may have; with as many nines it is no character in either notation.
  private static let digitLimit = 7
}

extension UInt8 {
  fileprivate func isDigit(_ isHexadecimal: Bool) -> Bool {
    isASCIIDigit || isHexadecimal && (self | 0x20) &- 0x61 < 6
  }
}
