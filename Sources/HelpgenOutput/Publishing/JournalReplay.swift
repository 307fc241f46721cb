/// Does the steps of a journal, those that are done already included.
struct JournalReplay: ~Copyable {
  private let staging: Folder
  private var cursor: FolderCursor

  /// Prepares to publish from a staging area.
  init(from staging: borrowing Folder, into root: borrowing Folder) throws(SystemError) {
    let source = try staging.folder(".")
    cursor = try FolderCursor(root)
    self.staging = source
  }

  /// Does one step; the steps before it are done.
  mutating func perform(_ step: Journal.Step) throws(SystemError) {
    switch step.action {
    case .move: try move(step.path)
    case .removeFile: try removeFile(step.path)
    case .removeFolder: try removeFolder(step.path)
    }
  }

  private mutating func move(_ path: String) throws(SystemError) {
    if try staging.entry(path) == nil { return }
    try cursor.enterMaking(path.folderOfPath)
    try staging.move(path, to: cursor.here, as: path.nameInPath)
  }

  private mutating func removeFile(_ path: String) throws(SystemError) {
    guard try cursor.enter(path.folderOfPath) else { return }
    switch try cursor.here.entry(path.nameInPath)?.kind {
    case .file, .link: try cursor.here.removeFile(path.nameInPath)
    case .folder, nil: break
    }
  }

  private mutating func removeFolder(_ path: String) throws(SystemError) {
    guard try cursor.enter(path.folderOfPath) else { return }
    guard try cursor.here.entry(path.nameInPath)?.kind == .folder else { return }
    do {
      try cursor.here.removeFolder(path.nameInPath)
    } catch {
      if !error.meansFolderInUse { throw error }
    }
  }
}
