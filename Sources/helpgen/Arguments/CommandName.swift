/// What helpgen can be told to do.
enum CommandName: String, CaseIterable, Sendable {
  case build, render, version, help

  /// One line about the command.
  var summary: String {
    switch self {
    case .build: "turn articles into a help center"
    case .render: "turn Markdown into HTML"
    case .version: "print the version"
    case .help: "print help about a command"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .build: "helpgen build [flags]"
    case .render: "helpgen render [flags] [FILE|-]"
    case .version: "helpgen version"
    case .help: "helpgen help [command]"
    }
  }

  /// The flags it takes.
  var flags: [Flag] {
    switch self {
    case .build: Flag.build
    case .render: Flag.render
    case .version, .help: [Flag.help]
    }
  }

  /// How many words it takes besides flags.
  var maximumOperandCount: Int {
    switch self {
    case .build, .version: 0
    case .render, .help: 1
    }
  }
}
