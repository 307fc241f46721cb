/// A text that grows: a beginning, a part that is repeated, and an end that may repeat as often.
struct Pattern: Sendable {
  /// What is shown for it.
  var name: String
  /// The text for a number of repetitions.
  var text: @Sendable (Int) -> [UInt8]

  /// A text of one part, again and again.
  init(_ middle: String, start: String = "", end: String = "", closing: String = "") {
    name = (start + middle + "…" + closing + end).debugDescription
    text = { count in
      Array(start.utf8) + Array(String(repeating: middle, count: count).utf8)
        + Array(String(repeating: closing, count: count).utf8) + Array(end.utf8)
    }
  }

  /// A text of numbered parts.
  init(numbered name: String, _ part: @escaping @Sendable (Int) -> String) {
    self.name = name
    text = { count in (0..<count).flatMap { Array(part($0).utf8) } }
  }

  private init(_ name: String, _ text: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.text = text
  }

  /// A table of so many columns.
  private static let columns = Pattern("a table of n columns") { count in
    Array(["a", "-", "b"].map { String(repeating: "|" + $0, count: count) + "|\n" }.joined().utf8)
  }

  /// Markdown, with HTML in it or without.
  static let markdown: [Pattern] = [
    columns,
    Pattern("|a|b|\n", start: "|a|b|\n|-|-|\n"),
    Pattern("|a|\n|-|\n|b|\n\n"), Pattern("|"), Pattern("|-"), Pattern("| `a\\|b` ", start: "|a|\n|-|\n"),
    Pattern("["), Pattern("[", end: "a", closing: "](/u)"), Pattern("[a]("), Pattern("[a]: /u\n"),
    Pattern("[a][b]"),
    Pattern("![[]()"), Pattern("!["), Pattern("![a](b"), Pattern("[a](<b"), Pattern("[^a]"),
    Pattern("[^a]: b\n"),
    Pattern(numbered: "[^n] and [^n]: b") { "[^\($0)]\n\n[^\($0)]: b\n\n" },
    Pattern(numbered: "[n]: /n and [n]") { "[\($0)]: /\($0)\n\n[\($0)]\n\n" },
    Pattern("*"), Pattern("**a "), Pattern("*a_ "), Pattern("*a **a "), Pattern("a**b~~c "), Pattern("~"),
    Pattern("~~a "), Pattern("*", end: "a", closing: "*"), Pattern("_a*"), Pattern("a*~_"), Pattern("a\" '"),
    Pattern("> "), Pattern("> a\n"), Pattern("- "), Pattern("- a\n"), Pattern("1. "), Pattern("> - "),
    Pattern("  - a\n"),
    Pattern("`"), Pattern("`a``"), Pattern("```\n"), Pattern("~~~\na\n"), Pattern("    a\n"), Pattern("\t"),
    Pattern("\\"),
    Pattern(numbered: "runs of backticks") { String(repeating: "`", count: $0 % 300) + "a" },
    Pattern("# a\n"), Pattern("a\n=\n"), Pattern("a\n\n"), Pattern("a\n"), Pattern("- [ ] a\n"),
    Pattern("www.a."), Pattern("a@b."), Pattern("a@"), Pattern("http://a/("), Pattern("http://"),
    Pattern("a.b_c@"),
    Pattern("<http://a> "), Pattern("&amp;"), Pattern("&"), Pattern("&#"), Pattern("&#1;"),
    Pattern("&#x10FFFF;"),
    Pattern("\u{10FFFF}"), Pattern("\0"), Pattern("\r"), Pattern("é"), Pattern("::: note\n"),
    Pattern("> [!NOTE]\n> a\n\n"),
    Pattern("# a\n\n", end: "<b>"), Pattern(numbered: "# n {#n}") { "# h \($0) {#h\($0)}\n\n" },
    Pattern("<aside markdown=\"1\">\n"), Pattern("<p markdown=1>\na\n"),
    Pattern("<div markdown=1>\n\na\n\n</div>\n\n"),
  ]

