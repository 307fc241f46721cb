/// Telling which elements stand behind marks.
extension Tokens {
  /// Tells of the elements that the marks in a text stand for.
  ///
  /// Cells are told of as the headings that they are in the tree: what is simple there is so in a cell, too.
  func tell(_ simple: inout SimpleHTML, ofMarksIn text: [UInt8]) {
    var index = 0
    while simple.isSimple, let begin = text.firstIndex(of: Mark.lead.0, in: index..<text.count) {
      let mark = Mark.read(at: begin, in: text)
      index = mark?.end ?? begin + 1
      if let number = mark?.number, tokens.indices.contains(number) { tell(&simple, of: tokens[number]) }
    }
  }

  private func tell(_ simple: inout SimpleHTML, of token: Token) {
    switch token {
    case .link(let range, let kind):
      if case .whole = kind { simple.address(text[range]) }
      simple.add([.a])
    case .reference(let index): simple.add(references[index].isInLink ? [.sup] : [.sup, .a])
    case .tag(.deletedBegin): simple.begin(.del)
    case .tag(.emphasisBegin): simple.begin(.em)
    case .tag(.strongBegin): simple.begin(.strong)
    // They stand in no block of the authors' that could have ended before.
    case .tag: if simple.end() != nil { simple.giveUp() }
    case .text, .task, .cell, .tableEnd, .definition, .definitionBody, .definitionEnd, .hidden: break
    }
  }
}
