/// Tables.
extension BlockScanner {
  /// The most cells that rows may lack in all, which a few bytes can make very many.
  private static var mostMissingCells: Int { 500_000 }

  /// Whether the rest of the line is a pipe, which makes no row.
  var isLonePipe: Bool {
    guard line.byte(at: line.first) == UInt8(ascii: "|") else { return false }
    return line.text[line.first + 1..<line.end].allSatisfy(\.isWhiteSpace)
  }

  /// Begins a table, if the line separates the open paragraph's last line as its head.
  mutating func beginTable(matched: Int) -> Bool {
    guard triggers.mayHaveTables, line.indent < 4, let head = paragraph.last, !head.isBehindTask,
      let alignments = line.text.delimiterRow(in: line.first..<line.end),
      line.text.cellCount(in: head.content, atMost: alignments.count + 1) == alignments.count,
      let prefix = Self.prefix(of: containers[...])
    else { return false }
    let isWholeLine = paragraph.count > 1
    paragraph.removeLast()
    if isWholeLine { _ = finishParagraph() }
    let start = isWholeLine ? head.lineStart : head.content.lowerBound
    leaf = .table(findings.tables.count)
    findings.found.append(.table(findings.tables.count, definition: openDefinition))
    findings.tables.append(
      Table(
        source: start..<line.end, isWholeLine: isWholeLine, prefix: prefix, alignments: alignments,
        rows: [head.content]))
    return true
  }

  /// Adds the rest of the line as a row to the open table, unless the table is too large.
  mutating func addRow(to index: Int) -> Bool {
    guard findings.tables[index].missingCells < Self.mostMissingCells else { return false }
    let columns = findings.tables[index].alignments.count
    let content = line.first..<line.end
    let cells = line.text.cellCount(in: content, atMost: columns)
    findings.tables[index].missingCells += columns - cells
    findings.tables[index].rows.append(content)
    findings.tables[index].source = findings.tables[index].source.lowerBound..<content.upperBound
    return true
  }
}

extension [UInt8] {
  /// How the columns are aligned that a row of delimiters makes; `nil` where a line is none.
  fileprivate func delimiterRow(in line: Range<Int>) -> [Alignment]? {
    var (index, end) = (line.lowerBound, line.upperBound)
    while end > index, self[end - 1].isSpaceInLine { end -= 1 }
    if index < end, self[index] == UInt8(ascii: "|") { index += 1 }
    if end > index, self[end - 1] == UInt8(ascii: "|") { end -= 1 }
    guard index < end else { return nil }
    var alignments: [Alignment] = []
    while index <= end {
      guard let (alignment, cellEnd) = delimiter(at: index, before: end) else { return nil }
      alignments.append(alignment)
      index = cellEnd + 1
    }
    return alignments
  }

  /// The alignment that a delimiter cell stands for, and where the cell ends: at a pipe, or at the end.
  private func delimiter(at start: Int, before end: Int) -> (Alignment, Int)? {
    var index = start
    while index < end, self[index].isSpaceInLine { index += 1 }
    let isLeft = index < end && self[index] == UInt8(ascii: ":")
    if isLeft { index += 1 }
    let hyphens = index
    while index < end, self[index] == UInt8(ascii: "-") { index += 1 }
    guard index > hyphens else { return nil }
    let isRight = index < end && self[index] == UInt8(ascii: ":")
    if isRight { index += 1 }
    while index < end, self[index].isSpaceInLine { index += 1 }
    guard index == end || self[index] == UInt8(ascii: "|") else { return nil }
    switch (isLeft, isRight) {
    case (true, true): return (.center, index)
    case (true, false): return (.left, index)
    case (false, true): return (.right, index)
    case (false, false): return (.none, index)
    }
  }

  /// How many cells a row has, counted to a number.
  func cellCount(in row: Range<Int>, atMost most: Int) -> Int {
    var count = 0
    var start = firstCell(in: row)
    while count < most, let (_, next) = cell(at: start, before: row.upperBound) {
      count += 1
      start = next
    }
    return count
  }

  /// Where the first cell of a row begins.
  func firstCell(in row: Range<Int>) -> Int {
    guard !row.isEmpty, self[row.lowerBound] == UInt8(ascii: "|") else { return row.lowerBound }
    return endOfWhiteSpace(at: row.lowerBound + 1, before: row.upperBound)
  }

  /// The cell at a place, without the space around it, and where the next begins; `nil` at the end.
  func cell(at start: Int, before end: Int) -> (content: Range<Int>, next: Int)? {
    guard start < end else { return nil }
    var index = start
    // A backslash takes the meaning of a pipe, whatever is before it.
    while index < end,
      self[index] != UInt8(ascii: "|") || (index > start && self[index - 1] == UInt8(ascii: "\\"))
    {
      index += 1
    }
    let next = index < end ? endOfWhiteSpace(at: index + 1, before: end) : end
    return (trimmed(start..<index), next)
  }
}
