/// Markdown of the dialect, written as CommonMark, and what stands behind the marks in it.
struct Translation {
  /// The CommonMark for libcmark.
  var commonMark: [UInt8] = []
  var tokens: Tokens
  /// Whether addresses of mail are to be looked for in the text.
  var mayHaveMail: Bool
  /// Where lines of the CommonMark come from.
  private(set) var anchors: [Anchor] = []

  /// A place in both texts.
  struct Anchor {
    var commonMark: Int
    var source: Int
    /// Whether both go on alike from here; otherwise all lines to the next anchor come from one line.
    var isAlike: Bool
  }

  private var scanner: InlineScanner
  private let findings: Findings
  private let sourceEnd: Int
  /// How far the source is translated.
  private var translated = 0
  private var cursor: TriggerCursor

  /// Translates a text; `nil` where it is CommonMark already.
  init?(of markdown: [UInt8]) {
    var source = markdown
    var triggers = Triggers(in: source)
    if triggers.hasMarks, let cleaned = source.withoutMarks {
      source = cleaned
      triggers = Triggers(in: source)
    }
    guard triggers.needBlocks || triggers.mayHaveMail || source.count != markdown.count else { return nil }
    cursor = TriggerCursor(triggers)
    mayHaveMail = triggers.mayHaveMail
    sourceEnd = source.count
    findings = triggers.needBlocks ? BlockScanner.scan(source, triggers) : Findings(text: source)
    scanner = InlineScanner(findings)
    tokens = Tokens(tables: findings.tables, definitions: findings.definitions)
    translate()
    tokens.text = scanner.text
    tokens.numberNotes()
  }

  private mutating func translate() {
    commonMark.reserveCapacity(sourceEnd + sourceEnd / 4 + 64)
    for finding in findings.found {
      switch finding {
      case .inlines(let content, let joints, let definition):
        translateInlines(content, joints: joints, definition: definition)
      case .task(let start, let isDone):
        copy(to: start)
        append(.task(isDone: isDone))
        translated = start + 3
      case .table(let index, let definition): translateTable(index, definition: definition)
      case .definition(let index): translateDefinition(index)
      case .definitionEnd(let index, let end): endDefinition(index, at: end)
      }
    }
    copy(to: sourceEnd)
  }

  private mutating func copy(to end: Int) {
    guard end > translated else { return }
    commonMark += scanner.text[translated..<end]
    translated = end
  }

  private mutating func append(_ token: Token) {
    let guards = token.guards(in: scanner.text)
    if guards.before { commonMark.append(Mark.guardian) }
    Mark.append(tokens.add(token), to: &commonMark)
    if guards.after { commonMark.append(Mark.guardian) }
  }

  private mutating func anchor(_ source: Int, isAlike: Bool) {
    anchors.append(Anchor(commonMark: commonMark.count, source: source, isAlike: isAlike))
  }
}

/// Inlines.
extension Translation {
  private mutating func translateInlines(_ content: Range<Int>, joints: Range<Int>, definition: Int?) {
    scanner.scan(content)
    for edit in scanner.edits {
      let start = origin(of: edit.range.lowerBound, joints)
      copy(to: start)
      append(edit.content, in: definition)
      translated = start + edit.range.count
    }
  }

  private mutating func append(_ content: InlineScanner.Edit.Content, in definition: Int?) {
    switch content {
    case .token(let token): append(token)
    case .reference(let note, let isInLink):
      append(.reference(tokens.addReference(to: note, from: definition, isInLink: isInLink)))
    case .label(let label):
      commonMark.append(UInt8(ascii: "["))
      commonMark += scanner.text[label]
      commonMark.append(UInt8(ascii: "]"))
    }
  }

  /// Where in the source a place of a paragraph is that was put together.
  private func origin(of index: Int, _ joints: Range<Int>) -> Int {
    guard !joints.isEmpty else { return index }
    var (lower, upper) = (joints.lowerBound, joints.upperBound)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if findings.joints[middle].content <= index { lower = middle } else { upper = middle }
    }
    return findings.joints[lower].origin + index - findings.joints[lower].content
  }
}

