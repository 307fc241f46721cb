import Foundation
import Testing

@testable import HelpgenMarkup

/// Sanitized HTML in a real browser.
@Suite(
  "Sanitizing: in a browser", .serialized, .enabled(if: Browser.program != nil, "chromium is not installed"))
struct BrowserTests {
  private static let areThere = Suites.arePresent

  private func payloads() throws -> [String] {
    try Suites.read("xss-payloads", as: [PayloadTests.Payload].self).map(\.payload)
  }

  @Test(
    "No attack runs, and each is read as it is written",
    .enabled(if: areThere, "../shared/suites is not there"))
  func attacks() throws {
    let cases = try payloads().flatMap { payload in
      [
        sanitized(payload), sanitized("<table><tr><td>\(payload)"), html(payload, .sanitize),
        html("a \(payload) b", .sanitize), html("[a](<\(payload)>)\n\n- ![\(payload)](x)", .sanitize),
      ]
    }
    let report = try Browser.open(cases)
    #expect(report.count == cases.count)
    #expect(report.events == [])
    #expect(report.misread == [])
  }

  @Test(
    "What was not sanitized does run, and is noticed", .enabled(if: areThere, "../shared/suites is not there")
  )
  func untreated() throws {
    let report = try Browser.open([
      "<img src=x onerror=alert(1)>", "<b onclick=\"fetch('/x');document.cookie='a'\">b</b>",
      "<a href=\"javascript:alert(2)\">a</a>", "<p>a<p>b",
    ])
    #expect(report.events.contains("alert 1"))
    #expect(report.events.contains("fetch"))
    #expect(report.events.contains("cookie"))
    #expect(report.events.contains("a link to javascript:alert(2)"))
    #expect(report.misread.contains("<p>a<p>b\n  is read as <p>a</p><p>b</p>"))
  }

  @Test("Whatever it was made from, it is read as it is written")
  func random() throws {
    var source = RandomHTML(seed: 1)
    let cases = (0..<3000).map { sanitized(source.text(isMarkdown: $0 % 2 == 0)) }
    let report = try Browser.open(cases)
    #expect(report.count == cases.count)
    #expect(report.events == [])
    #expect(report.misread == [])
  }
}
