import Testing

@testable import HelpgenMarkup

/// What fuzzers found.
@Suite("Sanitizing: what fuzzers found")
struct FuzzingFindingTests {
  @Test(
    "A number of any length in a character reference is no character, and nothing else",
    arguments: [
      "&#155555555555555555;", "&#x8000000041;", "&#4294967361;", "&#99999999",
    ])
  func longReferences(_ reference: String) {
    #expect(sanitized("<p>a\(reference)</p>") == "<p>a\u{FFFD}</p>")
    #expect(sanitized("<b title=\"a\(reference)\">") == "<b title=\"a\u{FFFD}\"></b>")
  }

  @Test("So is one that only what was left out in it had cut short")
  func interruptedReferences() {
    #expect(sanitized("<p>a&#X22dddddd<!DOCTYPE b>ddddddd;</p>") == "<p>a\u{FFFD}</p>")
  }

  @Test("Zeros in front do not count", arguments: ["&#0000000000000065;", "&#x000000000000041;", "&#65"])
  func zeros(_ reference: String) { #expect(sanitized("<p>\(reference)</p>") == "<p>A</p>") }

  @Test("An element that is closed as in XML counts where formatting is bounded")
  func selfClosing() {
    let html = String(repeating: "<b>", count: TagBalance.formattingLimit) + "<a id=\"x\"/>c"
    #expect(faults(of: Array(sanitized(html).utf8)) == [])
    #expect(sanitized("<b><a id=\"x\"/>c") == "<b><a id=\"x\"></a>c</b>")
  }

  @Test("A picture needs an address or a text")
  func pictures() {
    #expect(sanitized("a<img id=\"x\" width=\"3\">b<img alt=\"c\">") == "ab<img alt=\"c\" />")
  }

  @Test("An id belongs to the first element that has it")
  func ids() {
    let html = "<a name=\"x\"></a><b id=\"x\">a</b><i id=\"X\">b</i>"
    #expect(sanitized(html) == "<a id=\"x\"></a><b>a</b><i id=\"X\">b</i>")
    #expect(HelpgenMarkupTests.html(html, .sanitize) == "<p><a id=\"x\"></a><b>a</b><i id=\"X\">b</i></p>\n")
    var policy = SanitizingPolicy.standard
    policy.idPrefix = Array("a-".utf8)
    #expect(sanitized("<b id=\"x\"></b><b id=\"a-x\"></b>", policy) == "<b id=\"a-x\"></b><b></b>")
  }
}
