import Testing

/// Each rule finds breaches that are planted for it, and leaves what looks like one alone.
@Suite("The rules find planted breaches")
struct PlantedBreachTests {
  private func code(_ text: String, in path: String = "Sources/HelpgenContent/A.swift") -> SwiftCode {
    SwiftCode(path: path, text: text)
  }

  private func lines(_ findings: [Finding]) -> [String] { findings.map(\.description) }

  // MARK: Imports

  @Test(
    "Every form of import is seen",
    arguments: [
      "import CYaml", "public import CYaml", "@testable import CYaml", "import struct CYaml.Node",
      "import CYaml.Sub", "#if canImport(CYaml)\n  import CYaml\n#endif", "import HelpgenModel; import CYaml",
      "@preconcurrency\ninternal import CYaml", "@_spi(Some) import CYaml", "import `CYaml`",
      "import/* */CYaml", "import\n  func\n  CYaml.parse",
    ])
  func importForms(_ text: String) {
    #expect(checkImports(of: code(text)).map(\.message) == ["HelpgenContent may not import CYaml"])
  }

  @Test(
    "What is no import is left alone",
    arguments: [
      "// import CYaml", "\"import CYaml\"", "/* import CYaml */", "token.import", "f(import: CYaml)",
      "f(a, import: CYaml)", "let `import` = CYaml",
    ])
  func noImport(_ text: String) { #expect(checkImports(of: code(text)) == []) }

  @Test(
    "Rooms may not import upwards, sideways, or what is kept elsewhere",
    arguments: [
      ("HelpgenDiagnostics", "HelpgenModel"), ("HelpgenModel", "Foundation"),
      ("HelpgenMarkup", "HelpgenModel"), ("HelpgenMarkup", "Foundation"),
      ("HelpgenTemplates", "Foundation"), ("HelpgenTemplates", "HelpgenMarkup"),
      ("HelpgenSources", "HelpgenContent"), ("HelpgenContent", "FoundationNetworking"),
      ("HelpgenContent", "Glibc"), ("HelpgenRendering", "CCmark"), ("HelpgenOutput", "HelpgenRendering"),
      ("HelpgenOutput", "FoundationNetworking"), ("HelpgenPipeline", "HelpgenTemplates"),
      ("HelpgenPipeline", "HelpgenPreview"), ("helpgen", "HelpgenSources"), ("helpgen", "HelpgenModel"),
    ])
  func forbidden(_ room: String, _ module: String) {
    let file = code("// a\nimport \(module)", in: "Sources/\(room)/A.swift")
    #expect(lines(checkImports(of: file)) == ["Sources/\(room)/A.swift:2: \(room) may not import \(module)"])
  }

  @Test(
    "A target that is not on the plan is a breach",
    arguments: ["Sources/HelpgenCloud/A.swift", "Tests/X/A.swift"])
  func unknownTarget(_ path: String) {
    let target = path.split(separator: "/")[1]
    let message = "\(path): the target \(target) is not on the floor plan (Rules/FloorPlan.swift)"
    #expect(lines(checkImports(of: code("", in: path))) == [message])
  }

  @Test("Tests see their room and what it sees, but no C")
  func testImports() {
    let fine = "import Testing\nimport Foundation\n@testable import HelpgenMarkup\nimport HelpgenModel"
    let path = "Tests/HelpgenMarkupTests/A.swift"
    #expect(checkImports(of: code(fine, in: path)) == [])
    #expect(
      lines(checkImports(of: code("import CCmark\nimport HelpgenContent", in: path))) == [
        "\(path):1: HelpgenMarkupTests may not import CCmark",
        "\(path):2: HelpgenMarkupTests may not import HelpgenContent",
      ])
  }

