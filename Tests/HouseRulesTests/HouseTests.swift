import Testing

/// The house as it stands keeps its rules.
@Suite("The house keeps its rules")
struct HouseTests {
  /// Fails once for each breach, so that each is a line of its own.
  private func expectNone(_ findings: [Finding], _ location: SourceLocation = #_sourceLocation) {
    for finding in findings { Issue.record("\(finding)", sourceLocation: location) }
  }

  private func expectNone(
    of rule: (SwiftCode) -> [Finding], _ location: SourceLocation = #_sourceLocation
  ) throws {
    expectNone(try House.here.get().files.flatMap(rule), location)
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
    expectNone(ofTargets.flatMap(checkImports))
    expectNone(checkCModules(of: ofTargets))
  }

  @Test("Only helpgen reaches for terminal, clock, environment and arguments")
  func ambient() throws { try expectNone(of: checkAmbient) }

  @Test("Files can be taken in at once")
  func lengths() throws { try expectNone(of: checkLength) }

  @Test("Nothing traps where trouble should be reported")
  func traps() throws { try expectNone(of: checkTraps) }

  @Test("Every unsafe has its reason beside it")
  func unsafeReasons() throws { try expectNone(of: checkUnsafe) }

  @Test("Names say what is inside")
  func names() throws { expectNone(try House.here.get().paths.flatMap(checkName)) }

  @Test("Every diagnostic's code is explained in docs/diagnostics.md, and no other")
  func diagnostics() throws {
    let document = DiagnosticsDocument(try House.read(DiagnosticsDocument.path))
    let codes = try House.here.get().files.map(diagnosticCodes)
    expectNone(codes.flatMap(\.findings))
    expectNone(document.checkForm())
    expectNone(document.check(against: codes.flatMap(\.uses)))
  }
}
