import Testing

@testable import HelpgenMarkup

/// Articles that are written in HTML.
@Suite("Sanitizing: articles in HTML")
struct HTMLDocumentTests {
  private func document(_ html: String) -> (html: String, leftOut: [LeftOutHTML]) {
    let text = sanitizedHTML(ofDocument: Array(html.utf8))
    return (String(decoding: text.html, as: UTF8.self), text.leftOut)
  }

  @Test("What is harmless stays byte for byte, line ends included")
  func harmless() {
    let html = "<h1>a</h1>\n\n<p>b <b>c</b> &amp; d</p>\n<pre>e\n\n  f</pre>\n"
    #expect(document(html).html == html)
    #expect(document(html.replacing("\n", with: "\r\n")).html == html)
    #expect(document("").html == "")
    #expect(document("a").html == "a")
  }

  @Test("What is around a whole document goes, its text stays")
  func wrappers() {
    let body = document(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head><title>t</title></head>\n<body class=\"x\">\n<p>a</p>\n</body>\n</html>\n"
    )
    #expect(body.html.filter { $0 != "\n" } == "<p>a</p>")
    #expect(body.leftOut == [LeftOutHTML(what: "<title>", line: 3)])
  }

  @Test("A name that no element has is text")
  func placeholders() {
    #expect(document("<p>Write to <email>.</p>\n").html == "<p>Write to &lt;email&gt;.</p>\n")
  }

  @Test("What is left out is told by its line, whatever ends lines", arguments: ["\n", "\r\n", "\r"])
  func lines(_ end: String) {
    let text = [
      "<p>a", "<b onclick=\"x\">b</b>", "<script>c", "d</script><script></script>", "<object></object>",
    ]
    #expect(
      document(text.joined(separator: end)).leftOut == [
        LeftOutHTML(what: "onclick", line: 2), LeftOutHTML(what: "<script>", line: 3),
        LeftOutHTML(what: "<object>", line: 5),
      ])
  }

  @Test("Bytes that are no UTF-8 become U+FFFD")
  func bytes() {
    #expect(sanitizedHTML(ofDocument: [0x3C, 0x70, 0x3E, 0xE2, 0x82]).html == Array("<p>\u{FFFD}</p>".utf8))
  }

  @Test(
    "Nothing reaches beyond its end",
    arguments: ["</div></details>", "<details>", "<table><tr>", "<!--", "<b><i>"])
  func isolation(_ html: String) {
    #expect(faults(of: Array(document("<p>a</p>" + html).html.utf8)) == [])
  }
}
