import Foundation
import HelpgenPipeline

/// The program.
@main
struct Helpgen {
  /// The version, as in the change log.
  static let version = "0.1.0"

  static func main() async {
    // A reader that goes away, such as `head`, is an error of the write, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let terminal = Terminal(environment: environment)
    let code = await run(Array(CommandLine.arguments.dropFirst()), terminal, environment)
    exit(code.rawValue)
  }

  private static func run(
    _ words: [String], _ terminal: Terminal, _ environment: [String: String]
  ) async -> ExitCode {
    let invocation: Invocation
    do {
      invocation = try Invocation(words)
    } catch {
      terminal.complain(error.message, hint: error.hint)
      return .usage
    }
    switch invocation {
    case .build(let request, let presentation):
      return await BuildCommand(
        request: request, presentation: presentation, terminal: terminal, environment: environment
      ).run()
    case .render(let request):
      return await RenderCommand(request: request, terminal: terminal, environment: environment).run()
    case .version:
      return show("helpgen \(version)\n", terminal)
    case .help(let command):
      return show(HelpText.text(for: command), terminal)
    }
  }

  private static func show(_ text: String, _ terminal: Terminal) -> ExitCode {
    do {
      try terminal.write(Array(text.utf8))
      return .built
    } catch {
      return .unwritable
    }
  }
}