/// Tables: a heading for each cell, so that libcmark reads the inlines of each by themselves.
extension Translation {
  private mutating func translateTable(_ index: Int, definition: Int?) {
    let table = findings.tables[index]
    for (row, line) in table.rows.enumerated() {
      copy(to: line.replaced.lowerBound)
      anchor(line.content.lowerBound, isAlike: false)
      if line.isWholeLine { commonMark += table.prefix }
      translateRow(line, of: index, row, prefix: table.prefix, definition: definition)
      translated = line.replaced.upperBound
      // The delimiters go with the end of the line before them.
      if row == 0 { translated = table.delimiterRow.upperBound }
    }
    anchor(translated, isAlike: true)
  }

  private mutating func translateRow(
    _ line: Table.Row, of table: Int, _ row: Int, prefix: [UInt8], definition: Int?
  ) {
    let hasTrigger = cursor.hasTrigger(in: line.content)
    let end = line.content.upperBound
    var start = scanner.text.firstCell(in: line.content)
    var column = 0
    while column < tokens.tables[table].alignments.count,
      let (cell, next) = scanner.text.cell(at: start, before: end)
    {
      if column > 0 {
        commonMark.append(0x0A)
        commonMark += prefix
      }
      commonMark += [UInt8(ascii: "#"), 0x20]
      append(.cell(table: table, row: row, column: column))
      commonMark.append(0x20)
      translateCell(cell, hasTrigger: hasTrigger, definition: definition)
      commonMark.append(0x20)
      Mark.appendCellEnd(to: &commonMark)
      column += 1
      start = next
    }
    tokens.tables[table].cellCounts.append(column)
  }

  private mutating func translateCell(_ cell: Range<Int>, hasTrigger: Bool, definition: Int?) {
    var content = cell
    if let pipe = scanner.text[cell].firstIndex(of: UInt8(ascii: "|")) {
      // The pipe of a cell has a backslash before it, which is for the table alone.
      content = unescapePipes(in: cell, from: pipe)
    }
    guard hasTrigger else {
      commonMark += scanner.text[content]
      return
    }
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

/// Definitions of notes: an item of a list of its own each, between two headings.
///
/// What continues the definition continues the item, for both are indented by four columns. A heading in the item
/// and a blank line behind it make all paragraphs in it ones of their own.
extension Translation {
  private mutating func translateDefinition(_ index: Int) {
    let definition = findings.definitions[index]
    copy(to: definition.mark.lowerBound)
    anchor(definition.mark.lowerBound, isAlike: false)
    commonMark += [UInt8(ascii: "#"), 0x20]
    append(.definition(index))
    commonMark.append(0x0A)
    commonMark += definition.prefix
    commonMark += "*   # ".utf8
    append(.definitionBody)
    commonMark.append(0x0A)
    commonMark += definition.prefix
    translated = definition.mark.upperBound
    commonMark.append(0x0A)
    commonMark += definition.prefix
    commonMark += [0x20, 0x20, 0x20, 0x20]
    if definition.isBare {
      // Otherwise the item might end with a blank line, which could be taken for one between items around it.
      commonMark += [UInt8(ascii: "#"), 0x20]
      append(.definitionBody)
    }
    anchor(translated, isAlike: true)
  }

  private mutating func endDefinition(_ index: Int, at end: Int) {
    copy(to: end)
    commonMark.append(0x0A)
    commonMark += findings.definitions[index].prefix
    commonMark += [UInt8(ascii: "#"), 0x20]
    append(.definitionEnd(index))
    if end <= findings.definitions[index].mark.upperBound {
      // A mark alone counts as a blank line.
      commonMark.append(0x0A)
      commonMark += findings.definitions[index].prefix
    }
    anchor(end, isAlike: true)
  }
}
