import Foundation
import Testing

/// A site is whole, whenever its build is killed.
@Suite("Crash safety")
struct CrashSafetyTests {
  /// Random numbers that are the same in every run (SplitMix64).
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let versions = 4

  /// 200 articles; each version changes some, moves some, adds and drops some.
  private func articles(_ version: Int) -> [[String: any Sendable]] {
    (0..<200).map { number in
      [
        "id": number.isMultiple(of: 5) ? "\(number)-\(version)" : "\(number)",
        "title": number.isMultiple(of: 7) ? "Article \(number), edition \(version)" : "Article \(number)",
        "content": "Text \(number.isMultiple(of: 3) ? version : 0)", "locale": "en",
        "section": number.isMultiple(of: 11) ? "Section \(version)" : "Section",
      ]
    }
  }

  @Test("Killed at any moment, the site is the old one or becomes the new one, whole")
  func kills() async throws {
    let workplace = try Workplace()
    let templates = URL(fileURLWithPath: "\(Package.root)/Tests/helpgenTests/PlainTheme")
    try FileManager.default.copyItem(at: templates, to: workplace.url("templates"))
    try workplace.write("[{}]", to: "broken.json")
    var generator = SeededGenerator(state: 42)

    var sites: [[String: Workplace.Node]] = []
    // How long it takes decides only which moments are tried.
    var duration = Duration.zero
    for version in 0..<Self.versions {
      try workplace.writeArticles(articles(version), to: "content-\(version)/articles.json")
      let start = ContinuousClock.now
      let outcome = try await workplace.helpgen(
        "build", "-q", "--source", "content-\(version)", "--output", "fresh-\(version)")
      duration = ContinuousClock.now - start
      #expect(outcome.ending == .exit(0))
      sites.append(try workplace.tree("fresh-\(version)"))
    }
    _ = try await workplace.helpgen("build", "-q", "--source", "content-0")
    for run in 1...25 {
      let (old, new) = (sites[(run - 1) % Self.versions], sites[run % Self.versions])
      let build = ["build", "-q", "--source", "content-\(run % Self.versions)"]
      let moment = Double.random(in: run.isMultiple(of: 2) ? 0...1.1 : 0.7...1, using: &generator)
      try await Program.kill(build, in: workplace.path, after: duration * moment)

      // A build that publishes nothing ends what the killed one had begun to publish, or throws it away.
      let failed = try await workplace.helpgen("build", "-q", "--source", "broken.json")
      #expect(failed.ending == .exit(1))
      let found = try workplace.tree()
      #expect(found == old || found == new, "run \(run), killed at \(moment) of a build")

      #expect(try await Program.run(build, in: workplace.path).ending == .exit(0))
      #expect(try workplace.tree() == new)
    }
  }
}
