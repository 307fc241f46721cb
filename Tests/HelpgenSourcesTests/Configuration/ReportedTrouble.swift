import HelpgenDiagnostics

/// Diagnostics as lines that tests compare whole: severity, code, place, marked text, message, notes and hint.
func report(_ bag: DiagnosticBag) -> [String] {
  bag.sorted().map { diagnostic in
    var lines = [
      "\(diagnostic.severity)[\(diagnostic.code.name)]\(place(diagnostic.span)): \(diagnostic.message)"
    ]
    lines += diagnostic.notes.map { "note\(place($0.span)): \($0.message)" }
    lines += diagnostic.hint.map { ["hint: \($0)"] } ?? []
    return lines.joined(separator: "\n")
  }
}

/// Line and column, in characters from 1, and what is marked.
private func place(_ span: SourceSpan?) -> String {
  guard let span else { return "" }
  let before = String(decoding: span.text.bytes[..<span.range.lowerBound], as: UTF8.self).unicodeScalars
  let line = before.count { $0 == "\n" } + 1
  let column = before.reversed().prefix { $0 != "\n" }.count { $0 != "\u{FEFF}" } + 1
  let marked = String(decoding: span.text.bytes[span.range], as: UTF8.self)
  return " \(line):\(column) <\(marked)>"
}

/// A source text named `helpgen.yml`.
func source(_ text: String) -> SourceText { SourceText(name: "helpgen.yml", bytes: Array(text.utf8)) }
