/// Callouts: a heading for the title, and an item of a list of its own, as definitions of notes have it.
extension Translation {
  /// Begins a callout in a definition of a note, or in none.
  mutating func beginCallout(_ index: Int, definition: Int?) {
    let callout = findings.callouts[index]
    copy(to: callout.line.lowerBound)
    anchorLine(callout.line.lowerBound)
    commonMark += [UInt8(ascii: "#"), 0x20]
    append(.callout(callout.kind))
    commonMark.append(0x20)
    if let word = callout.word {
      commonMark += scanner.text[word]
      if !callout.title.isEmpty { commonMark.append(0x20) }
    }
    if cursor.hasTrigger(in: callout.title) {
      appendInlines(callout.title, definition: definition)
    } else {
      commonMark += scanner.text[callout.title]
    }
    commonMark.append(0x20)
    append(.calloutTitleEnd)
    beginLine(callout.prefix)
    commonMark += "*   # ".utf8
    append(.calloutBody)
    // A blank line, which makes all paragraphs ones of their own.
    beginLine(callout.prefix)
    translated = callout.line.upperBound
    anchorRest(translated)
  }

  /// Ends a callout: where its last line begins, or where the last line in it ends.
  mutating func endCallout(_ index: Int, at place: Int, _ end: CalloutEnd) {
    let prefix = findings.callouts[index].prefix
    copy(to: place)
    if end.fence != nil { anchorLine(place) }
    if !end.isInCode {
      // Blank lines end a block of HTML; and the last thing in the item is none, which could be taken for one between
      // items around it.
      if end.fence == nil { beginLine(prefix) }
      beginLine(prefix)
      commonMark += "    # ".utf8
      append(.calloutBodyEnd)
    }
    beginLine(prefix)
    commonMark += [UInt8(ascii: "#"), 0x20]
    append(.calloutEnd)
    translated = max(place, end.fence?.upperBound ?? place)
    anchorRest(translated)
  }

  private mutating func beginLine(_ prefix: [UInt8]) {
    commonMark.append(0x0A)
    commonMark += prefix
  }
}
