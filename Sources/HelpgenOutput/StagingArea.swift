public import HelpgenModel

/// A file that was compared with what is published and, if it differs, waits to be published.
public struct StagedFile: Sendable {
  /// Its place below the output folder.
  public let path: OutputPath
  /// How many bytes it has.
  public let byteCount: Int
  /// Whether it is new or differs from the published file.
  public let isChanged: Bool
}

/// What one publication did.
public struct PublishReport: Sendable, Equatable {
  /// How many files are new or differ from what was published before.
  public let changed: Int
  /// How many files were published with the same bytes already.
  public let unchanged: Int
  /// How many files of earlier runs were removed because the site no longer has them.
  public let removed: Int
}

/// A site on its way into an output folder, which stays as it is until `publish(_:)`.
///
/// End it with `publish(_:)`, or with `discard()` after any error, one of `publish(_:)` included. Until then
/// the output folder is locked.
public final class StagingArea: Sendable {
  /// Whether opening it completed a publication that had been cut short.
  public let hasRecovered: Bool

  private let output: OutputName
  private let ground: OutputGround
  private let root: Folder
  private let hidden: HiddenFolder
  private let staging: Folder
  private let manifest: Manifest

  init(
    output: OutputName, ground: consuming OutputGround, root: consuming Folder,
    hidden: consuming HiddenFolder,
    staging: consuming Folder, manifest: Manifest, hasRecovered: Bool
  ) {
    self.output = output
    self.ground = ground
    self.root = root
    self.hidden = hidden
    self.staging = staging
    self.manifest = manifest
    self.hasRecovered = hasRecovered
  }

  /// Compares files with what is published and keeps those that differ on disk; none stays in memory.
  ///
  /// Can be called from several threads at once. Refuses a file at the place of one that waits already.
  public func stage(_ files: [OutputFile]) throws(PublishError) -> [StagedFile] {
    var published = try attempt("open", output.text) { () throws(SystemError) in try FolderCursor(root) }
    var staged: [StagedFile] = []
    staged.reserveCapacity(files.count)
    for file in files {
      if HiddenFolder.reserves(file.path) {
        throw .refused("the site has a file “\(file.path)”, but “\(HiddenFolder.name)” belongs to helpgen")
      }
      let isPublished = try attempt("read", output.path(file.path.text)) { () throws(SystemError) in
        try published.enter(file.path.text.folderOfPath)
          && published.here.holds(file.bytes, in: file.path.text.nameInPath)
      }
      if !isPublished { try write(file) }
      staged.append(StagedFile(path: file.path, byteCount: file.bytes.count, isChanged: !isPublished))
    }
    return staged
  }

  /// Makes the output folder hold these files, and of those of earlier runs no others.
  ///
  /// - Parameter staged: everything that was staged, in any order.
  public func publish(_ staged: [StagedFile]) throws(PublishError) -> PublishReport {
    let plan = try plan(staged)
    let hiddenPath = output.path(HiddenFolder.name)
    if !plan.journal.steps.isEmpty || !hidden.keeps(plan.manifest) {
      try attempt("write into", hiddenPath) { () throws(SystemError) in
        try hidden.begin(plan.journal, followedBy: plan.manifest, staging: staging)
      }
      try SitePublisher.complete(plan.journal, hidden, root, output)
    }
    do throws(SystemError) {
      try hidden.clear()
      try root.unlock()
    } catch {
      throw .failed("the site is published, but “\(hiddenPath)” cannot be cleared: \(error.reason)")
    }
    return plan.report
  }

  /// Throws away what was staged and leaves the output folder as it was.
  ///
  /// After a publication that failed halfway it keeps what the next build needs to complete it.
  public func discard() throws(PublishError) {
    try attempt("clear", output.path(HiddenFolder.name)) { () throws(SystemError) in
      if try hidden.journal() == nil {
        try hidden.clear()
        try HiddenFolder.removeIfEmpty(in: root)
        try ground.removeMade()
      }
      try root.unlock()
    }
  }

  /// Decides what publishing these files does.
  func plan(_ staged: [StagedFile]) throws(PublishError) -> PublishPlan {
    var planner = try PublishPlanner(root: root, named: output, manifest: manifest, staged: staged)
    return try planner.plan()
  }

  private func write(_ file: OutputFile) throws(PublishError) {
    do throws(SystemError) {
      try makeStagingFolder(file.path.text.folderOfPath)
      try staging.write(file.bytes, to: file.path.text)
    } catch {
      if error.meansSomethingElseThere { throw .siteConflict(file.path) }
      throw .failed("write", output.path(file.path.text), error)
    }
  }

  /// Makes a folder in the staging area; other threads may be making the same one.
  private func makeStagingFolder(_ path: Substring) throws(SystemError) {
    if path.isEmpty { return }
    do {
      try staging.makeFolder(String(path))
    } catch {
      guard error.meansNothingThere else { throw error }
      for folder in String(path).foldersOfPath { try staging.makeFolder(String(folder)) }
      try staging.makeFolder(String(path))
    }
  }
}
