import Testing

@testable import HelpgenDiagnostics

@Suite("Lines and columns")
struct LineIndexTests {
  private func position(_ text: String, _ offset: Int) -> [Int] {
    let position = LineIndex(SourceText(text)).position(of: offset)
    return [position.line, position.column]
  }

  @Test(
    "LF, CR LF and CR end a line",
    arguments: [
      ("", 0, [1, 1]), ("a", 1, [1, 2]), ("a\nb", 1, [1, 2]), ("a\nb", 2, [2, 1]), ("a\n", 2, [2, 1]),
      ("a\r\nb", 2, [1, 3]), ("a\r\nb", 3, [2, 1]), ("a\rb", 2, [2, 1]), ("a\r", 2, [2, 1]),
      ("\r\r\n\n\r", 1, [2, 1]), ("\r\r\n\n\r", 3, [3, 1]), ("\r\r\n\n\r", 4, [4, 1]),
      ("\r\r\n\n\r", 5, [5, 1]),
      ("a\u{2028}b", 4, [1, 3]), ("a\u{B}b", 2, [1, 3]),
    ])
  func lines(text: String, offset: Int, expected: [Int]) {
    #expect(position(text, offset) == expected)
  }

  @Test(
    "Columns count scalars",
    arguments: [
      ("äb", 2, [1, 2]), ("äb", 1, [1, 1]), ("日本x", 6, [1, 3]), ("😀x", 4, [1, 2]), ("😀x", 3, [1, 1]),
      ("e\u{301}x", 3, [1, 3]), ("a\nöx", 4, [2, 2]),
    ])
  func columns(text: String, offset: Int, expected: [Int]) {
    #expect(position(text, offset) == expected)
  }

  @Test("A byte order mark does not count", arguments: [(0, 1), (2, 1), (3, 1), (4, 2)])
  func byteOrderMark(offset: Int, column: Int) {
    #expect(position("\u{FEFF}ab", offset) == [1, column])
    #expect(LineIndex(SourceText("\u{FEFF}ab")).range(ofLine: 1) == 3..<5)
  }

  @Test("A line's range leaves out what ends it")
  func ranges() {
    let index = LineIndex(SourceText("a\r\n\nbc\r\rd\n"))
    #expect((1...6).map { index.range(ofLine: $0) } == [0..<1, 3..<3, 4..<6, 7..<7, 8..<9, 10..<10])
  }

  @Test("Bytes that are not UTF-8 have positions too")
  func invalid() {
    let index = LineIndex(
      SourceText(name: "x", bytes: [0x80, 0xFF, 0x0A, 0x80, 0x61, 0xC3, 0xC3, 0xA4, 0xA4, 0x62]))
    let positions = (0...10).map { index.position(of: $0) }
    #expect(positions.map(\.line) == [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2])
    #expect(positions.map(\.column) == [1, 1, 2, 1, 1, 2, 3, 3, 4, 4, 5])
  }

  @Test("Positions far into a text agree with counting")
  func blocks() {
    let text = SourceText(String(repeating: "aä日😀\n", count: 400) + String(repeating: "é", count: 3000))
    let index = LineIndex(text)
    var expected = SourcePosition(line: 1, column: 1)
    var offset = 0
    for scalar in String(decoding: text.bytes, as: UTF8.self).unicodeScalars {
      #expect(index.position(of: offset) == expected)
      offset += UTF8.width(scalar)
      expected.column += 1
      if scalar == "\n" { expected = SourcePosition(line: expected.line + 1, column: 1) }
    }
    #expect(index.position(of: offset) == expected)
  }
}
