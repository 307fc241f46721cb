import Testing

@testable import HelpgenMarkup

/// HTML that is made safe without a parser: with the same result.
@Suite("Sanitizing: simple HTML")
struct SimpleHTMLTests {
  private func isSimple(_ markdown: String) -> Bool {
    let raw = UnsafeMarkdown(Array(markdown.utf8))
    guard let simple = raw.simple else { return false }
    #expect(
      String(decoding: simple, as: UTF8.self) == String(decoding: sanitize(raw.whole).html, as: UTF8.self))
    return true
  }

  @Test(
    "What articles hold nearly always is simple",
    arguments: [
      "# <a name=\"x\"></a>Title\n", "a<br>b<br/>c<br></br>d\n", "<img src=\"a.png\" alt='b' width=30>\n",
      "Write to <email> or <YOUR-KEY a=\"b\">.\n", "press <kbd>A</kbd>, *<b>b</b>* and **<u>c</u>**\n",
      "<details>\n<summary>More</summary>\n\n- **a**\n\n</details>\n",
      "<p align=\"center\">\n  a &nbsp; b &amp; c\n</p>\n",
      "<table>\n<tr>\n<td>a\n<td><p>b\n</table>\n",
      "<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>\n",
      "<ul>\n<li>a\n<li>b\n</ul>\n", "a <p>b <p>c</p>\n", "a <ul><li>b</li></ul>\n", "a <p>b</p>\n",
      "a</p>\n",
      "<div>\n\n> - a <span>b</span>\n\n</div>\n", "- a <ul><li>b</ul>\n",
      "<iframe src=\"https://www.youtube.com/embed/x\"></iframe>\n",
      "<form>\n<label>a<input></label>\n</form>\n", "a<!-- b -->c\n", "<p>a</hr>b</p>\n",
      "<b>![a](blob:b)</b>\n", "<b>[a](blob:b)</b> [c](#d)\n", "<pre>a\n\nb</pre>\n",
      "<a href=\"?a=1&b=2\">c</a>\n",
      "<div>?a=1&list=2 & &eacute;</div>\n", "<script-like>\n",
      "<b onclick=\"x\">a</b><a href=\"javascript:x\">b</a>\n",
      "<dl><dt>a<dd>b</dl>\n", "<figure><img src=a><figcaption>b</figcaption></figure>\n",
      "a\r\n<b>b</b>\r\n", "a&#1; <b>b</b> ![&#1;ﬁ](c)\n",
      "<center>a</center>\n\n<font color=red>b</font>\n", "<video controls><source src=\"a.mp4\"></video>\n",
      "<table>\n</td></tr></tbody><tr></td><td>a</a></span></td></tr></tr>\n</table>\n",
      "<ol></li><li>a</li></li></ol>\n", "<li>a</li>\n",
      "- <table><tr><td><li>a<li>b</li></td></tr></table>\n",
      "<dl><li value=1>a</li></dl>\n",
    ])
  func simple(_ markdown: String) { #expect(isSimple(markdown)) }

  @Test(
    "What a parser would move, end or decode is not",
    arguments: [
      "<b>a\n", "a</b>\n", "- a <li>b</li>\n", "<menu></li></menu>\n", "<li>a<div><li>b</li></div></li>\n",
      "<table><tr><td><li>a</td></tr></table>\n", "*<b>a*</b>\n", "<b>a\n\nb</b>\n", "a <div>b *c</div> d*\n",
      "[<a>b</a>](c)\n",
      "<table>a<tr><td>b</table>\n", "<script>a</script>\n", "<svg></svg>\n", "<div>&hearts;</div>\n",
      "<div>&copy</div>\n", "<pre>\na</pre>\n", "<div><!-- a\n\nb --></div>\n",
      "<h1>a<h2>b</h2></h1>\n",
      "<div title=\"a\n\nb\">\n", "<b\ntitle='&#13;'>a</b>\n",
      "<a/><a>b</a><a><a>c</a></a>\n",
      "<img src=a src=b>\n", "<img x x alt=b>\n", "<title>a</title>\n", "<frame a=b>\n", "a&#13;<b>b</b>\n",
      "<div><?a>b\n\n?></div>\n",
      "<select><option>a</select>\n",

    ])
  func intricate(_ markdown: String) { #expect(!isSimple(markdown)) }

  @Test(
    "What GitHub's Markdown adds is followed, too",
    arguments: [
      "| a | b |\n|---|:-:|\n| c<br>d | <b>e</b> |\n", "- [x] <kbd>a</kbd>\n- [ ] b\n",
      "~~<i>a</i>~~ www.a.example\n", "| a |\n|---|\n| b<p>c<p>d |\n| <li>e<p>f</li><li>g |\n",
      "a[^1] <b>b</b>\n\n[^1]: c <i>d</i>\n\ne <u>f</u>\n",
    ])
  func gfm(_ markdown: String) {
    let raw = UnsafeMarkdown(Array(markdown.utf8), .gfm)
    #expect(
      raw.simple.map { String(decoding: $0, as: UTF8.self) }
        == String(decoding: sanitize(raw.whole).html, as: UTF8.self))
  }

  @Test("Pieces go back where they were, though notes go to the end")
  func order() {
    for tail in ["", "\n<b>"] {
      let text = html("a[^1] <b>b</b>\n\n[^1]: c <i>d</i>\n\ne <u>f</u>\n" + tail, .sanitize)
      #expect(text.contains("<p>e <u>f</u></p>"))
      #expect(text.contains("c <i>d</i>"))
    }
  }

  @Test("Formatting that is nested deeply is not")
  func depth() {
    func nested(_ count: Int) -> String {
      String(repeating: "<b>", count: count) + "a" + String(repeating: "</b>", count: count) + "\n"
    }
    #expect(isSimple(nested(TagBalance.formattingLimit)))
    #expect(!isSimple(nested(TagBalance.formattingLimit + 1)))
    #expect(!isSimple(String(repeating: "> ", count: Nesting.depthLimit + 1) + "<b>a</b>\n"))
  }

  @Test("The examples of CommonMark", .enabled(if: Suites.arePresent, "../shared/suites is not there"))
  func examples() throws {
    var count = 0
    for name in ["commonmark-0.31.2", "gfm-spec", "cmark-regression"] {
      for example in try Suites.read(name, as: [SuiteExample].self) {
        let raw = UnsafeMarkdown(Array(example.markdown.utf8))
        let sanitized = sanitize(raw.whole).html
        #expect(faults(of: sanitized) == [], "\(name) \(example.example)")
        guard let simple = raw.simple, !raw.pieces.isEmpty else { continue }
        count += 1
        #expect(simple == sanitized, "\(name) \(example.example)")
      }
    }
    #expect(count > 50)
  }
}
