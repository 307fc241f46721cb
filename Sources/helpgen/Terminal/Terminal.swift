import Foundation

/// The program's way out: standard output for results, standard error for everything said about them.
struct Terminal: Sendable {
  /// Whether a person watches standard error, so that progress is worth showing.
  let isInteractive: Bool
  /// Whether colors are wanted: on a terminal, unless `NO_COLOR` is set (no-color.org).
  let usesColor: Bool

  init(environment: [String: String]) {
    let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1 && environment["TERM"] != "dumb"
    isInteractive = isTerminal
    usesColor = isTerminal && environment["NO_COLOR", default: ""].isEmpty
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: Where nobody reads them any more, or the disk behind is full.
  func write(_ bytes: [UInt8]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  /// Writes a text to standard error; that it cannot be written is not worth failing for.
  func say(_ text: String) {
    do {
      try FileHandle.standardError.write(contentsOf: Data(text.utf8))
    } catch {
      // There is nowhere left to complain to.
    }
  }

  /// Says what stopped the program.
  func complain(_ message: String, hint: String?) {
    let (red, off) = usesColor ? ("\u{1B}[1;31m", "\u{1B}[0m") : ("", "")
    say("\(red)error\(off): \(message)\n")
    if let hint { say("hint: \(hint)\n") }
  }
}