  /// HTML, alone or in Markdown.
  static let html: [Pattern] = [
    Pattern("<"), Pattern("<a"), Pattern("<a "), Pattern("<a href=\""), Pattern("<a b='"), Pattern("</"),
    Pattern("</a"),
    Pattern("<!--"), Pattern("<!-- -"), Pattern("<!-- a --"), Pattern("<!"), Pattern("<!A"), Pattern("<?"),
    Pattern("<![CDATA["), Pattern("<![CDATA[a]]>"), Pattern("<!---->"), Pattern("-->"), Pattern("]]>"),
    Pattern("<b>"), Pattern("<b>a"), Pattern("<b>a\n\n"), Pattern("<b><p>"), Pattern("<b><i>", end: "a"),
    Pattern("<a href=x>"), Pattern("<font size=1>"), Pattern("<nobr>"), Pattern("<b>", closing: "</b>"),
    Pattern("<p><b>"), Pattern("<b></p>"), Pattern("<i><b></i>"), Pattern("<a><div>"), Pattern("</b>"),
    Pattern("</p>"),
    Pattern("</br>"), Pattern("<br>"), Pattern("<img src=a>"), Pattern("<input>"), Pattern("<div>"),
    Pattern("<div>\n\n"), Pattern("<div>", closing: "</div>"), Pattern("<span>"), Pattern("<details>"),
    Pattern("<details>\n\na\n\n"), Pattern("<details><summary>"),
    Pattern("<details>\n\n", closing: "</details>\n\n"),
    Pattern("<ul><li>"), Pattern("<li>"), Pattern("<li>a\n"), Pattern("<dl><dt>"), Pattern("<dd>"),
    Pattern("<table>"), Pattern("<table><tr><td>"), Pattern("<td>"), Pattern("<tr>"),
    Pattern("<tr><td>a", start: "<table>"),
    Pattern("<table>a"), Pattern("a<tr>", start: "<table>"), Pattern("<table><b>"),
    Pattern("<b>a<td>", start: "<table>"),
    Pattern("<col>", start: "<table>"), Pattern("<caption>"), Pattern("<form>"), Pattern("<button>"),
    Pattern("<select>"),
    Pattern("<option>"), Pattern("<svg>"), Pattern("<math><mi>"), Pattern("<svg><p>"), Pattern("<template>"),
    Pattern("<script>"), Pattern("<style>"), Pattern("<title>"), Pattern("<textarea>"), Pattern("<xmp>"),
    Pattern("<script>a</script>"), Pattern("<iframe>"), Pattern("<iframe></iframe>"), Pattern("<email>"),
    Pattern("<o:p>"),
    Pattern("<body a=b>"), Pattern("<html>"), Pattern("<frameset>"), Pattern("<ruby><rt>"), Pattern("<h1>"),
    Pattern("<hr>"), Pattern("<pre>"), Pattern("<pre>\n"), Pattern("<center>"),
    Pattern("<video><source src=a>"),
    Pattern("&copy"), Pattern("&hearts;"), Pattern("&nosuchname;"), Pattern("&#x1F600;"),
    Pattern(" a=b", start: "<p", end: ">"), Pattern(" onclick=b", start: "<p", end: ">"),
    Pattern(numbered: "<p with n attributes") { $0 == 0 ? "<p" : " a\($0)=b" },
    Pattern(numbered: "<p class with n names>") { $0 == 0 ? "<p class=\"" : " c\($0)" },
    Pattern(numbered: "<a id=n>") { "<a id=x\($0)></a>" }, Pattern("<a id=x></a>"),
    Pattern("<p style=\"a:b\">"), Pattern("a:b;", start: "<p style=\"", end: "\">"),
    Pattern("<p onclick=x>a</p>"),
    Pattern(numbered: "<p on…=x> of n kinds") {
      "<p on\(String($0, radix: 26).map { _ in "a" }.joined())x=y>"
    },
    Pattern(numbered: "<xn>") { "<x\($0)>" }, Pattern("<\u{1F600}>"), Pattern("<a\u{1F600}>"),
    Pattern("<b>&#1;"),
    Pattern("<b>\u{1}"), Pattern("a<wbr>"), Pattern("<p>a", end: "<b>"),
    Pattern("<kbd>a</kbd> ", end: "<script>"),
  ]
}
