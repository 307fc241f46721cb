import Testing

@testable import HelpgenDiagnostics

@Suite("Quoting text from content")
struct QuotingTests {
  @Test(
    "Harmless text stays as it is",
    arguments: ["", "konto", "a \"b\" \\n", "سلام\u{200C}ها", "👩\u{200D}🚀", "e\u{301}", "zwei Wörter"])
  func harmless(text: String) {
    #expect(quoted(text) == "“" + text + "”")
  }

  @Test(
    "What cannot be printed is shown by its number",
    arguments: [
      ("a\nb", #"“a\nb”"#), ("a\r\nb", #"“a\r\nb”"#), ("\t", #"“\t”"#), ("\0", #"“\u{0}”"#),
      ("\u{1B}[31mred", #"“\u{1B}[31mred”"#), ("\u{7F}\u{9B}", #"“\u{7F}\u{9B}”"#),
      ("\u{202E}abc\u{202C}", #"“\u{202E}abc\u{202C}”"#), ("\u{2066}\u{2069}", #"“\u{2066}\u{2069}”"#),
      ("\u{200E}\u{200F}\u{61C}", #"“\u{200E}\u{200F}\u{61C}”"#), ("\u{2028}", #"“\u{2028}”"#),
      ("\u{FEFF}a\u{200B}", #"“\u{FEFF}a\u{200B}”"#),
    ])
  func unprintable(text: String, shown: String) {
    #expect(quoted(text) == shown)
  }

  @Test("Up to 60 scalars are shown")
  func shortening() {
    let sixty = String(repeating: "ä", count: 60)
    #expect(quoted(sixty) == "“\(sixty)”")
    #expect(quoted(sixty + "b") == "“\(sixty)…”")
    #expect(quoted(String(repeating: "\n", count: 61)) == "“" + String(repeating: "\\n", count: 60) + "…”")
  }
}
