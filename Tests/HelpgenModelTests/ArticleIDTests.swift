import HelpgenModel
import Testing

@Suite("Article ids")
struct ArticleIDTests {
  @Test("An empty id is none")
  func empty() {
    #expect(ArticleID("") == nil)
    #expect(ArticleID(" ")?.text == " ")
    #expect(ArticleID("konto")?.description == "konto")
  }

  @Test("Numbers go by value and before everything else, which goes by scalars")
  func order() {
    let written = [
      "b", "10", "a", "9", "A", "-1", "010", "1a", "18446744073709551616", "18446744073709551615", "ä", "0",
      "00", "٣",
      "100000000000000000000000000000", "😀", "\u{FFFD}",
    ]
    let sorted = [
      "0", "00", "9", "010", "10", "18446744073709551615", "18446744073709551616",
      "100000000000000000000000000000",
      "-1", "1a", "A", "a", "b", "ä", "٣", "\u{FFFD}", "😀",
    ]
    #expect(written.compactMap { ArticleID($0) }.sorted().map(\.text) == sorted)
    #expect(written.reversed().compactMap { ArticleID($0) }.sorted().map(\.text) == sorted)
  }

  @Test("Of two ids one is smaller, or they are the same")
  func trichotomy() {
    let ids = ["1", "01", "2", "a", "\u{E9}", "e\u{301}", "f", "e", "10"].compactMap { ArticleID($0) }
    for left in ids {
      for right in ids {
        #expect([left < right, left == right, right < left].filter { $0 }.count == 1, "\(left), \(right)")
      }
    }
  }
}
