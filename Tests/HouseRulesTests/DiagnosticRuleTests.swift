import Testing

/// Codes are found however a diagnostic is made, and held against the document.
@Suite("Diagnostics and their document")
struct DiagnosticRuleTests {
  private func codes(_ text: String, in path: String = "Sources/HelpgenContent/A.swift") -> CodeUses {
    diagnosticCodes(in: SwiftCode(path: path, text: text))
  }

  @Test(
    "A code is found with its severity",
    arguments: [
      #"Diagnostic(.error, "a-b", "message")"#, #"Diagnostic.init(.error, "a-b", "message")"#,
      "Diagnostic(\n  .error,\n  \"a-b\",\n  \"message\", at: f(1, 2))", #"Self(.error, "a-b", "c")"#,
      #"return .init(.error, "a-b", "c")"#, #"f(.init(.error, "a-b", "c"))"#,
      #"HelpgenDiagnostics.Diagnostic(.error, "a-b", "c")"#,
    ])
  func found(_ text: String) {
    let result = codes(text)
    #expect(result.uses.map(\.code) == ["a-b"])
    #expect(result.uses.map(\.severity) == ["error"])
    #expect(result.findings == [])
  }

  @Test(
    "A code is found where its severity is decided elsewhere",
    arguments: [
      #"Diagnostic(severity, "a-b", "c")"#, #"Diagnostic(strict ? .error : .warning, "a-b", "c")"#,
      #"let code: Diagnostic.Code = "a-b""#, #"var code: Diagnostic.Code { "a-b" }"#,
      #"Diagnostic.Code("a-b")"#, #"Diagnostic.Code(stringLiteral: "a-b")"#,
      #"func code() -> Diagnostic.Code { switch self { case .x: return "a-b" } }"#,
    ])
  func foundWithoutSeverity(_ text: String) {
    let result = codes(text)
    #expect(result.uses.map(\.code) == ["a-b"])
    #expect(result.uses.map(\.severity) == [nil])
    #expect(result.findings == [])
  }

  @Test(
    "What makes no diagnostic gives no code",
    arguments: [
      #"// Diagnostic(.error, "a-b", "c")"#, ##"#"Diagnostic(.error, "a-b", "c")"#"##, #"Self(1, "a-b")"#,
      #".init(name: "a-b", "c")"#, #"Diagnostic.Note("a-b", "c")"#, "extension Diagnostic {}",
      "func f() -> Diagnostic { g() }", "let ignored: Set<Diagnostic.Code>",
    ])
  func none(_ text: String) {
    #expect(codes(text).uses == [])
    #expect(codes(text).findings == [])
  }

  @Test(
    "What hides a code is a breach",
    arguments: [
      "Diagnostic(.error, code, \"c\")", #"Diagnostic(.error, "a-\(b)", "c")"#,
      #"Diagnostic(.error, "A_b", "c")"#,
      #"Diagnostic(.error, "a--b", "c")"#, "func f(_ code: Diagnostic.Code) {}",
      "func f(_ code: Diagnostic.Code, b: Int) {}",
    ])
  func hidden(_ text: String) {
    #expect(codes(text).uses == [])
    #expect(codes(text).findings.count == 1)
  }

  @Test("Only sources report, and the room that defines diagnostics does not")
  func elsewhere() {
    let text = #"Diagnostic(.error, "a-b", "c")"#
    #expect(codes(text, in: "Tests/HelpgenContentTests/A.swift").uses == [])
    #expect(codes(text, in: "Sources/HelpgenDiagnostics/A.swift").uses == [])
  }

  private let section = "### `a-b`\n\n**Warning.** What it means.\n\n*To mend it:* do it.\n"

  private func use(_ code: String, _ severity: String?) -> CodeUse {
    CodeUse(code: code, severity: severity, path: "Sources/HelpgenContent/A.swift", line: 7)
  }

  @Test("A document that agrees has no findings")
  func agrees() {
    let document = DiagnosticsDocument("# D\n<!--\n### `c-d`\n-->\n## Codes\n\n" + section)
    #expect(document.checkForm() == [])
    #expect(document.check(against: [use("a-b", "warning"), use("a-b", "warning")]) == [])
    #expect(document.check(against: [use("a-b", nil)]) == [])
  }

  @Test("Codes that only one side knows are findings")
  func differ() {
    #expect(
      DiagnosticsDocument(section).check(against: [use("c-d", "error")]).map(\.description) == [
        "Sources/HelpgenContent/A.swift:7: the code c-d is not in docs/diagnostics.md",
        "docs/diagnostics.md:1: a-b: no code in Sources reports it",
      ])
  }

  @Test("A severity that differs is a finding")
  func severityDiffers() {
    let uses = [use("a-b", "warning"), use("a-b", "error")]
    #expect(
      DiagnosticsDocument(section).check(against: uses).map(\.description) == [
        "docs/diagnostics.md:1: a-b: said to be warning, reported as error or warning"
      ])
    let both = section.replacing("**Warning.**", with: "**Error or warning.**")
    #expect(DiagnosticsDocument(both).check(against: uses) == [])
  }

  @Test("A section without its form, or out of order, is a finding")
  func form() {
    let text = section + section + "### `a-a`\n\nWhat it means.\n\n## More\n\n*To mend it:* no.\n"
    #expect(
      DiagnosticsDocument(text).checkForm().map(\.description) == [
        "docs/diagnostics.md:6: a-b: listed after a-b; the codes are sorted and listed once",
        "docs/diagnostics.md:11: a-a: listed after a-b; the codes are sorted and listed once",
        "docs/diagnostics.md:11: a-a: begin with **Error.**, **Warning.** or **Error or warning.**",
        "docs/diagnostics.md:11: a-a: say how to mend it, in a paragraph that begins with *To mend it:*",
      ])
  }
}
