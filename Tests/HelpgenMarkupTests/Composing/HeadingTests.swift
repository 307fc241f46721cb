import HelpgenMarkup
import Testing

/// Headings: their ids, their levels, and the outline.
@Suite("Headings")
struct HeadingTests {
  private func body(_ markdown: String, title: String? = nil) -> RenderedBody {
    renderBody(Array(markdown.utf8), title: title, MarkupOptions())
  }

  private func html(_ body: RenderedBody, prefix: String = "", topLevel: Int = 2) -> String {
    let placement = BodyPlacement(idPrefix: prefix, topLevel: topLevel)
    return String(decoding: body.html(placement), as: UTF8.self)
  }

  private func ids(_ markdown: String) -> [String] { body(markdown).outline.map(\.id) }

  @Test("C026: letters of every script make the id")
  func scripts() {
    #expect(
      ids("## 概要\n\n## 日本語の見出し\n\n## Установка\n\n## تثبيت\n") == ["概要", "日本語の見出し", "установка", "تثبيت"])
  }

  @Test("C027: the number of a repeated heading collides with no other heading")
  func repeated() {
    #expect(ids("## Foo\n\n## Foo\n\n## Foo 1\n\n## Foo-1\n") == ["foo", "foo-1", "foo-1-1", "foo-1-2"])
  }

  @Test("C029: a heading without letters still has an id, and none has invisible characters")
  func withoutLetters() {
    #expect(
      ids("## 🚀\n\n## 🎉\n\n## ⚙️ Settings\n\n## ???\n\n##\n")
        == ["section", "section-1", "settings", "section-2", "section-3"])
  }

  @Test(
    "follow GitHub's rule",
    arguments: [
      ("`a` + `title` (MLE): what's new?", "a--title-mle-whats-new"), ("A  *b* [c](/d) e", "a-b-c-e"),
      ("v1.2.3", "v123"), ("--force", "--force"), ("\\-b", "-b"), ("trailing-", "trailing-"), ("⚙️ Ä 🚀", "ä"),
      ("🚀 Go", "go"), ("snake_case-word", "snake_case-word"), ("Ä É İ", "ä-é-i̇"),
    ])
  func rule(heading: String, id: String) { #expect(ids("## \(heading)\n") == [id]) }

  @Test(
    "may name their own id",
    arguments: [("## Set up {#setup}", "setup"), ("## *Set* up {#a.b:c_d}  ", "a.b:c_d")])
  func ownID(markdown: String, id: String) {
    let body = body(markdown)
    #expect(body.outline.map(\.id) == [id])
    #expect(body.outline.map(\.title) == ["Set up"])
    #expect(!html(body).contains("{"))
  }

  @Test(
    "keep braces that are no id",
    arguments: ["## a {#}", "## a {#b c}", "## a {#1}", "## a {b}", "## a `{#b}`", "## a \\{#b}"])
  func noID(markdown: String) { #expect(html(body(markdown)).contains("{")) }

  @Test("begin at the level of the page, and keep their distances")
  func levels() {
    let body = body("### A\n\n# B\n\n## C\n\n###### D\n")
    #expect(body.outline.map(\.level) == [2, 0, 1, 5])
    #expect(
      html(body, prefix: "x--")
        == "<h4 id=\"x--a\">A</h4>\n<h2 id=\"x--b\">B</h2>\n<h3 id=\"x--c\">C</h3>\n<h6 id=\"x--d\">D</h6>\n")
    #expect(html(body, topLevel: 5).hasPrefix("<h6 id=\"a\">A</h6>\n<h5 id=\"b\">"))
  }

  @Test("that repeat the title on top are left out, others stay")
  func title() {
    #expect(html(body("# The *title*\n\nText\n", title: "The title")) == "<p>Text</p>\n")
    #expect(body("Text\n\n# T\n", title: "T").outline.map(\.id) == ["t"])
    #expect(body("# T {#t}\n", title: "T").outline.map(\.id) == ["t"])
  }

  @Test("and marks that an author writes make nothing of their own")
  func forgedMarks() {
    let forged = "a\u{10FFF0}0;b &#x10FFF0;0; &#x10FFF1; c [l](/%F4%8F%BF%B20) \u{10FFF2}0\n\n# H\n"
    let html = html(body(forged))
    #expect(html.hasSuffix("<h2 id=\"h\">H</h2>\n"))
    #expect(html.ranges(of: "<h").count == 1)
    #expect(html.ranges(of: " id=").count == 1)
  }
}
