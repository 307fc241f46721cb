import HelpgenMarkup
import Testing

/// Markdown in HTML that asks for it.
@Suite("Markdown in HTML")
struct MarkdownInHTMLTests {
  @Test("A pull quote: a picture, a text, and who said it")
  func quote() {
    let markdown = """
      Before.

      <aside markdown="1" class="pquote">
        <img src="a.png" class="pquote-avatar" alt="avatar">
        I *fumbled* it.
        <p markdown="1" class="pquote-credit">
      — @lord, ["Tips"](https://lord.io/)
        </p>
      </aside>

      After.

      """
    #expect(
      gfm(markdown, .sanitize) == """
        <p>Before.</p>
        <aside>
        <p><img src="a.png" alt="avatar" /> I <em>fumbled</em> it.</p>
        <p>— @lord, <a href="https://lord.io/">&quot;Tips&quot;</a></p>
        </aside>
        <p>After.</p>

        """)
  }

  @Test("A text right behind the tag")
  func text() {
    #expect(
      html("a\n\n<div dir='rtl' markdown='1'>\n*b*\n</div>\n", .sanitize)
        == "<p>a</p>\n<div dir=\"rtl\">\n<p><em>b</em></p>\n</div>\n")
  }

  @Test("Lines stay what they were")
  func lines() {
    let markdown =
      "a\n\n<aside markdown=1>\n<img src=b>\nc\n<p markdown=1>\nd\n</p>\n</aside>\n\n<b onclick=x>e</b>\n"
    let text = renderMarkdown(Array(markdown.utf8), MarkupOptions())
    #expect(text.leftOut.map(\.line) == [11])
  }

  @Test(
    "Code and other HTML are left alone",
    arguments: [
      "```\n<p markdown=\"1\">\na\n</p>\n```\n", "~~~\n\n<div markdown=\"1\">\na\n</div>\n~~~\n",
      "<p>\na *b*\n</p>\n", "<p markdown=\"0\">\n*b*\n</p>\n", "a <b markdown=\"1\">c</b>\n",
    ])
  func others(_ markdown: String) {
    let plain = html(markdown.replacing("markdown=", with: "other="), .sanitize)
    #expect(html(markdown, .sanitize) == plain.replacing("other=", with: "markdown="))
  }

  @Test("Only where HTML is sanitized")
  func raw() {
    let markdown = "<p markdown=\"1\">\n*b*\n</p>\n"
    #expect(html(markdown, .pass) == markdown)
  }
}
