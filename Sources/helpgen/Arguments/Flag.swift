import HelpgenDiagnostics
import HelpgenPipeline

/// A flag of the command line: one row of the table that parsing, help and suggestions are made from.
struct Flag: Sendable {
  /// What follows a flag.
  enum Argument: Sendable, Equatable {
    /// Nothing: the flag is a switch.
    case none
    /// A value, named so in help.
    case value(String)
    /// One of these words.
    case choice([String])
  }

  /// The long name without dashes.
  let name: String
  /// The short name, where there is one.
  var short: Character?
  /// What follows it.
  let argument: Argument
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// One line about it, for help.
  let summary: String
  /// The value where it is not given, for help.
  var defaultText: String?

  /// How it is written with its value: `--jobs N`.
  var usage: String {
    switch argument {
    case .none: "--\(name)"
    case .value(let placeholder): "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }
}

extension Flag {
  private static let source = Flag(
    name: "source", argument: .value("PATH"), isRepeatable: true,
    summary: "article JSON: a file, a folder, or - for standard input; may be given several times",
    defaultText: "content")
  private static let config = Flag(
    name: "config", argument: .value("FILE"), summary: "the configuration", defaultText: "helpgen.yml")
  private static let defaultLocale = Flag(
    name: "default-locale", argument: .value("TAG"), summary: "the language that others fall back to",
    defaultText: "en")
  private static let diagnostics = Flag(
    name: "diagnostics", argument: .choice(DiagnosticFormat.allCases.map(\.rawValue)),
    summary: "how problems are printed", defaultText: "human")
  private static let quiet = Flag(
    name: "quiet", short: "q", argument: .none, summary: "print problems only")

  /// The flags of `helpgen build`.
  static let build: [Flag] = [
    source,
    Flag(name: "output", argument: .value("DIR"), summary: "where the site goes", defaultText: "output"),
    Flag(
      name: "templates", argument: .value("DIR"), summary: "files that replace those of the default theme",
      defaultText: "templates"),
    config,
    Flag(
      name: "locale", argument: .value("TAG"), isRepeatable: true,
      summary:
        "publish only this language; may be given several times; one alone also fills a missing “locale”"),
    defaultLocale,
    Flag(
      name: "base-url", argument: .value("URL"),
      summary: "where the site is published; without it no canonical link and no sitemap are written"),
    Flag(name: "drafts", argument: .none, summary: "publish drafts too"),
    Flag(name: "strict", argument: .none, summary: "treat warnings as errors"),
    Flag(
      name: "jobs", short: "j", argument: .value("N"),
      summary: "how many batches of pages are made at a time",
      defaultText: "one per processor"),
    diagnostics, quiet,
    Flag(
      name: "verbose", short: "v", argument: .none, summary: "say what is read and how long each stage takes"),
    help,
  ]

  /// The flags of `helpgen status`.
  static let status: [Flag] = [
    source, config,
    Flag(
      name: "locale", argument: .value("TAG"), isRepeatable: true,
      summary: "tell only this language; may be given several times; one alone also fills a missing “locale”"),
    defaultLocale,
    Flag(name: "drafts", argument: .none, summary: "count drafts too"),
    Flag(
      name: "format", argument: .choice(StatusFormat.allCases.map(\.rawValue)),
      summary: "what is printed; html is a page", defaultText: "human"),
    Flag(
      name: "fail-under", argument: .value("TAG=N,…"), isRepeatable: true,
      summary: "exit with 4 where fewer than N of a hundred articles are translated into a language"),
    Flag(
      name: "accept", argument: .none,
      summary:
        "write to helpgen.lock that the translations into all languages, or into those named behind it, match the sources as they are now"
    ),
    Flag(
      name: "jobs", short: "j", argument: .value("N"),
      summary: "how many batches of articles are compared at a time", defaultText: "one per processor"),
    diagnostics, Flag(name: "quiet", short: "q", argument: .none, summary: "show no progress"), help,
  ]

  /// The flags of `helpgen render`.
  static let render: [Flag] = [
    Flag(
      name: "json-lines", argument: .none,
      summary:
        "read {\"id\",\"content\"} lines, write lines with html, text, outline, links, images and diagnostics, in the same order"
    ),
    Flag(
      name: "extensions", argument: .choice(MarkdownExtensions.allCases.map(\.rawValue)),
      summary: "what is known besides CommonMark: nothing, GitHub's Markdown, or all that articles may hold",
      defaultText: "all"),
    Flag(
      name: "html", argument: .choice(HTMLChoice.allCases.map(\.rawValue)),
      summary: "what becomes of HTML in the Markdown; raw is for conformance runs", defaultText: "sanitize"),
    Flag(name: "smart", argument: .none, summary: "make quotes, dashes and ellipses typographic"),
    help,
  ]

  /// The flag every command has.
  static let help = Flag(name: "help", short: "h", argument: .none, summary: "print help")
}
