/// Reads the blocks of a text as libcmark does, to find what libcmark does not know.
///
/// It makes no tree: it keeps what the next line is read by, the open containers and the last leaf.
struct BlockScanner {
  /// What holds other blocks.
  enum Container {
    case quote
    /// An item, with the columns that its content is indented by and the number of blocks in it.
    case item(width: Int, children: Int)
    /// A definition of a note, by its index; its content is indented by four columns.
    case definition(Int)
    /// A callout, by its index; its content is indented only in what libcmark gets.
    case callout(Int)
  }

  /// The last block that holds text, if it is open.
  enum Leaf {
    case none
    case paragraph
    case fence(UInt8, length: Int)
    case indentedCode
    case html(HTMLBlock)
    case table(Int)
  }

  /// A line of a paragraph.
  struct ParagraphLine {
    var lineStart: Int
    var content: Range<Int>
    var isBehindTask = false
  }

  var line: LineReader
  var findings: Findings
  let triggers: Triggers
  var containers: [Container] = []
  var leaf = Leaf.none
  var paragraph: [ParagraphLine] = []
  /// Where the last line that is not blank ends.
  var textEnd = 0
  /// Where the last line ends.
  private var lineEnd = 0
  /// Where a thematic break was last found to end in something else.
  var breakObstacle = 0
  var cursor: TriggerCursor

  private init(_ text: [UInt8], _ triggers: Triggers) {
    line = LineReader(text)
    findings = Findings(text: [])
    self.triggers = triggers
    cursor = TriggerCursor(triggers)
  }

  /// Finds what a text holds.
  static func scan(_ text: [UInt8], _ triggers: Triggers) -> Findings {
    var scanner = BlockScanner(text, triggers)
    while scanner.line.advanceToNextLine() {
      scanner.readLine()
      if !scanner.line.isBlank { scanner.textEnd = scanner.line.end }
      scanner.lineEnd = scanner.line.end
    }
    scanner.close(to: 0)
    scanner.findings.text = scanner.line.text
    return scanner.findings
  }

  private mutating func readLine() {
    let matched = matchContainers()
    var continues = false
    if matched == containers.count {
      switch continueLeaf() {
      case .isText: return
      case .continues: continues = true
      case .ends: break
      }
    }
    openBlocks(matched: matched, continues: continues)
  }

  /// How many of the open containers the line continues.
  private mutating func matchContainers() -> Int {
    for index in containers.indices {
      switch containers[index] {
      case .quote:
        guard line.indent < 4, line.byte(at: line.first) == UInt8(ascii: ">") else { return index }
        line.advance(to: line.first + 1)
        line.skipSpace()
      case .item(let width, let children):
        if line.indent >= width {
          line.advance(columns: width)
        } else if !line.isBlank || children == 0 {
          return index
        }
      case .definition:
        if line.indent >= 4 {
          line.advance(columns: 4)
        } else if !line.isBlank {
          return index
        }
      case .callout:
        if line.offset < line.end { findings.indents.append(line.offset) }
      }
    }
    return containers.count
  }

  private enum Continuation {
    /// The line is read: it is text of the leaf, or ends it.
    case isText
    /// The leaf goes on unless another block begins.
    case continues
    case ends
  }

  private mutating func continueLeaf() -> Continuation {
    switch leaf {
    case .none: return .ends
    case .paragraph: return line.isBlank ? .ends : .continues
    case .table: return line.isBlank || isLonePipe ? .ends : .continues
    case .fence(let character, let length):
      if line.indent < 4, fenceLength(character) >= length, endsFence(character) { leaf = .none }
      return .isText
    case .indentedCode: return line.indent >= 4 || line.isBlank ? .isText : .ends
    case .html(let block):
      if block.endsAtBlankLine, line.isBlank || endedCallout(matched: containers.count) != nil {
        return .ends
      }
      if line.text.ends(block, in: line.first..<line.end) { leaf = .none }
      return .isText
    }
  }

  private func fenceLength(_ character: UInt8) -> Int {
    var end = line.first
    while line.byte(at: end) == character { end += 1 }
    return end - line.first
  }

  private func endsFence(_ character: UInt8) -> Bool {
    var end = line.first + fenceLength(character)
    while line.byte(at: end).isSpaceOrTab { end += 1 }
    return end == line.end
  }
}

/// Closing blocks.
extension BlockScanner {
  /// Closes the open leaf and the containers behind a number of them.
  mutating func close(to count: Int) {
    let isInCode = keepsBlankLines
    let end = isInCode ? lineEnd : textEnd
    closeLeaf()
    while containers.count > count {
      switch containers.removeLast() {
      case .definition(let index):
        findings.found.append(.definitionEnd(index, at: end))
        let name = findings.definitions[index].name
        if findings.noteNames[name] == nil { findings.noteNames[name] = index }
      case .callout(let index):
        findings.found.append(.calloutEnd(index, at: end, CalloutEnd(fence: nil, isInCode: isInCode)))
      case .quote, .item: break
      }
    }
  }

  /// Whether blank lines belong to the open leaf.
  private var keepsBlankLines: Bool {
    switch leaf {
    case .fence: true
    case .html(let block): !block.endsAtBlankLine
    default: false
    }
  }

  private mutating func closeLeaf() {
    if case .paragraph = leaf, !finishParagraph(), case .item(let width, let children) = containers.last {
      containers[containers.count - 1] = .item(width: width, children: children - 1)
    }
    leaf = .none
  }

  /// Notes that a block begins in the innermost container.
  mutating func countChild() {
    guard case .item(let width, let children) = containers.last else { return }
    containers[containers.count - 1] = .item(width: width, children: children + 1)
  }

  /// The innermost definition of a note that is open.
  var openDefinition: Int? {
    guard triggers.mayHaveNotes else { return nil }
    for case .definition(let index) in containers.reversed() { return index }
    return nil
  }

  /// What stands before a line in containers; `nil` where it would be too long to be repeated for each cell.
  static func prefix(of containers: ArraySlice<Container>) -> [UInt8]? {
    var prefix: [UInt8] = []
    for container in containers {
      switch container {
      case .quote: prefix += [UInt8(ascii: ">"), 0x20]
      case .item(let width, _): prefix += repeatElement(0x20, count: width)
      case .definition, .callout: prefix += repeatElement(0x20, count: 4)
      }
      if prefix.count > 200 { return nil }
    }
    return prefix
  }
}
