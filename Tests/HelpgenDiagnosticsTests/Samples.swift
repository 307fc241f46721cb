import HelpgenDiagnostics

extension SourceText {
  /// A text called `a.json` unless named otherwise.
  convenience init(_ content: String, name: String = "a.json") {
    self.init(name: name, bytes: Array(content.utf8))
  }

  /// The place of the first occurrence of some text.
  func span(of part: String) -> SourceSpan {
    let part = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: part) } ?? bytes.count
    return SourceSpan(self, start..<start + part.count)
  }

  /// The place right before a byte.
  func span(at offset: Int) -> SourceSpan { SourceSpan(self, offset..<offset) }
}

extension DiagnosticBag {
  init(_ diagnostics: Diagnostic...) {
    self.init()
    for diagnostic in diagnostics { report(diagnostic) }
  }

  func human(usesColor: Bool = false) -> String {
    DiagnosticFormatter(format: .human, usesColor: usesColor).format(self)
  }

  func short(usesColor: Bool = false) -> String {
    DiagnosticFormatter(format: .short, usesColor: usesColor).format(self)
  }

  func json() -> String { DiagnosticFormatter(format: .json).format(self) }
}

/// The example of the documentation.
let duplicateSlug: Diagnostic = {
  let account = SourceText(
    "{\n  \"id\": 8812,\n  \"slug\": \"konto-loeschen\"\n}\n", name: "content/de/konto.json")
  let deletion = SourceText(
    "{\n  \"id\": 1,\n  \"title\": \"Löschen\",\n  \"slug\": \"konto-loeschen\"\n}\n",
    name: "content/de/loeschen.json")
  return Diagnostic(
    .warning, "duplicate-slug",
    "two “de” articles want the slug “konto-loeschen”; this one becomes “konto-loeschen-8812”",
    at: account.span(of: "\"konto-loeschen\""),
    notes: [.init("the first one is here", at: deletion.span(of: "\"konto-loeschen\""))],
    hint: "give one of them another \"slug\"")
}()
