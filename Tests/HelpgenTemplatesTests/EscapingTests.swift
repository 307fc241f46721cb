import HelpgenTemplates
import Testing

@Suite struct EscapingTests {
  private func escaped(_ text: String) -> String {
    var fromText = Array("> ".utf8)
    HTML.appendEscaped(text, to: &fromText)
    var fromBytes = Array("> ".utf8)
    HTML.appendEscaped(Array(text.utf8), to: &fromBytes)
    #expect(fromText == fromBytes)
    #expect(HTML(escaping: text).bytes == Array(fromText.dropFirst(2)))
    return String(decoding: fromText, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("&<>\"'", "&amp;&lt;&gt;&quot;&#39;"),
    ("<a href=\"x\">", "&lt;a href=&quot;x&quot;&gt;"), ("ü & 語", "ü &amp; 語"),
    ("a long text without anything special in it", "a long text without anything special in it"),
  ])
  func escaping(_ text: String, _ expected: String) {
    #expect(escaped(text) == "> " + expected)
  }

  @Test("C062: a special character with a combining mark is escaped, the mark stays")
  func combiningMarks() {
    let text = "\"\u{301} x=\"\u{301}<\u{338}b>\u{338}&\u{301}amp;<\u{200D}/summary>"
    let expected =
      "&quot;\u{301} x=&quot;\u{301}&lt;\u{338}b&gt;\u{338}&amp;\u{301}amp;&lt;\u{200D}/summary&gt;"
    #expect(Array(escaped(text).utf8) == Array("> ".utf8) + Array(expected.utf8))
  }

  @Test("C067: text is escaped exactly once, wherever it is repeated")
  func exactlyOnce() throws {
    let title = "AT&amp;T &lt;help&gt; & more"
    let expected = "AT&amp;amp;T &amp;lt;help&amp;gt; &amp; more"
    let sources = [
      source("page", "<title>{{siteTitle}}</title>{{#articles}}{{>entry}}{{/articles}}"),
      source("entry", "<a title=\"{{title}}\">{{title}}</a>{{body}}"),
    ]
    let record = Shapes.home(title, articles: [Shapes.entry(title, body: "<p>&amp;</p>")])
    #expect(
      try page(sources, record)
        == "<title>\(expected)</title><a title=\"\(expected)\">\(expected)</a><p>&amp;</p>")
  }
}
