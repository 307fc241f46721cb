import HelpgenModel
import Testing

@Suite("Slugs")
struct SlugTests {
  @Test(
    "Safe",
    arguments: [
      "a", "konto-loeschen", "Konto", "konto_löschen", "データ", "حساب", "می\u{200C}خواهم", "a.b", "1", "-", "~",
      "a+b",
      "a,b", "50%", "a#b", "a&b", "'", "com", "com0", "com10", "coma", "lpt", "console", "nulls", "aux-1",
      "🚀",
      "👩\u{200D}🚀", "e\u{301}", "xcon", String(repeating: "a", count: 255),
      String(repeating: "ä", count: 127),
    ])
  func safe(text: String) {
    #expect(Slug(text)?.text == text)
    #expect(Slug(text)?.description == text)
  }

  @Test(
    "Unsafe",
    arguments: [
      "", ".", "..", ".a", "a.", ".htaccess", "a/b", "/", "a\\b", "a b", " a", "a ", "a\tb", "a\nb", "a\0",
      "\u{7F}",
      "a\u{85}", "a\u{9F}b", "a\u{A0}b", "a\u{2003}b", "a\u{2028}b", "a\u{3000}b", "a\u{200B}b", "a\u{202E}b",
      "\u{FEFF}a",
      "a\u{AD}b", "a<b", "a>b", "a:b", "a\"b", "a|b", "a?b", "a*b", "con", "CON", "Con.txt", "prn", "aux",
      "nul", "nul.a.b",
      "com1", "COM9", "lpt1", "Lpt5.json", "com\u{B9}", "lpt\u{B3}.x", "conin$", "CONOUT$", "con.\u{301}x",
      "/\u{301}", "\u{301}x", "\u{200C}x", "\u{200D}x", "\u{903}x",
      "a/\u{301}b", "?\u{301}", String(repeating: "a", count: 256), String(repeating: "ä", count: 128),
    ])
  func unsafe(text: String) {
    #expect(Slug(text) == nil)
  }
}
