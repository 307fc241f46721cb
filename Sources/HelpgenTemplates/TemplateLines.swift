/// The lines of a template: which tags stand alone on them, and how they are indented.
struct TemplateLines {
  /// Where the template begins, behind a byte order mark.
  let start: Int
  /// White space that is taken off the lines of a block that is handed to a parent; it gets the indentation of the
  /// place it fills instead.
  var removedIndentation: [UInt8] = []

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether a line begins at `offset`.
  func isLineStart(_ offset: Int) -> Bool { offset == start || bytes[offset - 1] == UInt8(ascii: "\n") }

  /// What is around a tag on its line; `textStart` is where the tag before it ends.
  func line(of tag: Range<Int>, after textStart: Int) -> TagLine {
    var lineStart = tag.lowerBound
    while lineStart > textStart, isSpace(bytes[lineStart - 1]) { lineStart -= 1 }
    return TagLine(
      blankBefore: isLineStart(lineStart) ? lineStart..<tag.lowerBound : nil,
      nextLine: nextLine(from: tag.upperBound))
  }

  /// The white space at the front of the first line that is not blank; `nil` where that line begins with a tag that
  /// closes something.
  func firstIndentation(from offset: Int, beforeClosingTagOf scanner: TemplateScanner) -> Range<Int>? {
    var lineStart = offset
    while lineStart < bytes.count, let next = nextLine(from: lineStart) { lineStart = next }
    let end = skipSpaces(from: lineStart)
    return end == bytes.count || scanner.isClosingTag(at: end) ? nil : lineStart..<end
  }

  /// The white space of `blank`, less what is taken off its line.
  func indentation(_ blank: Range<Int>) -> [UInt8] {
    Array(bytes[blank.lowerBound + removedCount(at: blank.lowerBound)..<blank.upperBound])
  }

  /// The pieces that are left of a range when indentation is taken off its lines.
  func dedented(_ range: Range<Int>) -> [Range<Int>] {
    guard !removedIndentation.isEmpty else { return [range] }
    var pieces: [Range<Int>] = []
    var lineStart = range.lowerBound
    while lineStart < range.upperBound {
      let newline = bytes[lineStart..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let lineEnd = newline.map { $0 + 1 } ?? range.upperBound
      let removed = isLineStart(lineStart) ? removedCount(at: lineStart) : 0
      pieces.append(min(lineStart + removed, lineEnd)..<lineEnd)
      lineStart = lineEnd
    }
    return pieces
  }

  private func removedCount(at lineStart: Int) -> Int {
    zip(bytes[lineStart...], removedIndentation).prefix { $0 == $1 }.count
  }

  /// Where the next line begins, if nothing but white space is left on this one.
  private func nextLine(from offset: Int) -> Int? {
    var index = skipSpaces(from: offset)
    if index == bytes.count { return index }
    if bytes[index] == UInt8(ascii: "\r") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "\n") ? index + 1 : nil
  }

  private func skipSpaces(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

/// What is around a tag on its line.
struct TagLine {
  /// The white space before the tag, where nothing else is before it.
  var blankBefore: Range<Int>?
  /// The start of the next line, where nothing else is behind the tag.
  var nextLine: Int?

  /// Whether the tag is alone on its line.
  var isStandalone: Bool { blankBefore != nil && nextLine != nil }
}
