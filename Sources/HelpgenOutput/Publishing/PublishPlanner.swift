import HelpgenModel

/// What a publication will do, decided before anything is touched.
struct PublishPlan {
  let journal: Journal
  let manifest: Manifest
  let report: PublishReport
}

/// Decides what a publication does: what comes, what goes, and what is in the way.
struct PublishPlanner: ~Copyable {
  private let root: Folder
  private let output: OutputName
  private let device: UInt64?
  private let staged: [StagedFile]
  /// What earlier runs wrote.
  private let old: PathList
  /// What the site has now.
  private let new: PathList

  /// Removals that make room.
  private var clearings: [Journal.Step] = []
  private var moves: [Journal.Step] = []
  /// Removals of what the site no longer has.
  private var removals: [Journal.Step] = []
  private var removedCount = 0

  /// Folders known to be real ones, each in the one before: those around the path looked at last.
  private var realFolders: [Substring] = []
  /// The folder that comes as a whole and was found last.
  private var arriving: Substring?

  /// Looks at an output folder, what helpgen wrote there, and what waits to be published.
  init(
    root: borrowing Folder, named output: OutputName, manifest: Manifest, staged: [StagedFile]
  ) throws(PublishError) {
    let device = try attempt("look at", output.text) { () throws(SystemError) in try root.entry(".")?.device }
    // A file system that finds the hidden folder under another spelling takes `A` and `a` for one name.
    let ignoresCase = try attempt("look at", output.text) { () throws(SystemError) in
      try root.entry(HiddenFolder.name.uppercased()) == root.entry(HiddenFolder.name)
    }
    self.root = try attempt("open", output.text) { () throws(SystemError) in try root.folder(".") }
    self.output = output
    self.device = device
    self.staged = staged.sorted { $0.path < $1.path }
    old = PathList(manifest.paths, ignoresCase: ignoresCase)
    new = PathList(staged.map(\.path), ignoresCase: ignoresCase)
  }

  /// Decides; throws where something is in the way or cannot be written.
  mutating func plan() throws(PublishError) -> PublishPlan {
    if let path = new.firstConflict() { throw .siteConflict(path) }
    for file in staged where file.isChanged { try place(file.path.text) }
    let retired = old.paths.filter { !new.contains($0.text) }
    realFolders = []
    for path in retired { try retire(path.text) }
    let folders = emptiedFolders(retired)
    let steps = clearings + moves.inPublishingOrder() + removals + folders
    try requireWritable(steps)
    let changed = staged.count { $0.isChanged }
    return PublishPlan(
      journal: Journal(steps), manifest: Manifest(staged.map(\.path)),
      report: PublishReport(changed: changed, unchanged: staged.count - changed, removed: removedCount))
  }
}

// MARK: - What comes

extension PublishPlanner {
  /// Plans the arrival of one file: with the outermost folder that is not there yet, or alone.
  private mutating func place(_ path: String) throws(PublishError) {
    if let arriving, path.isPath(below: arriving) { return }
    if let obstacle = try walk(to: path) {
      if obstacle.entry?.kind == .file && !old.contains(obstacle.path) {
        throw .inTheWay(output.path(obstacle.path))
      }
      if obstacle.entry != nil { clearings.append(.init(.removeFile, obstacle.path)) }
      moves.append(.init(.move, obstacle.path))
      arriving = obstacle.path
      return
    }
    switch try entry(path)?.kind {
    case .file where !old.contains(path): throw .inTheWay(output.path(path))
    case .folder: try clearFolder(path)
    case .file, .link, nil: break
    }
    moves.append(.init(.move, path))
  }

