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
          let short = flag.short.map { "-\($0), " } ?? "    "
          let standard = flag.defaultText.map { " (default: \($0))" } ?? ""
          return (short + flag.usage, flag.summary + standard)
        })
    }
    lines += examples[command].map { ["", "Examples:"] + $0.map { "  \($0)" } } ?? []
    if command == .build { lines += ["", "Exit codes:"] + table(exitCodes) + ["", unchanged] }
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
      "helpgen build --source articles.json --base-url https://help.example.com/",
      "curl -s https://example.com/articles | helpgen build --source - --locale en",
    ],
    .status: [
      "helpgen status", "helpgen status --format html > status.html",
      "helpgen status --fail-under de=90,ar=50", "helpgen status --accept de fr",
    ],
    .render: ["helpgen render article.md", "echo '**Hello**' | helpgen render"],
  ]

  private static let exitCodes = [
    ("0", "built"),
    ("1", "errors in the content"),
    ("2", "wrong usage, configuration or templates"),
    ("3", "a source could not be read"),
    ("4", "refused, to protect what is there"),
    ("5", "the output could not be written"),
  ]

  private static let unchanged = "After 1 to 4 the published site is as it was."
}

/// Laying out columns.
extension HelpText {
  /// How wide help is: what every terminal shows.
  private static let width = 80

  /// Two columns; what is too long for the left one stands on a line of its own.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let start = 4 + (rows.map(\.0.count).filter { $0 <= 32 }.max() ?? 0)
    return rows.flatMap { name, summary in
      var lines = wrapped(summary, to: width - start).map { String(repeating: " ", count: start) + $0 }
      if name.count + 4 > start {
        lines.insert("  \(name)", at: 0)
      } else if !lines.isEmpty {
        lines[0] = "  \(name)" + lines[0].dropFirst(name.count + 2)
      }
      return lines
    }
  }

  /// A text in lines of at most so many characters, parted between words.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
