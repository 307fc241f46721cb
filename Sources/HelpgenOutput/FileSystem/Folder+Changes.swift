#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Folder {
  /// Makes a folder; answers whether it was not there before.
  @discardableResult
  func makeFolder(_ path: String) throws(SystemError) -> Bool {
    try gate?()
    do {
      // Unsafe: the string lives as long as the call that reads it.
      _ = try answer { unsafe mkdirat(descriptor, path, 0o777) }
      return true
    } catch {
      if error.code == EEXIST { return false }
      throw error
    }
  }

  /// Moves what is at a path below this folder into another folder, in place of a file or link there.
  func move(_ path: String, to other: borrowing Folder, as name: String) throws(SystemError) {
    try gate?()
    let target = other.descriptor
    // Unsafe: the strings live as long as the call that reads them.
    _ = try answer { unsafe renameat(descriptor, path, target, name) }
  }

  /// Removes what is at a path, unless it is a folder; a link is removed, not followed.
  func removeFile(_ path: String) throws(SystemError) {
    try gate?()
    // Unsafe: the string lives as long as the call that reads it.
    _ = try answer { unsafe unlinkat(descriptor, path, 0) }
  }

  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(SystemError) {
    try gate?()
    // Unsafe: the string lives as long as the call that reads it.
    _ = try answer { unsafe unlinkat(descriptor, path, AT_REMOVEDIR) }
  }

  /// Removes whatever is at a path and below it, if anything is.
  func removeAll(_ path: String) throws(SystemError) {
    var folders: [String] = []
    var waiting = [path]
    while let next = waiting.popLast() {
      do {
        try removeFile(next)
      } catch {
        if error.code == ENOENT { continue }
        guard error.meansItIsAFolder, let kind = try entry(next)?.kind, kind == .folder else { throw error }
        waiting += try folder(next).names().map { "\(next)/\($0)" }
        folders.append(next)
      }
    }
    for folder in folders.reversed() { try removeFolder(folder) }
  }
}
