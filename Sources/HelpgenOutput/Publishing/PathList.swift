import HelpgenModel

extension String {
  /// The folder a path is in; empty at the root.
  var folderOfPath: Substring {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return self[..<slash]
  }

  /// The last component of a path.
  var nameInPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// The folders around a path, outermost first: `a` and `a/b` for `a/b/c`.
  var foldersOfPath: [Substring] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { self[..<$0] }
  }

  /// Whether a path leads to something in a folder, at any depth.
  func isPath(below folder: some StringProtocol) -> Bool {
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.first == UInt8(ascii: "/") && utf8.starts(with: folder.utf8)
  }
}

/// Paths that are looked up by their bytes.
///
/// `String` would take two paths for one that differ in the composition of an accent only; those are two.
struct PathList {
  private let entries: [(key: String, path: OutputPath)]
  private let ignoresCase: Bool

  /// Collects paths, each once; where the file system takes `A` and `a` for one name, so does the list.
  init(_ paths: some Sequence<OutputPath>, ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
    entries = paths.map { (ignoresCase ? $0.text.lowercased() : $0.text, $0) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The paths by their bytes.
  var paths: some Sequence<OutputPath> { entries.lazy.map(\.path) }

  /// Whether a path is in the list.
  func contains(_ path: some StringProtocol) -> Bool {
    let key = key(String(path))
    guard let found = first(from: key) else { return false }
    return found.utf8.elementsEqual(key.utf8)
  }

  /// Whether a path in the list leads to something in a folder.
  func hasPaths(below folder: some StringProtocol) -> Bool {
    let key = key(String(folder))
    return first(from: key + "/")?.isPath(below: key) ?? false
  }

  /// A path that is in the list twice, or that is a file and a folder at once.
  func firstConflict() -> OutputPath? {
    for (left, right) in zip(entries, entries.dropFirst()) where left.key.utf8.elementsEqual(right.key.utf8) {
      return left.path
    }
    return entries.first { hasPaths(below: $0.key) }?.path
  }

  private func key(_ path: String) -> String { ignoresCase ? path.lowercased() : path }

  /// The first key that does not come before `key`.
  private func first(from key: String) -> String? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.utf8.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < entries.count ? entries[low].key : nil
  }
}
