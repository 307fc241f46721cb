import Foundation
import HelpgenMarkup
import Testing

/// Callouts between lines of colons.
@Suite("Containers")
struct ContainerTests {
  /// The HTML of a text with everything that is known, HTML made safe unless said otherwise.
  private func all(_ markdown: String, _ rawHTML: RawHTML = .sanitize) -> String {
    let options = MarkupOptions(dialect: .all, rawHTML: rawHTML)
    return String(decoding: renderMarkdown(Array(markdown.utf8), options).html, as: UTF8.self)
  }

  private func callout(_ kind: String, _ title: String, _ content: String) -> String {
    "<div class=\"callout \(kind)\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n\(content)</div>\n"
  }

  @Test(
    "What begins a callout",
    arguments: [
      (":::note", "note", ""), ("::: note", "note", ""), (":::note Title", "note", "Title"),
      ("   :::note\t Title ", "note", "Title"), (":::note[Title]", "note", "Title"),
      (":::note[Title]{#id}", "note", "Title"), (":::note Title {.wide}", "note", "Title"),
      (":::note{.wide}", "note", ""), (":::{.note}", "note", ""), (":::{note} Title", "note", "Title"),
      ("::: {.note .wide} Title", "note", "Title"), (":::note:::", "note", ""), ("::: note :::", "note", ""),
      (":::::warning", "warning", ""), (":::TIP", "tip", ""), (":::Important", "important", ""),
      (":::caution Hot *and* `wet` | <b>x</b>", "caution", "Hot <em>and</em> <code>wet</code> | <b>x</b>"),
      (":::info", "note", ""), (":::hint", "tip", ""), (":::success", "tip", ""),
      (":::attention", "warning", ""), (":::danger", "caution", ""), (":::error", "caution", ""),
      (
        ":::note ~~a~~ www.example.com", "note",
        "<del>a</del> <a href=\"http://www.example.com\">www.example.com</a>"
      ),
      (":::dikkat", "note", "dikkat"), (":::atenție", "note", "atenție"),
      (":::警告 熱い", "note", "警告 熱い"), (":::details[More]", "note", "details More"),
    ])
  func beginnings(_ line: String, _ kind: String, _ title: String) {
    let expected = callout(kind, title, "<p>a</p>\n")
    #expect(all("\(line)\na\n:::::\n") == expected)
    #expect(all("\(line)\r\na\r\n:::::\r\n").filter { $0 != "\r" } == expected)
  }

  @Test(
    "What begins none",
    arguments: [
      ":::", "::note", ":::5", "::: {}", ":::code source=\"a.js\":::", "a :::note", "\\:::note",
      "    :::note", "`:::note`",
      ":::no(te",
    ])
  func noBeginnings(_ line: String) {
    #expect(all("\(line)\n\na\n", .pass) == gfm("\(line)\n\na\n"))
  }

  @Test("Other dialects know none")
  func dialects() {
    #expect(gfm(":::note\na\n:::\n") == "<p>:::note\na\n:::</p>\n")
    #expect(html(":::note\na\n:::\n") == "<p>:::note\na\n:::</p>\n")
  }

