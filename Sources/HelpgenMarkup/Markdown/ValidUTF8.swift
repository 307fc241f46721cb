extension [UInt8] {
  /// Whether all of it is UTF-8: then libcmark need not look.
  var isUTF8: Bool {
    // The bytes are only read.
    let bytes = unsafe span.bytes
    var index = 0
    while index + 8 <= count {
      // The eight bytes are inside of the array.
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let length = word.lengthOfFrequent
      if length > 0 {
        index += length
        if word & 0x8080_8080_8080_8080 == 0 { index = bytes.endOfASCII(from: index) }
        continue
      }
      let high = word & 0x8080_8080_8080_8080
      // The eight are read anew from the first that is not ASCII, unless a whole character is left of them.
      let ascii = high.trailingZeroBitCount / 8
      index += ascii
      guard ascii <= 4 else { continue }
      guard let length = UInt32(truncatingIfNeeded: word >> (8 * ascii)).lengthOfFirstCharacter else {
        return false
      }
      index += length
    }
    while index < count {
      // Behind the end stands what continues no character.
      let rest = self[index..<Swift.min(index + 4, count)]
      let word = rest.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let length = word.lengthOfFirstCharacter else { return false }
      index += length
    }
    return true
  }
}

extension RawSpan {
  /// How far bytes are ASCII, 32 at a time.
  fileprivate func endOfASCII(from start: Int) -> Int {
    var index = start
    while index + 32 <= byteCount {
      // All 32 bytes are inside of the span.
      let words = unsafe unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
      if (words[0] | words[1] | words[2] | words[3]) & 0x8080_8080_8080_8080 != 0 { break }
      index += 32
    }
    return index
  }
}

extension UInt64 {
  /// How many bytes those are that it begins with, where they are what texts consist of mostly; 0 otherwise.
  fileprivate var lengthOfFrequent: Int {
    if self & 0x8080_8080_8080_8080 == 0 { return 8 }
    // Two characters of three bytes: neither halves of a pair of UTF-16, nor what fewer bytes could say.
    if self & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 {
      let (first, second) = (self & 0x200F, self >> 24 & 0x200F)
      if first != 0, first != 0x200D, second != 0, second != 0x200D { return 6 }
    }
    // Four characters of two bytes, from U+0400 on.
    return self & 0xC0F0_C0F0_C0F0_C0F0 == 0x80D0_80D0_80D0_80D0 ? 8 : 0
  }
}

extension UInt32 {
  /// How many bytes the character has that the lowest one begins; `nil` where none does.
  fileprivate var lengthOfFirstCharacter: Int? {
    if self & 0x80 == 0 { return 1 }
    // Neither half of a pair of UTF-16, nor what fewer bytes could say.
    if self & 0xC0_C0F0 == 0x80_80E0 { return self & 0x200F != 0 && self & 0x200F != 0x200D ? 3 : nil }
    if self & 0xC0E0 == 0x80C0 { return self & 0x1E != 0 ? 2 : nil }
    guard self & 0xC0C0_C0F8 == 0x8080_80F0 else { return nil }
    // From U+10000 to U+10FFFF.
    let leading = (self & 7) << 2 | self >> 12 & 3
    return (1...16).contains(leading) ? 4 : nil
  }
}
