/// Opens output folders for publishing.
public enum SitePublisher {
  /// Prepares to publish into a folder: asks the guards, makes and locks it, ends what a killed run began.
  ///
  /// A run that was killed before it began to publish leaves nothing; one that was killed later is completed.
  public static func open(_ options: PublishOptions) throws(PublishError) -> StagingArea {
    try open(options, gate: nil)
  }

  static func open(_ options: PublishOptions, gate: ChangeGate?) throws(PublishError) -> StagingArea {
    let output = OutputName(text: options.output)
    let place = try options.guardedOutput()
    let ground = try folder(output) { () throws(SystemError) in try OutputGround(place, gate: gate) }
    var root = try folder(output) { () throws(SystemError) in try ground.root() }
    try attempt("write into", output.text) { () throws(SystemError) in try root.requireWritable(".") }
    try lock(&root, output)

    let hiddenPath = output.path(HiddenFolder.name)
    let found = try attempt("look at", hiddenPath) { () throws(SystemError) in
      try root.entry(HiddenFolder.name)
    }
    if let found, found.kind != .folder { throw .inTheWay(hiddenPath) }
    let hidden = try attempt("write into", hiddenPath) { () throws(SystemError) in
      try HiddenFolder(in: root)
    }
    let hasRecovered = try recover(hidden, root, output)

    let manifest = try attempt("read", hiddenPath) { () throws(SystemError) in try hidden.manifest() }
    let staging = try attempt("write into", hiddenPath) { () throws(SystemError) in try hidden.makeStaging() }
    return StagingArea(
      output: output, ground: ground, root: root, hidden: hidden, staging: staging, manifest: manifest,
      hasRecovered: hasRecovered)
  }

  private static func folder<Value: ~Copyable>(
    _ output: OutputName, _ open: () throws(SystemError) -> Value
  ) throws(PublishError) -> Value {
    do {
      return try open()
    } catch {
      if error.meansSomethingElseThere { throw .failed("the output “\(output.text)” is not a folder") }
      throw .failed("open", output.text, error)
    }
  }

  private static func lock(_ root: inout Folder, _ output: OutputName) throws(PublishError) {
    do {
      try root.lock()
    } catch {
      if error.meansLocked {
        throw .refused("another build is writing into “\(output.text)”; wait until it has ended")
      }
      throw .failed("lock", output.text, error)
    }
  }

  /// Completes a publication that was cut short, or throws away one that had not begun.
  ///
  /// - Returns: Whether it completed one.
  private static func recover(
    _ hidden: borrowing HiddenFolder, _ root: borrowing Folder, _ output: OutputName
  ) throws(PublishError) -> Bool {
    let hiddenPath = output.path(HiddenFolder.name)
    let journal = try attempt("read", hiddenPath) { () throws(SystemError) in try hidden.journal() }
    if let journal { try complete(journal, hidden, root, output) }
    try attempt("clear", hiddenPath) { () throws(SystemError) in try hidden.clear() }
    return journal != nil
  }

  /// Does what a journal says and replaces the manifest.
  static func complete(
    _ journal: Journal, _ hidden: borrowing HiddenFolder, _ root: borrowing Folder, _ output: OutputName
  ) throws(PublishError) {
    var place = HiddenFolder.name
    do throws(SystemError) {
      let staging = try hidden.makeStaging()
      var replay = try JournalReplay(from: staging, into: root)
      for step in journal.steps {
        place = step.path
        try replay.perform(step)
      }
      place = HiddenFolder.name
      try hidden.advanceManifest(from: staging)
    } catch {
      throw .halfway(output.path(place), error)
    }
  }
}
