import Foundation
import HelpgenDiagnostics

extension SourcePath {
  /// Whether there is anything, at the end of links too.
  var exists: Bool { FileManager.default.fileExists(atPath: absolute) }

  /// Reads a file as a text that diagnostics can point into.
  func readText() throws(SourceError) -> SourceText {
    guard !(try isFolder()) else {
      throw SourceError(path: name, message: "cannot read “\(name)”: it is a folder")
    }
    return SourceText(name: name, bytes: try readAll())
  }
}
