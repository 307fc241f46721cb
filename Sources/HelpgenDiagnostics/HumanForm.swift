/// A diagnostic with the line it is about, in the manner of rustc.
struct HumanForm {
  private var lines: [String] = []

  init(_ diagnostic: Diagnostic, _ paint: Paint, _ indexes: inout LineIndexes) {
    let severity = diagnostic.severity
    let title = "\(severity.name)[\(diagnostic.code.name)]"
    let message = diagnostic.message.printable + (diagnostic.span == nil ? diagnostic.articleRemark : "")
    lines.append(paint(title, severity.color) + paint(": \(message)", .bold))
    var gutter = " "
    if let span = diagnostic.span {
      let index = indexes[span.text]
      let line = index.position(of: span.range.lowerBound).line
      gutter = String(repeating: " ", count: String(line).utf8.count)
      lines.append(paint("\(gutter)-->", .blue) + " \(indexes.place(of: span))\(diagnostic.articleRemark)")
      let excerpt = SourceExcerpt(span.text.bytes, line: index.range(ofLine: line), span: span.range)
      lines.append(paint("\(gutter) |", .blue))
      lines.append(paint("\(line) |", .blue) + (excerpt.line.isEmpty ? "" : " \(excerpt.line)"))
      let carets = String(repeating: "^", count: excerpt.width)
      let indent = String(repeating: " ", count: excerpt.indent + 1)
      lines.append(paint("\(gutter) |", .blue) + indent + paint(carets, severity.color))
    }
    for note in diagnostic.notes {
      lines.append(paint("note", .green) + ": \(note.message.printable)")
      if let span = note.span { lines.append(paint("\(gutter)-->", .blue) + " \(indexes.place(of: span))") }
    }
    if let hint = diagnostic.hint { lines.append(paint("hint", .cyan) + ": \(hint.printable)") }
  }

  func write(to output: inout String) {
    for line in lines { output += line + "\n" }
  }
}
