import HelpgenDiagnostics
import HelpgenPipeline

/// `helpgen render`.
struct RenderCommand {
  let request: RenderRequest
  let terminal: Terminal
  let environment: [String: String]

  /// Renders, prints the HTML, and returns the exit code.
  func run() async -> ExitCode {
    do {
      let rendering = try await renderText(request, in: .process(environment))
      terminal.say(rendering.diagnostics)
      guard terminal.write(rendering.output) else { return .unwritable }
      return rendering.diagnostics.errorCount == 0 ? .built : .contentErrors
    } catch {
      var diagnostics = DiagnosticBag()
      diagnostics.report(error.diagnostic)
      terminal.say(diagnostics)
      return ExitCode(error)
    }
  }
}
