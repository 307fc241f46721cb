/// Links, pictures and references to notes.
extension InlineScanner {
  /// Opens a bracket.
  mutating func open(at index: Int, isImage: Bool) -> Int {
    if let last = brackets.indices.last { brackets[last].hasBracket = true }
    let content = isImage ? index + 2 : index + 1
    brackets.append(
      Bracket(
        position: index, content: content, isImage: isImage, edits: edits.count, delimiters: delimiters.count)
    )
    if isImage {
      imageBrackets += 1
    } else {
      linkBrackets += 1
      activeLinkBrackets += 1
    }
    return content
  }

  /// Closes a bracket, and finds what it makes.
  mutating func close(at index: Int) -> Int {
    guard let bracket = brackets.popLast() else { return index + 1 }
    if !bracket.isImage {
      linkBrackets -= 1
    } else if bracket.hidesBareLinks {
      imageBrackets -= 1
    }
    guard bracket.isActive else { return index + 1 }
    if !bracket.isImage { activeLinkBrackets -= 1 }
    if let targetEnd = text.endOfInlineTarget(at: index + 1, before: end) {
      finishLink(bracket)
      return targetEnd
    }
    return closeReference(bracket, at: index) ?? closeNote(bracket, at: index)
  }

  /// Finds whether a bracket is a reference to the definition of a link.
  private mutating func closeReference(_ bracket: Bracket, at index: Int) -> Int? {
    guard !linkNames.isEmpty else { return nil }
    let label = text.linkLabel(at: index + 1, before: end)
    let isExplicit = label.map { !text.trimmed($0).isEmpty } ?? false
    if !isExplicit, bracket.hasBracket { return nil }
    let content = bracket.content..<index
    guard definesLink(isExplicit ? label ?? content : content) else {
      if isExplicit, !bracket.hasBracket, definesLink(content) { escape(bracket, to: index) }
      return nil
    }
    let next = label.map { $0.upperBound + 1 } ?? index + 1
    finishLink(bracket)
    if !isExplicit, edits.count > bracket.edits {
      edits.append(Edit(range: index + 1..<next, content: .label(content)))
    }
    return next
  }

  private func definesLink(_ label: Range<Int>) -> Bool {
    LabelName(label, in: text).map(linkNames.contains) ?? false
  }

  /// Keeps brackets from becoming a link alone when what is behind them, which names none, becomes a note.
  private mutating func escape(_ bracket: Bracket, to index: Int) {
    for (bracket, place) in [(bracket.content - 1, bracket.edits), (index, edits.count + 1)] {
      edits.insert(
        Edit(range: bracket..<bracket + 1, content: .token(.text(bracket..<bracket + 1))), at: place)
    }
  }

  /// Resolves what is in a link or picture.
  private mutating func finishLink(_ bracket: Bracket) {
    if resolvesEmphasis { resolveDelimiters(from: bracket.delimiters) }
    for index in edits.indices[bracket.edits...] {
      guard case .reference(let note, _) = edits[index].content else { continue }
      // A link cannot hold a link, and the description of a picture can hold nothing but text.
      edits[index].content = bracket.isImage ? .token(.hidden) : .reference(note, isInLink: true)
    }
    if !bracket.isImage { deactivateBrackets() }
  }

  /// Takes note that a link was found, which the open brackets hold.
  private mutating func deactivateBrackets() {
    var index = brackets.count - 1
    while activeLinkBrackets > 0 || imageBrackets > 0, index >= 0 {
      if brackets[index].isImage {
        if brackets[index].hidesBareLinks { imageBrackets -= 1 }
        brackets[index].hidesBareLinks = false
      } else {
        if brackets[index].isActive { activeLinkBrackets -= 1 }
        brackets[index].isActive = false
      }
      index -= 1
    }
  }

  /// Finds whether a bracket is a reference to a note; if nothing defines the note, it is text as it stands.
  private mutating func closeNote(_ bracket: Bracket, at index: Int) -> Int {
    let label = bracket.content + 1..<max(index, bracket.content + 1)
    guard !label.isEmpty, label.count <= [UInt8].longestLabel, text[bracket.content] == UInt8(ascii: "^")
    else {
      return index + 1
    }
    let whole = bracket.content - 1..<index + 1
    let note = LabelName(label, in: text).flatMap { noteNames[$0] }
    let isPlain = text[label].allSatisfy { $0.isASCIIWord || $0 == 0x20 || $0 >= 0x80 }
    let content: Edit.Content = note.map { .reference($0, isInLink: false) } ?? .token(.text(whole))
    edits.removeSubrange(bracket.edits...)
    delimiters.removeSubrange(bracket.delimiters...)
    if (note != nil || !isPlain) && !text[whole].contains(where: \.endsLine) {
      edits.append(Edit(range: whole, content: content))
    }
    return index + 1
  }
}
