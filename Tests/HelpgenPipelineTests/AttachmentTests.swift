import HelpgenDiagnostics
import Testing

@testable import HelpgenPipeline

@Suite("Files beside articles in a build")
struct AttachmentTests {
  /// A site of many batches whose articles share files.
  private static let files: [String: String] = {
    var files = ["content/img/shared.svg": "<svg width='3' height='2'/>", "content/manual.pdf": "%PDF"]
    for number in 1...40 {
      let content = "![s](img/shared.svg) ![o](img/\(number % 7).svg) [m](manual.pdf) ![gone](gone.png)"
      files["content/\(number).json"] =
        "{\"id\": \"a\(number)\", \"title\": \"T\(number)\", \"locale\": \"en\", \"content\": \"\(content)\"}"
    }
    for number in 0..<7 { files["content/img/\(number).svg"] = "<svg viewBox='0 0 \(number + 1) 2'/>" }
    files["helpgen.yml"] = "accordion: {limit: 1}"
    return files
  }()

  @Test("are the same however many jobs there are, and a second build changes nothing")
  func determinism() async throws {
    var sites: [[String: String]] = []
    var told: [[String]] = []
    for jobs in [1, 2, 7] {
      let place = try Workplace(Self.files)
      let report = try await place.build { $0.jobs = jobs }
      let lines = report.diagnostics.lines
      guard case .published(let counts) = report.outcome else {
        Issue.record("nothing was published: \(lines)")
        return
      }
      #expect(counts.unchanged == 0)
      #expect(lines.count == 1)
      told.append(lines)
      let again = try await place.build { $0.jobs = jobs }
      #expect(again.outcome == .published(.init(changed: 0, unchanged: counts.changed, removed: 0)))
      sites.append(try place.files(in: "output"))
    }
    #expect(sites[1] == sites[0] && sites[2] == sites[0])
    #expect(told[1] == told[0] && told[2] == told[0])
    #expect(sites[0].keys.filter { $0.hasPrefix("assets/files/") }.count == 9)
  }
}
