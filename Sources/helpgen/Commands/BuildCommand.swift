import Foundation
import HelpgenDiagnostics
import HelpgenPipeline

/// `helpgen build`.
struct BuildCommand {
  let request: BuildRequest
  let presentation: Invocation.Presentation
  let terminal: Terminal
  let environment: [String: String]

  /// Builds, prints what there is to say, and returns the exit code.
  func run() async -> ExitCode {
    let start = ContinuousClock.now
    let line = ProgressLine(terminal)
    let (isChatty, isVerbose, terminal) = (presentation.isChatty, presentation.isVerbose, terminal)
    let surroundings = BuildEnvironment.process(environment) { step in
      if isVerbose {
        if case .rendered = step { return }
        terminal.say("\(seconds(since: start)) \(ProgressLine.text(step))\n")
      } else if isChatty {
        line.show(step)
      }
    }
    do {
      let report = try await buildSite(request, in: surroundings)
      line.clear()
      terminal.sayAbridged(report.diagnostics, format: presentation.diagnostics)
      return finish(report, start)
    } catch {
      line.clear()
      var diagnostics = DiagnosticBag()
      diagnostics.report(error.diagnostic)
      terminal.say(diagnostics, format: presentation.diagnostics)
      return ExitCode(error)
    }
  }

  private func finish(_ report: BuildReport, _ start: ContinuousClock.Instant) -> ExitCode {
    let warnings = counted(report.diagnostics.warningCount, "warning")
    if presentation.isChatty {
      switch report.outcome {
      case .published(let files):
        terminal.say(
          "\(counted(report.pageCount, "page")) in \(counted(report.localeCount, "language")), \(warnings); "
            + "files: \(files.changed) changed, \(files.unchanged) unchanged, \(files.removed) removed; "
            + "\(seconds(since: start))\n")
        // No warning: a site without an address of its own is a whole one, and `--strict` is for mistakes.
        if report.lacksBaseURL {
          terminal.say(
            "left out: sitemap.xml, robots.txt and absolute links (canonical, hreflang); "
              + "they need the setting “baseURL” or --base-url\n")
        }
      case .contentErrors, .configurationErrors:
        let errors = counted(report.diagnostics.errorCount, "error")
        terminal.say("nothing was published: \(errors), \(warnings)\n")
      }
    }
    return ExitCode(report.outcome)
  }
}

extension BuildEnvironment {
  /// The world this process is in.
  static func process(
    _ variables: [String: String], progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) -> BuildEnvironment {
    BuildEnvironment(
      currentDirectory: FileManager.default.currentDirectoryPath, homeDirectory: variables["HOME"],
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      readStandardInput: { Array(try FileHandle.standardInput.readToEnd() ?? Data()) }, progress: progress)
  }
}

private func seconds(since start: ContinuousClock.Instant) -> String {
  let elapsed = (ContinuousClock.now - start).components
  let hundredths = elapsed.seconds * 100 + elapsed.attoseconds / 10_000_000_000_000_000
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction) s"
}
