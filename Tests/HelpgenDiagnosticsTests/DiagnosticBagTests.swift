import HelpgenDiagnostics
import Testing

@Suite("Diagnostic bags")
struct DiagnosticBagTests {
  private func diagnostic(_ severity: Diagnostic.Severity, _ message: String, _ span: SourceSpan? = nil)
    -> Diagnostic
  {
    Diagnostic(severity, "c", message, at: span)
  }

  @Test("Errors and warnings are counted")
  func counts() {
    var bag = DiagnosticBag(diagnostic(.warning, "1"), diagnostic(.error, "2"))
    bag.merge(DiagnosticBag(diagnostic(.error, "3"), diagnostic(.warning, "4"), diagnostic(.warning, "5")))
    #expect(bag.diagnostics.map(\.message) == ["1", "2", "3", "4", "5"])
    #expect(bag.errorCount == 2)
    #expect(bag.warningCount == 3)
    bag.liftWarnings()
    #expect(bag.diagnostics.map(\.severity) == Array(repeating: .error, count: 5))
    #expect(bag.errorCount == 5)
    #expect(bag.warningCount == 0)
    bag.report(diagnostic(.warning, "6"))
    #expect(bag.errorCount == 5)
    #expect(bag.warningCount == 1)
  }

  @Test("Sorted by name and place, then by order of reporting; without a place last")
  func sorting() {
    let a = SourceText("0123456789", name: "a.json")
    let b = SourceText("0123456789", name: "b.json")
    let upper = SourceText("0123456789", name: "B.json")
    let bag = DiagnosticBag(
      diagnostic(.error, "8"), diagnostic(.warning, "5", b.span(at: 3)),
      diagnostic(.error, "3", a.span(at: 9)),
      diagnostic(.error, "6", b.span(at: 3)), diagnostic(.error, "9"),
      diagnostic(.warning, "2", a.span(at: 0)),
      diagnostic(.warning, "1", upper.span(at: 9)), diagnostic(.error, "4", b.span(at: 0)),
      diagnostic(.error, "7", b.span(at: 4)))
    #expect(bag.sorted().map(\.message) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  @Test("Names that differ in their bytes alone are two names")
  func canonicallyEqualNames() {
    let composed = SourceText("0123456789", name: "\u{E9}")
    let decomposed = SourceText("0123456789", name: "e\u{301}")
    let between = SourceText("0123456789", name: "f")
    let bag = DiagnosticBag(
      diagnostic(.error, "4", composed.span(at: 1)), diagnostic(.error, "2", decomposed.span(at: 2)),
      diagnostic(.error, "3", between.span(at: 0)), diagnostic(.error, "1", decomposed.span(at: 0)))
    #expect(bag.sorted().map(\.message) == ["1", "2", "3", "4"])
  }

  @Test("A span stays within its text")
  func clamping() {
    let text = SourceText("abc")
    #expect(SourceSpan(text, 1..<9).range == 1..<3)
    #expect(SourceSpan(text, -2..<2).range == 0..<2)
    #expect(SourceSpan(text, 7..<9).range == 3..<3)
    #expect(
      DiagnosticBag(diagnostic(.error, "m", SourceSpan(text, 7..<9))).short() == "a.json:1:4: error: m [c]\n")
  }
}
