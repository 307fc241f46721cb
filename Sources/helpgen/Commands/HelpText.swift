/// What `helpgen help` prints, made from the tables of commands and flags.
enum HelpText {
  /// The help of a command, or of helpgen itself.
  static func text(for command: CommandName?) -> String {
    guard let command else { return overview }
    var lines = [
      "\(command.usage)", "", "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).",
    ]
    if command.flags.count > 1 {
      lines += ["", "Flags:"]
      lines += table(
        command.flags.map { flag in
          let short = flag.short.map { ", -\($0)" } ?? ""
          let standard = flag.defaultText.map { " (default: \($0))" } ?? ""
          return (flag.usage + short, flag.summary + standard)
        })
    }
    lines += examples[command].map { ["", "Examples:"] + $0.map { "  \($0)" } } ?? []
    if command == .build { lines += ["", exitCodes] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let overview: String = {
    let commands = table(CommandName.allCases.map { ($0.usage, $0.summary) })
    return """
      helpgen turns help articles into a static help center.

      \(commands.joined(separator: "\n"))

      “helpgen help build” lists the flags of a command.

      """
  }()

  private static let examples: [CommandName: [String]] = [
    .build: [
      "helpgen build",
      "helpgen build --source articles.json --output public --base-url https://help.example.com/",
      "curl -s https://api.example.com/articles | helpgen build --source - --locale en",
    ],
    .render: ["helpgen render article.md", "echo '**Hello**' | helpgen render"],
  ]

  private static let exitCodes = """
    Exit codes: 0 built, 1 errors in the content, 2 wrong usage or configuration, 3 a source could not be read,
    4 refused to protect what is there, 5 the output could not be written. After anything but 0 the published
    site is as it was.
    """

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).filter { $0 <= 34 }.max() ?? 0
    return rows.map { left, right in
      left.count > width
        ? "  \(left)\n" + String(repeating: " ", count: width + 4) + right
        : "  \(left)" + String(repeating: " ", count: width - left.count + 2) + right
    }
  }
}
