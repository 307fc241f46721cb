extension PublishOptions {
  /// The place the site goes to; refuses one where publishing could destroy what is not helpgen's.
  func guardedOutput() throws(PublishError) -> ResolvedPath {
    guard !output.isEmpty, !output.utf8.contains(0) else {
      throw .refused("the output folder needs a name")
    }
    let place = try resolve(output)
    if place.text == "/" {
      throw .refused("the output “\(output)” is the root of the file system; choose a folder of its own")
    }
    if let homeDirectory, !homeDirectory.isEmpty, place.contains(try resolve(homeDirectory)) {
      throw .refused("the output “\(output)” is or holds your home folder; choose a folder of its own")
    }
    try guardRepository(at: place)
    for path in protectedPaths { try guardProtected(path, from: place) }
    return place
  }

  private func resolve(_ path: String) throws(PublishError) -> ResolvedPath {
    try attempt("find", path) { () throws(SystemError) in
      try ResolvedPath(path, from: currentDirectory)
    }
  }

  /// Refuses the repository the user works in; another working copy, such as a branch of pages, is welcome.
  private func guardRepository(at place: ResolvedPath) throws(PublishError) {
    guard place.missing.isEmpty, place.contains(try resolve(currentDirectory)) else { return }
    let repository = try attempt("look at", output) { () throws(SystemError) in
      try Folder(path: place.existing, gate: nil).entry(".git")
    }
    if repository != nil {
      throw .refused(
        "the output “\(output)” is the root of the repository you are in; "
          + "choose a folder in it, such as “output”"
      )
    }
  }

  private func guardProtected(_ path: String, from place: ResolvedPath) throws(PublishError) {
    let protected: ResolvedPath
    do {
      protected = try resolve(path)
    } catch {
      // What cannot be found cannot be lost; whoever reads it will say so.
      return
    }
    switch (place.contains(protected), protected.contains(place)) {
    case (true, true):
      throw .refused(
        "the output “\(output)” is “\(path)”, which the site is made from; choose another folder")
    case (true, false):
      throw .refused(
        "the output “\(output)” holds “\(path)”, which the site is made from; choose another folder")
    case (false, true):
      throw .refused(
        "the output “\(output)” is inside “\(path)”, which the site is made from: "
          + "the next build would read it; choose another folder")
    case (false, false): break
    }
  }
}
