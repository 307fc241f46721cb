import HelpgenDiagnostics

/// Where the characters of a YAML text are in the bytes of its source.
///
/// libyaml counts characters from the beginning of what it is given; a byte order mark is kept from it.
struct YAMLPlaces {
  private let text: SourceText
  private let start: Int
  private let end: Int

  /// The byte offset of each character from `start`; empty where every character is one byte.
  private let offsets: [Int]

  /// Measures a part of a text.
  init(_ text: SourceText, in range: Range<Int>) {
    let range = range.clamped(to: 0..<text.bytes.count)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.text = text
    start = range.lowerBound + (text.bytes[range].starts(with: mark) ? mark.count : 0)
    end = range.upperBound
    let bytes = text.bytes[start..<end]
    offsets = bytes.allSatisfy { $0 < 0x80 } ? [] : bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
  }

  /// What is to be parsed.
  var bytes: ArraySlice<UInt8> { text.bytes[start..<end] }

  /// The byte that a character begins with; the end for characters behind the last.
  private func byte(ofCharacter index: Int) -> Int {
    if offsets.isEmpty { return min(start + index, end) }
    return index < offsets.count ? offsets[index] : end
  }

  /// The bytes of characters.
  func bytes(ofCharacters characters: Range<Int>) -> Range<Int> {
    byte(ofCharacter: characters.lowerBound)..<byte(ofCharacter: characters.upperBound)
  }

  /// The range without white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let last = text.bytes[range].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }

  /// The place of a range of bytes.
  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(text, range) }

  /// The place of one character; the end of the text where there is none.
  func span(ofCharacter index: Int) -> SourceSpan { span(bytes(ofCharacters: index..<index + 1)) }

  /// The place of the byte that parsing stopped at.
  func span(ofByte index: Int) -> SourceSpan {
    let first = min(start + index, end)
    return span(first..<min(first + 1, end))
  }

  /// The byte before a place, on the same line; white space does not count.
  func byte(before span: SourceSpan) -> UInt8? {
    text.bytes[start..<max(start, span.range.lowerBound)].last { $0 != 0x20 && $0 != 0x09 }
  }

  /// The bytes of a place.
  func bytes(of span: SourceSpan) -> ArraySlice<UInt8> { text.bytes[span.range] }
}
