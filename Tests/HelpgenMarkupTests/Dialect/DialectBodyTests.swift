import HelpgenMarkup
import Testing

/// GitHub's Markdown in the bodies of articles.
@Suite("GitHub's Markdown in articles")
struct DialectBodyTests {
  @Test(
    "on pages of many articles the ids of notes are told apart, beside HTML as well",
    arguments: ["", "<b>x</b>\n\n"])
  func prefixes(before: String) {
    let body = renderBody(Array("\(before)a[^1]\n\n[^1]: b\n".utf8), title: nil, MarkupOptions())
    let html = String(decoding: body.html(BodyPlacement(idPrefix: "p--")), as: UTF8.self)
    #expect(html.contains("<a href=\"#fn-1\" id=\"p--fnref-1\""))
    #expect(html.contains("<li id=\"p--fn-1\">") && html.contains("<a href=\"#fnref-1\""))
    #expect(html.contains(" aria-label=\"Back to the text\""))
    #expect(body.links.map(\.target) == ["#fn-1", "#fnref-1"])
  }

  @Test("in headings, links and HTML marks leave nothing behind")
  func composed() {
    let text =
      "## https://x.y/z and ~~a~~\n\n<a href=\"https://e.x/?a=1&b=2\">r</a> [t www.a.b](article:q)\n\n| # h |\n|---|\n| 1 |\n"
    let body = renderBody(Array(text.utf8), title: nil, MarkupOptions())
    #expect(body.outline.map(\.title) == ["https://x.y/z and a"])
    #expect(body.links.map(\.target) == ["https://x.y/z", "https://e.x/?a=1&b=2", "article:q"])
    let html = String(decoding: body.html(), as: UTF8.self)
    #expect(html.contains("<a href=\"https://e.x/?a=1&amp;b=2\">r</a> <a href=\"article:q\">t www.a.b</a>"))
    #expect(html.contains("<th># h</th>"))
    #expect(!html.unicodeScalars.contains { $0.value > 0x10_FF00 })
  }

  @Test("HTML stays where it is when notes move, and goes with notes that are not shown")
  func movedNotes() {
    let text =
      "a[^1] <u>b</u>\n\n[^2]: <s>c</s>\n\n[^1]: <i>d</i>\n\n    <div onclick=\"x\">e</div>\n\nf <b>g</b>[^3]\n\n[^3]: <kbd>h</kbd>\n"
    let rendered = renderMarkdown(Array(text.utf8), MarkupOptions())
    let html = String(decoding: rendered.html, as: UTF8.self)
    #expect(html.contains("<u>b</u>") && html.contains("<p>f <b>g</b><sup"))
    #expect(html.contains("<p><i>d</i></p>\n<div>e</div>\n") && html.contains("<p><kbd>h</kbd> <a"))
    #expect(!html.contains("<s>"))
    #expect(rendered.leftOut.map(\.line) == [7])
  }

  @Test("HTML that is safe stays in cells, the rest goes, with its line")
  func cells() {
    let text = "| a<br>b | c |\n|---|---|\n| <b>d</b> | <script>e</script> |\n"
    let rendered = renderMarkdown(Array(text.utf8), MarkupOptions())
    let html = String(decoding: rendered.html, as: UTF8.self)
    #expect(html.contains("<th>a<br />b</th>\n<th>c</th>") && html.contains("<td><b>d</b></td>"))
    #expect(!html.contains("script"))
    #expect(rendered.leftOut.map(\.line) == [3])
  }
}
