import Foundation
import Testing

/// A complete little site with what is expected of building it: one folder in `Sites/`.
///
/// - `arguments.txt`: the command line, one argument a line
/// - `input/`: the folder that helpgen runs in
/// - `stdin.txt`, if there: what is piped into it
/// - `expected/exit`, `expected/stderr.txt`: how it ends and what it says; the duration is always `0.00 s`
/// - `expected/output/`: the whole folder `output` afterwards, but for `.helpgen/`; or an empty
///   `expected/no-output` where there is none
///
/// A site without templates of its own gets those of `PlainTheme/`, so that changes to the default theme do not
/// touch its pages.
struct SiteCase: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  /// All cases, by name.
  static let all: [SiteCase] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted().map(SiteCase.init(name:))
    } catch {
      return []
    }
  }()

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let folder = tests.appendingPathComponent("Sites")

  private var folder: URL { Self.folder.appendingPathComponent(name) }
  private var expected: URL { folder.appendingPathComponent("expected") }

  /// What building the site came to.
  struct Result {
    var exit: String
    var errors: String
    /// The output folder; `nil` where there is none.
    var output: [String: Workplace.Node]?
    /// Standard output, which a build leaves alone.
    var printed = ""
  }

  /// Builds a copy of the site.
  func run() async throws -> Result {
    let workplace = try Workplace()
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("input"), to: workplace.url("site"))
    if !workplace.exists("site/templates") {
      try FileManager.default.copyItem(
        at: Self.tests.appendingPathComponent("PlainTheme"), to: workplace.url("site/templates"))
    }
    let outcome = try await Program.run(
      try arguments(), in: workplace.url("site").path, input: has("stdin.txt") ? try bytes("stdin.txt") : [])
    let exit =
      switch outcome.ending {
      case .exit(let code): "\(code)\n"
      case .signal(let signal): "signal \(signal)\n"
      }
    return Result(
      exit: exit, errors: Self.withoutDuration(outcome.errors),
      output: workplace.exists("site/output") ? try workplace.site("site/output") : nil, printed: outcome.text
    )
  }

  /// What was recorded.
  func recorded() throws -> Result {
    let output = expected.appendingPathComponent("output").path
    return Result(
      exit: String(decoding: try bytes("expected/exit"), as: UTF8.self),
      errors: String(decoding: try bytes("expected/stderr.txt"), as: UTF8.self),
      output: has("expected/no-output") ? nil : try Workplace.site(at: output))
  }

  /// Makes a result the expected one.
  func record(_ result: Result) throws {
    let files = FileManager.default
    if files.fileExists(atPath: expected.path) { try files.removeItem(at: expected) }
    try files.createDirectory(at: expected, withIntermediateDirectories: true)
    try Data(result.exit.utf8).write(to: expected.appendingPathComponent("exit"))
    try Data(result.errors.utf8).write(to: expected.appendingPathComponent("stderr.txt"))
    guard let output = result.output else {
      try Data().write(to: expected.appendingPathComponent("no-output"))
      return
    }
    for path in output.files {
      guard case .file(let bytes)? = output[path] else { continue }
      let target = expected.appendingPathComponent("output/\(path)")
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: target)
    }
  }

  private func arguments() throws -> [String] {
    let lines = String(decoding: try bytes("arguments.txt"), as: UTF8.self)
    return lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The duration at the end of the summary is the one thing that differs from run to run.
  private static func withoutDuration(_ text: String) -> String {
    text.replacing(/(removed; )[0-9]+\.[0-9][0-9] s\n/) { "\($0.1)0.00 s\n" }
  }
}
