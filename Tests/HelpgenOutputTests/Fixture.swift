import Foundation
import HelpgenModel
import Synchronization
import Testing

@testable import HelpgenOutput

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is at a place of a tree.
enum Node: Equatable {
  case file(String), folder, link(String)
}

/// A folder for one test, removed with it.
final class Workplace {
  let path: String

  init() throws {
    let name = "helpgen-output-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func options(_ output: String = "out") -> PublishOptions {
    PublishOptions(output: output, currentDirectory: path)
  }

  func write(_ text: String, to name: String) throws {
    let target = "\(path)/\(name)"
    try makeFolder((target as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: target))
  }

  func makeFolder(_ name: String) throws {
    let target = name.hasPrefix("/") ? name : "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func copy(_ name: String, to target: String) throws {
    try FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(target)")
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Whether a run was killed while it published.
  var hasWholeJournal: Bool {
    let journal = try? Data(contentsOf: URL(fileURLWithPath: "\(path)/out/.helpgen/journal"))
    return journal.flatMap { Journal(reading: Array($0)) } != nil
  }

  func exists(_ name: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")) != nil
  }

  func modificationDate(_ name: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return try #require(attributes[.modificationDate] as? Date)
  }

  /// Everything below a folder; links are not followed.
  func tree(_ root: String = "out") throws -> [String: Node] {
    var nodes: [String: Node] = [:]
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(root)/\(folder)") {
        let place = folder.isEmpty ? name : "\(folder)/\(name)"
        let full = "\(path)/\(root)/\(place)"
        switch try FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType {
        case .typeDirectory?:
          nodes[place] = .folder
          waiting.append(place)
        case .typeSymbolicLink?:
          nodes[place] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: full))
        default:
          nodes[place] = .file(
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: full)), as: UTF8.self))
        }
      }
    }
    return nodes
  }

  /// The tree without what helpgen keeps for itself.
  func site(_ root: String = "out") throws -> [String: Node] {
    try tree(root).filter { $0.key != ".helpgen" && !$0.key.hasPrefix(".helpgen/") }
  }

  /// Builds a site as one run does: whatever goes wrong, what was staged is discarded.
  @discardableResult
  func build(_ site: [String: String], into output: String = "out") throws -> PublishReport {
    let area = try SitePublisher.open(options(output))
    do {
      return try area.publish(try area.stage(files(site)))
    } catch {
      try area.discard()
      throw error
    }
  }

  /// Builds a site in a run that is killed after some changes; answers whether it got to its end before.
  func buildKilled(_ site: [String: String], after limit: Int) throws -> Bool {
    let fuse = Fuse(limit)
    let files = try files(site)
    do throws(PublishError) {
      let area = try SitePublisher.open(options(), gate: fuse.burn)
      _ = try area.publish(try area.stage(files))
      return true
    } catch {
      #expect(error.kind == .failed)
      return false
    }
  }
}

/// Lets a number of changes pass before it refuses.
final class Fuse: Sendable {
  private let left: Atomic<Int>

  init(_ length: Int) { left = Atomic(length) }

  /// Refuses everything from then on, as if the run were dead.
  @Sendable func burn() throws(SystemError) {
    if left.subtract(1, ordering: .relaxed).newValue < 0 { throw SystemError(code: EIO) }
  }

  /// Refuses one change, as a disk does that is full for a while.
  @Sendable func blink() throws(SystemError) {
    if left.subtract(1, ordering: .relaxed).newValue == -1 { throw SystemError(code: ENOSPC) }
  }
}

func files(_ site: [String: String]) throws -> [OutputFile] {
  try site.sorted { $0.key < $1.key }.map {
    OutputFile(try #require(OutputPath(text: $0.key)), Array($0.value.utf8))
  }
}

/// The tree of a published site, the manifest included.
func published(_ site: [String: String], user: [String: String] = [:]) -> [String: Node] {
  let manifest =
    "helpgen manifest 1\n"
    + site.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    .map { $0 + "\n" }.joined()
  return nodes(site.merging(user) { ours, _ in ours }.merging([".helpgen/manifest": manifest]) { $1 })
}

/// The tree that files make.
func nodes(_ files: [String: String]) -> [String: Node] {
  var nodes: [String: Node] = [:]
  for (path, text) in files {
    nodes[path] = .file(text)
    for folder in path.foldersOfPath { nodes[String(folder)] = .folder }
  }
  return nodes
}

func refused(_ message: String) -> PublishError { PublishError(kind: .refused, message: message) }
func failed(_ message: String) -> PublishError { PublishError(kind: .failed, message: message) }
