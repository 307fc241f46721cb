import HelpgenModel
import HelpgenOutput
import HelpgenSources

/// Opens the output folder, if nothing is there that must be protected.
func openOutput(
  _ configuration: BuildConfiguration, _ environment: BuildEnvironment
) throws(BuildError) -> StagingArea {
  let sources = configuration.sources.filter { $0 != .standardInput }.map(\.name)
  let options = PublishOptions(
    output: configuration.output, currentDirectory: environment.currentDirectory,
    homeDirectory: environment.homeDirectory,
    protectedPaths: sources + [configuration.templates] + [configuration.file].compactMap { $0 })
  return try translated { () throws(PublishError) in try SitePublisher.open(options) }
}

/// Writes files next to the published ones.
func stage(_ files: [OutputFile], _ staging: StagingArea) throws(BuildError) -> [StagedFile] {
  try translated { () throws(PublishError) in try staging.stage(files) }
}

/// Puts staged files in the place of the published ones.
func publish(_ staged: [StagedFile], _ staging: StagingArea) throws(BuildError) -> BuildReport.FileCounts {
  let report = try translated { () throws(PublishError) in try staging.publish(staged) }
  return BuildReport.FileCounts(
    changed: report.changed, unchanged: report.unchanged, removed: report.removed)
}

/// Throws away what is staged.
func discard(_ staging: StagingArea) throws(BuildError) {
  try translated { () throws(PublishError) in try staging.discard() }
}

/// Says what kept a file from being written as builds do.
func translated<Value>(_ work: () throws(PublishError) -> Value) throws(BuildError) -> Value {
  do {
    return try work()
  } catch {
    switch error.kind {
    case .refused: throw .refused(error.message)
    case .failed: throw .unwritable(error.message)
    }
  }
}
