/// Tables: cells that are nothing but words are written with the next one that is more, or with the end.
extension Expansion {
  /// Which cell is written next.
  struct TablePosition {
    var table: Int
    var index = 0
    var row = 0
    var column = 0
  }

  /// Begins the cell of a mark.
  mutating func beginCell(_ table: Int, _ index: Int) {
    takeBack("<h1>")
    writeCells(of: table, before: index)
    skip(" ")
    openCell()
  }

  /// Ends the cell of a mark.
  mutating func endCell() {
    takeBack(" ")
    skip("</h1>\n")
    closeCell()
  }

  /// Writes what is left of a table.
  mutating func endTable(_ table: Int) {
    takeBack("<h1>")
    writeCells(of: table, before: tokens.tables[table].cells.count)
    skip("</h1>\n")
  }

  private mutating func writeCells(of table: Int, before index: Int) {
    if position.table != table { position = TablePosition(table: table) }
    while position.index < index {
      let cell = tokens.tables[table].cells[position.index]
      openCell()
      if let cell { output.appendEscapedText(tokens.part(cell)) }
      closeCell()
    }
  }

  private mutating func openCell() {
    if position.column == 0 {
      if position.row == 0 { output.append(text: "<table>\n<thead>\n") }
      if position.row == 1 { output.append(text: "<tbody>\n") }
      output.append(text: "<tr>\n")
    }
    writeCellTag(tokens.tables[position.table].alignments[position.column])
  }

  private mutating func writeCellTag(_ alignment: Alignment) {
    output.append(text: position.row == 0 ? "<th" : "<td")
    switch alignment {
    case .none: output.append(text: ">")
    case .left: output.append(text: " align=\"left\">")
    case .center: output.append(text: " align=\"center\">")
    case .right: output.append(text: " align=\"right\">")
    }
  }

  private mutating func closeCell() {
    guard tokens.tables.indices.contains(position.table) else { return }
    output.append(text: position.row == 0 ? "</th>\n" : "</td>\n")
    position.index += 1
    position.column += 1
    guard position.column == tokens.tables[position.table].cellCounts[position.row] else { return }
    for alignment in tokens.tables[position.table].alignments.dropFirst(position.column) {
      writeCellTag(alignment)
      output.append(text: "</td>\n")
    }
    output.append(text: "</tr>\n")
    if position.row == 0 { output.append(text: "</thead>\n") }
    position.row += 1
    position.column = 0
    guard position.row == tokens.tables[position.table].cellCounts.count else { return }
    output.append(text: position.row == 1 ? "</table>\n" : "</tbody>\n</table>\n")
  }
}
