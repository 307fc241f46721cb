import Foundation
import Testing

/// A folder for one test, removed with it.
final class Workplace: Sendable {
  /// What is at a place of a tree.
  enum Node: Equatable {
    case file([UInt8])
    case folder
    case link(String)
  }

  /// Where it is, without links.
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = folder.appendingPathComponent("helpgen-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be removed stays in the temporary folder; no test fails for that.
    try? FileManager.default.removeItem(atPath: path)
  }

  func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

  /// Runs helpgen in the folder.
  func helpgen(
    _ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    try await Program.run(arguments, in: path, input: input, environment: environment)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let target = url(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func move(_ name: String, to target: String) throws {
    try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(target)")
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }

  func exists(_ name: String) -> Bool {
    // A link that leads nowhere is there, too.
    (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")) != nil
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Everything below a folder; links are not followed.
  func tree(_ root: String = "output") throws -> [String: Node] { try Self.tree(at: "\(path)/\(root)") }

  /// A site: everything below a folder that is not helpgen's own bookkeeping.
  func site(_ root: String = "output") throws -> [String: Node] { try Self.site(at: "\(path)/\(root)") }

  static func site(at path: String) throws -> [String: Node] {
    try tree(at: path).filter { $0.key != ".helpgen" && !$0.key.hasPrefix(".helpgen/") }
  }

  static func tree(at root: String) throws -> [String: Node] {
    var tree: [String: Node] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let place = "\(root)/\(name)"
      switch try FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType {
      case .typeDirectory?: tree[name] = .folder
      case .typeSymbolicLink?:
        tree[name] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: place))
      default: tree[name] = .file(Array(try Data(contentsOf: URL(fileURLWithPath: place))))
      }
    }
    return tree
  }
}

extension [String: Workplace.Node] {
  /// The paths of all files, in the order of their bytes.
  var files: [String] {
    filter { if case .file = $0.value { true } else { false } }.keys
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    guard case .file(let bytes) = self[name] else {
      throw MissingFile(name: name, others: files)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The pages, by path.
  var pages: [(path: String, text: String)] {
    files.filter { $0.hasSuffix(".html") }.compactMap { path in
      guard case .file(let bytes)? = self[path] else { return nil }
      return (path, String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// A file that a test expected in a tree.
struct MissingFile: Error, CustomStringConvertible {
  let name: String
  let others: [String]

  var description: String { "there is no \(name) among \(others.joined(separator: ", "))" }
}

/// What is said where a source cannot be read.
let sourcesHint = "hint: name files or folders of article JSON with --source or the setting “sources”\n"
