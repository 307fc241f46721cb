import Foundation
import Testing

/// Complete little sites: what building them says and writes, to the byte.
///
/// `RECORD=1 swift test --filter SitesTests` makes what helpgen does now the expected; then read the difference.
@Suite("Sites")
struct SitesTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD", default: ""] == "1"

  @Test("There are sites to build")
  func isThere() { #expect(SiteCase.all.count >= 25) }

  @Test("Built as recorded", arguments: SiteCase.all)
  func build(_ site: SiteCase) async throws {
    let result = try await site.run()
    #expect(result.printed == "")
    if Self.isRecording {
      try site.record(result)
      Issue.record("recorded; run again without RECORD=1")
      return
    }
    let recorded = try site.recorded()
    #expect(result.exit == recorded.exit)
    expectEqual(result.errors, recorded.errors, "stderr")
    #expect((result.output == nil) == (recorded.output == nil), "there is an output folder, or is not")
    let (output, expected) = (result.output ?? [:], recorded.output ?? [:])
    for path in Set(output.files).union(expected.files).sorted() {
      switch (output[path], expected[path]) {
      case (.file(let bytes)?, .file(let other)?):
        if bytes == other { continue }
        expectEqual(String(decoding: bytes, as: UTF8.self), String(decoding: other, as: UTF8.self), path)
      case (nil, _): Issue.record("output/\(path) is missing")
      default: Issue.record("output/\(path) is not expected")
      }
    }
    #expect(!output.values.contains { if case .link = $0 { true } else { false } })
  }

  /// Fails with the first lines that differ: a whole page would hide them.
  private func expectEqual(_ text: String, _ expected: String, _ name: String) {
    if text.utf8.elementsEqual(expected.utf8) { return }
    let (lines, others) = (text.split(separator: "\n"), expected.split(separator: "\n"))
    let index = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first = index ?? min(lines.count, others.count)
    let got = lines.dropFirst(first).prefix(3).joined(separator: "\n")
    let wanted = others.dropFirst(first).prefix(3).joined(separator: "\n")
    Issue.record("\(name), line \(first + 1), is\n\(got)\nbut was expected to be\n\(wanted)")
  }
}
