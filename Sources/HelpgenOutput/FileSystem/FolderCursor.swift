/// A walk from folder to folder below a root that never passes a link.
struct FolderCursor: ~Copyable {
  private let root: Folder
  private var place: Substring = ""

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
    do {
      var next = try root.folder(".")
      for name in folder.split(separator: "/") { next = try next.folder(String(name)) }
      here = next
    } catch {
      if error.meansSomethingElseThere || error.meansNothingThere { return false }
      throw error
    }
    place = folder
    return true
  }

  /// Goes to a folder and makes what is missing on the way; a link on the way gives way to a folder.
  mutating func enterMaking(_ folder: Substring) throws(SystemError) {
    if try enter(folder) { return }
    var next = try root.folder(".")
    for name in folder.split(separator: "/").map(String.init) {
      if try next.entry(name)?.kind == .link { try next.removeFile(name) }
      try next.makeFolder(name)
      next = try next.folder(name)
    }
    here = next
    place = folder
  }
}
