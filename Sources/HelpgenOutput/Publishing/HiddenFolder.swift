import HelpgenModel

/// The one folder inside the output where helpgen keeps things of its own.
///
/// Between two runs it holds the manifest alone. It lies inside because the output may be a mount point:
/// nothing beside that is on the same file system.
struct HiddenFolder: ~Copyable, Sendable {
  /// Its name.
  static let name = ".helpgen"

  private static let manifestName = "manifest"
  private static let journalName = "journal"
  private static let stagingName = "staging"
  /// Where the next manifest waits among the staged files; no file of a site can be there.
  private static let nextManifest = "\(name)/\(manifestName)"

  private let folder: Folder

  /// Opens the folder and makes it where it is missing.
  init(in root: borrowing Folder) throws(SystemError) {
    try root.makeFolder(Self.name)
    folder = try root.folder(Self.name)
  }

  /// Whether a path of a site would be in the folder, in any spelling of its name.
  static func reserves(_ path: OutputPath) -> Bool {
    let text = path.text.lowercased()
    return text == name || text.isPath(below: name)
  }

  /// What earlier runs wrote.
  func manifest() throws(SystemError) -> Manifest {
    Manifest(reading: try folder.contents(Self.manifestName) ?? [])
  }

  /// Whether the kept manifest is this one, byte for byte.
  func keeps(_ manifest: Manifest) -> Bool {
    folder.holds(manifest.bytes, in: Self.manifestName)
  }

  /// What a killed run had begun to do; `nil` where nothing had begun.
  func journal() throws(SystemError) -> Journal? {
    try folder.contents(Self.journalName).flatMap { Journal(reading: $0) }
  }

  /// Opens the staging area and makes it where it is missing.
  func makeStaging() throws(SystemError) -> Folder {
    try folder.makeFolder(Self.stagingName)
    return try folder.folder(Self.stagingName)
  }

  /// Keeps what is about to be done.
  ///
  /// From the moment it returns, it will be done, by this run or the next; where it throws, it will not.
  func begin(
    _ journal: Journal, followedBy manifest: Manifest, staging: borrowing Folder
  ) throws(SystemError) {
    try staging.makeFolder(Self.name)
    try staging.write(manifest.bytes, to: Self.nextManifest, isDurable: true)
    do {
      try folder.write(journal.bytes, to: Self.journalName, isDurable: true)
      try folder.synchronize()
    } catch {
      try folder.removeAll(Self.journalName)
      throw error
    }
  }

  /// Replaces the manifest by the next one, if that has not been done.
  func advanceManifest(from staging: borrowing Folder) throws(SystemError) {
    if try staging.entry(Self.nextManifest) == nil { return }
    try staging.move(Self.nextManifest, to: folder, as: Self.manifestName)
    try folder.synchronize()
  }

  /// Removes the folder from the output unless something is kept in it.
  static func removeIfEmpty(in root: borrowing Folder) throws(SystemError) {
    do {
      try root.removeFolder(name)
    } catch {
      if !error.meansFolderInUse { throw error }
    }
  }

  /// Removes journal and staging area.
  func clear() throws(SystemError) {
    // The journal goes first: without it nothing is done again.
    try folder.removeAll(Self.journalName)
    try folder.removeAll(Self.stagingName)
  }
}
