import HelpgenMarkup
import Testing

/// Faults found in other tools.
@Suite("Faults of others that GitHub Flavored Markdown decides")
struct DialectCaseTests {
  @Test("C001: an escaped pipe in code in a cell stays in the code, without its backslash")
  func pipeInCode() {
    #expect(
      gfm("| A | B |\n| --- | --- |\n| `x \\| y` | z |\n")
        .contains("<tbody>\n<tr>\n<td><code>x | y</code></td>\n<td>z</td>\n</tr>\n</tbody>\n"))
  }

  @Test("C003: rows have as many cells as the head, aligned by column")
  func rows() {
    #expect(
      gfm("| a | b |\n| :-- | --: |\n|  | x |\n| 1 |\n| 1 | 2 | 3 |\n") == """
        <table>
        <thead>
        <tr>
        <th align="left">a</th>
        <th align="right">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td align="left"></td>
        <td align="right">x</td>
        </tr>
        <tr>
        <td align="left">1</td>
        <td align="right"></td>
        </tr>
        <tr>
        <td align="left">1</td>
        <td align="right">2</td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test("C006: tasks indented by four columns are children of one item")
  func nestedTasks() {
    let (open, done) = (
      "<input type=\"checkbox\" disabled=\"\" />", "<input type=\"checkbox\" checked=\"\" disabled=\"\" />"
    )
    #expect(
      gfm("- [x] foo\n    - [ ] bar\n    - [x] baz\n- [ ] bim\n") == """
        <ul>
        <li>\(done) foo
        <ul>
        <li>\(open) bar</li>
        <li>\(done) baz</li>
        </ul>
        </li>
        <li>\(open) bim</li>
        </ul>

        """)
  }

  @Test("C008: escaped and incomplete boxes are text")
  func noBoxes() {
    let output = gfm("- \\[ ] a\n- &#91; ] b\n- [ ]\n- []  c\n- [ ]d\n- [\\[x\\] y](https://example.com/)\n")
    #expect(
      output == """
        <ul>
        <li>[ ] a</li>
        <li>[ ] b</li>
        <li>[ ]</li>
        <li>[]  c</li>
        <li>[ ]d</li>
        <li><a href="https://example.com/">[x] y</a></li>
        </ul>

        """)
  }

  @Test("C009: three tildes, single runs and escaped tildes strike nothing")
  func tildes() {
    let markdown =
      "will ~~~not~~~ strike\n\n~~yes~~\n\n~~a~ b\n\n\\~\\~c\\~\\~\n\n&#126;&#126;d&#126;&#126;\n"
    #expect(
      gfm(markdown) == """
        <p>will ~~~not~~~ strike</p>
        <p><del>yes</del></p>
        <p>~~a~ b</p>
        <p>~~c~~</p>
        <p>~~d~~</p>

        """)
  }

  @Test("C011: addresses end where sentences go on")
  func addressEnds() {
    let markdown = """
      (https://example.com/x))

      see https://example.com/a_(b).

      http://foo.bar.baz/?q=a&hl;

      **https://example.com/a**

      """
    #expect(
      gfm(markdown) == """
        <p>(<a href="https://example.com/x">https://example.com/x</a>))</p>
        <p>see <a href="https://example.com/a_(b)">https://example.com/a_(b)</a>.</p>
        <p><a href="http://foo.bar.baz/?q=a">http://foo.bar.baz/?q=a</a>&amp;hl;</p>
        <p><strong><a href="https://example.com/a">https://example.com/a</a></strong></p>

        """)
  }

  @Test("C012: no link is made in links, in code and of escaped schemes")
  func noLinks() {
    let markdown = """
      [https://example.com](https://other.example/)

      `https://example.com` <https://example.com/docs>。

      https\\://example.com www\\.example.com

      """
    #expect(
      gfm(markdown) == """
        <p><a href="https://other.example/">https://example.com</a></p>
        <p><code>https://example.com</code> <a href="https://example.com/docs">https://example.com/docs</a>。</p>
        <p>https://example.com www.example.com</p>

        """)
  }

  @Test("C015: each reference to a note has an identifier and a way back of its own")
  func repeatedReferences() {
    let output = gfm("a[^n] b[^n] c[^m]. d[^missing]\n\n[^n]: one\n[^m]: two\n[^unused]: three\n")
    #expect(output.ids == ["fnref-n", "fnref-n-2", "fnref-m", "fn-n", "fn-m"])
    #expect(output.targets == ["#fn-n", "#fn-n", "#fn-m", "#fnref-n", "#fnref-n-2", "#fnref-m"])
    #expect(output.contains("d[^missing]</p>"))
    #expect(!output.contains("three"))
  }

  @Test("C144: labels are whole, also beside each other and in cells")
  func labels() {
    let markdown = """
      w[^widely-cited] x[^a_b-c] y[^1][^2]

      | h |
      | - |
      | foot [^1] |

      |Tot[^_a_]|

      [^~~is~~1]

      [^widely-cited]: n1
      [^a_b-c]: n2
      [^1]: n3
      [^2]: n4
      [^u]:[^v]:

      """
    let output = gfm(markdown)
    #expect(
      output.ids == [
        "fnref-widely-cited", "fnref-a_b-c", "fnref-1", "fnref-2", "fnref-1-2", "fn-widely-cited", "fn-a_b-c",
        "fn-1",
        "fn-2",
      ])
    #expect(
      output.contains(
        "<td>foot <sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"fnref-1-2\" data-footnote-ref>3</a>"
      ))
    #expect(output.contains("<p>|Tot[^_a_]|</p>\n<p>[^~~is~~1]</p>\n"))
    #expect(["n1", "n2", "n3", "n4"].allSatisfy { output.contains("<p>\($0) <a ") })
  }
}

extension String {
  fileprivate var ids: [Substring] { values(of: "id") }

  fileprivate var targets: [Substring] { values(of: "href") }

  private func values(of attribute: String) -> [Substring] {
    split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
  }
}
