import Testing

@testable import HelpgenMarkup

/// Where elements begin and end.
@Suite("Sanitizing: structure")
struct StructureTests {
  @Test(
    "What is left open is closed, what closes nothing goes",
    arguments: [
      ("<details><summary>a", "<details><summary>a</summary></details>"),
      ("a</details></div></section>b", "ab"),
      ("<b>a<i>b</b>c</i>", "<b>a<i>b</i></b><i>c</i>"), ("<p>a<p>b", "<p>a</p><p>b</p>"),
      ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"), ("a</p>b", "a<p></p>b"),
      ("a</br>b", "a<br />b"),
      ("<table><tr><td>a<td>b</table>c", "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>c"),
      ("<table>a<tr><td>b</table>", "a<table><tbody><tr><td>b</td></tr></tbody></table>"),
      ("<a href=x>a<a href=y>b", "<a href=\"x\">a</a><a href=\"y\">b</a>"),
      (
        "<a href=x><table><tr><td><a href=y>b",
        "<a href=\"x\"><table><tbody><tr><td>b</td></tr></tbody></table></a>"
      ),
      ("<h1>a<h2>b", "<h1>a</h1><h2>b</h2>"), ("<li>a</li>", "<div>a</div>"), ("<tr><td>a", "a"),
      ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>"), ("<p>a<button><p>b", "<p>ab</p>"),
    ])
  func balanced(html: String, expected: String) {
    #expect(sanitized(html) == expected)
    #expect(faults(of: Array(expected.utf8)) == [])
  }

  @Test("A line feed at the beginning of a preformatted text is one that readers see, or none at all")
  func preformatted() {
    #expect(sanitized("<pre>\na</pre>") == "<pre>a</pre>")
    #expect(sanitized("<pre>\n\na</pre>") == "<pre>\n\na</pre>")
    #expect(sanitized("<pre><svg></svg>\na</pre>") == "<pre>\n\na</pre>")
  }

  @Test("Control characters, NUL bytes and bytes that are not UTF-8 become U+FFFD, line ends LF")
  func bytes() {
    #expect(
      sanitized("a\0\u{1}\u{7F}\u{85}\u{FFFE}&#1;&#0;b\r\nc\rd&#13;e")
        == "a���������b\nc\nd\ne".replacing("���������", with: String(repeating: "\u{FFFD}", count: 7)))
    let invalid: [UInt8] = [0x3C, 0x62, 0x3E, 0xFF, 0xC3, 0x3C]
    #expect(String(decoding: sanitize(invalid).html, as: UTF8.self) == "<b>\u{FFFD}\u{FFFD}&lt;</b>")
  }

  @Test("Elements that are nested deeper than browsers go become flat")
  func depth() {
    let deep = String(repeating: "<div>", count: 30_000) + "a" + String(repeating: "</div>", count: 30_000)
    let limit = Nesting.depthLimit
    #expect(
      sanitized(deep)
        == String(repeating: "<div>", count: limit) + "a" + String(repeating: "</div>", count: limit))
    let quotes = html(String(repeating: "> ", count: 30_000) + "<i>a</i>\n", .sanitize)
    #expect(quotes.ranges(of: "<blockquote>").count == limit)
    #expect(quotes.contains("a"))
    #expect(faults(of: Array(quotes.utf8)) == [])
  }

  @Test("Formatting that is left open does not multiply")
  func formatting() {
    let many = (0..<3000).map { "<p><b id=x\($0)>" }.joined()
    #expect(sanitized(many).utf8.count < 10 * many.utf8.count)
    #expect(faults(of: Array(sanitized(many).utf8)) == [])
  }

  /// Pieces that a parser without bounds would take minutes for, many times.
  static let hostile = [
    "<div>", "<b>", "<b><p>", "<p>", "<table><tr><td>", "<ul><li>", "<select>", "<svg>", "<math><mi>",
    "<template>",
    "<title>", "<!--", "<a ", "<a b='", "<a", "<?", "<![CDATA[", "</p>", "<email>", "<a href=x>", "<button>",
    "<ruby><rt>", "<frameset>", "<nobr>", "<form>", "<object>", "<b><marquee>", "<dl><dd>", "<a><div>",
    "<table><caption>", "<b><div><i></b></div>", "<span><p></p>", "<option>", "<iframe>", "<tr><td><b>",
    "<li><b>",
    "<xmp>", "</x ", "<x y=\"", "&", "&amp", "<font color=red>", "<table><b>x",
  ]

  @Test("Long and hostile texts end, balanced", arguments: hostile)
  func endings(_ piece: String) {
    for start in ["", "<table>", "<b><i><u><em><code>"] {
      let html = Array((start + String(repeating: piece, count: 3000)).utf8)
      #expect(faults(of: sanitize(html).html) == [])
    }
  }

  @Test("A tag of thousands of attributes is none")
  func attributes() {
    let tag = "<b \((0..<5000).map { "a\($0) " }.joined())>"
    #expect(sanitized(tag) == "&lt;" + tag.dropFirst().dropLast() + "&gt;")
  }
}
