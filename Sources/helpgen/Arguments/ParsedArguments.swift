import HelpgenDiagnostics

/// A command line that cannot be followed.
struct UsageError: Error, Equatable {
  /// What is wrong: one sentence without a full stop.
  let message: String
  /// How to mend it.
  var hint: String?
}

/// What was typed: a command, its flags and its other words, not yet what they mean.
struct ParsedArguments: Equatable {
  /// The command.
  let command: CommandName
  /// The values of each flag by its name, in the order typed; one empty value per switch.
  private(set) var values: [String: [String]] = [:]
  /// The other words.
  private(set) var operands: [String] = []

  /// Reads a command line without the program's name.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    command = try Self.takeCommand(&rest)
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try take(flag: word, &rest)
        // Whoever asks for help gets it, whatever else is typed behind.
        if has("help") { break }
      } else {
        operands.append(word)
      }
    }
    if operands.count > command.maximumOperandCount, !has("help") {
      throw UsageError(
        message:
          "“helpgen \(command.rawValue)” does not take \(quoted(operands[command.maximumOperandCount]))",
        hint: command == .build ? "name what to read with --source PATH" : "usage: \(command.usage)")
    }
  }

  /// Whether a switch is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of a flag, if given.
  func value(_ name: String) -> String? { values[name]?.last }

  private static func takeCommand(_ rest: inout ArraySlice<String>) throws(UsageError) -> CommandName {
    switch rest.first {
    case nil, "-h", "--help":
      rest = rest.dropFirst()
      return .help
    case "--version", "-V":
      rest = rest.dropFirst()
      return .version
    case let word?:
      if let command = CommandName(rawValue: word) {
        rest = rest.dropFirst()
        return command
      }
      throw Self.noCommand(word)
    }
  }

  private static func noCommand(_ word: String) -> UsageError {
    let names = CommandName.allCases.map(\.rawValue)
    if word.hasPrefix("-"), word != "-" {
      return UsageError(
        message: "a command must stand before \(quoted(word))",
        hint: "flags follow their command, as in “helpgen build --strict”")
    }
    let hint = closestMatch(to: word, among: names).map { "did you mean “helpgen \($0)”?" }
    return UsageError(
      message: "\(quoted(word)) is not a command",
      hint: hint ?? "the commands are \(names.joined(separator: ", "))")
  }

  private mutating func take(flag word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var (name, value) = split(word)
    guard let flag = command.flags.first(where: { $0.matches(name) }) else { throw noFlag(name) }
    if flag.argument == .none {
      if let value { throw UsageError(message: "--\(flag.name) takes no value, but got \(quoted(value))") }
      values[flag.name, default: []].append("")
      return
    }
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") { value = rest.popFirst() }
    guard let value, !value.isEmpty else {
      throw UsageError(message: "--\(flag.name) needs a value", hint: "write \(flag.usage)")
    }
    if case .choice(let words) = flag.argument, !words.contains(value) {
      throw UsageError(
        message: "\(quoted(value)) is not a value of --\(flag.name)",
        hint: closestMatch(to: value, among: words).map { "did you mean “\($0)”?" }
          ?? "the values are \(words.joined(separator: ", "))")
    }
    if !flag.isRepeatable, values[flag.name] != nil {
      throw UsageError(message: "--\(flag.name) is given twice")
    }
    values[flag.name, default: []].append(value)
  }

  /// Parts a word into the name of a flag and the value behind `=`, or right behind a short name as in `-j4`.
  private func split(_ word: String) -> (name: String, value: String?) {
    let hasShortName = command.flags.contains { flag in
      flag.argument != .none && flag.short.map { word.hasPrefix("-\($0)") } ?? false
    }
    if hasShortName, word.count > 2 {
      let value = word.dropFirst(2)
      return (String(word.prefix(2)), String(value.hasPrefix("=") ? value.dropFirst() : value))
    }
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func noFlag(_ word: String) -> UsageError {
    let names = command.flags.map { "--\($0.name)" }
    // `--out` and `-o` are not near to `--output`, but they are how it begins.
    let stem = "--" + word.drop { $0 == "-" }.lowercased()
    let longer = names.filter { $0.hasPrefix(stem) }
    let meant = closestMatch(to: word, among: names) ?? (longer.count == 1 ? longer[0] : nil)
    return UsageError(
      message: "“helpgen \(command.rawValue)” has no flag \(quoted(word))",
      hint: meant.map { "did you mean “\($0)”?" } ?? "“helpgen help \(command.rawValue)” lists the flags")
  }
}

extension Flag {
  /// Whether a word before any `=` is this flag.
  fileprivate func matches(_ word: String) -> Bool {
    word == "--\(name)" || short.map { word == "-\($0)" } ?? false
  }
}