  /// Plans the removal of a folder that must give way to a file: everything in it has to be helpgen's.
  private mutating func clearFolder(_ path: String) throws(PublishError) {
    var folders: [Journal.Step] = []
    var waiting = [path]
    while let folder = waiting.popLast() {
      guard old.hasPaths(below: folder) else { throw .inTheWay(output.path(folder)) }
      folders.append(.init(.removeFolder, folder))
      let names = try attempt("read", output.path(folder)) { () throws(SystemError) in
        try root.folder(folder).names()
      }
      for child in names.map({ "\(folder)/\($0)" }).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      {
        let kind = try entry(child)?.kind
        if kind == .folder {
          waiting.append(child)
        } else if old.contains(child) || kind == .link && old.hasPaths(below: child) {
          clearings.append(.init(.removeFile, child))
        } else {
          throw .inTheWay(output.path(child))
        }
      }
    }
    clearings += folders.reversed()
  }
}

// MARK: - What goes

extension PublishPlanner {
  /// Plans the removal of a file the site no longer has.
  private mutating func retire(_ path: String) throws(PublishError) {
    if let obstacle = try walk(to: path) {
      let isNeeded = new.hasPaths(below: obstacle.path) || new.contains(obstacle.path)
      if obstacle.entry?.kind == .link && !isNeeded && removals.last?.path != String(obstacle.path) {
        removals.append(.init(.removeFile, obstacle.path))
      }
      return
    }
    guard let kind = try entry(path)?.kind, kind != .folder else { return }
    removedCount += 1
    let hasGivenWay = new.hasPaths(below: path) || path.foldersOfPath.contains { new.contains($0) }
    if !hasGivenWay { removals.append(.init(.removeFile, path)) }
  }

  /// The removal of the folders that files are removed from, innermost first; those that are not empty stay.
  private func emptiedFolders(_ retired: [OutputPath]) -> [Journal.Step] {
    var folders: [Substring] = []
    for path in retired {
      let around = path.text.foldersOfPath
      folders += around.filter { !new.hasPaths(below: $0) && !new.contains($0) }
    }
    folders.sort { $1.utf8.lexicographicallyPrecedes($0.utf8) }
    var steps: [Journal.Step] = []
    for folder in folders where !(steps.last?.path.utf8.elementsEqual(folder.utf8) ?? false) {
      steps.append(.init(.removeFolder, folder))
    }
    return steps
  }
}

// MARK: - Looking

extension PublishPlanner {
  /// The outermost place on the way to a path that is no folder of this file system; `nil` where all are.
  private mutating func walk(to path: String) throws(PublishError) -> (path: Substring, entry: Folder.Entry?)?
  {
    while let last = realFolders.last, !path.isPath(below: last) { realFolders.removeLast() }
    for folder in path.foldersOfPath.dropFirst(realFolders.count) {
      let entry = try entry(String(folder))
      guard let entry, entry.kind == .folder else { return (folder, entry) }
      if entry.device != device {
        throw .refused("“\(output.path(folder))” is on another file system than “\(output.text)”; unmount it")
      }
      realFolders.append(folder)
    }
    return nil
  }

  private func entry(_ path: String) throws(PublishError) -> Folder.Entry? {
    try attempt("look at", output.path(path)) { () throws(SystemError) in try root.entry(path) }
  }

  /// Fails unless every folder in which something changes can be written.
  private func requireWritable(_ steps: [Journal.Step]) throws(PublishError) {
    var last: Substring?
    for folder in steps.map(\.path.folderOfPath) where folder != last {
      last = folder
      if folder.isEmpty { continue }
      do {
        try root.requireWritable(String(folder))
      } catch {
        if !error.meansNothingThere { throw .failed("write into", output.path(folder), error) }
      }
    }
  }
}

extension [Journal.Step] {
  /// What pages refer to first, then what leads to them: assets, pages, each `index.html`, outermost last.
  fileprivate func inPublishingOrder() -> [Journal.Step] {
    let ranked = map { step in
      let isAsset = step.path == "assets" || step.path.isPath(below: "assets")
      let rank = isAsset ? 0 : step.path.nameInPath == "index.html" ? 2 : 1
      return (step: step, rank: rank, depth: step.path.foldersOfPath.count)
    }
    return ranked.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if left.depth != right.depth { return left.depth > right.depth }
      return left.step.path.utf8.lexicographicallyPrecedes(right.step.path.utf8)
    }.map(\.step)
  }
}
