/// Opening blocks.
extension BlockScanner {
  /// What the blocks that a line opens are in.
  private struct Opening {
    /// How many containers the line continues.
    var matched: Int
    /// Whether it continues the paragraph or table that is open.
    var continuesParagraph: Bool
    var continuesTable: Int?
    /// Whether it may be a line of the open paragraph although it lacks the marks of containers.
    var mayBeLazy: Bool
    /// Whether it opened a block.
    var hasOpened = false
  }

  private enum Step {
    /// A container was opened, or is to be opened behind which more can follow.
    case container
    /// A block was opened that the line belongs to.
    case done
    /// No block begins here.
    case text
  }

  /// Opens the blocks that begin in what is left of the line, and gives the rest to the last one.
  mutating func openBlocks(matched: Int, continues: Bool) {
    var opening = Opening(matched: matched, continuesParagraph: false, mayBeLazy: false)
    switch leaf {
    case .paragraph:
      opening.continuesParagraph = continues
      opening.mayBeLazy = true
    case .table(let index): opening.continuesTable = continues ? index : nil
    default: break
    }
    while true {
      switch step(&opening) {
      case .container: continue
      case .done: return
      case .text: return readText(opening)
      }
    }
  }

  private mutating func step(_ opening: inout Opening) -> Step {
    if line.isBlank { return .text }
    if line.indent >= 4 {
      if opening.mayBeLazy { return .text }
      begin(.indentedCode, &opening)
      return .done
    }
    switch line.text[line.first] {
    case UInt8(ascii: ">"):
      begin(.none, &opening)
      beginContainer(.quote, &opening)
      line.advance(to: line.first + 1)
      line.skipSpace()
      return .container
    case UInt8(ascii: "#"): return heading(&opening)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return fence(&opening)
    case UInt8(ascii: "<"): return html(&opening)
    case UInt8(ascii: "["): return definition(&opening)
    case UInt8(ascii: "="): return underline(opening)
    case UInt8(ascii: ":"): return callout(&opening)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"):
      if case .done = underline(opening) { return .done }
      if isThematicBreak() {
        begin(.none, &opening)
        return .done
      }
      return line.text[line.first] == UInt8(ascii: "_") ? .text : item(&opening)
    case let byte where byte.isASCIIDigit: return item(&opening)
    default: return .text
    }
  }

  private mutating func readText(_ opening: Opening) {
    if !opening.hasOpened {
      if let index = opening.continuesTable, addRow(to: index) { return }
      if opening.continuesParagraph {
        if !beginTable(matched: opening.matched) { addParagraphLine() }
        return
      }
      if opening.mayBeLazy, opening.matched < containers.count, !line.isBlank { return addParagraphLine() }
      close(to: opening.matched)
    }
    if !line.isBlank { beginParagraph() }
  }

  private mutating func begin(_ leaf: Leaf, _ opening: inout Opening) {
    if !opening.hasOpened { close(to: opening.matched) }
    opening.hasOpened = true
    textEnd = line.end
    countChild()
    self.leaf = leaf
  }

  private mutating func beginContainer(_ container: Container, _ opening: inout Opening) {
    containers.append(container)
    opening.continuesParagraph = false
    opening.continuesTable = nil
    opening.mayBeLazy = false
  }
}

/// Blocks that hold text.
extension BlockScanner {
  private mutating func heading(_ opening: inout Opening) -> Step {
    var index = line.first
    while line.byte(at: index) == UInt8(ascii: "#") { index += 1 }
    guard index - line.first <= 6, index == line.end || line.text[index].isSpaceOrTab else { return .text }
    begin(.none, &opening)
    addInlines(line.text.trimmed(index..<line.end))
    return .done
  }

  private mutating func fence(_ opening: inout Opening) -> Step {
    let character = line.text[line.first]
    var index = line.first
    while line.byte(at: index) == character { index += 1 }
    let length = index - line.first
    guard length >= 3 else { return .text }
    if character == UInt8(ascii: "`"), line.text[index..<line.end].contains(character) { return .text }
    begin(.fence(character, length: min(length, 255)), &opening)
    return .done
  }

  private mutating func html(_ opening: inout Opening) -> Step {
    let rest = line.first..<line.end
    guard let block = line.text.htmlBlock(in: rest, interruptingParagraph: opening.continuesParagraph) else {
      return .text
    }
    begin(line.text.ends(block, in: rest) ? .none : .html(block), &opening)
    return .done
  }

  /// Makes the open paragraph a heading, if the line underlines it.
  private mutating func underline(_ opening: Opening) -> Step {
    guard opening.continuesParagraph else { return .text }
    let character = line.text[line.first]
    guard character == UInt8(ascii: "=") || character == UInt8(ascii: "-") else { return .text }
    var index = line.first
    while line.byte(at: index) == character { index += 1 }
    while line.byte(at: index).isSpaceOrTab { index += 1 }
    guard index == line.end else { return .text }
    // Of a paragraph of definitions alone nothing is left that could be a heading.
    if finishParagraph() {
      leaf = .none
    } else {
      addParagraphLine()
    }
    return .done
  }

  private mutating func isThematicBreak() -> Bool {
    let character = line.text[line.first]
    // What keeps the line from being one from its beginning on also does so from here.
    guard character != UInt8(ascii: "+"), line.first >= breakObstacle else { return false }
    var count = 0
    for index in line.first..<line.end {
      if line.text[index] == character {
        count += 1
      } else if !line.text[index].isSpaceOrTab {
        breakObstacle = index
        return false
      }
    }
    return count >= 3
  }
}

