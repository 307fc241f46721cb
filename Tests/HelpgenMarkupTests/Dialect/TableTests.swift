import HelpgenMarkup
import Testing

/// Tables, by the specification of GitHub Flavored Markdown and cmark-gfm.
@Suite("Tables")
struct TableTests {
  /// A table of plain text in the form it is rendered in.
  private func table(_ head: [String], _ rows: [[String]] = []) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>\n" + cells.map { "<\(tag)>\($0)</\(tag)>\n" }.joined() + "</tr>\n"
    }
    let body = rows.map { row($0, "td") }.joined()
    return "<table>\n<thead>\n" + row(head, "th") + "</thead>\n"
      + (rows.isEmpty ? "" : "<tbody>\n\(body)</tbody>\n") + "</table>\n"
  }

  @Test("A head, delimiters and rows make a table")
  func simple() {
    #expect(gfm("| a | b |\n| - | - |\n| c | d |\n") == table(["a", "b"], [["c", "d"]]))
    #expect(gfm("a|b\n-|-\nc|d") == table(["a", "b"], [["c", "d"]]))
    #expect(
      gfm("a\n:-\n") == "<table>\n<thead>\n<tr>\n<th align=\"left\">a</th>\n</tr>\n</thead>\n</table>\n")
    #expect(gfm("|a|\r\n|-|\r\n|b|\r\n") == table(["a"], [["b"]]))
  }

  @Test("Colons align columns, in cells that rows lack too")
  func alignment() {
    #expect(
      gfm("|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|\n") == """
        <table>
        <thead>
        <tr>
        <th align="left">a</th>
        <th align="center">b</th>
        <th align="right">c</th>
        <th>d</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td align="left">1</td>
        <td align="center">2</td>
        <td align="right"></td>
        <td></td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test("Surplus cells are left out, empty ones stay")
  func cellCount() {
    #expect(gfm("|a|b|\n|-|-|\n|1|2|3|\n|||\n") == table(["a", "b"], [["1", "2"], ["", ""]]))
    #expect(gfm("|a|b|\n|-|\n") == "<p>|a|b|\n|-|</p>\n")
    #expect(gfm("|a|\n|-|-|\n") == "<p>|a|\n|-|-|</p>\n")
  }

  @Test("A pipe behind a backslash belongs to the cell, in code too")
  func escapedPipes() {
    #expect(
      gfm("|a|\n|-|\n|`x \\| y` \\| **\\|**|\n")
        == table(["a"], [["<code>x | y</code> | <strong>|</strong>"]]))
    #expect(
      gfm("|a|\n|-|\n|www.a.b/\\|c|\n") == table(["a"], [["<a href=\"http://www.a.b/%7Cc\">www.a.b/|c</a>"]]))
  }

  @Test("Each cell is a text of its own, with the definitions of the document")
  func inlines() {
    #expect(
      gfm("|*a|b*|\n|-|-|\n|`c|d`|\n|[x]|<b>|\n\n[x]: /u\n")
        == table(["*a", "b*"], [["`c", "d`"], ["<a href=\"/u\">x</a>", "<b>"]]))
    #expect(
      gfm("|_a_|# b #|\n|-|-|\n|- c|a\\\n") == table(["<em>a</em>", "# b #"], [["- c", "a\\"]]))
  }

  @Test(
    "A blank line and the beginning of another block end a table",
    arguments: [
      ("", "<p>x</p>\n"), ("> q", "<blockquote>\n<p>q\nx</p>\n</blockquote>\n"),
      ("# h", "<h1>h</h1>\n<p>x</p>\n"),
      ("***", "<hr />\n<p>x</p>\n"), ("<b>", "<b>\nx\n"), ("```", "<pre><code>x\n</code></pre>\n"),
      ("    c", "<pre><code>c\n</code></pre>\n<p>x</p>\n"),
      ("3. i", "<ol start=\"3\">\n<li>i\nx</li>\n</ol>\n"),
      ("|", "<p>|\nx</p>\n"),
    ])
  func end(_ line: String, _ html: String) {
    #expect(gfm("|a|\n|-|\n|b|\n\(line)\nx\n") == table(["a"], [["b"]]) + html)
  }

  @Test("A line before the head stays a paragraph; definitions of links in it count")
  func paragraphBefore() {
    #expect(gfm("p\nq |\n| a |\n| - |\n") == "<p>p\nq |</p>\n" + table(["a"]))
    #expect(gfm("p\n      | a |\n|-|\n") == "<p>p</p>\n" + table(["a"]))
    #expect(gfm("[x]: /u\n| [x] |\n| - |\n") == table(["<a href=\"/u\">x</a>"]))
  }

  @Test("Tables stand in quotes and lists, and their rows are never lazy")
  func containers() {
    #expect(
      gfm("> |a|\n> |-|\n> |b|\n|c|\n")
        == "<blockquote>\n" + table(["a"], [["b"]]) + "</blockquote>\n<p>|c|</p>\n")
    #expect(
      gfm("> a\n| b |\n> |-|\n") == "<blockquote>\n<p>a</p>\n" + table(["b"]) + "</blockquote>\n")
    #expect(
      gfm("1. |a|b|\n   |-|-|\n   |c|d|\n\n   x\n2. y\n")
        == "<ol>\n<li>\n" + table(["a", "b"], [["c", "d"]])
        + "<p>x</p>\n</li>\n<li>\n<p>y</p>\n</li>\n</ol>\n")
    #expect(
      gfm("- > |a|b|\n  > |-|-|\n  > |c|d|\n- z\n")
        == "<ul>\n<li>\n<blockquote>\n" + table(["a", "b"], [["c", "d"]])
        + "</blockquote>\n</li>\n<li>z</li>\n</ul>\n")
  }

  @Test(
    "No table is in code, HTML and headings",
    arguments: [
      "```\n|a|\n|-|\n```\n", "    |a|\n    |-|\n", "<div>\n|a|\n|-|\n</div>\n", "<!--\n\n|a|\n|-|\n-->\n",
      "# |a|\n|-|\n", "|a|\n---\n|-|\n", "a\n- | -\n", "|a|\n    |-|\n", "> |a|\n|-|\n",
    ])
  func noTable(_ markdown: String) {
    #expect(gfm(markdown) == html(markdown))
  }

  @Test("Rows that lack very many cells end the table")
  func missingCells() {
    let columns = 5_000
    let head = String(repeating: "|a", count: columns) + "\n" + String(repeating: "|-", count: columns) + "\n"
    let output = gfm(head + String(repeating: "|x\n", count: 1_000))
    #expect(output.split(separator: "<tr>").count - 1 == 1 + 101)
    #expect(output.hasSuffix("|x</p>\n"))
  }
}
