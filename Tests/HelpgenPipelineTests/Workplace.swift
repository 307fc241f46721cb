import Foundation
import HelpgenDiagnostics
import Synchronization
import Testing

@testable import HelpgenPipeline

/// A folder for one test, removed with it, in which helpgen runs.
final class Workplace: Sendable {
  let path: String
  private let steps = Mutex<[BuildProgress]>([])

  /// Makes a folder with these files in it, by path.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("helpgen-pipeline-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  // What cannot be removed is left to the system.
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// The files below a folder with their texts, helpgen's own records left out.
  func files(in folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")
    where !name.hasPrefix(".helpgen") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(folder)/\(name)")
      if attributes[.type] as? FileAttributeType == .typeRegular {
        files[name] = try read("\(folder)/\(name)")
      }
    }
    return files
  }

  /// The world around a run; its standard input is `input`.
  func environment(input: String? = nil, home: String? = nil) -> BuildEnvironment {
    BuildEnvironment(
      currentDirectory: path, homeDirectory: home, processorCount: 2,
      readStandardInput: {
        guard let input else { throw CocoaError(.fileReadUnknown) }
        return Array(input.utf8)
      },
      progress: { step in self.steps.withLock { $0.append(step) } })
  }

  /// What runs told of themselves, in order.
  var progress: [BuildProgress] { steps.withLock { $0 } }

  /// Builds with the default request, changed as the test wishes.
  func build(input: String? = nil, home: String? = nil, _ change: (inout BuildRequest) -> Void = { _ in })
    async throws -> BuildReport
  {
    var request = BuildRequest()
    change(&request)
    return try await buildSite(request, in: environment(input: input, home: home))
  }
}

extension DiagnosticBag {
  /// What was reported, sorted, as `severity[code] name: message`.
  var lines: [String] {
    sorted().map { "\($0.severity)[\($0.code.name)] \($0.span?.text.name ?? "-"): \($0.message)" }
  }
}

/// A file of one article.
func articleJSON(
  _ id: String, title: String? = nil, content: String = "Text.", locale: String = "en", _ more: String = ""
) -> String {
  """
  {"id": "\(id)", "title": "\(title ?? "Title of \(id)")", "content": "\(content)", "locale": "\(locale)"\(more)}
  """
}