  @Test("Exporting a module is a breach")
  func exported() {
    #expect(
      checkImports(of: code("@_exported public import HelpgenModel")).map(\.message) == [
        "exporting HelpgenModel lets others use it without an import"
      ])
  }

  @Test("A C module with two importers is a breach")
  func twoImporters() {
    let files = [
      code("import CCmark", in: "Sources/HelpgenMarkup/A.swift"),
      code("import CCmark", in: "Sources/HelpgenMarkup/B.swift"),
      code("import CYaml", in: "Sources/HelpgenSources/A.swift"),
    ]
    #expect(checkCModules(of: files) == [])
    let more = files + [code("import CYaml.Sub", in: "Sources/HelpgenContent/A.swift")]
    #expect(
      lines(checkCModules(of: more)) == [
        "Sources/CYaml: imported by HelpgenContent and HelpgenSources; one is enough"
      ])
  }

  // MARK: What is looked up

  @Test(
    "What reaches outside is seen",
    arguments: [
      "print(1)", "Swift.print(1)", "debugPrint(1)", "exit(1)", "Foundation.exit(1)", "abort()", "Date()",
      "Date.init()", "Date(timeIntervalSinceNow: 1)", "Date.now", "let date: Date = .now", "f(.now)",
      "f(at: .now)", "c ? .now : nil", "ContinuousClock()", "ContinuousClock.now", "SuspendingClock.now",
      "ProcessInfo.processInfo", "getenv(\"A\")", "environ[0]", "CommandLine.arguments", "Glibc.environ",
      "Locale.current", "TimeZone.current", "Calendar.current", "FileHandle.standardError",
      "fputs(a, stderr)", "FileManager.default.currentDirectoryPath", "getcwd(nil, 0)", "\"\\(Date.now)\"",
      "#if DEBUG\nprint(1)\n#endif",
    ])
  func ambient(_ text: String) {
    #expect(checkAmbient(in: code(text)).count == 1)
    #expect(checkAmbient(in: code(text, in: "Sources/helpgen/A.swift")) == [])
    #expect(checkAmbient(in: code(text, in: "Tests/HelpgenContentTests/A.swift")) == [])
  }

  @Test(
    "What looks like it is left alone",
    arguments: [
      "// print(1)", "\"print(1)\"", "printer.print(1)", "func print(_ a: Int) {}", "let print = 1",
      "options.now", "options?.now", "f(x).now", "let now = 1", "f(now: now)",
      "Date(timeIntervalSince1970: 1)",
      "Date(\n  timeIntervalSinceReferenceDate: 0)", "f(environ: 1)", "exitCode(1)", "Locale(identifier: a)",
      "self.exit(1)", "FileHandle.standardInput", "Moment.now(a)",
    ])
  func notAmbient(_ text: String) { #expect(checkAmbient(in: code(text)) == []) }

  @Test("The finding says what is reached for")
  func ambientMessage() {
    #expect(
      lines(checkAmbient(in: code("a\n  print(1)\n let b = Date()"))) == [
        "Sources/HelpgenContent/A.swift:2: print reaches for the terminal; only helpgen may",
        "Sources/HelpgenContent/A.swift:3: Date reaches for the clock; only helpgen may",
      ])
  }

  // MARK: Files

  @Test("401 lines are too many, 400 are not")
  func length() {
    #expect(checkLength(of: code(String(repeating: "a\n", count: 400))) == [])
    #expect(
      lines(checkLength(of: code(String(repeating: "a\n", count: 401)))) == [
        "Sources/HelpgenContent/A.swift: 401 lines; split it, 400 are the most"
      ])
  }

  @Test(
    "Empty names are seen, in folders and files",
    arguments: [
      ("Sources/HelpgenModel/Utils", "Utils"), ("Sources/HelpgenModel/utils", "Utils"),
      ("Sources/HelpgenModel/String+Extensions.swift", "Extensions"), ("Sources/HelpgenCore", "Core"),
      ("Tests/HelpgenModelTests/TestHelpers.swift", "Helpers"), ("Sources/A/ArticleManager.swift", "Manager"),
      ("Tests/A/ArticleManagerTests.swift", "Manager"), ("Sources/A/Common.swift", "Common"),
      ("Sources/A/string_utils.swift", "Utils"),
    ])
  func names(_ path: String, _ word: String) {
    #expect(lines(checkName(ofPath: path)) == ["\(path): “\(word)” does not say what is inside"])
  }

  @Test(
    "Names that only hold such a word are left alone",
    arguments: [
      "Tests/HelpgenMarkupTests/CommonMarkTests.swift", "Sources/A/CoreText.swift", "Sources/A/Score.swift",
      "Tests/A/Tests.swift", "Tests", "Sources/A/Database.swift",
    ])
  func fineNames(_ path: String) { #expect(checkName(ofPath: path) == []) }

  @Test("Traps are seen", arguments: ["try! f()", "a as! B", "fatalError(\"a\")", "Swift.fatalError()"])
  func traps(_ text: String) { #expect(checkTraps(in: code(text)).count == 1) }

  @Test(
    "What looks like a trap is left alone",
    arguments: ["try !f()", "try? f()", "a as? B", "// try!", "\"as!\"", "func fatalError(a: Int)", "a != b"])
  func noTraps(_ text: String) { #expect(checkTraps(in: code(text)) == []) }

  // MARK: unsafe

  @Test(
    "unsafe without a reason is seen",
    arguments: [
      "unsafe f()", "/// why\nunsafe f()", "//\nunsafe f()", "// why\n\n\n\nunsafe f()",
      "/* why */ unsafe f()",
      "nonisolated(unsafe) var a = 1", "let a = try unsafe f(\"// why\")",
    ])
  func unreasoned(_ text: String) {
    #expect(
      checkUnsafe(in: code(text)).map(\.message) == ["unsafe without its reason in a // comment beside it"])
  }

  @Test(
    "unsafe with its reason, and what is only called unsafe, are left alone",
    arguments: [
      "unsafe f() // why", "// why\nunsafe f()", "// why\n\n\nunsafe f()", "// why\nunsafe f(unsafe g())",
      "options.unsafe", "case unsafe", "let unsafe = 1", "f(unsafe: true)", "// unsafe", "\"unsafe\"",
    ])
  func reasoned(_ text: String) { #expect(checkUnsafe(in: code(text)) == []) }
}
