import HelpgenMarkup
import Testing

/// Addresses that are links by themselves, by the specification of GitHub Flavored Markdown and cmark-gfm.
@Suite("Bare links")
struct BareLinkTests {
  private func link(_ address: String, to target: String? = nil) -> String {
    "<a href=\"\(target ?? address)\">\(address)</a>"
  }

  @Test("Schemes and www. make links")
  func beginnings() {
    #expect(
      gfm("http://a.b https://c ftp://d.e/f")
        == "<p>\(link("http://a.b")) \(link("https://c")) \(link("ftp://d.e/f"))</p>\n")
    #expect(gfm("HTTP://A.b") == "<p>\(link("HTTP://A.b"))</p>\n")
    #expect(
      gfm("www.a.b (www.c)")
        == "<p>\(link("www.a.b", to: "http://www.a.b")) (\(link("www.c", to: "http://www.c")))</p>\n")
    #expect(gfm("1http://a.b") == "<p>1\(link("http://a.b"))</p>\n")
  }

  @Test(
    "What is no scheme, no host or in the wrong place makes none",
    arguments: [
      "xhttp://a.b", "http:// a", "http://", "http://-a", "http://a_b.c", "http://a.b_c", "www.", "www",
      "WWW.a.b",
      "xwww.a.b", "www.a_b.c", "gopher://a.b", "http:a.b", "http\\://a.b", "www\\.a.b", "`http://a.b`",
      "<b title=\"http://a.b\">", "<http://a.b>", "[a](http://a.b)", "[a](<http://a.b>)", "![a](http://a.b)",
      "[http://a.b](/c)", "[http://a.b]", "[ http://a.b", "![ http://a.b", "[a]: http://a.b",
      "<!-- http://a.b -->",
      "[a [b](/c) http://d.e", "<a href='http://a.b' title=\">\">",
    ])
  func none(_ markdown: String) {
    #expect(gfm(markdown) == html(markdown))
  }

  @Test(
    "The punctuation of the sentence is not part of an address",
    arguments: [
      (".", "."), ("!?,:*_~'\"", "!?,:*_~'&quot;"), (")", ")"), (")).", "))."), ("&hl;", "&amp;hl;"),
      (";", ";"),
      ("<", "&lt;"), ("(c)", nil), ("((c)", nil), ("(c))", ")"), ("/c[d]", nil), ("/c.d", nil),
    ] as [(String, String?)])
  func sentence(_ end: String, _ rest: String?) {
    let address = rest == nil ? "http://a.b" + end : end == "(c))" ? "http://a.b(c)" : "http://a.b"
    let target = address.replacing("[", with: "%5B").replacing("]", with: "%5D")
    #expect(gfm("x http://a.b\(end)") == "<p>x \(link(address, to: target))\(rest ?? "")</p>\n")
  }

  @Test("Letters of all scripts belong to an address, and so does their punctuation")
  func scripts() {
    #expect(
      gfm("http://ä.b/日。 x")
        == "<p>\(link("http://ä.b/日。", to: "http://%C3%A4.b/%E6%97%A5%E3%80%82")) x</p>\n")
  }

  @Test("Nothing in an address has a meaning")
  func content() {
    #expect(
      gfm("http://a.b/*c*_d_`e`[f](g)&amp;\\h x") == """
        <p><a href="http://a.b/*c*_d_%60e%60%5Bf%5D(g)&amp;amp;%5Ch">http://a.b/*c*_d_`e`[f](g)&amp;amp;\\h</a> x</p>

        """)
    #expect(
      gfm("**http://a.b/** *http://c.d/*e")
        == "<p><strong>\(link("http://a.b/"))</strong> *\(link("http://c.d/*e"))</p>\n")
    #expect(gfm("http://a.b--c...d", smart: true) == "<p>\(link("http://a.b--c...d"))</p>\n")
    #expect(gfm("```http://a.b/`c`") == "<p>```<a href=\"http://a.b/%60c%60\">http://a.b/`c`</a></p>\n")
  }

  @Test("Addresses stand in headings, quotes, lists, cells and struck text")
  func places() {
    #expect(gfm("# www.a.b #\n") == "<h1>\(link("www.a.b", to: "http://www.a.b"))</h1>\n")
    #expect(gfm("http://a.b\n===\n") == "<h1>\(link("http://a.b"))</h1>\n")
    #expect(
      gfm("> a\n> http://a.b\nwww.c.d\n") == """
        <blockquote>
        <p>a
        \(link("http://a.b"))
        \(link("www.c.d", to: "http://www.c.d"))</p>
        </blockquote>

        """)
    #expect(gfm("~~http://a.b~~") == "<p><del>\(link("http://a.b"))</del></p>\n")
  }

  @Test(
    "Addresses of mail",
    arguments: [
      ("a.b+c-d_e@f.gh", "<a href=\"mailto:a.b+c-d_e@f.gh\">a.b+c-d_e@f.gh</a>"),
      ("a@b.c. (d@e.f)", "<a href=\"mailto:a@b.c\">a@b.c</a>. (<a href=\"mailto:d@e.f\">d@e.f</a>)"),
      ("mailto:a@b.c", "<a href=\"mailto:a@b.c\">mailto:a@b.c</a>"),
      ("xmpp:a@b.c/d/e", "<a href=\"xmpp:a@b.c/d/e\">xmpp:a@b.c/d/e</a>"),
      (
        "a\\_b@c.de &#97;&#64;b.c",
        "<a href=\"mailto:a_b@c.de\">a_b@c.de</a> <a href=\"mailto:a@b.c\">a@b.c</a>"
      ),
      ("~~x_y@z.a~~", "<del><a href=\"mailto:x_y@z.a\">x_y@z.a</a></del>"),
      ("~ _x@y.z", "~ <a href=\"mailto:_x@y.z\">_x@y.z</a>"),
      ("[^x@y.zb]", "[^<a href=\"mailto:x@y.zb\">x@y.zb</a>]"),
      ("a@b a@b.c_ @a.b a@ a@b.1", "a@b a@b.c_ @a.b a@ a@b.1"),
      (
        "`a@b.c` [a@b.c](/d) <a@b.c>",
        "<code>a@b.c</code> <a href=\"/d\">a@b.c</a> <a href=\"mailto:a@b.c\">a@b.c</a>"
      ),
      ("![a@b.c](/d)", "<img src=\"/d\" alt=\"a@b.c\" />"),
    ])
  func mail(_ markdown: String, _ inner: String) {
    #expect(gfm(markdown) == "<p>\(inner)</p>\n")
  }
}
