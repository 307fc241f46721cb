import Foundation

/// The package that the tests are of, and what may lie beside it.
enum Package {
  /// Its top folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The folder of real help content; it may be absent.
  static let corpora = "\(root)/../shared/corpora"

  /// Where programs are looked for; `scripts/setup --tests` puts some into the build folder.
  static let searchPath =
    "\(root)/.build/tools/bin:\(ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"])"

  /// Whether a program is installed.
  static func has(_ program: String) -> Bool {
    searchPath.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
