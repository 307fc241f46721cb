import HelpgenDiagnostics
import Testing

@Suite("Diagnostics for readers")
struct HumanFormTests {
  @Test("The line, the place and what helps")
  func whole() {
    #expect(
      DiagnosticBag(duplicateSlug).human() == """
        warning[duplicate-slug]: two “de” articles want the slug “konto-loeschen”; this one becomes \
        “konto-loeschen-8812”
         --> content/de/konto.json:3:11
          |
        3 |   "slug": "konto-loeschen"
          |           ^^^^^^^^^^^^^^^^
        note: the first one is here
         --> content/de/loeschen.json:4:11
        hint: give one of them another "slug"

        """)
  }

  @Test("Colors, as rustc has them")
  func colors() {
    var bag = DiagnosticBag(duplicateSlug)
    #expect(
      bag.human(usesColor: true) == """
        \u{1B}[1;33mwarning[duplicate-slug]\u{1B}[0m\u{1B}[1m: two “de” articles want the slug \
        “konto-loeschen”; this one becomes “konto-loeschen-8812”\u{1B}[0m
        \u{1B}[1;34m -->\u{1B}[0m content/de/konto.json:3:11
        \u{1B}[1;34m  |\u{1B}[0m
        \u{1B}[1;34m3 |\u{1B}[0m   "slug": "konto-loeschen"
        \u{1B}[1;34m  |\u{1B}[0m           \u{1B}[1;33m^^^^^^^^^^^^^^^^\u{1B}[0m
        \u{1B}[1;32mnote\u{1B}[0m: the first one is here
        \u{1B}[1;34m -->\u{1B}[0m content/de/loeschen.json:4:11
        \u{1B}[1;36mhint\u{1B}[0m: give one of them another "slug"

        """)
    bag.liftWarnings()
    #expect(bag.human(usesColor: true).hasPrefix("\u{1B}[1;31merror[duplicate-slug]\u{1B}[0m"))
  }

  @Test("The gutter grows with the line number")
  func gutter() {
    let text = SourceText(String(repeating: "\n", count: 999) + "bad\n")
    let diagnostic = Diagnostic(
      .error, "c", "m", at: text.span(of: "bad"), notes: [.init("n", at: text.span(at: 0)), .init("o")])
    #expect(
      DiagnosticBag(diagnostic).human() == """
        error[c]: m
            --> a.json:1000:1
             |
        1000 | bad
             | ^^^
        note: n
            --> a.json:1:1
        note: o

        """)
  }

  @Test("The article is named where the message has not done so")
  func article() {
    let text = SourceText("x")
    let place = text.span(of: "x")
    let bag = DiagnosticBag(
      Diagnostic(.error, "c", "the title is empty", at: place, article: "a"),
      Diagnostic(.error, "c", "“a” has an empty title", at: place, article: "a"),
      Diagnostic(.warning, "c", "there is no “de”", article: "a\u{1B}"),
      Diagnostic(.warning, "c", "no “a” anywhere", article: "a"))
    #expect(
      bag.human() == #"""
        error[c]: the title is empty
         --> a.json:1:1 (article “a”)
          |
        1 | x
          | ^

        error[c]: “a” has an empty title
         --> a.json:1:1
          |
        1 | x
          | ^

        warning[c]: there is no “de” (article “a\u{1B}”)

        warning[c]: no “a” anywhere

        """#)
  }

  @Test("Nothing that content says reaches the terminal raw")
  func hostile() {
    let text = SourceText("\u{1B}]0;x\u{7} \u{202E}bad", name: "a\n\u{1B}[2J.json")
    let diagnostic = Diagnostic(
      .error, "c", "m\r\u{9B}", at: text.span(of: "bad"), notes: [.init("\u{8}")], hint: "\u{2067}")
    #expect(
      DiagnosticBag(diagnostic).human() == #"""
        error[c]: m\r\u{9B}
         --> a\n\u{1B}[2J.json:1:9
          |
        1 | \u{1B}]0;x\u{7} \u{202E}bad
          |                         ^^^
        note: \u{8}
        hint: \u{2067}

        """#)
  }

  @Test("Nothing reported, nothing said", arguments: DiagnosticFormat.allCases)
  func empty(format: DiagnosticFormat) {
    #expect(DiagnosticFormatter(format: format, usesColor: true).format(DiagnosticBag()) == "")
  }
}
