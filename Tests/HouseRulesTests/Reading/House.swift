import Foundation

/// The package's own files, as they are on disk.
struct House {
  /// The package's root folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// This package, read once.
  static let here = Result { try House() }

  /// Every file and folder below `Sources`, `Tests` and `Benchmarks`, sorted.
  let paths: [String]
  /// Every Swift file among them.
  let files: [SwiftCode]

  private init() throws {
    var paths: [String] = []
    for folder in ["Sources", "Tests", "Benchmarks"] {
      let below = try FileManager.default.subpathsOfDirectory(
        atPath: House.root.appending(path: folder).path)
      paths += below.filter { !$0.hasPrefix(".build") }.map { folder + "/" + $0 }
    }
    self.paths = paths.sorted()
    files = try self.paths.filter { $0.hasSuffix(".swift") }.map { path in
      SwiftCode(path: path, text: try House.read(path))
    }
  }

  /// Reads a text file of the package.
  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
