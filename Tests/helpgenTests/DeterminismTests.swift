import Foundation
import Testing

/// The same input makes the same bytes: no clock, no machine, no place, no history is in them.
@Suite("Determinism")
struct DeterminismTests {
  /// Copies the sample site of the package into a folder.
  private func sample(in folder: String) throws -> Workplace {
    let workplace = try Workplace()
    try workplace.makeFolder(folder)
    for name in ["content", "helpgen.yml"] {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "\(Package.root)/\(name)"), to: workplace.url("\(folder)/\(name)"))
    }
    return workplace
  }

  @Test("The sample site is the same on every machine and in every folder")
  func machines() async throws {
    let environments = [
      ["TZ": "UTC"],
      [
        "TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent",
        "NO_COLOR": "1",
      ],
    ]
    var sites: [[String: Workplace.Node]] = []
    for (number, environment) in environments.enumerated() {
      let folder = String(repeating: "a deep folder/", count: number + 1)
      let workplace = try sample(in: folder)
      let outcome = try await Program.run(
        ["build", "-q", "--jobs=\(1 + number * 7)", "--base-url", "https://help.example"],
        in: "\(workplace.path)/\(folder)", environment: environment)
      #expect(outcome.ending == .exit(0))
      sites.append(try workplace.tree(folder + "output"))
    }
    #expect(sites[0].files.count > 50)
    #expect(sites[0] == sites[1])
  }

  @Test("A site that grew is the same as one built at once")
  func history() async throws {
    let workplace = try sample(in: ".")
    for arguments in [["--drafts"], ["--locale", "de"], ["--base-url", "https://a.example"], []] {
      #expect(try await Program.run(["build", "-q"] + arguments, in: workplace.path).ending == .exit(0))
    }
    #expect(try await workplace.helpgen("build", "-q", "--output", "fresh").ending == .exit(0))
    #expect(try workplace.tree() == workplace.tree("fresh"))
  }
}
