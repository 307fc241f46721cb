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
    let html = String(decoding: body.html(BodyPlacement(idPrefix: "p--")) { _ in nil }, as: UTF8.self)
    #expect(html.contains("<a href=\"#p--fn-1\" id=\"p--fnref-1\""))
    #expect(html.contains("<li id=\"p--fn-1\">") && html.contains("<a href=\"#p--fnref-1\""))
    #expect(!html.contains("%F4") && !html.contains("Back to"))
  }

  @Test("in headings, links and HTML marks leave nothing behind")
  func composed() {
    let text =
      "## https://x.y/z and ~~a~~\n\n<a href=\"https://e.x/?a=1&b=2\">r</a> [t www.a.b](article:q)\n\n| # h |\n|---|\n| 1 |\n"
    let body = renderBody(Array(text.utf8), title: nil, MarkupOptions())
    #expect(body.outline.map(\.title) == ["https://x.y/z and a"])
    #expect(body.links.map(\.target) == ["article:q"])
    let html = String(decoding: body.html { _ in "/q" }, as: UTF8.self)
    #expect(html.contains("<a href=\"https://e.x/?a=1&amp;b=2\">r</a> <a href=\"/q\">t www.a.b</a>"))
    #expect(html.contains("<th># h</th>"))
    #expect(!html.unicodeScalars.contains { $0.value > 0x10_FF00 })
  }

  @Test("Lines of links are lines of the text, also behind tables")
  func linkLines() {
    let text = "| a | [b](c) |\n|---|---|\n| *d* | [e](f) |\n\n[^x] [g](h)\n\n[^x]: [i](j)\n"
    let body = renderBody(Array(text.utf8), title: nil, MarkupOptions())
    #expect(body.links.map(\.target) == ["c", "f", "h", "j"])
    #expect(body.links.map(\.line) == [1, 3, 5, 7])
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