  @Test("The content is Markdown, and what is around goes on")
  func content() {
    #expect(
      all("a\n:::note\nb\nc\n\n- d\n- e\n:::\nf\n")
        == "<p>a</p>\n"
        + callout("note", "", "<p>b\nc</p>\n<ul>\n<li>d</li>\n<li>e</li>\n</ul>\n") + "<p>f</p>\n")
    #expect(
      all(":::note\n    code\n\n\tcode\n# H\n***\n[x]\n\n[x]: /y\n:::\n")
        == callout(
          "note", "",
          "<pre><code>code\n\ncode\n</code></pre>\n<h1>H</h1>\n<hr />\n<p><a href=\"/y\">x</a></p>\n"))
    #expect(all(":::note\n:::\n") == callout("note", "", ""))
    #expect(all(":::note\n\n\n:::\n:::tip\n:::\n") == callout("note", "", "") + callout("tip", "", ""))
  }

  @Test("A line of as many colons ends the innermost one, and all that is open in it")
  func nesting() {
    #expect(
      all(":::note\na\n:::tip\nb\n:::\nc\n:::\nd\n")
        == callout("note", "", "<p>a</p>\n" + callout("tip", "", "<p>b</p>\n") + "<p>c</p>\n") + "<p>d</p>\n")
    #expect(
      all("::::note\n:::tip\nb\n::::\nc\n::::\n")
        == callout("note", "", callout("tip", "", "<p>b</p>\n") + "<p>c</p>\n"))
    #expect(
      all(":::note\n::::tip\nb\n:::\nc\n")
        == callout("note", "", callout("tip", "", "<p>b</p>\n")) + "<p>c</p>\n")
    #expect(
      all(":::note\n- a\n  > b\n:::\nc\n")
        == callout("note", "", "<ul>\n<li>a\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n</ul>\n")
        + "<p>c</p>\n")
  }

  @Test("They stand in quotes and lists")
  func containers() {
    #expect(
      all("> :::note\n> a\n>\n> b\n> :::\n> c\n\nd\n")
        == "<blockquote>\n" + callout("note", "", "<p>a</p>\n<p>b</p>\n")
        + "<p>c</p>\n</blockquote>\n<p>d</p>\n")
    #expect(
      all("> :::note\n>\ta\n\nb\n") == "<blockquote>\n" + callout("note", "", "<p>a</p>\n")
        + "</blockquote>\n<p>b</p>\n")
    #expect(
      all("- a\n  :::note\n\n  b\n\n  :::\n- c\n")
        == "<ul>\n<li>a\n" + callout("note", "", "<p>b</p>\n") + "</li>\n<li>c</li>\n</ul>\n")
    #expect(
      all("1. :::note\n   a\n   :::\n2. b\n")
        == "<ol>\n<li>\n" + callout("note", "", "<p>a</p>\n") + "</li>\n<li>b</li>\n</ol>\n")
    #expect(
      all("-\t:::note\n\ta\n\n\t\tb\n\t:::\n")
        == "<ul>\n<li>\n" + callout("note", "", "<p>a</p>\n<pre><code>b\n</code></pre>\n") + "</li>\n</ul>\n")
    #expect(
      all(":::note\n> :::tip\n> a\nb\n:::\n")
        == callout("note", "", "<blockquote>\n" + callout("tip", "", "<p>a\nb</p>\n") + "</blockquote>\n"))
  }

  @Test("One that nothing ends, ends with what it is in")
  func unclosed() {
    #expect(all(":::note\na\n") == callout("note", "", "<p>a</p>\n"))
    #expect(all(":::note") == callout("note", "", ""))
    #expect(
      all("> :::note\n> a\n\nb\n\n- :::tip\n  c\n\nd\n")
        == "<blockquote>\n" + callout("note", "", "<p>a</p>\n") + "</blockquote>\n<p>b</p>\n<ul>\n<li>\n"
        + callout("tip", "", "<p>c</p>\n") + "</li>\n</ul>\n<p>d</p>\n")
    #expect(
      all(":::note\n```\na\n") == callout("note", "", "<pre><code>a\n</code></pre>\n"))
    #expect(all("a\n:::\nb\n") == "<p>a\n:::\nb</p>\n")
  }

  @Test("In code they are text")
  func code() {
    #expect(
      all(":::note\n```\n:::\n \n:::tip\n```\n:::\n")
        == callout("note", "", "<pre><code>:::\n \n:::tip\n</code></pre>\n"))
    #expect(
      all("```\n:::note\n```\n:::note\n:::\n") == "<pre><code>:::note\n</code></pre>\n"
        + callout("note", "", ""))
  }

  @Test("They hold tables, tasks, notes and bare links")
  func dialect() {
    let table =
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><em>b</em></td>\n</tr>\n</tbody>\n</table>\n"
    #expect(all(":::note\n| a |\n| - |\n| *b* |\n:::\n") == callout("note", "", table))
    #expect(all(":::note\nx\n| a |\n| - |\n| *b* |\n:::\n") == callout("note", "", "<p>x</p>\n" + table))
    #expect(
      all("> :::note\n> - x\n>   | a |\n>   | - |\n>   | *b* |\n> :::\n")
        == "<blockquote>\n" + callout("note", "", "<ul>\n<li>x\n\(table)</li>\n</ul>\n") + "</blockquote>\n")
    #expect(
      all(":::note\nwww.a.de\nb www.c.de\n:::\n")
        == callout(
          "note", "",
          "<p><a href=\"http://www.a.de\">www.a.de</a>\nb <a href=\"http://www.c.de\">www.c.de</a></p>\n"))
    let reference =
      "<sup class=\"footnote-ref\"><a href=\"#fn-x\" id=\"fnref-x\" data-footnote-ref>1</a></sup>"
    #expect(
      all(":::note\na[^x]\n\n[^x]: b\n\n    c\n:::\nd\n")
        == callout("note", "", "<p>a\(reference)</p>\n") + "<p>d</p>\n"
        + "<section class=\"footnotes\" data-footnotes>\n<ol>\n<li id=\"fn-x\">\n<p>b</p>\n<p>c "
        + "<a href=\"#fnref-x\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">↩</a>"
        + "</p>\n</li>\n</ol>\n</section>\n")
  }

  @Test("They stay as they are where HTML is made safe, simple or not")
  func sanitizing() {
    let simple = ":::warning A <b>b</b>\n<p align=\"center\">c</p>\n:::\nd<br>\n"
    #expect(
      all(simple)
        == callout("warning", "A <b>b</b>", "<p align=\"center\">c</p>\n") + "<p>d<br /></p>\n")
    // A paragraph that is left open is nothing for the quick way.
    let intricate = ":::warning A\n<svg><p>x</svg>\n:::\nd <i><b>e</i></b>\n"
    #expect(
      all(intricate).hasPrefix(
        "<div class=\"callout warning\" role=\"note\">\n<p class=\"callout-title\">A</p>\n"))
    #expect(all(intricate).contains("</div>\n<p>d <i><b>e</b></i></p>\n"))
    #expect(all("<div role=\"banner\" class=\"x\">\na\n</div>\n") == "<div>\na\n</div>\n")
  }

  @Test("HTML in one ends before the line that ends it")
  func blockOfHTML() {
    #expect(all(":::note\n<p>a</p>\n:::\nb\n") == callout("note", "", "<p>a</p>\n") + "<p>b</p>\n")
  }

  @Test("Lines of what is left out are those of the Markdown")
  func lines() {
    let options = MarkupOptions(dialect: .all)
    let markdown = "a\n\n:::note T\nb\n:::\n<script>c</script>\n\n> :::tip\n> d\n\n<style>e</style>\n"
    #expect(renderMarkdown(Array(markdown.utf8), options).leftOut.map(\.line) == [6, 11])
  }

  @Test("Thousands in each other cost no more than as many lines")
  func depth() {
    let html = all(String(repeating: ":::note\n", count: 10_000) + "a\n")
    #expect(
      html.components(separatedBy: "<div").count - 1 == html.components(separatedBy: "</div>").count - 1)
    // So many are told apart; the rest is text.
    #expect(html.components(separatedBy: "<div").count - 1 == 51)
    #expect(html.utf8.count < 200_000)
  }
}
