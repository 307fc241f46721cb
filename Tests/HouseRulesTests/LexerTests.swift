import Testing

/// Comments and strings do not trip the rules, and nothing behind them is lost.
@Suite("Reading Swift")
struct LexerTests {
  /// The tokens of a text, apart from punctuation.
  private func words(_ text: String) -> [String] {
    SwiftCode(path: "", text: text).tokens.filter { $0.kind == .word }.map(\.text)
  }

  private func strings(_ text: String) -> [String] {
    SwiftCode(path: "", text: text).tokens.filter { $0.kind == .string }.map(\.text)
  }

  @Test(
    "What is not code gives no words",
    arguments: [
      "// word", "/// word", "/* word */", "/* a /* nested */ word */", "\"word\"", "\"a \\\" word\"",
      "\"\"\"\n word \" \"\" word\n \"\"\"", "#\"word \" word\"#", "#\"\"\"\n word \"\"\" word \"#\n\"\"\"#",
      "#\"\\(word)\"#", "#/word \" word/#", "= /word \" word/", "`word`", "\"/* word\"", "\"// word\"",
      "1 /* \" */ \"word\"",
    ])
  func notCode(_ text: String) {
    #expect(words(text) == [])
    #expect(words(text + "\nafter") == ["after"])
  }

  @Test(
    "Values put into strings are code",
    arguments: [
      "\"a \\(word) b\"", "\"\\(1, (\"x\", (word)))\"",
      "#\"\\(no) \\#(word)\"#", "\"\"\"\n\\(word)\n\"\"\"",
    ])
  func interpolation(_ text: String) {
    #expect(words(text) == ["word"])
    #expect(words(text + " after") == ["word", "after"])
  }

  @Test("Division is not the beginning of a regular expression")
  func division() {
    #expect(words("let half = width / 2 + (a) / b / c") == ["let", "half", "width", "a", "b", "c"])
    #expect(words("map(/) x; reduce(1, /) y") == ["map", "x", "reduce", "y"])
  }

  @Test("A string's text is what stands between its quotes")
  func stringText() {
    #expect(
      strings(#"f("one", "", "a\"b", "x\(y + "in")z")"#) == ["one", "", #"a\"b"#, #"x\(y + "in")z"#, "in"])
    #expect(strings("#\"raw \" one\"#") == ["raw \" one"])
  }

  @Test("Tokens know their lines, whatever comments and strings lie between")
  func lines() {
    let text = "one // a\n/* b\n c */ two \"\"\"\n\n\"\"\"\r\nthree\n"
    let code = SwiftCode(path: "", text: text)
    #expect(code.tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 6])
    #expect(code.lineCount == 6)
    #expect(SwiftCode(path: "", text: "a\nb").lineCount == 2)
  }

  @Test("Only // comments that say something count as reasons")
  func comments() {
    let text = "// one\n/// two\n//\n// ---\n\"// five\"\nx // six\n/* seven */\n"
    #expect(SwiftCode(path: "", text: text).commentLines == [1, 6])
  }

  @Test(
    "What is not closed ends with the file",
    arguments: ["\"", "\"\"\"", "/*", "`", "#\"", "#/", "\"\\(", "\"\\"])
  func unclosed(_ text: String) {
    #expect(words("word " + text) == ["word"])
  }
}
