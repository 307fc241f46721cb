import HelpgenMarkup
import Testing

/// Links, images and ids of bodies, from Markdown and from HTML.
@Suite("Bodies")
struct BodyTests {
  private func body(_ markdown: String) -> RenderedBody {
    renderBody(Array(markdown.utf8), title: nil, MarkupOptions())
  }

  @Test("Links are found in Markdown, in HTML, and in headings")
  func links() {
    let body = body(
      "[a](x.md?a=1&b=2 \"t\") <a href=\"y&amp;z\" title=\"<b>\">b</a> <https://c.d> e@f.g\n\n## [h](i)\n")
    #expect(body.links.map(\.target) == ["x.md?a=1&b=2", "y&z", "https://c.d", "mailto:e@f.g", "i"])
    let html = body.html(
      link: { $0 == 1 ? .nowhere : $0 == 2 ? .otherSite("o", opensTab: true) : .address("\"\($0)") },
      image: { _ in .alternative }, file: { _ in "" })
    #expect(
      String(decoding: html, as: UTF8.self)
        == "<p><a href=\"&quot;0\" title=\"t\">a</a> <a title=\"&lt;b&gt;\">b</a> "
        + "<a href=\"o\" target=\"_blank\" rel=\"noopener\">https://c.d</a> <a href=\"&quot;3\">e@f.g</a></p>\n"
        + "<h2 id=\"h\"><a href=\"&quot;4\">h</a></h2>\n")
  }

  @Test("Images keep their attributes, get a size and wait; or their text is shown")
  func images() {
    let body = body("![a *b*](c.png \"t\") <img src=\"d.png\" width=\"5\" loading=\"eager\" id=\"i\">\n")
    #expect(body.images.map(\.source) == ["c.png", "d.png"])
    #expect(body.images.map(\.alternative) == ["a b", nil])
    #expect(body.images.map(\.hasSize) == [false, true])
    let shown = body.html(
      link: { _ in .nowhere }, image: { .shown("\($0)&", size: (width: 2, height: 3)) }, file: { _ in "" })
    #expect(
      String(decoding: shown, as: UTF8.self)
        == "<p><img src=\"0&amp;\" alt=\"a b\" title=\"t\" width=\"2\" height=\"3\" loading=\"lazy\" /> "
        + "<span id=\"i\"></span><img src=\"1&amp;\" width=\"5\" loading=\"eager\" /></p>\n")
    let text = body.html(link: { _ in .nowhere }, image: { _ in .alternative }, file: { _ in "" })
    #expect(String(decoding: text, as: UTF8.self) == "<p>a b <span id=\"i\"></span></p>\n")
  }

  @Test("An image without an address keeps its one id, and addresses are written as libcmark writes them")
  func unaddressed() {
    let html = String(decoding: body("<img alt=\"a\" id=\"x\"> [b](c'd)\n").html(), as: UTF8.self)
    #expect(html == "<p><img alt=\"a\" id=\"x\" /> <a href=\"c&#x27;d\">b</a></p>\n")
  }

  @Test("Films and sounds are files, and so are the pictures before them")
  func files() {
    let body = body("<video src=\"a.mp4\" poster=\"b.png\"><source src=\"c.webm\"></video>\n")
    #expect(body.files == ["a.mp4", "b.png", "c.webm"])
    let html = body.html(link: { _ in .nowhere }, image: { _ in .alternative }, file: { "/\($0)" })
    #expect(String(decoding: html, as: UTF8.self).contains("<video src=\"/0\" poster=\"/1\""))
  }

  @Test("No id stands twice, whoever wrote it")
  func ids() {
    let body = body(
      "<a name=\"b\"></a> <i id=\"b\">x</i>\n\n# B\n\n# C {#b}\n\n# D {#d}\n\n<h3 id=\"d\">E</h3>\n\n# F[^1]\n\n# fn 1\n\n[^1]: g\n"
    )
    #expect(body.outline.map(\.id) == ["b-1", "c", "d", "e", "f", "fn-1-1"])
    #expect(body.outline.map(\.title) == ["B", "C", "D", "E", "F", "fn 1"])
    let html = String(decoding: body.html(BodyPlacement(idPrefix: "p--")), as: UTF8.self)
    let ids = html.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count && ids.allSatisfy { $0.hasPrefix("p--") }, "\(ids)")
    #expect(Set(ids.map { String($0.dropFirst(3)) }) == body.ids)
  }

  @Test("No id is taken from the page, nor from a footnote")
  func keptIDs() {
    let body = body(
      "<p id=\"main:content\">a</p>\n\n## b {#main:x}\n\n<p id=\"fn-1\">c</p>\n\nd[^1]\n\n[^1]: e\n")
    #expect(Set(body.ids) == ["b", "fn-1", "fnref-1"])
    #expect(String(decoding: body.html(), as: UTF8.self).contains("<li id=\"fn-1\">"))
  }

  @Test("What an author leaves open ends before the footnotes")
  func openBeforeNotes() {
    let html = String(
      decoding: body("<details><summary>s</summary>\n\na[^1] <b>\n\n[^1]: <i>n\n").html(), as: UTF8.self)
    #expect(html.contains("</details><section class=\"footnotes\">"), "\(html)")
  }

  @Test("Links without anything in them are known")
  func emptyLinks() {
    #expect(
      body("[](a) [b](c) <a href=\"d\"> </a> [![](e)](f)\n").links.map(\.hasText) == [
        false, true, false, true,
      ])
  }

  @Test("A heading that repeats the title goes, and its anchors stay")
  func title() {
    let body = renderBody(
      Array("# <a name=\"top\"></a>It’s *A & B*\n\n[up](#top)\n".utf8), title: "It's A  & B", MarkupOptions())
    #expect(
      String(decoding: body.html(), as: UTF8.self) == "<a id=\"top\"></a><p><a href=\"#top\">up</a></p>\n")
    #expect(body.ids == ["top"])
  }

  @Test("Headings in HTML are headings")
  func htmlHeadings() {
    let body = body("<h2 align=\"center\" id=\"x\">A <em>b</em></h2>\n\n<h4>C</h4>\n")
    #expect(body.outline.map(\.title) == ["A b", "C"])
    #expect(
      String(decoding: body.html(BodyPlacement(idPrefix: "p-", topLevel: 3)), as: UTF8.self)
        == "<h3 align=\"center\" id=\"p-x\">A <em>b</em></h3>\n<h5 id=\"p-c\">C</h5>\n")
  }

  @Test("The plain text has a line for each block")
  func plainText() {
    #expect(
      body("# A\n\nb *c*  \nd &amp; `<e>`\n\n- f\n- g\n\n> [!TIP]\n> h\n\n|i|j|\n|-|-|\n|k|l|\n").plainText
        == "A\nb c\nd & <e>\nf\ng\nTip\nh\ni\nj\nk\nl")
  }
}
