import HelpgenMarkup
import Testing

/// Attacks that were made on other sanitizers.
@Suite("Sanitizing: attacks")
struct PayloadTests {
  struct Payload: Decodable {
    var n: Int
    var payload: String
  }

  @Test("None gets through", .enabled(if: Suites.arePresent, "../shared/suites is not there"))
  func payloads() throws {
    let payloads: [Payload] = try Suites.read("xss-payloads")
    #expect(payloads.count == 223)
    for payload in payloads {
      let text = payload.payload
      for html in [
        text, "<p>a \(text)", "<table><tr><td>\(text)", "<a href=\"\(text)\">", "<ul><li>\(text)</ul>",
      ] {
        #expect(faults(of: Array(sanitized(html).utf8)) == [], "payload \(payload.n): \(html)")
      }
      for markdown in [
        text, "a \(text) b", "# \(text)", "- \(text)\n\n  b", "[a](<\(text)>)", "<div>\n\n\(text)\n\n</div>",
      ] {
        #expect(faults(of: Array(html(markdown, .sanitize).utf8)) == [], "payload \(payload.n): \(markdown)")
      }
    }
  }

  @Test("What looks for faults finds them in what was not sanitized")
  func untreated() throws {
    for html in [
      "<script></script>", "<p>", "<b onclick=\"x\"></b>", "<a href=\"javascript:x\"></a>", "<svg></svg>",
      "a < b",
    ] {
      #expect(faults(of: Array(html.utf8)) != [], "\(html)")
    }
  }
}
