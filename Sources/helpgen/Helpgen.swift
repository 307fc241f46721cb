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
    // And so is a limit on the size of files.
    signal(SIGXFSZ, SIG_IGN)
    holdStandardStreams()
    let environment = ProcessInfo.processInfo.environment
    let terminal = Terminal.process(environment)
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
    case .status(let request, let presentation):
      return await StatusCommand(
        request: request, presentation: presentation, terminal: terminal, environment: environment
      ).run()
    case .render(let request):
      return await RenderCommand(request: request, terminal: terminal, environment: environment).run()
    case .version:
      return terminal.write(Array("helpgen \(version)\n".utf8)) ? .built : .unwritable
    case .help(let command):
      return terminal.write(Array(HelpText.text(for: command).utf8)) ? .built : .unwritable
    }
  }

  /// Opens the standard streams that the parent has closed.
  ///
  /// Else a file of the site would get the number of one, and with it the messages. Each is opened the other way
  /// round, so that reading from it or writing to it still fails.
  private static func holdStandardStreams() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      // The path is a literal, which ends with a zero and outlives the call.
      if fcntl(stream, F_GETFD) == -1 { _ = unsafe open("/dev/null", mode) }
    }
  }
}
