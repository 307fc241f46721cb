/// Writes HTML for the marks in what libcmark has rendered.
struct Expansion {
  let tokens: Tokens
  private let html: [UInt8]
  /// Whether the ways back from footnotes have a label, which is English.
  let labelsWaysBack: Bool
  var output: [UInt8] = []
  /// How far the HTML is expanded.
  private var expanded = 0
  /// Whether what is written next stands in a tag, where only text can be.
  private var isInTag = false
  /// Which cell of a table is written next.
  var position = TablePosition(table: -1)
  /// What was written before the definitions that are open, and the notes that are written.
  var outer: [[UInt8]] = []
  var notes: [Int: [UInt8]] = [:]

  private init(_ html: [UInt8], _ tokens: Tokens, labelsWaysBack: Bool) {
    self.html = html
    self.tokens = tokens
    self.labelsWaysBack = labelsWaysBack
  }

  /// The HTML without marks.
  static func expand(_ html: [UInt8], _ tokens: Tokens, labelsWaysBack: Bool) -> [UInt8] {
    var expansion = Expansion(html, tokens, labelsWaysBack: labelsWaysBack)
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
      if let text = token.text { output.appendEscapedText(tokens.part(text)) }
    } else {
      write(token)
    }
    return true
  }

  /// Leaves out what comes next, if it is a text.
  mutating func skip(_ text: StaticString) {
    if html.hasBytes(text, at: expanded) { expanded += text.utf8CodeUnitCount }
  }

  /// Takes back what was written last, if it is a text.
  mutating func takeBack(_ text: StaticString) {
    let start = output.count - text.utf8CodeUnitCount
    if start >= 0, output.hasBytes(text, at: start) { output.removeSubrange(start...) }
  }

  private mutating func write(_ token: Token) {
    switch token {
    case .text(let range): output.appendEscapedText(tokens.part(range))
    case .link(let range, let kind): writeLink(tokens.part(range), kind)
    case .tag(let tag): output += tag.html
    case .reference(let index): writeReference(tokens.references[index])
    case .task(let isDone):
      output += "<input type=\"checkbox\"\(isDone ? " checked=\"\"" : "") disabled=\"\" />".utf8
    case .cell(let table, let index): beginCell(table, index)
    case .tableEnd(let table): endTable(table)
    case .definition: beginDefinition()
    case .definitionBody:
      takeBack("<h1>")
      skip("</h1>\n")
    case .hidden: break
    case .definitionEnd(let index): endDefinition(index)
    case .callout(let kind): beginCallout(kind)
    case .calloutTitleEnd: endCalloutTitle()
    case .calloutBody: skip("</h1>\n")
    case .calloutBodyEnd:
      takeBack("<h1>")
      skip("</h1>\n")
    case .calloutEnd: endCallout()
    }
  }

  private mutating func writeLink(_ address: ArraySlice<UInt8>, _ kind: Token.LinkKind) {
    output.append(text: "<a href=\"")
    switch kind {
    case .whole: break
    case .web: output.append(text: "http://")
    case .mail: output.append(text: "mailto:")
    }
    output.appendEscapedAddress(address)
    output.append(text: "\">")
    output.appendEscapedText(address)
    output.append(text: "</a>")
  }
}
