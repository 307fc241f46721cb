import Testing

@testable import HelpgenDiagnostics

@Suite("The source line of a diagnostic")
struct SourceExcerptTests {
  /// The line and its carets below one another.
  private func excerpt(_ text: SourceText, _ span: SourceSpan) -> [String] {
    let index = LineIndex(text)
    let line = index.range(ofLine: index.position(of: span.range.lowerBound).line)
    let excerpt = SourceExcerpt(text.bytes, line: line, span: span.range)
    let carets = String(repeating: " ", count: excerpt.indent) + String(repeating: "^", count: excerpt.width)
    return [excerpt.line, carets]
  }

  private func excerpt(_ text: String, _ part: String) -> [String] {
    let text = SourceText(text)
    return excerpt(text, text.span(of: part))
  }

  @Test(
    "Carets stand below what they mark",
    arguments: [
      ("ab cd ef", "cd", ["ab cd ef", "   ^^"]),
      ("\tab\tcd", "cd", ["    ab    cd", "          ^^"]),
      ("日本語x", "語", ["日本語x", "    ^^"]),
      ("e\u{301}x", "x", ["e\u{301}x", " ^"]),
      ("x\u{301}", "\u{301}", ["x\u{301}", " ^"]),
      ("한국 x", "x", ["한국 x", "     ^"]),
      ("ｆｕｌｌ x", "x", ["ｆｕｌｌ x", "         ^"]),
      ("😀 🇩🇪 x", "x", ["😀 🇩🇪 x", "      ^"]),
      ("สวัสดี x", "x", ["สวัสดี x", "     ^"]),
      ("سلام x", "x", ["سلام x", "     ^"]),
      ("a\u{0}\u{202E}b", "b", [#"a\u{0}\u{202E}b"#, "              ^"]),
      ("a\u{202E}b", "\u{202E}", [#"a\u{202E}b"#, " ^^^^^^^^"]),
    ])
  func alignment(text: String, part: String, expected: [String]) {
    #expect(excerpt(text, part) == expected)
  }

  @Test("A span over several lines is marked to the end of its first")
  func multipleLines() {
    #expect(excerpt("x\n  ab {\r\n  }\r\n", "{\r\n  }") == ["  ab {", "     ^"])
  }

  @Test("An empty span, the end of a line and the end of the text have a caret")
  func empty() {
    let text = SourceText("ab\n")
    #expect(excerpt(text, text.span(at: 1)) == ["ab", " ^"])
    #expect(excerpt(text, text.span(at: 2)) == ["ab", "  ^"])
    #expect(excerpt(text, text.span(at: 3)) == ["", "^"])
    let nothing = SourceText("")
    #expect(excerpt(nothing, nothing.span(at: 0)) == ["", "^"])
    let crlf = SourceText("ab\r\nc")
    #expect(excerpt(crlf, SourceSpan(crlf, 3..<5)) == ["ab", "  ^"])
  }

  @Test("Bytes that are not UTF-8 are shown as such")
  func invalid() {
    let text = SourceText(name: "x", bytes: [0x61, 0xFF, 0xE4, 0x62, 0x80, 0x63])
    #expect(excerpt(text, SourceSpan(text, 3..<4)) == ["a��b�c", "   ^"])
    #expect(excerpt(text, SourceSpan(text, 4..<5)) == ["a��b�c", "    ^"])
  }

  @Test("A span that begins within a scalar takes all of it")
  func withinScalar() {
    let text = SourceText("aäb")
    #expect(excerpt(text, SourceSpan(text, 2..<3)) == ["aäb", " ^"])
  }

  @Test("A byte order mark is not shown")
  func byteOrderMark() {
    #expect(excerpt("\u{FEFF}ab", "a") == ["ab", "^"])
  }

  @Test(
    "A line of 100 columns is shown whole, wherever the span is",
    arguments: [0, 1, 29, 30, 31, 69, 70, 71, 99, 100])
  func hundred(offset: Int) {
    let text = SourceText(String(repeating: "x", count: 100))
    for end in offset...100 {
      let shown = excerpt(text, SourceSpan(text, offset..<end))
      let carets = String(repeating: "^", count: max(1, end - offset))
      #expect(shown == [String(repeating: "x", count: 100), String(repeating: " ", count: offset) + carets])
    }
  }

  @Test("Of a longer line the part around the span is shown")
  func windows() {
    let a = String(repeating: "a", count: 10_000)
    let b = String(repeating: "b", count: 10_000)
    let left = String(repeating: "a", count: 30)
    let right = String(repeating: "b", count: 66)
    let margin = String(repeating: " ", count: 31)
    #expect(excerpt(a + "span" + b, "span") == ["…\(left)span\(right)…", margin + "^^^^"])
    #expect(excerpt("span" + b, "span") == ["span\(right)bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…", "^^^^"])
    let long = String(repeating: "a", count: 96)
    #expect(excerpt(a + "span", "span") == ["…\(long)span", String(repeating: " ", count: 97) + "^^^^"])
    #expect(
      excerpt(a + b, b) == ["…\(left)\(right)bbbb…", margin + String(repeating: "^", count: 70)])
    let end = SourceText(a)
    #expect(
      excerpt(end, end.span(at: 10_000)) == ["…\(long)aaaa", String(repeating: " ", count: 101) + "^"])
  }

  @Test("Windows are cut between scalars and count columns")
  func wideWindows() {
    let wide = String(repeating: "日", count: 5000)
    #expect(
      excerpt(wide + "x" + wide, "x") == [
        "…" + String(repeating: "日", count: 15) + "x" + String(repeating: "日", count: 34) + "…",
        String(repeating: " ", count: 31) + "^",
      ])
    let marks = "o" + String(repeating: "\u{301}", count: 5000)
    let shown = excerpt(marks + "x" + marks, "x")
    #expect(shown == ["…xo" + String(repeating: "\u{301}", count: 199) + "…", " ^"])
  }
}
