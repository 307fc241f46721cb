import Foundation
import HelpgenMarkup
import Testing

/// GitHub's Markdown: tables, strikethrough, task lists, bare links and footnotes.
@Suite("GitHub's Markdown")
struct GitHubTests {
  private func html(_ markdown: String, _ rawHTML: RawHTML = .pass) -> String {
    let options = MarkupOptions(dialect: .gfm, rawHTML: rawHTML)
    return String(decoding: renderMarkdown(Array(markdown.utf8), options).html, as: UTF8.self)
  }

  /// HTML without the white space that only lays it out.
  private func plain(_ html: String) -> String {
    html.replacing(/\s+/, with: " ").replacing("> <", with: "><").replacing(" />", with: ">")
      .replacing("=\"\"", with: "").replacing(">", with: " > ").trimmingCharacters(
        in: .whitespacesAndNewlines)
  }

  @Test(
    "Every example of the specifications",
    .enabled(if: Suites.arePresent, "the suites are not beside the project"))
  func suites() throws {
    // 610 to 620: bare links where CommonMark alone has none. 653, 22: a filter for tags, where ours is the sanitizer.
    // 20: schemes that are no links on GitHub. 23: markup of footnotes of an older release.
    let others = ["gfm-spec": [610, 614, 616, 619, 620, 653], "gfm-extensions": [20, 22, 23]]
    for (name, exceptions) in others {
      for example in try Suites.read(name, as: [SuiteExample].self)
      where !exceptions.contains(example.example) {
        let (ours, theirs) = (plain(html(example.markdown)), plain(example.html))
        guard ours != theirs else { continue }
        // The order of attributes of a checkbox is no difference.
        #expect(
          ours.split(separator: " ").sorted() == theirs.split(separator: " ").sorted(),
          "\(name) \(example.example)")
      }
    }
  }

  @Test("C001: an escaped pipe is a pipe, in code as well")
  func pipes() {
    #expect(
      html("| A | B |\n| --- | --- |\n| `x \\| y` | z |\n").contains(
        "<td><code>x | y</code></td>\n<td>z</td>"))
  }

  @Test("C003: rows are filled up and cut off, columns aligned")
  func rows() {
    let table = html("| a | b |\n| :-- | --: |\n|  | x |\n| 1 |\n| 1 | 2 | 3 |\n")
    #expect(table.ranges(of: "<td").count == 6)
    #expect(table.ranges(of: "align=\"left\"").count == 4)
    #expect(!table.contains("3"))
  }

  @Test("C006: sub-items of a task stay siblings")
  func tasks() {
    let list = html("- [x] foo\n    - [ ] bar\n    - [x] baz\n- [ ] bim\n")
    #expect(list.ranges(of: "<input type=\"checkbox\"").count == 4)
    #expect(list.ranges(of: "<ul>").count == 2)
    #expect(!list.contains("["))
  }

  @Test("C008: what is escaped or incomplete is no task")
  func noTasks() {
    let list = html("- \\[ ] a\n- &#91; ] b\n- [ ]\n- []  c\n- [ ]d\n- [\\[x\\] y](https://example.com/)\n")
    #expect(!list.contains("<input"))
    #expect(list.contains("<li>[ ] a</li>\n<li>[ ] b</li>\n<li>[ ]</li>"))
    #expect(list.contains("<a href=\"https://example.com/\">[x] y</a>"))
  }

  @Test("C009: one or two tildes strike, three, unequal and escaped ones do not")
  func tildes() {
    #expect(
      html("will ~~~not~~~ strike\n\n~~yes~~\n\n~~a~ b\n\n\\~\\~c\\~\\~\n\n&#126;&#126;d&#126;&#126;\n")
        == "<p>will ~~~not~~~ strike</p>\n<p><del>yes</del></p>\n<p>~~a~ b</p>\n<p>~~c~~</p>\n<p>~~d~~</p>\n")
  }

  @Test("C011: bare links end where the address does")
  func bareLinks() {
    let links = html(
      "(https://example.com/x))\n\nsee https://example.com/a_(b).\n\nhttp://foo.bar.baz/?q=a&hl;\n\n**https://example.com/a**\n"
    )
    #expect(links.contains("(<a href=\"https://example.com/x\">https://example.com/x</a>))"))
    #expect(links.contains("<a href=\"https://example.com/a_(b)\">https://example.com/a_(b)</a>."))
    #expect(links.contains("<a href=\"http://foo.bar.baz/?q=a\">http://foo.bar.baz/?q=a</a>&amp;hl;"))
    #expect(
      links.contains("<p><strong><a href=\"https://example.com/a\">https://example.com/a</a></strong></p>"))
  }

  @Test("C012: nothing is linked twice, in code, or where the scheme is escaped")
  func noLinks() {
    let text = html(
      "[https://example.com](https://other.example/)\n\n`https://example.com` <https://example.com/docs>。\n\n"
        + "https\\://example.com www\\.example.com\n")
    #expect(text.ranges(of: "<a ").count == 2)
    #expect(text.contains("<a href=\"https://other.example/\">https://example.com</a>"))
    #expect(text.contains("<a href=\"https://example.com/docs\">https://example.com/docs</a>。"))
  }

  @Test("C015: two references to a note have two ways back, and all ids differ")
  func footnotes() {
    let text = html("a[^n] b[^n] c[^m]. d[^missing]\n\n[^n]: one\n[^m]: two\n[^unused]: three\n")
    let ids = text.ranges(of: /id="[^"]*"/).map { String(text[$0]) }
    #expect(Set(ids).count == ids.count && ids.count == 5)
    #expect(text.ranges(of: "footnote-backref\"").count == 3)
    #expect(text.contains("d[^missing]") && !text.contains("three"))
  }

  @Test("C144: labels are read whole, in tables as well")
  func labels() {
    let text = html(
      "w[^widely-cited] x[^a_b-c] y[^1][^2]\n\n| h |\n| - |\n| foot [^1] |\n\n|Tot[^_a_]|\n\n[^~~is~~1]\n\n"
        + "[^widely-cited]: n1\n[^a_b-c]: n2\n[^1]: n3\n[^2]: n4\n[^u]:[^v]:\n")
    #expect(text.ranges(of: "class=\"footnote-ref\"><a").count == 5)
    #expect(text.contains("<p>|Tot[^_a_]|</p>\n<p>[^~~is~~1]</p>"))
    #expect(text.ranges(of: "<li id=").count == 4)
  }

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
}
