import Testing

@testable import helpgen

/// What is typed, word by word.
@Suite("Parsed arguments")
struct ParsedArgumentsTests {
  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments { try ParsedArguments(words) }

  private func error(_ words: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try ParsedArguments(words)
      return nil
    } catch {
      return error
    }
  }

  @Test("No word at all asks for help")
  func nothing() throws {
    #expect(try parse().command == .help)
    #expect(try parse("--help").command == .help)
    #expect(try parse("-h").command == .help)
    #expect(try parse("--version").command == .version)
    #expect(try parse("-V").command == .version)
  }

  @Test("Every flag with a value takes it behind a space or =", arguments: CommandName.allCases)
  func values(_ command: CommandName) throws {
    for flag in command.flags {
      let value: String
      switch flag.argument {
      case .none: continue
      case .value: value = "x=y"
      case .choice(let words): value = try #require(words.last)
      }
      let expected = [flag.name: [value]]
      #expect(try parse(command.rawValue, "--\(flag.name)", value).values == expected)
      #expect(try parse(command.rawValue, "--\(flag.name)=\(value)").values == expected)
      if let short = flag.short {
        #expect(try parse(command.rawValue, "-\(short)", value).values == expected)
        #expect(try parse(command.rawValue, "-\(short)=\(value)").values == expected)
        #expect(try parse(command.rawValue, "-\(short)\(value)").values == expected)
      }
    }
  }

  @Test("Every switch takes no value", arguments: CommandName.allCases)
  func switches(_ command: CommandName) throws {
    for flag in command.flags where flag.argument == .none {
      let name = flag.name
      #expect(try parse(command.rawValue, "--\(name)").has(name))
      #expect(
        error(command.rawValue, "--\(name)=yes")
          == UsageError(message: "--\(name) takes no value, but got “yes”"))
      if let short = flag.short { #expect(try parse(command.rawValue, "-\(short)").has(name)) }
    }
  }

  @Test("A switch may be repeated; of the others only those that say so")
  func repetitions() throws {
    #expect(try parse("build", "--drafts", "--drafts").has("drafts"))
    #expect(try parse("build", "--source", "a", "--source=b").values == ["source": ["a", "b"]])
    #expect(try parse("build", "--locale", "de", "--locale", "fr").values == ["locale": ["de", "fr"]])
    #expect(error("build", "--output", "a", "--output=a") == UsageError(message: "--output is given twice"))
  }

  @Test("A flag without its value says how to write it")
  func missingValues() {
    let expected = UsageError(message: "--output needs a value", hint: "write --output DIR")
    #expect(error("build", "--output") == expected)
    #expect(error("build", "--output=") == expected)
    #expect(error("build", "--output", "") == expected)
    // What looks like a flag is one: the value was forgotten.
    #expect(error("build", "--output", "--strict") == expected)
    #expect(
      error("build", "-j") == UsageError(message: "--jobs needs a value", hint: "write --jobs N"))
    #expect(
      error("build", "--diagnostics")
        == UsageError(
          message: "--diagnostics needs a value", hint: "write --diagnostics human|short|json"))
  }

  @Test("Behind = a value may begin with a dash")
  func dashes() throws {
    #expect(try parse("build", "--output=-site").value("output") == "-site")
    #expect(try parse("build", "--source", "-", "--source=-").values == ["source": ["-", "-"]])
  }

  @Test("Behind -- everything is an operand")
  func operands() throws {
    #expect(try parse("render", "a.md").operands == ["a.md"])
    #expect(try parse("render", "-").operands == ["-"])
    #expect(try parse("render", "--", "--smart").operands == ["--smart"])
    #expect(try parse("render", "--smart", "--").operands == [])
    #expect(try parse("render", "a.md", "--smart").has("smart"))
  }

  @Test(
    "An operand too many says what is taken",
    arguments: [
      (
        "build", ["content"], "“helpgen build” does not take “content”",
        "name what to read with --source PATH"
      ),
      ("build", [""], "“helpgen build” does not take “”", "name what to read with --source PATH"),
      (
        "build", ["--", "--strict"], "“helpgen build” does not take “--strict”",
        "name what to read with --source PATH"
      ),
      ("render", ["a", "b"], "“helpgen render” does not take “b”", "usage: helpgen render [flags] [FILE|-]"),
      ("help", ["build", "me"], "“helpgen help” does not take “me”", "usage: helpgen help [command]"),
      ("version", ["\u{1B}[2J"], "“helpgen version” does not take “\\u{1B}[2J”", "usage: helpgen version"),
    ])
  func surplus(_ command: String, _ words: [String], _ message: String, _ hint: String) {
    var found: UsageError?
    do throws(UsageError) { _ = try ParsedArguments([command] + words) } catch { found = error }
    #expect(found == UsageError(message: message, hint: hint))
  }

  @Test(
    "A flag that does not exist is told with the one that was meant",
    arguments: [
      ("--ouput", "did you mean “--output”?"), ("--Output", "did you mean “--output”?"),
      ("-output", "did you mean “--output”?"), ("-quiet", "did you mean “--quiet”?"),
      ("--out", "did you mean “--output”?"), ("-o", "did you mean “--output”?"),
      ("--base", "did you mean “--base-url”?"), ("--baseURL", "did you mean “--base-url”?"),
      ("--draft", "did you mean “--drafts”?"), ("--local", "did you mean “--locale”?"),
      ("--s", "“helpgen help build” lists the flags"), ("-qv", "“helpgen help build” lists the flags"),
      ("---", "“helpgen help build” lists the flags"), ("--watch", "“helpgen help build” lists the flags"),
    ])
  func unknownFlags(_ flag: String, _ hint: String) {
    #expect(
      error("build", flag)
        == UsageError(message: "“helpgen build” has no flag “\(flag)”", hint: hint))
    // Its value is not blamed.
    #expect(error("build", "\(flag)=x")?.message == "“helpgen build” has no flag “\(flag)”")
  }

  @Test("A flag of another command is unknown to this one")
  func otherCommands() {
    #expect(
      error("render", "--strict")
        == UsageError(
          message: "“helpgen render” has no flag “--strict”",
          hint: "“helpgen help render” lists the flags"))
  }

  @Test(
    "A command that does not exist is told with the one that was meant",
    arguments: [
      ("bild", "did you mean “helpgen build”?"), ("BUILD", "did you mean “helpgen build”?"),
      ("content", "the commands are build, status, render, version, help"),
      ("", "the commands are build, status, render, version, help"),
      ("-", "the commands are build, status, render, version, help"),
    ])
  func unknownCommands(_ word: String, _ hint: String) {
    #expect(error(word) == UsageError(message: "“\(word)” is not a command", hint: hint))
  }

  @Test("A flag before the command is told to follow it")
  func flagsFirst() {
    #expect(
      error("--strict", "build")
        == UsageError(
          message: "a command must stand before “--strict”",
          hint: "flags follow their command, as in “helpgen build --strict”"))
  }

  @Test("Who asks for help gets it, whatever follows")
  func help() throws {
    #expect(try parse("build", "-h", "--no-such-flag").has("help"))
    #expect(try parse("build", "content", "--help").has("help"))
    #expect(error("build", "--no-such-flag", "-h") != nil)
  }

  @Test("A value that is no choice is told with the one that was meant")
  func choices() {
    #expect(
      error("build", "--diagnostics", "jsn")
        == UsageError(message: "“jsn” is not a value of --diagnostics", hint: "did you mean “json”?"))
    #expect(
      error("build", "--diagnostics=xml")
        == UsageError(
          message: "“xml” is not a value of --diagnostics", hint: "the values are human, short, json"))
    #expect(
      error("render", "--html", "keep")
        == UsageError(
          message: "“keep” is not a value of --html", hint: "the values are sanitize, escape, drop, raw"))
  }
}
