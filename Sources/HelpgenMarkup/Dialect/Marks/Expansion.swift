/// Writes HTML for the marks in what libcmark has rendered.
struct Expansion {
  private let tokens: Tokens
  private let html: [UInt8]
  private var output: [UInt8] = []
  /// How far the HTML is expanded.
  private var expanded = 0
  /// Whether what is written next stands in a tag, where only text can be.
  private var isInTag = false
  /// The cell that is open.
  private var cell: (table: Int, row: Int, column: Int)?
  /// What was written before the definitions that are open, and the notes that are written.
  private var outer: [[UInt8]] = []
  private var notes: [Int: [UInt8]] = [:]

  /// What the ids of footnotes begin with.
  private let idPrefix: [UInt8]
  /// Whether the ways back from footnotes have a label, which is English.
  private let labelsWaysBack: Bool

  private init(_ html: [UInt8], _ tokens: Tokens, idPrefix: [UInt8], labelsWaysBack: Bool) {
    self.labelsWaysBack = labelsWaysBack
    self.html = html
    self.tokens = tokens
    self.idPrefix = idPrefix
  }

  /// The HTML without marks.
  static func expand(_ html: [UInt8], _ tokens: Tokens, idPrefix: [UInt8], labelsWaysBack: Bool) -> [UInt8] {
    var expansion = Expansion(html, tokens, idPrefix: idPrefix, labelsWaysBack: labelsWaysBack)
    expansion.output.reserveCapacity(html.count + html.count / 8)
    while let begin = html.firstIndex(of: Mark.lead.0, in: expansion.expanded..<html.count) {
      expansion.copy(to: begin)
      if !expansion.expandMark(at: begin) { expansion.copy(to: begin + 1) }
    }
    expansion.copy(to: html.count)
    // Nothing is lost where a definition has no end.
    while let before = expansion.outer.popLast() { expansion.output = before + expansion.output }
    expansion.writeNotes()
    return expansion.output
  }

  private mutating func copy(to end: Int) {
    guard end > expanded else { return }
    let part = html[expanded..<end]
    output += part
    expanded = end
    // Text has neither of them.
    if let last = part.last(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
      isInTag = last == UInt8(ascii: "<")
    }
  }

  /// Expands the mark at a place; `false` where there is none.
  private mutating func expandMark(at begin: Int) -> Bool {
    guard let mark = Mark.read(at: begin, in: html) else { return false }
    expanded = mark.end
    guard let number = mark.number else {
      endCell()
      return true
    }
    guard number < tokens.tokens.count else { return true }
    let token = tokens.tokens[number]
    let guards = token.guards(in: tokens.text)
    if guards.before, output.last == Mark.guardian { output.removeLast() }
    if guards.after, expanded < html.count, html[expanded] == Mark.guardian { expanded += 1 }
    if isInTag {
      if let text = token.text { output.appendEscapedText(tokens.text[text].validUTF8) }
    } else {
      write(token)
    }
    return true
  }

  /// Leaves out what comes next, if it is a text.
  private mutating func skip(_ text: StaticString) {
    if html.hasBytes(text, at: expanded) { expanded += text.utf8CodeUnitCount }
  }

  /// Takes back what was written last, if it is a text.
  private mutating func takeBack(_ text: StaticString) {
    let start = output.count - text.utf8CodeUnitCount
    if start >= 0, output.hasBytes(text, at: start) { output.removeSubrange(start...) }
  }

  private mutating func write(_ token: Token) {
    switch token {
    case .text(let range): output.appendEscapedText(tokens.text[range].validUTF8)
    case .link(let range, let kind): writeLink(tokens.text[range].validUTF8, kind)
    case .tag(let tag): output += tag.html
    case .reference(let index): writeReference(tokens.references[index])
    case .task(let isDone):
      output += "<input type=\"checkbox\"\(isDone ? " checked=\"\"" : "") disabled=\"\" />".utf8
    case .cell(let table, let row, let column): beginCell(table, row, column)
    case .definition: beginDefinition()
    case .definitionBody:
      takeBack("<h1>")
      skip("</h1>\n")
    case .hidden: break
    case .definitionEnd(let index): endDefinition(index)
    }
  }

  private mutating func writeLink(_ address: [UInt8], _ kind: Token.LinkKind) {
    output += "<a href=\"".utf8
    switch kind {
    case .whole: break
    case .web: output += "http://".utf8
    case .mail: output += "mailto:".utf8
    }
    output.appendEscapedAddress(address)
    output += "\">".utf8
    output.appendEscapedText(address)
    output += "</a>".utf8
  }
}

