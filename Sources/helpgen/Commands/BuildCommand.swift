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
    let (isQuiet, isVerbose, terminal) = (presentation.isQuiet, presentation.isVerbose, terminal)
    let surroundings = BuildEnvironment.process(environment) { step in
      if isVerbose {
        if case .rendered = step { return }
        terminal.say("\(seconds(since: start)) \(ProgressLine.text(step))\n")
      } else if !isQuiet {
        line.show(step)
      }
    }
    do {
      let report = try await buildSite(request, in: surroundings)
      if !isQuiet { line.clear() }
      print(report.diagnostics)
      return finish(report, start)
    } catch {
      if !isQuiet { line.clear() }
      terminal.complain(error.message, hint: error.hint)
      return ExitCode(error)
    }
  }

  private func print(_ diagnostics: DiagnosticBag) {
    guard !diagnostics.diagnostics.isEmpty else { return }
    let isColored = presentation.diagnostics == .human && terminal.usesColor
    terminal.say(
      DiagnosticFormatter(format: presentation.diagnostics, usesColor: isColored).format(diagnostics))
  }

  private func finish(_ report: BuildReport, _ start: ContinuousClock.Instant) -> ExitCode {
    let problems =
      "\(counted(report.diagnostics.errorCount, "error")), "
      + counted(report.diagnostics.warningCount, "warning")
    switch report.outcome {
    case .published(let files):
      if !presentation.isQuiet {
        terminal.say(
          "\(counted(report.pageCount, "page")) in \(counted(report.localeCount, "locale")), "
            + "\(counted(report.diagnostics.warningCount, "warning")); files: \(files.changed) changed, "
            + "\(files.unchanged) unchanged, \(files.removed) removed; \(seconds(since: start))\n")
      }
      return .built
    case .contentErrors:
      if presentation.diagnostics != .json { terminal.say("nothing was published: \(problems)\n") }
      return .contentErrors
    case .configurationErrors:
      if presentation.diagnostics != .json { terminal.say("nothing was published: \(problems)\n") }
      return .usage
    }
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

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

private func seconds(since start: ContinuousClock.Instant) -> String {
  let elapsed = (ContinuousClock.now - start).components
  let hundredths = elapsed.seconds * 100 + elapsed.attoseconds / 10_000_000_000_000_000
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction) s"
}
