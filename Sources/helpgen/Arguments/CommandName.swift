/// What helpgen can be told to do.
enum CommandName: String, CaseIterable, Sendable {
  case build, status, render, version, help

  /// One line about the command.
  var summary: String {
    switch self {
    case .build: "turn articles into a help center"
    case .status: "tell how far each language is translated"
    case .render: "turn Markdown into HTML"
    case .version: "print the version"
    case .help: "print help about a command"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .build: "helpgen build [flags]"
    case .status: "helpgen status [flags] [TAG…]"
    case .render: "helpgen render [flags] [FILE|-]"
    case .version: "helpgen version"
    case .help: "helpgen help [command]"
    }
  }

  /// The flags it takes.
  var flags: [Flag] {
    switch self {
    case .build: Flag.build
    case .status: Flag.status
    case .render: Flag.render
    case .version, .help: [Flag.help]
    }
  }

  /// How many words it takes besides flags.
  var maximumOperandCount: Int {
    switch self {
    case .build, .version: 0
    case .render, .help: 1
    // The languages of --accept.
    case .status: 1000
    }
  }
}
