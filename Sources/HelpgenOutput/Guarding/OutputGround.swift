/// The folders on the way to an output folder, those that had to be made included.
struct OutputGround: ~Copyable, Sendable {
  private let base: Folder
  /// Paths below `base`, outermost first.
  private let made: [String]
  private let rootPath: String

  /// Makes the output folder and the folders around it where they are missing.
  init(_ place: ResolvedPath, gate: ChangeGate?) throws(SystemError) {
    let base = try Folder(path: place.existing, gate: gate)
    var made: [String] = []
    var path = "."
    for name in place.missing {
      path += "/\(name)"
      if try base.makeFolder(path) { made.append(path) }
    }
    self.base = base
    self.made = made
    rootPath = path
  }

  /// Opens the output folder.
  func root() throws(SystemError) -> Folder { try base.folder(rootPath) }

  /// Removes the folders that were made, as long as they are empty.
  func removeMade() throws(SystemError) {
    for path in made.reversed() {
      do {
        try base.removeFolder(path)
      } catch {
        if error.meansFolderInUse { return }
        throw error
      }
    }
  }
}
