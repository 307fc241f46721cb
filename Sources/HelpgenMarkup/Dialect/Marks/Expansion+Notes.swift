/// Notes.
extension Expansion {
  /// Writes a reference to a note.
  mutating func writeReference(_ reference: Tokens.NoteReference) {
    guard reference.note > 0, reference.isInLink || reference.repetition > 0 else { return }
    output += "<sup class=\"footnote-ref\">".utf8
    if reference.isInLink {
      output += "\(reference.note)</sup>".utf8
      return
    }
    output += "<a href=\"#".utf8
    output += tokens.identifiers.notes[reference.note - 1]
    output += "\" id=\"".utf8
    output += tokens.identifiers.references[reference.note - 1][reference.repetition - 1]
    output += "\" data-footnote-ref>\(reference.note)</a></sup>".utf8
  }

  /// Puts aside what was written, to write the note that is defined here.
  mutating func beginDefinition() {
    takeBack("<h1>")
    // The list and its item, up to the heading in it that holds the second mark.
    skip("</h1>\n<ul>\n<li>\n<h1>")
    outer.append(output)
    output = []
  }

  /// Takes up what was written before a definition.
  mutating func endDefinition(_ index: Int) {
    takeBack("<h1>")
    takeBack("</li>\n</ul>\n")
    skip("</h1>\n")
    guard let before = outer.popLast() else { return }
    notes[index] = output
    output = before
  }

  /// Writes the notes that are referred to.
  mutating func writeNotes() {
    guard !tokens.notes.isEmpty else { return }
    output += "<section class=\"footnotes\" data-footnotes>\n<ol>\n".utf8
    for (index, definition) in tokens.notes.enumerated() {
      output += "<li id=\"".utf8
      output += tokens.identifiers.notes[index]
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
      output += identifier
      output += "\" class=\"footnote-backref\" data-footnote-backref".utf8
      output += (labelsWaysBack ? " aria-label=\"Back to content\">↩" : ">↩").utf8
      if index > 0 { output += "<sup class=\"footnote-ref\">\(index + 1)</sup>".utf8 }
      output += "</a>".utf8
    }
  }
}
