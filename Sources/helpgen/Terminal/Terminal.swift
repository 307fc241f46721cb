import Foundation
import HelpgenDiagnostics

/// The program's way out: standard output for results, standard error for everything said about them.
struct Terminal: Sendable {
  /// Whether a person watches standard error, so that progress is worth showing.
  let isInteractive: Bool
  /// Whether colors are wanted: on a terminal, unless `NO_COLOR` is set (no-color.org).
  let usesColor: Bool

  /// Looks at what a process writes to, given its environment.
  init(environment: [String: String], isTerminal: Bool) {
    isInteractive = isTerminal && environment["TERM"] != "dumb"
    usesColor = isInteractive && environment["NO_COLOR", default: ""].isEmpty
  }

  /// The terminal this process was started on, if it was.
  static func process(_ environment: [String: String]) -> Terminal {
    Terminal(
      environment: environment, isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1)
  }

  /// Writes a result to standard output and says so where that fails.
  ///
  /// - Returns: Whether it was written; a reader that has seen enough, such as `head`, is nothing to talk about.
  func write(_ bytes: [UInt8]) -> Bool {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      return true
    } catch {
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if reason?.code != Int(EPIPE) { complain("cannot write to standard output", hint: nil) }
      return false
    }
  }

  /// Writes a text to standard error; that it cannot be written is not worth failing for.
  func say(_ text: String) {
    do {
      try FileHandle.standardError.write(contentsOf: Data(text.utf8))
    } catch {
      // There is nowhere left to complain to.
    }
  }

  /// Says what is wrong with content, or what kept a build from being done.
  func say(_ diagnostics: DiagnosticBag, format: DiagnosticFormat = .human) {
    guard !diagnostics.diagnostics.isEmpty else { return }
    let colors = format != .json && usesColor
    say(DiagnosticFormatter(format: format, usesColor: colors).format(diagnostics))
  }

  /// Says what is wrong with the content: all of it to programs and editors, as much as can be read to people.
  func sayAbridged(_ diagnostics: DiagnosticBag, format: DiagnosticFormat) {
    guard format == .human else { return say(diagnostics, format: format) }
    let (shown, left) = diagnostics.abridged(to: 25)
    say(shown)
    for (code, count) in left { say("\n\(count) more of [\(code)] are not shown here\n") }
    if !left.isEmpty { say("hint: “--diagnostics short” shows all, one a line\n\n") }
  }

  /// Says what is wrong with the command line.
  func complain(_ message: String, hint: String?) {
    let (red, cyan, off) = usesColor ? ("\u{1B}[1;31m", "\u{1B}[1;36m", "\u{1B}[0m") : ("", "", "")
    say("\(red)error\(off): \(message)\n")
    if let hint { say("\(cyan)hint\(off): \(hint)\n") }
  }
}
