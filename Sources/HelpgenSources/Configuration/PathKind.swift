import Foundation
import HelpgenDiagnostics

/// What a path leads to, links followed.
enum PathKind {
  case nothing, file, folder

  /// Asks the file system.
  init(of path: String) {
    var isFolder: ObjCBool = false
    // The pointer to the local variable does not outlive the call.
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self = !exists ? .nothing : isFolder.boolValue ? .folder : .file
  }
}

/// Reads a file whole.
func readConfigurationText(at path: String) throws(UnreadableFile) -> SourceText {
  guard PathKind(of: path) != .folder else { throw UnreadableFile(path: path, reason: .isFolder) }
  do {
    return SourceText(name: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
  } catch {
    throw UnreadableFile(path: path, error)
  }
}
