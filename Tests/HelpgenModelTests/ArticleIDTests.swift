import HelpgenModel
import Testing

@Suite("Article ids")
struct ArticleIDTests {
  @Test("An empty id is none")
  func empty() {
    #expect(ArticleID("") == nil)
    #expect(ArticleID(" ")?.text == " ")
  }

  @Test("Numbers go by value and before everything else, which goes by bytes")
  func order() throws {
    let written = [
      "b", "10", "a", "9", "A", "-1", "010", "1a", "18446744073709551616", "18446744073709551615", "ä",
    ]
    let sorted = written.compactMap { ArticleID($0) }.sorted().map(\.description)
    #expect(
      sorted == [
        "9", "010", "10", "18446744073709551615", "-1", "18446744073709551616", "1a", "A", "a", "b", "ä",
      ])
  }
}
