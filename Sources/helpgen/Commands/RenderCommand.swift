import Foundation
import HelpgenDiagnostics
import HelpgenPipeline

/// `helpgen render`.
struct RenderCommand {
  let request: RenderRequest
  let terminal: Terminal
  let environment: [String: String]

  /// Renders, prints the HTML, and returns the exit code.
  func run() async -> ExitCode {
    let rendering: Rendering
    do {
      rendering = try await renderText(request, in: .process(environment))
    } catch {
      terminal.complain(error.message, hint: error.hint)
      return ExitCode(error)
    }
    terminal.say(
      DiagnosticFormatter(format: .human, usesColor: terminal.usesColor).format(rendering.diagnostics))
    do {
      try terminal.write(rendering.output)
    } catch {
      terminal.complain("standard output cannot be written", hint: nil)
      return .unwritable
    }
    return rendering.diagnostics.errorCount == 0 ? .built : .contentErrors
  }
}
