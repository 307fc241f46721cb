/// Tables: a heading for each cell, so that libcmark reads the inlines of each by themselves.
///
/// Most cells are nothing but words; these need no libcmark.
extension Translation {
  /// Translates a table in a definition of a note, or in none.
  mutating func translateTable(_ index: Int, definition: Int?) {
    let table = findings.tables[index]
    if table.isWholeLine { copyLines(to: table.source.lowerBound) } else { copy(to: table.source.lowerBound) }
    var writer = TableWriter(table: index, prefix: table.prefix, definition: definition)
    tokens.tables.append(TableCells(alignments: table.alignments))
    for row in table.rows { translateRow(row, columns: table.alignments.count, &writer) }
    if writer.hasOpenCells {
      beginHeading(table.source.upperBound, &writer)
      append(.tableEnd(table: index))
    }
    translated = table.source.upperBound
    anchorRest(translated)
  }

  /// What is known while the cells of a table are written.
  private struct TableWriter {
    var table: Int
    var prefix: [UInt8]
    var definition: Int?
    /// Whether a line was written.
    var hasLine = false
    /// Whether cells wait for the next heading to be written with.
    var hasOpenCells = true
  }

  private mutating func translateRow(_ row: Range<Int>, columns: Int, _ writer: inout TableWriter) {
    let hasTrigger = cursor.hasTrigger(in: row)
    var start = scanner.text.firstCell(in: row)
    var column = 0
    while column < columns, let (cell, next) = scanner.text.cell(at: start, before: row.upperBound) {
      let isPlain = scanner.text[cell].allSatisfy { $0.isPlain(isSmart: isSmart, hasTrigger: hasTrigger) }
      tokens.tables[writer.table].cells.append(isPlain ? cell : nil)
      writer.hasOpenCells = isPlain
      if !isPlain { translateCell(cell, hasTrigger: hasTrigger, &writer) }
      column += 1
      start = next
    }
    tokens.tables[writer.table].cellCounts.append(column)
  }

  private mutating func translateCell(_ cell: Range<Int>, hasTrigger: Bool, _ writer: inout TableWriter) {
    beginHeading(cell.lowerBound, &writer)
    append(.cell(table: writer.table, index: tokens.tables[writer.table].cells.count - 1))
    commonMark.append(0x20)
    // The pipe of a cell has a backslash before it, which is for the table alone.
    let pipe = scanner.text.firstIndex(of: UInt8(ascii: "|"), in: cell)
    let content = pipe.map { unescapePipes(in: cell, from: $0) } ?? cell
    if hasTrigger {
      appendInlines(content, definition: writer.definition)
    } else {
      commonMark += scanner.text[content]
    }
    commonMark.append(0x20)
    Mark.appendCellEnd(to: &commonMark)
  }

  private mutating func beginHeading(_ source: Int, _ writer: inout TableWriter) {
    if writer.hasLine { commonMark.append(0x0A) }
    anchorLine(source)
    if writer.hasLine || findings.tables[writer.table].isWholeLine { commonMark += writer.prefix }
    commonMark += [UInt8(ascii: "#"), 0x20]
    writer.hasLine = true
  }

  mutating func appendInlines(_ content: Range<Int>, definition: Int?) {
    scanner.scan(content)
    var copied = content.lowerBound
    for edit in scanner.edits {
      commonMark += scanner.text[copied..<edit.range.lowerBound]
      append(edit.content, in: definition)
      copied = edit.range.upperBound
    }
    commonMark += scanner.text[copied..<content.upperBound]
  }

  private mutating func unescapePipes(in cell: Range<Int>, from pipe: Int) -> Range<Int> {
    var content = Array(scanner.text[cell.lowerBound..<pipe])
    for byte in scanner.text[pipe..<cell.upperBound] {
      if byte == UInt8(ascii: "|"), content.last == UInt8(ascii: "\\") { content.removeLast() }
      content.append(byte)
    }
    let start = scanner.text.count
    scanner.text += content
    return start..<scanner.text.count
  }
}

extension UInt8 {
  /// Whether a byte of a cell stands for itself, whatever stands beside it.
  fileprivate func isPlain(isSmart: Bool, hasTrigger: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
      false
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."): !isSmart
    case UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "w"): !hasTrigger
    default: true
    }
  }
}
