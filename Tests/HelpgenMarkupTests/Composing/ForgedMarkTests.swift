import Testing

@testable import HelpgenMarkup

/// Texts that hold what helpgen marks its own places with.
@Suite("Forged marks")
struct ForgedMarkTests {
  private func html(_ markdown: String) -> [UInt8] {
    renderBody(Array(markdown.utf8), title: nil, MarkupOptions()).html()
  }

  @Test(
    "end no attribute and begin none",
    arguments: [
      "[a](b)\n\n<a href=\"%F4%8F%BF%B20X/onclick=alert(1)//\">c</a>\n",
      "<a href=\"%F4%8F%BF%B29X/onclick=alert(1)//\">c</a>\n",
      "[a](b)\n\n<a href=\"%F4%8F%BF%B2\">c</a><b title=\" onclick=alert(1) \">d</b>\n",
      "[a](b \"&#x10FFF0;\") [c](d \" onclick=alert(1) \")\n",
      "<b title=\"&#x10FFF0;\">a</b><b title=\" onclick=alert(1) \">b</b>\n",
      "<b title=\"&#x10FFF0;0\">a</b><b title=\" onclick=alert(1) \">b</b>\n",
      "<b title=\"&#x10FFF1;</h1>&#x10FFF2;0&#x10FFF3;\">a</b>\n\n# h\n",
      "# <b title=\"&#x10FFF0;0;\">a</b>&#x10FFF1;&#x10FFF0;0;\n",
      "<a href=\"#&#x10FFF3;\" id=\"&#x10FFF3;x&#x10FFF0;\">a</a>\n", "[a](<b&#x10FFF0;> \"&#x10FFF0\")\n",
      "![&#x10FFF0;](&#x10FFF2;0X \"&#x10FFF0;1\")\n",
    ])
  func attributes(_ markdown: String) {
    #expect(faults(of: html(markdown)) == [], "\(String(decoding: html(markdown), as: UTF8.self))")
  }

  @Test("An id in an author's HTML gets the prefix of the page, and links to it are known")
  func linkInHTML() {
    let markdown = "<a name=\"x\"></a> <a href=\"#x\">a</a>\n"
    let body = renderBody(Array(markdown.utf8), title: nil, MarkupOptions())
    let html = body.html(BodyPlacement(idPrefix: "p-"))
    #expect(
      String(decoding: html, as: UTF8.self) == "<p><a id=\"p-x\"></a> <a href=\"#x\">a</a></p>\n")
    #expect(body.links.map(\.target) == ["#x"])
    #expect(body.ids == ["x"])
  }
}
