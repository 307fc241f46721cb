import HelpgenMarkup
import Testing

/// Directives that fill a line.
@Suite("Directives")
struct DirectiveTests {
  private func html(_ markdown: String) -> String {
    String(decoding: renderBody(Array(markdown.utf8), title: nil, MarkupOptions()).html(), as: UTF8.self)
  }

  @Test(
    "of images are images, also in lists and quotes",
    arguments: [
      (":::image type=\"content\" source=\"a b.png\" alt-text=\"A [*c*]: d\":::\n", "<p>", "</p>\n"),
      (
        "- x\n\n  :::image source=\"a b.png\" alt-text=\"A [*c*]: d\" lightbox=\"e.png\":::\n", "<p>",
        "</p>\n</li>"
      ),
      ("> ::: image alt-text=\"A [*c*]: d\" source=\"a b.png\" :::\r\n", "<p>", "</p>\n</blockquote>"),
      ("x :::image source=\"a b.png\" alt-text=\"A [*c*]: d\":::\ny\n", "<p>x ", "\ny</p>"),
    ])
  func images(markdown: String, before: String, behind: String) {
    let image = "<img src=\"a%20b.png\" alt=\"A [*c*]: d\" loading=\"lazy\" />"
    #expect(html(markdown).contains(before + image + behind), "\(html(markdown))")
  }

  @Test("that only lay out a page are left out")
  func layout() {
    #expect(
      html(":::row:::\n\n:::column span=\"2\":::\n\na\n\n:::column-end:::\n:::row-end:::\n") == "<p>a</p>\n")
  }

  @Test(
    "stay as they are where they are none",
    arguments: [
      "```\n:::image source=\"a.png\":::\n```\n", "```\n:::row\n:::image source=\"a.png\":::\n```\n",
      ":::image alt-text=\"a\":::\n",
      ":::code source=\"a.js\":::\n", "a:::b:::\n",
    ])
  func others(markdown: String) { #expect(html(markdown).contains(":::")) }

  @Test("do not end callouts")
  func callouts() {
    #expect(
      html(":::tip\n:::image source=\"a.png\" alt-text=\"b\":::\n:::\n")
        == "<div class=\"callout tip\" role=\"note\">\n<p class=\"callout-title\">Tip</p>\n"
        + "<p><img src=\"a.png\" alt=\"b\" loading=\"lazy\" /></p>\n</div>\n")
  }
}
