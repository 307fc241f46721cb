/// A piece of HTML that was taken out of a Markdown text.
struct RawHTMLPiece {
  /// The HTML: a tag in a line, or a block without its last line end.
  var literal: [UInt8]
  /// The 1-based line where it begins.
  var line: Int

  /// What stands for a piece while Markdown is rendered: its number between two bytes that UTF-8 never has.
  static func mark(_ number: Int) -> [UInt8] {
    var mark = [markByte]
    mark += String(number).utf8
    mark.append(markByte)
    return mark
  }

  /// The byte that marks begin and end with.
  static let markByte: UInt8 = 0xFF
}

extension [UInt8] {
  /// The number of the piece whose mark stands at a place, and where the mark ends; `nil` where there is none.
  func pieceMark(at start: Int) -> (number: Int, end: Int)? {
    guard start < count, self[start] == RawHTMLPiece.markByte else { return nil }
    var (number, index) = (0, start + 1)
    while index < count, self[index].isASCIIDigit, number < count {
      number = number * 10 + Int(self[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard index < count, index > start + 1, self[index] == RawHTMLPiece.markByte else { return nil }
    return (number, index + 1)
  }

  /// The rendered text with each piece instead of its mark, and where the pieces are, by their numbers.
  func withPieces(_ pieces: [RawHTMLPiece]) -> (html: [UInt8], places: [(offset: Int, piece: Int)]) {
    var html: [UInt8] = []
    var places: [(offset: Int, piece: Int)] = []
    var copied = 0
    while let start = firstIndex(of: RawHTMLPiece.markByte, in: copied..<count) {
      html += self[copied..<start]
      copied = start + 1
      guard let (number, end) = pieceMark(at: start), pieces.indices.contains(number) else { continue }
      places.append((html.count, number))
      html += pieces[number].literal
      copied = end
    }
    return (html + self[copied...], places)
  }
}
