import HelpgenModel
import HelpgenOutput
import HelpgenRendering
import HelpgenSources
import Synchronization

/// The files beside the articles of a build, for all batches of pages at once.
final class AttachmentShelf: Sendable {
  // Whoever asks first lets the others wait: a file is read once, and most questions have been asked before.
  private let files: Mutex<SourceFiles>

  init(_ configuration: BuildConfiguration, _ environment: BuildEnvironment) {
    files = Mutex(SourceFiles(configuration.sources, currentDirectory: environment.currentDirectory))
  }

  /// What a renderer finds them with.
  var finder: AttachmentFinder {
    AttachmentFinder { path, text in self.files.withLock { $0.find(path, from: text) } }
  }

  /// Stages every file that was found.
  func stage(in staging: StagingArea) throws(BuildError) -> [StagedFile] {
    let found = files.withLock { $0 }
    var staged: [StagedFile] = []
    try found.deliver(unreadable: { BuildError.unreadable($0.message) }) { file throws(BuildError) in
      staged += try HelpgenPipeline.stage([file], staging)
    }
    return staged
  }
}
