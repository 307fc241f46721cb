import Testing

/// The house as it stands keeps its rules.
@Suite("The house keeps its rules")
struct HouseTests {
  private func findings(_ rule: (SwiftCode) -> [Finding]) throws -> [Finding] {
    try House.here.get().files.flatMap(rule)
  }

  @Test("There are sources and tests to look at")
  func isThere() throws {
    let paths = try House.here.get().files.map(\.path)
    #expect(paths.contains("Sources/HelpgenModel/Article.swift"))
    #expect(paths.contains("Tests/HouseRulesTests/HouseTests.swift"))
  }

  @Test("Targets import what the floor plan lets them")
  func imports() throws {
    let ofTargets = try House.here.get().files.filter { !$0.path.hasPrefix("Benchmarks/") }
    #expect(ofTargets.flatMap(checkImports) == [])
    #expect(checkCModules(of: ofTargets) == [])
  }

  @Test("Only helpgen reaches for terminal, clock, environment and arguments")
  func ambient() throws { #expect(try findings(checkAmbient) == []) }

  @Test("Files can be taken in at once")
  func lengths() throws { #expect(try findings(checkLength) == []) }

  @Test("Nothing traps where trouble should be reported")
  func traps() throws { #expect(try findings(checkTraps) == []) }

  @Test("Every unsafe has its reason beside it")
  func unsafeReasons() throws { #expect(try findings(checkUnsafe) == []) }

  @Test("Names say what is inside")
  func names() throws { #expect(try House.here.get().paths.flatMap(checkName) == []) }

  @Test("Every diagnostic's code is explained in docs/diagnostics.md, and no other")
  func diagnostics() throws {
    let document = DiagnosticsDocument(try House.read(DiagnosticsDocument.path))
    let codes = try House.here.get().files.map(diagnosticCodes)
    #expect(codes.flatMap(\.findings) == [])
    #expect(document.checkForm() == [])
    #expect(document.check(against: codes.flatMap(\.uses)) == [])
  }
}
