import HelpgenDiagnostics
import Testing

@testable import helpgen

/// How much of what is wrong people are shown.
@Suite("Abridgement")
struct AbridgementTests {
  @Test("The first of each kind are shown, by place, and the others counted")
  func counts() {
    let text = SourceText(name: "a.json", bytes: Array("0123456789".utf8))
    var bag = DiagnosticBag()
    for offset in (0..<5).reversed() {
      bag.report(Diagnostic(.warning, "many", "number \(offset)", at: SourceSpan(text, offset..<offset + 1)))
      bag.report(Diagnostic(.error, "more", "place \(offset)", at: SourceSpan(text, offset..<offset + 1)))
    }
    bag.report(Diagnostic(.error, "few", "once"))
    let (shown, left) = bag.abridged(to: 2)
    #expect(shown.diagnostics.map(\.message) == ["number 0", "place 0", "number 1", "place 1", "once"])
    #expect(shown.errorCount == 3)
    #expect(left.map(\.code) == ["many", "more"])
    #expect(left.map(\.count) == [3, 3])
    #expect(bag.abridged(to: 5).left.isEmpty)
    #expect(bag.abridged(to: 5).shown.diagnostics.count == 11)
  }

  @Test("A build shows people 25 of a kind, and programs all")
  func build() async throws {
    let workplace = try Workplace()
    try workplace.writeArticles(
      (1...30).map { ["id": $0, "title": "T \($0)", "body": "x", "locale": "en"] })
    let human = try await workplace.helpgen("build")
    #expect(human.ending == .exit(1))
    #expect(human.errors.matches(of: #/error\[missing-field\]/#).count == 25)
    #expect(
      human.errors.hasSuffix(
        """

        5 more of [missing-field] are not shown here
        hint: “--diagnostics short” shows all, one a line

        nothing was published: 30 errors, 0 warnings

        """))
    let short = try await workplace.helpgen("build", "-q", "--diagnostics", "short")
    #expect(short.errors.split(separator: "\n").count == 30)
  }
}
