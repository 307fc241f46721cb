import Foundation
import HelpgenMarkup
import Testing

/// HTML in Markdown that a site leaves out.
@Suite("HTML that is left out")
struct RawHTMLTests {
  private func dropped(_ markdown: String) -> (html: String, lines: [Int]) {
    let body = renderMarkdown(Array(markdown.utf8), MarkupOptions(rawHTML: .drop))
    return (String(decoding: body.html, as: UTF8.self), body.leftOut.map(\.line))
  }

  @Test("Tags in a line go, their text stays, and each tag is reported")
  func inlines() {
    let body = dropped("one\n\ntwo <b>bold</b> text\nand <email>\n")
    #expect(body.html == "<p>one</p>\n<p>two bold text\nand </p>\n")
    #expect(body.lines == [3, 3, 4])
  }

  @Test("Blocks go with their text, and are reported once")
  func blocks() {
    let body = dropped("one\n\n<div>\ntext\n</div>\n\n<table>\n<tr>\n</tr>\n</table>\n\ntwo\n")
    #expect(body.html == "<p>one</p>\n<p>two</p>\n")
    #expect(body.lines == [3, 7])
  }

  @Test("Nothing stands where HTML was", arguments: ["<b>x</b>\n", "<div>x</div>\n", "- <i>\n- <hr>\n"])
  func noPlaceholder(_ markdown: String) {
    #expect(!dropped(markdown).html.contains("raw HTML omitted"))
    #expect(!dropped(markdown).html.contains("<!--"))
  }

  @Test("Passed HTML is reported nowhere")
  func passed() {
    let body = renderMarkdown(Array("a <b>\n".utf8), MarkupOptions(rawHTML: .pass))
    #expect(String(decoding: body.html, as: UTF8.self) == "<p>a <b></p>\n")
    #expect(body.leftOut == [])
  }

  @Test(
    "Comments are not reported",
    arguments: [
      "<!-- a -->\n", "   <!-- indented -->\n", "<!-- a --> \t\n", "<!-- a --><!-- b -->\n",
      "x <!-- a --> y\n",
      "<!-- a\n\nb -->\n", "<!-->\n", "<!--->\n", "<!-- a --> <!---->\r\n",
    ])
  func comments(_ markdown: String) {
    #expect(dropped(markdown).lines == [])
    #expect(!dropped(markdown).html.contains("<!--"))
  }

  @Test("What a comment takes along to the end of its line is reported")
  func textBehindComment() {
    #expect(dropped("a\n\n<!-- note --> Important text.\n").lines == [3])
    #expect(dropped("a\n\n<!-- note --> <b>bold</b>\n").lines == [3])
    #expect(dropped("<!-- a --> text <!-- b -->\n").lines == [1])
  }

  @Test("A comment without an end takes the rest of the text along, and is reported")
  func endlessComment() {
    let body = dropped("a\n\n<!-- note\n\nall the rest\n")
    #expect(body.html == "<p>a</p>\n")
    #expect(body.lines == [3])
  }

  @Test(
    "Processing instructions, declarations and CDATA are HTML as well",
    arguments: ["<?php echo 1 ?>", "<!DOCTYPE html>", "<![CDATA[x]]>"])
  func otherConstructs(_ markup: String) {
    #expect(dropped("a\n\n\(markup)\n").lines == [3])
    #expect(dropped("a \(markup) b\n").lines == [1])
    #expect(dropped("a \(markup) b\n").html == "<p>a  b</p>\n")
  }

  @Test("Lines are counted through code and tags of several lines")
  func linesBehindLongInlines() {
    #expect(dropped("`code\nspan` and\n<b> and <i\ntitle=\"x\"> and\n<u>\n").lines == [3, 3, 5])
    #expect(dropped("> q\n> <s>w\n\n- a\n  b <k>\n\ns\n<n>\n===\n").lines == [2, 5, 8])
  }

  @Test("Text that only looks like HTML is neither dropped nor reported")
  func noHTML() {
    let body = dropped("a < b, c > d, &lt;b&gt;, `<b>`, \\<b>\n\n    <b>\n")
    #expect(
      body.html == "<p>a &lt; b, c &gt; d, &lt;b&gt;, <code>&lt;b&gt;</code>, &lt;b&gt;</p>\n"
        + "<pre><code>&lt;b&gt;\n</code></pre>\n")
    #expect(body.lines == [])
  }

  @Test("Autolinks are links")
  func autolinks() {
    let body = dropped("<https://example.com/> <a@example.com>\n")
    #expect(
      body.html == "<p><a href=\"https://example.com/\">https://example.com/</a> "
        + "<a href=\"mailto:a@example.com\">a@example.com</a></p>\n")
    #expect(body.lines == [])
  }
}
