#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The kinds of bytes that Markdown tells apart; none of them are part of a longer character.
extension UInt8 {
  /// A space or a tab.
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// What ends a line.
  var endsLine: Bool { self == 0x0A || self == 0x0D }

  /// White space of ASCII, line ends included.
  var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// White space of ASCII that ends no line.
  var isSpaceInLine: Bool { isWhiteSpace && !endsLine }

  /// A letter or digit of ASCII.
  var isASCIIWord: Bool { isASCIILetter || isASCIIDigit }

  /// What a backslash can take the meaning from.
  var isASCIIPunctuation: Bool { (0x21...0x7E).contains(self) && !isASCIIWord }

  /// A byte within a character, but not its first.
  var continuesCharacter: Bool { self & 0xC0 == 0x80 }

}

extension [UInt8] {
  /// Appends a text that is written in the code.
  mutating func append(text: StaticString) {
    // The pointer is to the bytes of a literal, which live as long as the program.
    unsafe append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Where a byte stands first in a part; `nil` where it does not.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, indices.contains(range.lowerBound), range.upperBound <= count else { return nil }
    // The range is within the buffer, and so is what memchr finds.
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      guard let found = unsafe memchr(base + range.lowerBound, CInt(byte), range.count) else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Where other bytes stand first from a place on; `nil` where they do not.
  func firstIndex(of bytes: [UInt8], from start: Int) -> Int? {
    guard let first = bytes.first, let last = bytes.last else { return nil }
    let length = bytes.count
    var index = start
    while index + length <= count, let found = firstIndex(of: first, in: index..<count - length + 1) {
      if self[found + length - 1] == last, self[found..<found + length].elementsEqual(bytes) { return found }
      index = found + 1
    }
    return nil
  }

  /// A part without the white space around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while upper > lower, self[upper - 1].isWhiteSpace { upper -= 1 }
    while lower < upper, self[lower].isWhiteSpace { lower += 1 }
    return lower..<upper
  }

  /// Whether a text stands at a place.
  func hasBytes(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= count else { return false }
    // The pointer is to the bytes of a literal, which live as long as the program.
    let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.indices.allSatisfy { unsafe self[start + $0] == bytes[$0] }
  }

  /// Whether ASCII text stands at a place, before an end, in whatever case.
  func hasWord(_ word: StaticString, at index: Int, before end: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= end else { return false }
    // The pointer is to the bytes of a literal, which live as long as the program.
    let bytes = unsafe UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes.indices.allSatisfy { unsafe self[index + $0].asciiLowercased == bytes[$0] }
  }

  /// Where ASCII text, in whatever case, stands first in a part; `nil` where it does not.
  func index(ofWord word: StaticString, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + word.utf8CodeUnitCount <= range.upperBound {
      if hasWord(word, at: index, before: range.upperBound) { return index }
      index += 1
    }
    return nil
  }
}
