/// A diagnostic as compilers write it for editors, and its notes, each on a line of its own.
func shortForm(of diagnostic: Diagnostic, _ paint: Paint, _ indexes: inout LineIndexes) -> String {
  let severity = diagnostic.severity
  let message = diagnostic.message.printable + diagnostic.articleRemark
  var lines = place(of: diagnostic.span, &indexes)
  lines += paint("\(severity.name):", severity.color) + " \(message) [\(diagnostic.code.name)]\n"
  for note in diagnostic.notes {
    lines += place(of: note.span, &indexes) + paint("note:", .green) + " \(note.message.printable)\n"
  }
  return lines
}

private func place(of span: SourceSpan?, _ indexes: inout LineIndexes) -> String {
  span.map { indexes.place(of: $0) + ": " } ?? ""
}
