import HelpgenDiagnostics
import Testing

@Suite("Diagnostics for editors")
struct ShortFormTests {
  @Test("A line for the diagnostic and one for each note")
  func whole() {
    #expect(
      DiagnosticBag(duplicateSlug).short() == """
        content/de/konto.json:3:11: warning: two “de” articles want the slug “konto-loeschen”; this one \
        becomes “konto-loeschen-8812” [duplicate-slug]
        content/de/loeschen.json:4:11: note: the first one is here

        """)
  }

  @Test("Without a place the line begins with the severity")
  func placeless() {
    let diagnostic = Diagnostic(
      .error, "missing-title", "the title is missing\n", article: "konto", notes: [.init("look\there")],
      hint: "h")
    #expect(
      DiagnosticBag(diagnostic).short() == #"""
        error: the title is missing\n (article “konto”) [missing-title]
        note: look\there

        """#)
  }

  @Test("Colors for the severity alone")
  func colors() {
    let text = SourceText("x")
    let diagnostic = Diagnostic(
      .error, "c", "m", at: text.span(of: "x"), notes: [.init("n", at: text.span(at: 1))])
    #expect(
      DiagnosticBag(diagnostic).short(usesColor: true) == """
        a.json:1:1: \u{1B}[1;31merror:\u{1B}[0m m [c]
        a.json:1:2: \u{1B}[1;32mnote:\u{1B}[0m n

        """)
  }
}
