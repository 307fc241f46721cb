import HelpgenMarkup
import Testing

/// Texts made to take very long: each is read in time that grows as the text does, so that the suite ends.
@Suite("Pathological texts in GitHub Flavored Markdown")
struct DialectPathologicalTests {
  static let repeated = [
    "[", "![", "~~a ", "~a~~ ", "*~_", "a**b~~c ", "a <![CDATA[ ~", "www.a.", "www._a.", "a@", "a@b.c",
    "http://a<",
    "http://a_.b ", "[^a", "[^a] ", "[^a]: ", "[^a[", "| a ", "|a|\n|-|\n", "|a|\n|-|-|\n", "|-|\n",
    "a\n|-|\n\n", "||\n",
    "- [ ] a\n", "- [x] ", "> |a|\n> |-|\n", "~ <!-- ", "~ <? ", "`~", "~[a](b", "\r|a|\r|-|", "> ~a\n",
    "[a][^a]",
    "[^a]: b\n\n    c\n", "\u{10FFFF}", "&#x10FFFF;",
  ]

  @Test("C138: the same again and again", arguments: repeated)
  func repetition(_ part: String) {
    let markdown = String(repeating: part, count: 8_000)
    for end in ["", "\n\n[^a]: x\n\n[a]: /u\n"] {
      let output = renderMarkdown(Array((markdown + end).utf8), MarkupOptions(rawHTML: .drop)).html
      #expect(!output.contains(0xF4))
      #expect(output.last ?? 0x0A == 0x0A)
    }
  }

  @Test("A table of 10,000 columns")
  func columns() {
    let row = { (cell: String) in String(repeating: "|" + cell, count: 10_000) + "\n" }
    let output = gfm(row("a") + row("-") + row("b"))
    #expect(
      output.utf8.count == 10_000 * "<th>a</th>\n<td>b</td>\n".utf8.count
        + """
        <table>
        <thead>
        <tr>
        </tr>
        </thead>
        <tbody>
        <tr>
        </tr>
        </tbody>
        </table>

        """.utf8.count)
  }

  @Test("Runs of backticks of every length, and a tilde")
  func backticks() {
    let runs = (1...600).map { "e" + String(repeating: "`", count: $0) }.joined()
    #expect(gfm("~" + runs) == "<p>~\(runs)</p>\n")
  }

  @Test("Ten thousand notes")
  func notes() {
    let numbers = 0..<10_000
    let markdown =
      numbers.map { "[^\($0)] " }.joined() + "\n\n"
      + numbers.map { "[^\($0)]: x[^\(($0 * 7) % 10_000)]\n" }.joined()
    let output = gfm(markdown)
    #expect(output.split(separator: "<li id=\"fn-").count - 1 == 10_000)
    #expect(output.split(separator: "\" class=\"footnote-backref\"").count - 1 == 20_000)
  }
}
