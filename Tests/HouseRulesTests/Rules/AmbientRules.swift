/// What a run must be told rather than look up, and where it may be looked up: in `helpgen` alone.
///
/// A stage that printed, read the clock or asked the environment could not promise the same bytes for the
/// same input.
func checkAmbient(in file: SwiftCode) -> [Finding] {
  guard file.isSource, file.target != "helpgen" else { return [] }
  return file.tokens.indices.compactMap { index in
    guard let what = file.ambientThing(at: index) else { return nil }
    return file.finding(
      at: file.tokens[index], "\(file.tokens[index].text) reaches for \(what); only helpgen may")
  }
}

extension SwiftCode {
  /// Functions that reach outside, by what they reach for.
  private static let functions = [
    "print": "the terminal", "debugPrint": "the terminal", "dump": "the terminal",
    "putchar": "the terminal", "puts": "the terminal", "printf": "the terminal",
    "exit": "the process", "_exit": "the process", "abort": "the process", "atexit": "the process",
    "getenv": "the environment", "setenv": "the environment", "secure_getenv": "the environment",
    "clock_gettime": "the clock", "gettimeofday": "the clock",
    "getcwd": "the current directory", "chdir": "the current directory",
    "NSHomeDirectory": "the environment", "NSUserName": "the environment",
    "CFAbsoluteTimeGetCurrent": "the clock",
  ]

  /// Names that reach outside wherever they stand.
  private static let names = [
    "ContinuousClock": "the clock", "SuspendingClock": "the clock", "DispatchTime": "the clock",
    "DispatchWallTime": "the clock", "ProcessInfo": "the environment", "environ": "the environment",
    "CommandLine": "the arguments", "stdout": "the terminal", "stderr": "the terminal",
  ]

  /// Members that reach outside, by the type they are asked of.
  private static let members = [
    "Date.now": "the clock", "Locale.current": "the machine's locale",
    "Locale.autoupdatingCurrent": "the machine's locale",
    "Locale.preferredLanguages": "the machine's locale", "TimeZone.current": "the machine's time zone",
    "TimeZone.autoupdatingCurrent": "the machine's time zone",
    "Calendar.current": "the machine's calendar",
    "Calendar.autoupdatingCurrent": "the machine's calendar",
    "FileHandle.standardOutput": "the terminal", "FileHandle.standardError": "the terminal",
  ]

  private static let libraries: Set = ["Swift", "Foundation", "Glibc", "Musl", "Darwin"]

  fileprivate func ambientThing(at index: Int) -> String? {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    let isMember = has(".", at: index - 1) && !isQualified(at: index)
    let isDeclared = ["func", "let", "var", "case"].contains { has($0, at: index - 1) }
    let isLabel = has(":", at: index + 1)

    if let what = Self.functions[token.text], has("(", at: index + 1), !isMember, !isDeclared { return what }
    if let what = Self.names[token.text], !isMember, !isDeclared, !isLabel { return what }
    if index >= 2, has(".", at: index - 1), let what = Self.members["\(tokens[index - 2].text).\(token.text)"]
    {
      return what
    }
    if token.text == "Date", asksForNow(at: index) { return "the clock" }
    // `.now` without a type before it: whose it is, only the compiler knows, but it is always a clock.
    if token.text == "now", isImplicitMember(at: index) { return "the clock" }
    if token.text == "currentDirectoryPath", has(".", at: index - 1) { return "the current directory" }
    return nil
  }

  /// Whether the name at `index` is asked of a library, as in `Swift.print`.
  private func isQualified(at index: Int) -> Bool {
    index >= 2 && Self.libraries.contains(tokens[index - 2].text) && !has(".", at: index - 3)
  }

  /// Whether the name at `index` follows a dot that follows no value.
  private func isImplicitMember(at index: Int) -> Bool {
    guard has(".", at: index - 1) else { return false }
    guard index >= 2 else { return true }
    let before = tokens[index - 2]
    switch before.kind {
    case .word: return ["return", "in", "case", "else", "try", "await"].contains(before.text)
    case .punctuation where before.text == "?" || before.text == "!": return !isAttached(at: index - 1)
    case .punctuation: return ![")", "]", "}", ">"].contains(before.text)
    default: return false
    }
  }

  /// Whether `Date` at `index` is made without saying when, or relative to now.
  private func asksForNow(at index: Int) -> Bool {
    let call = has([".", "init"], at: index + 1) ? index + 3 : index + 1
    return has(["(", ")"], at: call) || has(["(", "timeIntervalSinceNow"], at: call)
  }
}
