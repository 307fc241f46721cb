import HelpgenDiagnostics
import HelpgenPipeline

/// What a command line means.
enum Invocation {
  case build(BuildRequest, Presentation)
  case status(StatusRequest, Presentation)
  case render(RenderRequest)
  case version
  case help(CommandName?)

  /// How a build speaks.
  struct Presentation: Equatable {
    /// How problems are printed.
    var diagnostics: DiagnosticFormat = .human
    /// Whether `--quiet` is given.
    var isQuiet = false
    /// Whether stages are reported too.
    var isVerbose = false

    /// Whether anything but problems is printed; programs that read JSON lines could not read it.
    var isChatty: Bool { !isQuiet && diagnostics != .json }
  }

  /// Reads a command line without the program's name.
  init(_ words: [String]) throws(UsageError) {
    let arguments = try ParsedArguments(words)
    if arguments.has("help") {
      self = .help(arguments.command == .help ? nil : arguments.command)
      return
    }
    switch arguments.command {
    case .build: self = .build(try Self.buildRequest(arguments), try Self.presentation(arguments))
    case .status: self = .status(try Self.statusRequest(arguments), try Self.presentation(arguments))
    case .render: self = .render(Self.renderRequest(arguments))
    case .version: self = .version
    case .help: self = .help(try Self.helpTopic(arguments))
    }
  }

  private static func buildRequest(_ arguments: ParsedArguments) throws(UsageError) -> BuildRequest {
    var request = BuildRequest()
    request.sources = arguments.values["source"] ?? []
    request.output = arguments.value("output")
    request.templates = arguments.value("templates")
    request.configuration = arguments.value("config")
    request.locales = arguments.values["locale"] ?? []
    request.defaultLocale = arguments.value("default-locale")
    request.baseURL = arguments.value("base-url")
    request.includesDrafts = arguments.has("drafts")
    request.isStrict = arguments.has("strict")
    if let text = arguments.value("jobs") {
      guard let count = Int(text), (1...1024).contains(count) else {
        throw UsageError(message: "--jobs needs a number from 1 to 1024, but got \(quoted(text))")
      }
      request.jobs = count
    }
    return request
  }

  private static func statusRequest(_ arguments: ParsedArguments) throws(UsageError) -> StatusRequest {
    let accepts = arguments.has("accept")
    if !accepts, let word = arguments.operands.first {
      throw UsageError(
        message: "“helpgen status” does not take \(quoted(word))",
        hint: "to see one language, write --locale de; languages stand alone only behind --accept")
    }
    var floors: [TranslationFloor] = []
    for item in (arguments.values["fail-under"] ?? []).flatMap({ $0.split(separator: ",") }) {
      floors.append(try floor(item))
    }
    guard !accepts || floors.isEmpty else {
      throw UsageError(
        message: "--accept and --fail-under do not go together",
        hint: "accept in one run, and check in another what is left")
    }
    return StatusRequest(
      build: try buildRequest(arguments),
      format: arguments.value("format").flatMap(StatusFormat.init) ?? .human, floors: floors,
      accepts: accepts, acceptedLocales: arguments.operands)
  }

  private static func floor(_ item: Substring) throws(UsageError) -> TranslationFloor {
    let parts = item.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let percent = Int(parts[1]), (0...100).contains(percent) else {
      throw UsageError(
        message: "--fail-under needs languages with numbers from 0 to 100, but got \(quoted(String(item)))",
        hint: "write --fail-under de=90,ar=50")
    }
    return TranslationFloor(locale: String(parts[0]), percent: percent)
  }

  private static func presentation(_ arguments: ParsedArguments) throws(UsageError) -> Presentation {
    let format = arguments.value("diagnostics").flatMap(DiagnosticFormat.init(rawValue:)) ?? .human
    let presentation = Presentation(
      diagnostics: format, isQuiet: arguments.has("quiet"), isVerbose: arguments.has("verbose"))
    if presentation.isQuiet, presentation.isVerbose {
      throw UsageError(message: "--quiet and --verbose contradict each other")
    }
    if presentation.diagnostics == .json, presentation.isVerbose {
      throw UsageError(
        message: "--verbose and --diagnostics json contradict each other",
        hint: "with json nothing is printed but problems, so that programs can read every line")
    }
    return presentation
  }

  private static func renderRequest(_ arguments: ParsedArguments) -> RenderRequest {
    RenderRequest(
      input: arguments.operands.first ?? "-", readsJSONLines: arguments.has("json-lines"),
      html: arguments.value("html").flatMap(HTMLChoice.init) ?? .sanitize,
      extensions: arguments.value("extensions").flatMap(MarkdownExtensions.init) ?? .all,
      smartPunctuation: arguments.has("smart"))
  }

  private static func helpTopic(_ arguments: ParsedArguments) throws(UsageError) -> CommandName? {
    guard let word = arguments.operands.first else { return nil }
    if let command = CommandName(rawValue: word) { return command }
    let names = CommandName.allCases.map(\.rawValue)
    throw UsageError(
      message: "\(quoted(word)) is not a command",
      hint: closestMatch(to: word, among: names).map { "did you mean “\($0)”?" }
        ?? "the commands are \(names.joined(separator: ", "))")
  }
}
