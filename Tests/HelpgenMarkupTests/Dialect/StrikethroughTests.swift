import HelpgenMarkup
import Testing

/// Struck text, by the specification of GitHub Flavored Markdown and cmark-gfm.
@Suite("Strikethrough")
struct StrikethroughTests {
  @Test(
    "One or two tildes strike, the same number on both sides",
    arguments: [
      ("~~a~~ ~b~", "<del>a</del> <del>b</del>"), ("~~a~ b", "~~a~ b"), ("x ~~~a~~~", "x ~~~a~~~"),
      ("a~b~c a~~b~~c", "a<del>b</del>c a<del>b</del>c"), ("~a~~ b~", "<del>a~~ b</del>"),
      ("~~ a~~", "~~ a~~"), ("~~a\\~~ b~~", "<del>a~~ b</del>"), ("\\~~a~~", "~~a~~"),
      ("&#126;&#126;a~~", "~~a~~"), ("~~a\nb~~", "<del>a\nb</del>"),
    ])
  func pairs(_ markdown: String, _ inner: String) {
    #expect(gfm(markdown) == "<p>\(inner)</p>\n")
  }

  @Test(
    "Tildes and emphasis take each other's beginnings, the first end wins",
    arguments: [
      ("~~a *b~~ c*", "<del>a *b</del> c*"), ("*a ~~b* c~~", "<em>a ~~b</em> c~~"),
      ("*x ~~a *b~~ c*", "<em>x <del>a *b</del> c</em>"), ("**~~a~~**", "<strong><del>a</del></strong>"),
      ("x**~~a~~**y", "x<strong><del>a</del></strong>y"),
      ("~~***a***~~", "<del><em><strong>a</strong></em></del>"),
      ("~~a~~ ***b** c*", "<del>a</del> <em><strong>b</strong> c</em>"),
      ("~~a~~ _b_c_ **d", "<del>a</del> <em>b_c</em> **d"),
      ("**a __~~。_~~)é_a b_", "**a _<em><del>。_</del>)é_a b</em>"),
    ])
  func emphasis(_ markdown: String, _ inner: String) {
    #expect(gfm(markdown) == "<p>\(inner)</p>\n")
  }

  @Test(
    "Nothing is struck in code, HTML and addresses",
    arguments: [
      "`~~a~~`\n", "<b title=\"~~a~~\">\n", "<http://a.b/~~c~~>\n", "[a](/~~b~~ \"~~c~~\")\n", "    ~~a~~\n",
      "~~~\na\n~~~\n", "<div>\n~~a~~\n</div>\n", "[~~a~~]: /u\n",
    ])
  func nowhere(_ markdown: String) {
    #expect(gfm(markdown) == html(markdown))
  }

  @Test("Links and pictures may hold struck text, their labels stay what they are")
  func links() {
    #expect(
      gfm("[~~a~~](/u) ~~[b](/v)~~")
        == "<p><a href=\"/u\"><del>a</del></a> <del><a href=\"/v\">b</a></del></p>\n")
    #expect(gfm("![~~a~~ *b*](/u)") == "<p><img src=\"/u\" alt=\"a b\" /></p>\n")
    let link = "<a href=\"/u\"><del><em>a</em></del></a>"
    #expect(
      gfm("[~~*a*~~] [~~*A*~~][] [b][~~*a*~~]\n\n[~~*a*~~]: /u\n") == """
        <p>\(link) \(link.replacing(">a<", with: ">A<")) <a href="/u">b</a></p>

        """)
  }

  @Test("Quotes beside tildes find their direction")
  func smartPunctuation() {
    #expect(gfm("~~\"a\"~~ \"~~b~~\"", smart: true) == "<p><del>“a”</del> “<del>b</del>”</p>\n")
  }
}
