import HelpgenMarkup
import Testing

@Suite("How bodies begin")
struct BodyBeginningTests {
  private func beginning(_ markdown: String, atMost limit: Int = 300) -> String {
    renderBody(Array(markdown.utf8), title: nil, MarkupOptions()).beginning(atMost: limit)
  }

  @Test(
    "The text of all blocks is in one line, without markup",
    arguments: [
      ("", ""), ("![a](b.png)\n", ""), ("a\nb  \nc\n\nd\u{A0}e\n", "a b c d\u{A0}e"),
      ("## H *e* `c` {#own}\n\n- [l](m) <b>n</b>o\n- p\n", "H e c l no p"),
      ("a &lt;b&gt; &amp;amp; \"c\" 'd'\n", "a <b> &amp; \"c\" 'd'"),
      ("| a | b |\n|---|---|\n| c | d |\n", "a b c d"), ("```\na\n  b\n```\n", "a b"),
      ("a[^1] b\n\n[^1]: the note\n", "a b"), ("> [!NOTE]\n> a\n\nb\n", "a b"),
      ("a\n\n> **Tip:** b\n", "a b"),
      ("a \\[!NOTE] b\n", "a [!NOTE] b"),
      ("un*believ*able <img src=\"i.png\" id=\"x\"> b\n", "unbelievable b"),
      ("<details><summary>s</summary>t</details>\n", "s t"), ("a<br>b<hr>c\n", "a b c"),
    ])
  func text(_ markdown: String, _ text: String) {
    #expect(beginning(markdown) == text)
  }

  @Test(
    "What is too long ends with a whole word, where there are words",
    arguments: [
      ("abcd efgh", 9, "abcd efgh"), ("abcd efgh", 8, "abcd…"), ("abcd *efgh* ij", 9, "abcd efgh…"),
      ("abcd\n\nefgh", 4, "abcd…"), ("abcdefgh", 5, "abcde…"), ("a bcdefgh", 6, "a bcde…"),
      ("abc d efgh", 7, "abc d…"),
      ("日本語の文章。", 4, "日本語の…"), ("&lt;&lt;&lt; &amp;&amp;", 5, "<<<…"),
      ("e\u{301}e\u{301}e\u{301}", 5, "e\u{301}e\u{301}…"),
      ("ab cd\n\n[^1]: e\n", 2, "ab…"),
    ])
  func cut(_ markdown: String, _ limit: Int, _ text: String) {
    #expect(beginning(markdown, atMost: limit) == text)
  }

  @Test("A text that is long before its end costs what its beginning does")
  func length() {
    let many = String(repeating: "&lt; ", count: 100_000)
    #expect(beginning(many, atMost: 4) == "< <…")
  }
}
