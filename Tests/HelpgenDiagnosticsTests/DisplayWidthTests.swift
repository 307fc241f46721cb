import Testing

@testable import HelpgenDiagnostics

@Suite("Columns of a terminal")
struct DisplayWidthTests {
  @Test(
    "None",
    arguments: ["\u{300}", "\u{5B0}", "\u{64E}", "\u{E31}", "\u{1160}", "\u{200D}", "\u{FE0F}", "\u{E0101}"])
  func zero(scalar: Unicode.Scalar) {
    #expect(scalar.displayWidth == 0)
  }

  @Test(
    "One", arguments: ["a", "é", "я", "ا", "\u{600}", "ก", "ﾊ", "…", "“", "\u{FFFD}", "🇩", "☀", "\u{93E}"])
  func one(scalar: Unicode.Scalar) {
    #expect(scalar.displayWidth == 1)
  }

  @Test("Two", arguments: ["日", "あ", "ア", "한", "ᄀ", "、", "Ａ", "￥", "😀", "⌚", "𠀀", "㐀", "ꀀ", "﹏"])
  func two(scalar: Unicode.Scalar) {
    #expect(scalar.displayWidth == 2)
  }
}
