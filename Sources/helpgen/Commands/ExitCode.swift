import HelpgenPipeline

/// What the program tells the shell.
enum ExitCode: Int32 {
  /// All is done.
  case built = 0
  /// The content has errors.
  case contentErrors = 1
  /// The command line, the configuration or the theme is wrong.
  case usage = 2
  /// A source could not be reached or read.
  case unreadable = 3
  /// Going on would have destroyed something, or a language is translated less than it must be.
  case refused = 4
  /// The output could not be written.
  case unwritable = 5

  init(_ outcome: BuildReport.Outcome) {
    switch outcome {
    case .published: self = .built
    case .contentErrors: self = .contentErrors
    case .configurationErrors: self = .usage
    }
  }

  init(_ outcome: StatusReport.Outcome) {
    switch outcome {
    case .told: self = .built
    case .contentErrors: self = .contentErrors
    case .configurationErrors: self = .usage
    case .floorBroken: self = .refused
    }
  }

  init(_ error: BuildError) {
    switch error {
    case .usage: self = .usage
    case .unreadable: self = .unreadable
    case .refused: self = .refused
    case .unwritable: self = .unwritable
    }
  }
}
