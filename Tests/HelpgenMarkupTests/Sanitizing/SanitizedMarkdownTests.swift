import Testing

@testable import HelpgenMarkup

/// HTML in Markdown, made safe.
@Suite("Sanitizing: Markdown")
struct SanitizedMarkdownTests {
  private func rendered(_ markdown: String) -> (html: String, leftOut: [LeftOutHTML]) {
    let body = renderMarkdown(Array(markdown.utf8), MarkupOptions())
    return (String(decoding: body.html, as: UTF8.self), body.leftOut)
  }

  @Test("It stays where it was written")
  func stays() {
    let body = rendered("# <a name=\"x\"></a>Title\n\na<br>b\n\n<div align=center>\n\n*c*\n\n</div>\n\nd\n")
    #expect(
      body.html == """
        <h1><a id="x"></a>Title</h1>
        <p>a<br />b</p>
        <div align="center">
        <p><em>c</em></p>
        </div>
        <p>d</p>

        """)
    #expect(body.leftOut == [])
  }

  @Test("What is left out is told once for each kind, by its line, with and without the parser")
  func lines() {
    let simple = "a\n\n<b onclick=\"x\">b</b>\n<i onclick=\"y\">c</i>\n\n<link href=\"x\">\n"
    let expected = [LeftOutHTML(what: "onclick", line: 3), LeftOutHTML(what: "<link>", line: 6)]
    #expect(rendered(simple).leftOut == expected)
    #expect(rendered(simple + "\n<b>").leftOut == expected)
    #expect(
      rendered("a\n\n<b>\n\n<script>\nx\n</script>\n").leftOut == [LeftOutHTML(what: "<script>", line: 5)])
  }

  @Test("Links of Markdown's own are as safe, whichever way it goes")
  func links() {
    for extra in ["<b>c</b>", "<b>c"] {
      let html = rendered("[a](javascript:x) [b](app://open) \(extra)\n").html
      #expect(html.hasPrefix("<p><a href=\"\">a</a> <a href=\"app://open\">b</a> <b>c</b>"))
    }
  }

  @Test("A comment leaves nothing behind, and one without an end is text")
  func comments() {
    #expect(rendered("a\n\n<!-- b\n\nc -->\n\nd <!-- e --> f\n").html == "<p>a</p>\n<p>d  f</p>\n")
    #expect(rendered("a\n\n<!-- b\n").html == "<p>a</p>\n&lt;!-- b\n")
  }

  @Test("Escaped, it is shown as it was written")
  func escaped() {
    #expect(
      html("a <b>c</b>\n\n<div>\nd\n</div>\n\n![e <i>](f)\n", .escape) == """
        <p>a &lt;b&gt;c&lt;/b&gt;</p>
        <p>&lt;div&gt;
        d
        &lt;/div&gt;</p>
        <p><img src="f" alt="e &lt;i&gt;" /></p>

        """)
  }
}
