/// A place in a text as editors show it.
struct SourcePosition: Equatable {
  /// The line, from 1; LF, CR LF and CR each end one.
  var line: Int
  /// The column, from 1, counted in Unicode scalars; a byte order mark does not count.
  var column: Int
}

/// The lines of one text, found once so that any number of positions in it are cheap.
struct LineIndex {
  private static let blockSize = 1024

  private let bytes: [UInt8]
  /// The offset of the first byte of every line.
  private var starts: [Int]
  /// How many scalars begin before every block: a line of 20 MB is not counted again for each position in it.
  private var scalarCounts: [Int] = []

  init(_ text: SourceText) {
    bytes = text.bytes
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    scalarCounts.reserveCapacity(bytes.count / Self.blockSize + 1)
    var scalars = 0
    var isAfterReturn = false
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { scalarCounts.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if isAfterReturn, byte != UInt8(ascii: "\n") { starts.append(offset) }
      if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    if isAfterReturn { starts.append(bytes.count) }
  }

  /// The position of the scalar that the byte at `offset` belongs to.
  ///
  /// Where bytes are not UTF-8, every byte that is not a continuation counts as a scalar.
  func position(of offset: Int) -> SourcePosition {
    let line = lineNumber(at: offset)
    let start = starts[line - 1]
    let column = scalarCount(before: scalarStart(offset, in: bytes)) - scalarCount(before: start) + 1
    return SourcePosition(line: line, column: max(column, 1))
  }

  /// The bytes of a line, without what ends it.
  func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    guard line < starts.count else { return start..<bytes.count }
    var end = starts[line]
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, scalarCounts.count - 1)
    guard block >= 0 else { return 0 }
    let rest = bytes[block * Self.blockSize..<offset]
    return rest.reduce(scalarCounts[block]) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
  }
}

/// The offset at which the scalar that the byte at `offset` belongs to begins; `offset` itself between
/// scalars.
func scalarStart(_ offset: Int, in bytes: [UInt8]) -> Int {
  guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
  for length in 2...4 where offset - length + 1 >= 0 {
    let lead = bytes[offset - length + 1]
    if lead >= 0xC0 { return lead.leadingOnes >= length ? offset - length + 1 : offset }
    if lead < 0x80 { return offset }
  }
  return offset
}

extension UInt8 {
  /// In a byte that begins a scalar, how many bytes the scalar has.
  fileprivate var leadingOnes: Int { (~self).leadingZeroBitCount }
}

/// The line indexes of the texts that one run of a formatter has met.
struct LineIndexes {
  private var indexes: [ObjectIdentifier: LineIndex] = [:]

  /// The index of a text, made at the first call.
  subscript(text: SourceText) -> LineIndex {
    mutating get {
      if let known = indexes[ObjectIdentifier(text)] { return known }
      let index = LineIndex(text)
      indexes[ObjectIdentifier(text)] = index
      return index
    }
  }

  /// `file:line:column` of the beginning of a span.
  mutating func place(of span: SourceSpan) -> String {
    let position = self[span.text].position(of: span.range.lowerBound)
    return "\(span.text.name.printable):\(position.line):\(position.column)"
  }
}
