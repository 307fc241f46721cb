/// A place in a text as editors show it.
public struct TextPosition: Sendable, Equatable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
}

extension [UInt8] {
  /// The position of the scalar that begins at an offset.
  public func position(of offset: Int) -> TextPosition {
    var (line, column) = (1, 1)
    for index in indices.prefix(offset) {
      if self[index].endsLine {
        // The line feed behind a carriage return belongs to it.
        if index > 0, self[index] == 0x0A, self[index - 1] == 0x0D { continue }
        line += 1
        column = 1
      } else if !self[index].continuesCharacter {
        column += 1
      }
    }
    return TextPosition(line: line, column: column)
  }
}