/// Tables.
extension Expansion {
  private mutating func beginCell(_ table: Int, _ row: Int, _ column: Int) {
    takeBack("<h1>")
    skip(" ")
    if column == 0 {
      if row == 0 { output += "<table>\n<thead>\n".utf8 }
      if row == 1 { output += "<tbody>\n".utf8 }
      output += "<tr>\n".utf8
    }
    writeCellTag(isHead: row == 0, tokens.tables[table].alignments[column])
    cell = (table, row, column)
  }

  private mutating func writeCellTag(isHead: Bool, _ alignment: Alignment) {
    output += (isHead ? "<th" : "<td").utf8
    switch alignment {
    case .none: output += ">".utf8
    case .left: output += " align=\"left\">".utf8
    case .center: output += " align=\"center\">".utf8
    case .right: output += " align=\"right\">".utf8
    }
  }

  private mutating func endCell() {
    guard let (index, row, column) = cell else { return }
    takeBack(" ")
    skip("</h1>\n")
    output += (row == 0 ? "</th>\n" : "</td>\n").utf8
    guard column == tokens.tables[index].cellCounts[row] - 1 else { return }
    let table = tokens.tables[index]
    for alignment in table.alignments.dropFirst(column + 1) {
      writeCellTag(isHead: row == 0, alignment)
      output += "</td>\n".utf8
    }
    output += "</tr>\n".utf8
    if row == 0 { output += "</thead>\n".utf8 }
    guard row == table.rows.count - 1 else { return }
    output += (row == 0 ? "</table>\n" : "</tbody>\n</table>\n").utf8
  }
}

/// Notes.
extension Expansion {
  private mutating func writeReference(_ reference: Tokens.NoteReference) {
    guard reference.note > 0 else { return }
    output += "<sup class=\"footnote-ref\">".utf8
    if reference.isInLink {
      output += "\(reference.note)</sup>".utf8
      return
    }
    output += "<a href=\"#".utf8
    output += idPrefix + tokens.identifiers.notes[reference.note - 1]
    output += "\" id=\"".utf8
    output += idPrefix + tokens.identifiers.references[reference.note - 1][reference.repetition - 1]
    output += "\" data-footnote-ref>\(reference.note)</a></sup>".utf8
  }

  /// Puts aside what was written, to write the note that is defined here.
  private mutating func beginDefinition() {
    takeBack("<h1>")
    // The list and its item, up to the heading in it that holds the second mark.
    skip("</h1>\n<ul>\n<li>\n<h1>")
    outer.append(output)
    output = []
  }

  private mutating func endDefinition(_ index: Int) {
    takeBack("<h1>")
    takeBack("</li>\n</ul>\n")
    skip("</h1>\n")
    guard let before = outer.popLast() else { return }
    notes[index] = output
    output = before
  }

  /// Writes the notes that are referred to.
  private mutating func writeNotes() {
    guard !tokens.notes.isEmpty else { return }
    output += "<section class=\"footnotes\" data-footnotes>\n<ol>\n".utf8
    for (index, definition) in tokens.notes.enumerated() {
      output += "<li id=\"".utf8
      output += idPrefix + tokens.identifiers.notes[index]
      output += "\">\n".utf8
      output += notes[definition] ?? []
      // The way back is part of the last paragraph.
      let end = "</p>\n"
      let isInParagraph = output.suffix(end.utf8.count).elementsEqual(end.utf8)
      if isInParagraph { takeBack("</p>\n") }
      writeWaysBack(index, isInParagraph: isInParagraph)
      output += (isInParagraph ? "</p>\n</li>\n" : "\n</li>\n").utf8
    }
    output += "</ol>\n</section>\n".utf8
  }

  private mutating func writeWaysBack(_ note: Int, isInParagraph: Bool) {
    for (index, identifier) in tokens.identifiers.references[note].enumerated() {
      if index > 0 || isInParagraph { output.append(0x20) }
      output += "<a href=\"#".utf8
      output += idPrefix + identifier
      output += "\" class=\"footnote-backref\" data-footnote-backref".utf8
      output += (labelsWaysBack ? " aria-label=\"Back to content\">↩" : ">↩").utf8
      if index > 0 { output += "<sup class=\"footnote-ref\">\(index + 1)</sup>".utf8 }
      output += "</a>".utf8
    }
  }
}

extension [UInt8] {
  fileprivate func hasBytes(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= count else { return false }
    // The pointer is to the bytes of a literal, which live as long as the program.
    let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.indices.allSatisfy { unsafe self[start + $0] == bytes[$0] }
  }
}
