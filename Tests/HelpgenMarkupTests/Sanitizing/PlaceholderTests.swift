import Testing

@testable import HelpgenMarkup

/// What looks like a tag and is none.
@Suite("Sanitizing: placeholders")
struct PlaceholderTests {
  @Test(
    "A name that no element has is text, as it was written",
    arguments: [
      "<email>", "<YOUR-KEY>", "<Role>", "</email>", "<your name here>", "<Key value=\"a&b\" x='1'>", "<x/>",
      "<path>", "<isindex>", "<plaintext>", "<foo-bar baz>", "<soap:Body a='1'>", "</tem:Item>",
      "<![CDATA[]]>",
      "<![CDATA[<b>]]>",
    ])
  func text(_ tag: String) {
    let escaped = tag.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
    #expect(sanitized("<p>a \(tag) <b>c</b></p>") == "<p>a \(escaped) <b>c</b></p>")
    #expect(leftOut(of: tag) == [])
  }

  @Test(
    "What Word leaves in a text is none",
    arguments: ["<o:p></o:p>", "<st1:City>", "<v:shape id=\"x\">", "<W:b>"])
  func word(_ tag: String) {
    #expect(sanitized("<p>a\(tag)b</p>") == "<p>ab</p>")
    #expect(html("<p>a\(tag)b</p>", .sanitize) == "<p>ab</p>\n")
  }

  @Test("Its content stays where it is, and nothing is closed that nobody closed")
  func content() {
    #expect(sanitized("<email><p>a</p><b>b</email>c</b>") == "&lt;email&gt;<p>a</p><b>b&lt;/email&gt;c</b>")
  }

  @Test(
    "So is an element that does nothing without attributes",
    arguments: ["<link>", "<source>", "<param>", "<input>", "<base>", "<img>", "<area>", "<image>", "<meta>"])
  func bare(_ tag: String) {
    #expect(sanitized("copy \(tag) to") == "copy &lt;\(tag.dropFirst().dropLast())&gt; to")
  }

  @Test(
    "So is what would take the rest along, for it does not end",
    arguments: [
      "<title>", "<textarea>", "<script>", "<style>", "<xmp>", "<noembed>", "<!-- ", "<a href=\"", "<b",
      "<?php ", "<![CDATA[",
    ])
  func endless(_ tag: String) {
    let escaped = tag.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
    #expect(sanitized("a \(tag) rest of it") == "a \(escaped) rest of it")
  }

  @Test("An element that is closed as in XML is empty")
  func selfClosing() {
    #expect(sanitized("<a name=\"x\"/>b<i/>c<div/>d") == "<a id=\"x\"></a>b<i></i>c<div></div>d")
    #expect(sanitized("<iframe src=\"https://player.vimeo.com/1\"/>a").hasSuffix("</iframe>a"))
  }

  @Test("In Markdown they are paragraphs and words like others")
  func inMarkdown() {
    #expect(
      html("Write to <email>.\n\n<YOUR-KEY>\n\n- <Role>\n\n`<b>` ![a <b>](c)\n", .sanitize) == """
        <p>Write to &lt;email&gt;.</p>
        <p>&lt;YOUR-KEY&gt;</p>
        <ul>
        <li>&lt;Role&gt;</li>
        </ul>
        <p><code>&lt;b&gt;</code> <img src="c" alt="a &lt;b&gt;" /></p>

        """)
  }
}
