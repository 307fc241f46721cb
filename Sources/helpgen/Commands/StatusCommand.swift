import HelpgenDiagnostics
import HelpgenPipeline

/// `helpgen status`.
struct StatusCommand {
  let request: StatusRequest
  let presentation: Invocation.Presentation
  let terminal: Terminal
  let environment: [String: String]

  /// Compares, prints the status, and returns the exit code.
  func run() async -> ExitCode {
    let line = ProgressLine(terminal)
    let isChatty = presentation.isChatty
    do {
      let report = try await reportStatus(
        request, in: .process(environment) { step in if isChatty { line.show(step) } })
      line.clear()
      terminal.sayAbridged(report.diagnostics, format: presentation.diagnostics)
      if request.accepts, isChatty, report.outcome != .contentErrors {
        terminal.say("\(counted(report.acceptedCount, "translation")) accepted\n")
      }
      guard terminal.write(report.output) else { return .unwritable }
      return ExitCode(report.outcome)
    } catch {
      line.clear()
      var diagnostics = DiagnosticBag()
      diagnostics.report(error.diagnostic)
      terminal.say(diagnostics, format: presentation.diagnostics)
      return ExitCode(error)
    }
  }
}
