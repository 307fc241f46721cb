import Foundation
import HelpgenMarkup
import Testing

/// Addresses that would run a program in the reader's browser.
@Suite("Links that can run code")
struct DangerousLinkTests {
  @Test(
    "Their address goes, their text stays",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "file:///etc/passwd",
      "data:text/html,x", "data:image/svg+xml,x", "DATA:text/html;base64,AA==", "&#106;avascript:x",
      "javascript&colon;x", "java\\script:x",
    ])
  func gone(_ address: String) {
    let isHarmless = address.contains("\\")
    let link = html("[a](<\(address)>)\n", .drop)
    #expect(
      link == (isHarmless ? "<p><a href=\"java%5Cscript:x\">a</a></p>\n" : "<p><a href=\"\">a</a></p>\n"))
    let image = html("![a](<\(address)>)\n", .drop)
    #expect(
      image
        == (isHarmless
          ? "<p><img src=\"java%5Cscript:x\" alt=\"a\" /></p>\n" : "<p><img src=\"\" alt=\"a\" /></p>\n"))
  }

  @Test("So does that of references and autolinks")
  func otherForms() {
    #expect(html("[a]\n\n[a]: javascript:x\n", .drop) == "<p><a href=\"\">a</a></p>\n")
    #expect(html("<javascript:x>\n", .drop) == "<p><a href=\"\">javascript:x</a></p>\n")
  }

  @Test(
    "White space and control characters in front make another address",
    arguments: [
      ("&#10;javascript:x", "%0Ajavascript:x"), ("java&#10;script:x", "java%0Ascript:x"),
      ("&#1;javascript:x", "%01javascript:x"), ("java&Tab;script:x", "java%09script:x"),
    ])
  func disguised(address: String, encoded: String) {
    #expect(html("[a](<\(address)>)\n", .drop) == "<p><a href=\"\(encoded)\">a</a></p>\n")
  }

  @Test(
    "Pictures in the address, and all other schemes, stay",
    arguments: [
      "data:image/png;base64,AA==", "data:image/gif;base64,AA==", "data:image/jpeg;base64,AA==",
      "data:image/webp;base64,AA==", "https://example.com/", "mailto:a@example.com", "tel:+1", "app://open",
      "#part", "?q=1", "../other/", "//cdn.example/x", "javascripts/x",
    ])
  func kept(_ address: String) {
    #expect(html("[a](\(address))\n", .drop) == "<p><a href=\"\(address)\">a</a></p>\n")
  }

  @Test("For conformance runs nothing is taken away")
  func passed() {
    #expect(html("[a](javascript:x)\n", .pass) == "<p><a href=\"javascript:x\">a</a></p>\n")
  }

  private struct Payload: Decodable {
    var n: Int
    var payload: String
  }

  @Test(
    "Attacks on sanitizers come to nothing",
    .enabled(if: Suites.arePresent, "../shared/suites is not there"))
  func payloads() throws {
    let payloads: [Payload] = try Suites.read("xss-payloads")
    #expect(payloads.count == 223)
    // What looks for strange tags finds them where they are passed.
    #expect(payloads.count { !strangeTags(in: html($0.payload, .pass)).isEmpty } > 200)
    for payload in payloads {
      for markdown in [payload.payload, "text \(payload.payload)\n", "- x\n\n  [a](<\(payload.payload)>)\n"] {
        #expect(strangeTags(in: html(markdown, .drop)) == [], "payload \(payload.n)")
      }
    }
  }

  /// The tags that Markdown does not make, or that hold more than Markdown puts in.
  private func strangeTags(in html: String) -> [String] {
    let name = "p|br|hr|h[1-6]|em|strong|code|pre|ul|ol|li|blockquote"
    let attribute = "(href|src|alt|title|class|start)=\"[^\"<>]*\""
    let known = "</?(\(name)|a)>|<(br|hr) />|<(a|code|ol|img)( \(attribute))*( /)?>"
    let rest = html.replacingOccurrences(of: known, with: "", options: .regularExpression)
    let dangerous = html.range(
      of: "(href|src)=\"(javascript|vbscript|file|data:(?!image/(png|gif|jpeg|webp))):?",
      options: [.regularExpression, .caseInsensitive])
    return rest.split(separator: "<").dropFirst().map(String.init)
      + (dangerous.map { [String(html[$0])] } ?? [])
  }
}
