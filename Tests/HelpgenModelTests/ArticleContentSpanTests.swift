import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Places in bodies")
struct ArticleContentSpanTests {
  private func article(
    _ source: String, content: String, at range: Range<Int>, isVerbatim: Bool = false
  ) throws -> Article {
    let text = SourceText(name: "a.json", bytes: Array(source.utf8))
    let slug = try #require(Slug("a"))
    return Article(
      id: try #require(ArticleID("a")), title: "A", content: Array(content.utf8), format: .markdown,
      locale: .english,
      slug: slug, isSlugExplicit: false, idSlug: slug, sections: [], order: nil, updatedAt: nil,
      translationKey: TranslationKey("a"), isDraft: false, summary: nil, tags: [], redirectFrom: [],
      extra: [],
      origin: Article.Origin(
        text: text, article: 0..<source.utf8.count, content: range, slug: 0..<0,
        isContentVerbatim: isVerbatim))
  }

  @Test(
    "are found in JSON strings, whatever their escapes",
    arguments: [
      (#"{"c":"ab [x](y)"}"#, "ab [x](y)", "y"), (#"{"c":"a\n\t\"b\" y"}"#, "a\n\t\"b\" y", "y"),
      (#"{"c":"\u00e9\ud83d\ude00 \u0079z"}"#, "é😀 yz", #"\u0079"#), (#"{"c":"a\u0001b y"}"#, "ab y", "y"),
      (#"{"c":"a\/b\\ y"}"#, "a/b\\ y", "y"),
    ])
  func json(source: String, content: String, expected: String) throws {
    let article = try article(source, content: content, at: 5..<source.utf8.count - 1)
    let place = try #require(article.content.firstIndex(of: UInt8(ascii: "y")))
    let span = article.contentSpan(of: place..<place + 1)
    #expect(String(decoding: span.text.bytes[span.range], as: UTF8.self) == expected)
  }

  @Test("are found in plain text")
  func plain() throws {
    let article = try article("---\n\na y", content: "a y", at: 5..<8)
    #expect(article.contentSpan(of: 2..<3).range == 7..<8)
  }

  @Test("are found in files, by their offset and behind control characters that were left out")
  func verbatim() throws {
    let blanked = try article("---\n# T\n\n\"y\"", content: "   \n\n\"y\"", at: 4..<12, isVerbatim: true)
    #expect(blanked.contentSpan(of: 6..<7).range == 10..<11)
    #expect(blanked.linesAboveContent == 1)
    let cleaned = try article("\u{1}a\u{7F}\ty\u{B}z", content: "a\tyz", at: 0..<7, isVerbatim: true)
    #expect([0, 2, 3].map { cleaned.contentSpan(of: $0..<$0 + 1).range } == [1..<3, 4..<6, 6..<7])
  }

  @Test("have lines, which all kinds of line ends end")
  func lines() throws {
    let article = try article("", content: "a\r\nbc\rd\n\ne", at: 0..<0)
    #expect([0, 3, 6, 8, 9].map { article.contentLine(at: $0) } == [1, 2, 3, 4, 5])
  }
}