/// Blocks that hold blocks.
extension BlockScanner {
  private mutating func item(_ opening: inout Opening) -> Step {
    guard let width = markWidth(interruptingParagraph: opening.continuesParagraph) else { return .text }
    let indent = line.indent
    begin(.none, &opening)
    line.advance(to: line.first + width)
    // More than four columns of space belong to the content, and so does space without anything behind it.
    let padding = line.isBlank || line.indent > 4 ? 1 : max(1, line.indent)
    beginContainer(.item(width: indent + width + padding, children: 0), &opening)
    line.advance(columns: min(padding, line.indent))
    return .container
  }

  /// How many bytes the mark of an item has that the line begins with; `nil` where it begins with none.
  private func markWidth(interruptingParagraph: Bool) -> Int? {
    var index = line.first
    if line.text[index].isASCIIDigit {
      while line.byte(at: index).isASCIIDigit, index - line.first < 9 { index += 1 }
      let isOne = line.text[line.first..<index].drop { $0 == UInt8(ascii: "0") }.elementsEqual([
        UInt8(ascii: "1")
      ])
      if interruptingParagraph, !isOne { return nil }
      guard line.byte(at: index) == UInt8(ascii: ".") || line.byte(at: index) == UInt8(ascii: ")") else {
        return nil
      }
    }
    index += 1
    guard line.byte(at: index).isWhiteSpace else { return nil }
    if interruptingParagraph {
      var rest = index
      while line.byte(at: rest).isSpaceOrTab { rest += 1 }
      if rest == line.end { return nil }
    }
    return index - line.first
  }

  private mutating func definition(_ opening: inout Opening) -> Step {
    guard triggers.mayHaveNotes, let mark = noteMark, let name = LabelName(mark.label, in: line.text) else {
      return .text
    }
    let outer = containers.prefix(opening.hasOpened ? containers.count : opening.matched)
    guard let prefix = Self.prefix(of: outer) else { return .text }
    begin(.none, &opening)
    let index = findings.definitions.count
    findings.definitions.append(
      NoteDefinition(
        name: name, label: mark.label, mark: line.first..<mark.end, isBare: mark.end == line.end,
        prefix: prefix,
        outer: openDefinition))
    findings.found.append(.definition(index))
    beginContainer(.definition(index), &opening)
    line.advance(to: mark.end)
    // There it will stand for libcmark, which tabs are measured from.
    line.move(toColumn: prefix.count + 4)
    return .container
  }

  /// `[^label]: ` at the line's next word: the label, and where the space behind it ends.
  private var noteMark: (label: Range<Int>, end: Int)? {
    let start = line.first + 2
    guard line.byte(at: start - 1) == UInt8(ascii: "^") else { return nil }
    var index = start
    while index < line.end, line.text[index] > 0x20 || line.text[index].isNoteSpace {
      if line.text[index] == UInt8(ascii: "]") { break }
      index += 1
    }
    guard index > start, line.byte(at: index) == UInt8(ascii: "]"),
      line.byte(at: index + 1) == UInt8(ascii: ":")
    else { return nil }
    var end = index + 2
    while line.byte(at: end).isSpaceOrTab { end += 1 }
    return (start..<index, end)
  }
}

/// Callouts.
extension BlockScanner {
  private mutating func callout(_ opening: inout Opening) -> Step {
    guard triggers.mayHaveCallouts else { return .text }
    if !opening.hasOpened, let ended = endedCallout(matched: opening.matched) {
      endCallout(ended, matched: opening.matched)
      return .done
    }
    let outer = containers.prefix(opening.hasOpened ? containers.count : opening.matched)
    guard var callout = line.text.callout(in: line.first..<line.end), let prefix = Self.prefix(of: outer)
    else {
      return .text
    }
    begin(.none, &opening)
    callout.prefix = prefix
    findings.found.append(.callout(findings.callouts.count, definition: openDefinition))
    beginContainer(.callout(findings.callouts.count), &opening)
    findings.callouts.append(callout)
    return .done
  }

  /// Which of the containers that the line continues is the callout that it ends; `nil` where it ends none.
  func endedCallout(matched: Int) -> Int? {
    guard triggers.mayHaveCallouts, line.indent < 4, line.byte(at: line.first) == UInt8(ascii: ":"),
      let colons = line.text.calloutFence(in: line.first..<line.end)
    else { return nil }
    return containers[..<matched].lastIndex { container in
      if case .callout(let index) = container { findings.callouts[index].colons <= colons } else { false }
    }
  }

  /// Ends a callout, and all that is in it, with the line.
  private mutating func endCallout(_ position: Int, matched: Int) {
    for case .callout in containers[position..<matched] {
      // The line is none in the callout.
      findings.indents.removeLast()
    }
    close(to: position + 1)
    guard case .callout(let index) = containers.removeLast() else { return }
    findings.found.append(
      .calloutEnd(
        index, at: line.first, CalloutEnd(fence: line.first..<line.end, isInCode: false)))
    textEnd = line.end
  }
}

extension UInt8 {
  /// A control that may stand in the label of a note.
  fileprivate var isNoteSpace: Bool { self != 0x20 && self != 0x09 && self != 0 && !endsLine }
}
