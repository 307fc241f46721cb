/// A place in a text as editors show it.
public struct TextPosition: Sendable, Equatable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
}

/// The positions of places in a text, which are cheap when they are asked for in their order.
public struct TextPositions {
  private let text: [UInt8]
  private var last = (offset: 0, line: 1, column: 1)

  /// Prepares for a text.
  public init(_ text: [UInt8]) { self.text = text }

  /// The position of the scalar that begins at an offset.
  public mutating func position(of offset: Int) -> TextPosition {
    if offset < last.offset { last = (0, 1, 1) }
    for index in last.offset..<max(last.offset, min(offset, text.count)) {
      if text[index].endsLine {
        // The line feed behind a carriage return belongs to it.
        if index > 0, text[index] == 0x0A, text[index - 1] == 0x0D { continue }
        last.line += 1
        last.column = 1
      } else if !text[index].continuesCharacter {
        last.column += 1
      }
    }
    last.offset = max(last.offset, min(offset, text.count))
    return TextPosition(line: last.line, column: last.column)
  }
}
