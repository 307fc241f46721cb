import Testing

/// Cases of the area json-input: files that break decoders.
@Suite("Cases: JSON input")
struct JSONInputCases {
  /// Builds what is in `articles.json`.
  private func build(_ json: some Collection<UInt8>, _ arguments: String...) async throws -> (
    Workplace, Program.Outcome
  ) {
    let workplace = try Workplace()
    try workplace.write(Array(json), to: "articles.json")
    let outcome = try await Program.run(
      ["build", "--source", "articles.json", "--diagnostics", "short", "-q"] + arguments, in: workplace.path)
    return (workplace, outcome)
  }

  private func build(_ json: String, _ arguments: String...) async throws -> (Workplace, Program.Outcome) {
    let workplace = try Workplace()
    try workplace.write(json, to: "articles.json")
    let outcome = try await Program.run(
      ["build", "--source", "articles.json", "--diagnostics", "short", "-q"] + arguments, in: workplace.path)
    return (workplace, outcome)
  }

  @Test("C082: A byte order mark is no data; UTF-16 is told")
  func c082() async throws {
    let json = #"[{"id":"a","title":"T","content":"x","locale":"en"}]"#
    let (plain, first) = try await build(json)
    let (marked, second) = try await build([0xEF, 0xBB, 0xBF] + Array(json.utf8))
    #expect(first.ending == .exit(0))
    #expect(second.ending == .exit(0))
    #expect(second.errors == "")
    #expect(try marked.tree() == plain.tree())

    let (wide, third) = try await build([0xFF, 0xFE] + json.utf8.flatMap { [$0, 0] })
    #expect(third.ending == .exit(1))
    #expect(
      third.errors
        == "articles.json:1:1: error: the text is UTF-16, and only UTF-8 can be read [unsupported-encoding]\n"
    )
    #expect(!wide.exists("output"))
  }

  @Test("C084: A lone surrogate is no ill-formed UTF-8")
  func c084() async throws {
    let (workplace, outcome) = try await build(
      #"[{"id":"a","title":"x\ud83d y","content":"\udc00 ok \ud83d\ude00","locale":"en"}]"#)
    let exitCode = try #require(outcome.exitCode)
    if exitCode == 0 {
      for (path, text) in try workplace.site().pages where path.hasPrefix("en/x") {
        #expect(text.contains("x\u{FFFD} y"))
        #expect(text.contains("\u{FFFD} ok \u{1F600}"))
      }
      for case .file(let bytes) in try workplace.tree().values {
        #expect(String(validating: bytes, as: UTF8.self) != nil)
      }
    } else {
      #expect(outcome.errors.contains("articles.json:1:"))
    }
  }

  @Test("C086: A huge number is an error that names it, or sorts last")
  func c086() async throws {
    func article(_ order: String) -> String {
      #"[{"id":"a","title":"A","content":"x","locale":"en","order":\#(order)},"#
        + #"{"id":"z","title":"Z","content":"x","locale":"en","order":1}]"#
    }
    let (_, huge) = try await build(article("1e400"))
    #expect(huge.ending == .exit(1))
    #expect(
      huge.errors
        == "articles.json:1:60: error: “order” is out of range: 1e400 (article “a”) [number-out-of-range]\n")
    let (last, largest) = try await build(article("1.7976931348623157e308"))
    #expect(largest.ending == .exit(0))
    #expect(try Page(last.text("output/en/index.html")).texts("h2") == ["Z", "A"])
    let (first, negative) = try await build(article("-0.0"))
    #expect(negative.ending == .exit(0))
    #expect(try Page(first.text("output/en/index.html")).texts("h2") == ["A", "Z"])
  }

  @Test("C087: A trailing comma is told with its line and column, and the old site stays")
  func c087() async throws {
    let workplace = try Workplace()
    let good = #"[{"id":"a","title":"T","content":"x","locale":"en"}]"#
    try workplace.write(good, to: "articles.json")
    #expect(try await workplace.helpgen("build", "--source", "articles.json").ending == .exit(0))
    let before = try workplace.tree()
    try workplace.write(
      """
      [
        {"id":"a","title":"T","content":"x","locale":"en"},
        {"id":"b","title":"T","content":"x","locale":"en",}
      ]

      """, to: "articles.json")
    let outcome = try await workplace.helpgen(
      "build", "--source", "articles.json", "--diagnostics", "short", "-q")
    #expect(outcome.ending == .exit(1))
    #expect(
      outcome.errors == "articles.json:3:52: error: unexpected “,” before “}”: "
        + "a trailing comma is not allowed in JSON [invalid-json]\n")
    #expect(try workplace.tree() == before)
  }

  @Test("C089: null is no value")
  func c089() async throws {
    let fields = ["section", "order", "slug", "updatedAt", "translationKey", "draft", "summary", "tags"]
    let nulls = fields.map { #","\#($0)":null"# }.joined()
    let (nullful, first) = try await build(#"[{"id":"a","title":"T","content":"x","locale":"en"\#(nulls)}]"#)
    let (plain, second) = try await build(#"[{"id":"a","title":"T","content":"x","locale":"en"}]"#)
    #expect(first.ending == .exit(0))
    #expect(first.errors == "")
    #expect(second.ending == .exit(0))
    #expect(try nullful.tree() == plain.tree())
    for page in try nullful.site().pages {
      let text = try Page(page.text).text
      #expect(!text.contains("null") && !text.contains("nil") && !text.contains("Optional("))
    }
  }

  @Test("C090: Of two keys the last counts, with a warning")
  func c090() async throws {
    let (workplace, outcome) = try await build(
      #"[{"id":"a","title":"first","title":"second","content":"x","locale":"en","draft":true,"draft":false}]"#
    )
    #expect(outcome.ending == .exit(0))
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.contains("warning") } == [
        "articles.json:1:28: warning: “title” is set twice; the last one counts (article “a”) [duplicate-key]",
        "articles.json:1:86: warning: “draft” is set twice; the last one counts (article “a”) [duplicate-key]",
      ])
    #expect(try Page(workplace.text("output/en/second/index.html")).texts("h1") == ["second"])
  }
}
