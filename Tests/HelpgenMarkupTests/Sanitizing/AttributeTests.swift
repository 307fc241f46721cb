import Testing

@testable import HelpgenMarkup

/// Which attributes stay.
@Suite("Sanitizing: attributes")
struct AttributeTests {
  @Test(
    "Values are held to what they can be",
    arguments: [
      ("<p align=CENTER>", "<p align=\"center\"></p>"), ("<p align=start>", "<p></p>"),
      ("<td width=30px>", ""),
      ("<img src=a width=' 30PX ' height=50%>", "<img src=\"a\" width=\"30\" height=\"50%\" />"),
      ("<img src=a width=1e9 height=-1>", "<img src=\"a\" />"),
      ("<ol type=a start=-2>", "<ol type=\"a\" start=\"-2\"></ol>"),
      ("<ol type=x start=2x>", "<ol></ol>"), ("<b dir=RTL lang=pt-BR>", "<b dir=\"rtl\" lang=\"pt-BR\"></b>"),
      ("<b dir=x lang='a\"b'>", "<b></b>"), ("<details open=x>", "<details open=\"\"></details>"),
      ("<b hidden=until-found>", "<b hidden=\"\"></b>"),
      ("<b aria-label=x aria-hidden=true>", "<b aria-label=\"x\" aria-hidden=\"true\"></b>"),
      ("<b data-x=1 role=button tabindex=1 contenteditable accesskey=x>", "<b></b>"),
      ("<b id='a b'>", "<b></b>"), ("<b id=''>", "<b></b>"),
      ("<b title='a\"&<>'>", "<b title=\"a&quot;&amp;&lt;&gt;\"></b>"),
      ("<input type=CHECKBOX checked>", "<input type=\"checkbox\" checked=\"\" disabled=\"\" />"),
      ("<audio autoplay src=a.mp3>", "<audio src=\"a.mp3\" controls=\"\"></audio>"),
      ("<b id=1 ID=2>", "<b id=\"1\"></b>"), ("<img onerror=x src='javascript:y'>", ""),
    ])
  func values(html: String, expected: String) {
    #expect(sanitized(html) == expected)
  }

  @Test("Classes stay that the theme knows")
  func classes() {
    #expect(
      sanitized("<code class='x language-c++ \n callout-title dialog tip'>")
        == "<code class=\"language-c++ callout-title tip\"></code>")
    #expect(sanitized("<p class='page control'>") == "<p></p>")
  }

  @Test("The name of an anchor is its id")
  func anchors() {
    #expect(sanitized("<a name=x>a</a>") == "<a id=\"x\">a</a>")
    #expect(sanitized("<a name=x id=y>a</a>") == "<a id=\"y\">a</a>")
    #expect(sanitized("<p name=x>a</p>") == "<p>a</p>")
    #expect(sanitized("<a name=x>a<p>b</p>c") == "<a id=\"x\">a<p>b</p>c</a>")
  }

  @Test("An id stands once, though a parser opens its element again")
  func repeated() {
    #expect(sanitized("<p><b id=x>a<p>b") == "<p><b id=\"x\">a</b></p><p><b>b</b></p>")
  }

  @Test("Ids and links to them get a prefix, once")
  func prefix() {
    let policy = SanitizingPolicy(idPrefix: Array("a7-".utf8))
    let html = "<a name=x href='#y'>a</a><b id=a7-z>b</b><a href='#'>c</a><a href='p#y'>d</a>"
    let expected =
      "<a id=\"a7-x\" href=\"#a7-y\">a</a><b id=\"a7-z\">b</b><a href=\"#\">c</a><a href=\"p#y\">d</a>"
    #expect(sanitized(html, policy) == expected)
    #expect(sanitized(expected, policy) == expected)
  }

  @Test(
    "Of styles that stays which attributes can say",
    arguments: [
      ("<td style='TEXT-ALIGN : Right !important'>", "<table><tbody><tr><td align=\"right\">"),
      ("<p style='color:red;text-align:center' align=left>", "<p align=\"center\">"),
      ("<p align=left style='text-align:center'>", "<p align=\"center\">"),
      ("<p style='display:none'>", "<p hidden=\"\">"), ("<p style='display: block'>", "<p>"),
      ("<img src=a style='width: 12.5px; height: auto'>", "<img src=\"a\" width=\"12.5\" />"),
      ("<img src=a style='width: 3'>", "<img src=\"a\" />"), ("<b style='text-align:left'>", "<b>"),
      ("<p style='background:url(javascript:x)'>", "<p>"), ("<p style=';:;text-align:;'>", "<p>"),
    ])
  func styles(html: String, expected: String) {
    let isCell = html.hasPrefix("<td")
    #expect(sanitized(isCell ? "<table><tr>\(html)" : html).hasPrefix(expected))
    #expect(leftOut(of: html) == [])
  }

  @Test("Handlers go, whatever their letters, and are told")
  func handlers() {
    #expect(sanitized("<p ONCLICK=x onéé=y on=z>") == "<p></p>")
    #expect(leftOut(of: "<p ONCLICK=x onéé=y on=z>") == ["onclick", "an event handler"])
  }
}
