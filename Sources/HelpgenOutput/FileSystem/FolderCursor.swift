/// A walk from folder to folder below a root that never passes a link.
struct FolderCursor: ~Copyable {
  private let root: Folder
  private var place: Substring = ""
  // The outermost folder found missing last: what is below it need not be looked for.
  private var missing: String?

  /// The folder the walk has reached.
  private(set) var here: Folder

  /// Starts at the root.
  init(_ root: borrowing Folder) throws(SystemError) {
    let start = try root.folder(".")
    here = try root.folder(".")
    self.root = start
  }

  /// Goes to a folder, `""` being the root.
  ///
  /// - Returns: `false`, having stayed where it was, if a part of the way is missing or no folder.
  mutating func enter(_ folder: Substring) throws(SystemError) -> Bool {
    if folder.utf8.elementsEqual(place.utf8) { return true }
    if let missing, isMissing(folder, missing) { return false }
    var path = ""
    do {
      var next = try root.folder(".")
      for name in folder.namesInPath {
        path += path.isEmpty ? name : "/" + name
        next = try next.folder(name)
      }
      here = next
    } catch {
      if error.meansNothingThere { missing = path }
      if error.meansSomethingElseThere || error.meansNothingThere { return false }
      throw error
    }
    place = folder
    return true
  }

  /// Whether a folder is one that was missing, or below it.
  private func isMissing(_ folder: Substring, _ missing: String) -> Bool {
    folder.utf8.starts(with: missing.utf8)
      && [nil, UInt8(ascii: "/")].contains(folder.utf8.dropFirst(missing.utf8.count).first)
  }

  /// Goes to a folder and makes what is missing on the way; a link on the way gives way to a folder.
  mutating func enterMaking(_ folder: Substring) throws(SystemError) {
    if try enter(folder) { return }
    missing = nil
    var next = try root.folder(".")
    for name in folder.namesInPath {
      if try next.entry(name)?.kind == .link { try next.removeFile(name) }
      try next.makeFolder(name)
      next = try next.folder(name)
    }
    here = next
    place = folder
  }
}

extension Substring {
  /// The names between slashes; by bytes, as a slash before a combining mark is another `Character`.
  fileprivate var namesInPath: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
