#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An absolute path without links, as far as it exists.
struct ResolvedPath {
  /// The part that exists.
  let existing: String
  /// The names of the folders below it that do not.
  let missing: [String]

  /// Resolves a path; a relative one begins at `base`.
  init(_ path: String, from base: String) throws(SystemError) {
    var head = path.utf8.first == UInt8(ascii: "/") ? path : "\(base)/\(path)"
    var tail: [String] = []
    while true {
      if let resolved = try Self.realPath(head) {
        (existing, missing) = Self.normalize(resolved, tail)
        return
      }
      tail.append(head.nameInPath)
      head = String(head.folderOfPath)
      if head.isEmpty { head = "/" }
    }
  }

  /// The whole path.
  var text: String {
    missing.isEmpty ? existing : (existing == "/" ? "" : existing) + "/" + missing.joined(separator: "/")
  }

  /// Whether another path is this one or leads to something in it.
  func contains(_ other: ResolvedPath) -> Bool {
    text == "/" || text.utf8.elementsEqual(other.text.utf8) || other.text.isPath(below: text)
  }

  /// The path without links; `nil` where it does not exist.
  private static func realPath(_ path: String) throws(SystemError) -> String? {
    // Unsafe: the answer is memory of ours to free, and is copied before.
    guard let resolved = unsafe realpath(path, nil) else {
      let error = SystemError(code: errno)
      if error.meansNothingThere && path != "/" { return nil }
      throw error
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Takes `.` and `..` out of names that lead on from an existing path; `reversed` begins with the last.
  private static func normalize(_ base: String, _ reversed: [String]) -> (String, [String]) {
    var existing = base
    var missing: [String] = []
    for name in reversed.reversed() where !name.isEmpty && name != "." {
      if name != ".." {
        missing.append(name)
      } else if missing.popLast() == nil {
        existing = String(existing.folderOfPath)
        if existing.isEmpty { existing = "/" }
      }
    }
    return (existing, missing)
  }
}
