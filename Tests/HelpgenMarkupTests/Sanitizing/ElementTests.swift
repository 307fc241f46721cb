import Testing

@testable import HelpgenMarkup

/// Which elements stay, change, or go.
@Suite("Sanitizing: elements")
struct ElementTests {
  @Test(
    "What articles are made of stays",
    arguments: [
      "<h2>a</h2><p>b <b>c</b> <em>d</em></p>", "<ul><li>a<ol start=\"3\"><li>b</li></ol></li></ul>",
      "<dl><dt>a</dt><dd>b</dd></dl>", "<details open=\"\"><summary>a</summary><p>b</p></details>",
      "<table><caption>a</caption><colgroup><col /></colgroup><thead><tr><th scope=\"col\">b</th></tr></thead>"
        + "<tbody><tr><td colspan=\"2\">c</td></tr></tbody></table>",
      "<figure><img src=\"a.png\" alt=\"b\" width=\"300\" /><figcaption>c</figcaption></figure>",
      "<pre><code class=\"language-swift\">a\n</code></pre>",
      "<kbd>a</kbd><samp>b</samp><var>c</var><sub>d</sub>",
      "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><bdi>a</bdi><bdo dir=\"rtl\">b</bdo>",
      "a<br />b<wbr />c<hr />",
      "<time datetime=\"2024-01-05\">a</time><abbr title=\"b\">c</abbr><mark>d</mark>",
      "<ins>a</ins><del>b</del><s>c</s><small>d</small><u>e</u>",
      "<blockquote cite=\"https://a.example/\">a</blockquote>",
      "<section><article><aside>a</aside></article></section>",
      "<video src=\"a.mp4\" controls=\"\"><track src=\"a.vtt\" kind=\"captions\" />a</video>",
      "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> a",
    ])
  func kept(_ html: String) {
    #expect(sanitized(html) == html)
    #expect(leftOut(of: html) == [])
  }

  @Test(
    "What is out of date gets today's name",
    arguments: [
      ("<center>a</center>", "<div align=\"center\">a</div>"), ("<font color=red>a</font>", "<span>a</span>"),
      ("<strike>a</strike>", "<s>a</s>"), ("<tt>a</tt>", "<code>a</code>"),
      ("<acronym>a</acronym>", "<abbr>a</abbr>"),
      ("<big>a</big>", "<span>a</span>"), ("<xmp><b>a</b></xmp>", "<pre>&lt;b&gt;a&lt;/b&gt;</pre>"),
      ("<menu><li>a</li></menu>", "<ul><li>a</li></ul>"), ("<image src=a>", "<img src=\"a\" />"),
      ("<p>a<dialog>b</dialog>", "<p>a</p><div>b</div>"),
    ])
  func renamed(html: String, expected: String) {
    #expect(sanitized(html) == expected)
    #expect(leftOut(of: html) == [])
  }

  @Test(
    "Tags without use go, their text stays",
    arguments: [
      "<form><label>a</label></form>", "<button>a</button>", "<picture>a</picture>",
      "<html><body>a</body></html>",
      "<canvas>a</canvas>", "<map>a</map>", "<nobr>a</nobr>", "<progress>a</progress>", "<o:p>a</o:p>",
    ])
  func unwrapped(_ html: String) {
    #expect(sanitized(html) == "a")
    #expect(leftOut(of: html) == [])
  }

  @Test(
    "What is dangerous goes with its content, and is told",
    arguments: [
      ("<script>alert(1)</script>", "<script>"), ("<STYLE>p{}</STYLE>", "<style>"),
      ("<svg><script>x</script><text>y</text></svg>", "<svg>"), ("<math><mi>x</mi></math>", "<math>"),
      ("<object data=x>y</object>", "<object>"), ("<embed src=x>", "<embed>"),
      ("<template><p>x</p></template>", "<template>"), ("<noscript>x</noscript>", "<noscript>"),
      ("<select><option>x</select>", "<select>"), ("<textarea>x</textarea>", "<textarea>"),
      ("<iframe src=https://evil.example/x></iframe>", "<iframe> of evil.example"),
      ("<input value=x>", "<input>"),
      ("<meta http-equiv=refresh content=0>", "<meta>"), ("<link rel=stylesheet href=x>", "<link>"),
      ("<base href=//x>", "<base>"), ("<noembed>x</noembed>", "<noembed>"), ("<title>x</title>", "<title>"),
    ])
  func dropped(html: String, what: String) {
    #expect(sanitized("a\(html)b") == "ab")
    #expect(leftOut(of: "a\(html)b") == [what])
  }

  @Test("Each kind is told once, where it came first")
  func onceEach() {
    let html = "é<script>1</script><b onclick=x onload=y>2</b><script>3</script><i onclick=z>4</i>"
    #expect(
      sanitize(Array(html.utf8)).dropped == [
        Dropped(what: "<script>", offset: 2), Dropped(what: "onclick", offset: 20),
        Dropped(what: "onload", offset: 20),
      ])
  }

  @Test("Places are those of the original, whatever is changed before parsing")
  func places() {
    let html = "<email> <a/> <?php x ?> <YOUR-KEY>\n<script></script>"
    #expect(
      sanitize(Array(html.utf8)).dropped == [
        Dropped(what: "<?…?>", offset: 13), Dropped(what: "<script>", offset: 35),
      ])
  }

  @Test("Comments, document types, instructions and character data are no text")
  func otherMarkup() {
    #expect(sanitized("a<!-- b -->c<!DOCTYPE html>d<?php e > f ?>g<!-->h<!--->i") == "acdghi")
    #expect(leftOut(of: "<!-- a --><!DOCTYPE html>") == [])
    #expect(leftOut(of: "<?php a ?>b<?c?>") == ["<?…?>"])
  }
}
