import Foundation
import Testing

/// `helpgen build` from outside: exit codes, streams, and what is said how.
@Suite("helpgen build")
struct BuildCommandTests {
  private static let article = #"[{"id": "a", "title": "A", "content": "x", "locale": "en"}]"#

  private func workplace(_ articles: String = article) throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(articles, to: "content/a.json")
    return workplace
  }

  @Test("0: built; standard output stays empty")
  func built() async throws {
    let workplace = try workplace()
    let outcome = try await workplace.helpgen("build")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text == "")
    #expect(
      outcome.errors.hasPrefix(
        "5 pages in 1 language, 0 warnings; files: 7 changed, 0 unchanged, 0 removed; "))
    #expect(
      outcome.errors.hasSuffix(
        """
         s
        left out: sitemap.xml, robots.txt and absolute links (canonical, hreflang); they need the setting “baseURL” or --base-url

        """))
    let again = try await workplace.helpgen("build")
    #expect(again.errors.contains("files: 0 changed, 7 unchanged, 0 removed"))
  }

  @Test("1: the content has errors; the old site stays")
  func contentErrors() async throws {
    let workplace = try workplace()
    _ = try await workplace.helpgen("build")
    let before = try workplace.tree()
    try workplace.write("[{}]", to: "content/b.json")
    let outcome = try await workplace.helpgen("build")
    #expect(outcome.ending == .exit(1))
    #expect(outcome.errors.hasSuffix("\nnothing was published: 3 errors, 0 warnings\n"))
    #expect(try workplace.tree() == before)
  }

  @Test("2: a flag's value is wrong")
  func usage() async throws {
    let workplace = try workplace()
    let locale = try await workplace.helpgen("build", "--locale", "e")
    #expect(locale.ending == .exit(2))
    #expect(
      locale.errors == """
        error[wrong-usage]: --locale needs a language tag, but got “e”
        hint: write a BCP 47 tag such as “en” or “pt-BR”

        """)
    let configuration = try await workplace.helpgen("build", "--config", "none.yml")
    #expect(configuration.ending == .exit(2))
    #expect(
      configuration.errors == """
        error[wrong-usage]: cannot read “none.yml”: there is no such file or folder
        hint: check the path of --config

        """)
    #expect(try await workplace.helpgen("build", "--no-such-flag").ending == .exit(2))
    #expect(!workplace.exists("output"))
  }

  @Test("3: a source cannot be read; the old site stays")
  func unreadable() async throws {
    let workplace = try workplace()
    _ = try await workplace.helpgen("build")
    let before = try workplace.tree()
    let outcome = try await workplace.helpgen("build", "--source", "content", "--source", "more.json")
    #expect(outcome.ending == .exit(3))
    #expect(
      outcome.errors
        == "error[unreadable-source]: cannot read “more.json”: there is no such file or folder\n"
        + sourcesHint)
    #expect(try workplace.tree() == before)
  }

  @Test(
    "4: going on could destroy something", arguments: [".", "..", "content", "/", "$HOME", "content/site"])
  func refused(_ output: String) async throws {
    let workplace = try workplace()
    let place = output == "$HOME" ? workplace.path + "/home" : output
    try workplace.makeFolder("home")
    let before = try workplace.tree(".")
    let outcome = try await workplace.helpgen(
      "build", "--output", place, environment: ["HOME": workplace.path + "/home"])
    #expect(outcome.ending == .exit(4))
    #expect(outcome.errors.hasPrefix("error[refused-output]: the output “\(place)” "))
    #expect(try workplace.tree(".") == before)
  }

  @Test("4: the root of the repository one works in is no output, another repository is")
  func repositories() async throws {
    let workplace = try workplace()
    try workplace.makeFolder(".git")
    let outcome = try await workplace.helpgen("build", "--source", "/dev/null", "--output", ".")
    #expect(outcome.ending == .exit(4))
    #expect(
      outcome.errors == "error[refused-output]: the output “.” is the root of the repository you are in; "
        + "choose a folder in it, such as “output”\n")
    try workplace.makeFolder("pages/.git")
    #expect(try await workplace.helpgen("build", "--output", "pages").ending == .exit(0))
    #expect(workplace.exists("pages/.git"))
  }

  @Test("5: the output cannot be written")
  func unwritable() async throws {
    let workplace = try workplace()
    try workplace.write("a file", to: "output")
    let outcome = try await workplace.helpgen("build")
    #expect(outcome.ending == .exit(5))
    #expect(outcome.errors == "error[unwritable-output]: the output “output” is not a folder\n")
    #expect(try workplace.text("output") == "a file")
  }

  @Test("What needs a base URL is told where there is none, and is no warning")
  func baseURL() async throws {
    let workplace = try workplace()
    let strict = try await workplace.helpgen("build", "--strict")
    #expect(strict.ending == .exit(0))
    #expect(strict.errors.split(separator: "\n").count == 2)
    for arguments in [
      ["--base-url", "https://help.example/"], ["--diagnostics", "json"], ["--quiet"],
    ] {
      let outcome = try await Program.run(["build"] + arguments, in: workplace.path)
      #expect(outcome.ending == .exit(0))
      #expect(!outcome.errors.contains("left out"))
    }
    try workplace.write("baseURL: https://help.example/\n", to: "helpgen.yml")
    #expect(try await !workplace.helpgen("build").errors.contains("left out"))
  }

  @Test("--quiet prints problems only")
  func quiet() async throws {
    #expect(try await workplace().helpgen("build", "--quiet").errors == "")
    let warning = try await workplace(Self.article.replacing("\"x\"", with: "\"\"")).helpgen("build", "-q")
    #expect(warning.ending == .exit(0))
    #expect(warning.errors.hasPrefix("warning[empty-content]: "))
    #expect(!warning.errors.contains("page"))
  }

  @Test("--verbose tells every stage")
  func verbose() async throws {
    let outcome = try await workplace().helpgen("build", "-v")
    let steps = [
      "Reading “content” …", "Read 1 article", "Planned 5 pages in 1 language", "Publishing …",
    ]
    let lines = outcome.errors.split(separator: "\n").dropLast(2)
    #expect(lines.map { String($0.drop { !$0.isUppercase }) } == steps)
    for line in lines { #expect(line.prefixMatch(of: #/[0-9]+\.[0-9][0-9] s /#) != nil) }
  }

  @Test("--diagnostics short is for editors, json for programs: every line is an object")
  func forms() async throws {
    let workplace = try workplace(#"[{"id": "a", "title": "", "content": "", "locale": "en"}]"#)
    let short = try await workplace.helpgen("build", "-q", "--diagnostics", "short")
    #expect(
      short.errors.split(separator: "\n").map { $0.prefix(while: { $0 != " " }) } == [
        "content/a.json:1:23:", "content/a.json:1:38:",
      ])
    for arguments in [["content"], ["none.json"], ["content/a.json", "--strict"]] {
      let outcome = try await Program.run(
        ["build", "--diagnostics=json", "--source"] + arguments, in: workplace.path)
      let lines = outcome.errors.split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(object?["code"] is String)
        #expect(object?["severity"] as? String == (arguments == ["content"] ? "warning" : "error"))
      }
    }
  }

  @Test("Nothing is colored that goes into a file, whatever the environment says")
  func colors() async throws {
    let outcome = try await workplace("[{}]").helpgen("build", environment: ["TERM": "xterm-256color"])
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test(
    "Output folders are found as they are written",
    arguments: [
      "site", "site/", "./site//", "a/b/c", "sp ace", "new\nline", "über/日本", "site/../site", "-site",
      "$/site",
    ])
  func outputs(_ written: String) async throws {
    let workplace = try workplace()
    let output = written.replacing("$", with: workplace.path)
    let outcome = try await workplace.helpgen("build", "-q", "--output=\(output)")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    let place = written.replacing("$/", with: "").replacing("/../site", with: "")
    #expect(try workplace.site(place).files.count == 7)
  }

  @Test(
    "Sources are found as they are written", arguments: ["con tent", "c\nd", "über", "./x/../x", "$/x", "x/"])
  func sources(_ written: String) async throws {
    let workplace = try Workplace()
    let name = written.replacing("$/", with: "").replacing("./x/../", with: "")
    try workplace.write(Self.article, to: "\(name)/a.json")
    let outcome = try await workplace.helpgen(
      "build", "-q", "--source", written.replacing("$", with: workplace.path))
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
  }

  @Test("A terminal is shown no control characters of a path")
  func controlCharacters() async throws {
    let outcome = try await workplace().helpgen("build", "--source", "\u{1B}[2J\n")
    #expect(
      outcome.errors
        == "error[unreadable-source]: cannot read “\\u{1B}[2J\\n”: there is no such file or folder\n"
        + sourcesHint)
  }

  @Test("5: a limit on the size of files is told, and ends nothing halfway")
  func fileSize() async throws {
    let workplace = try workplace()
    let outcome = try await Program.run(
      "/bin/sh", ["-c", "ulimit -f 1 && exec \"$0\" build", try #require(Program.path)], in: workplace.path)
    #expect(outcome.ending == .exit(5))
    #expect(outcome.errors.contains("file too large"))
    #expect(!workplace.exists("output"))
  }

  @Test("Streams that are closed do no harm", arguments: ["0", "1", "2", "0 1 2"])
  func closedStreams(_ streams: String) async throws {
    let workplace = try workplace(Self.article.replacing("\"x\"", with: "\"<b>x</b>\""))
    let closing = streams.split(separator: " ").map { "\($0)>&-" }.joined(separator: " ")
    let program = try #require(Program.path)
    let outcome = try await Program.run(
      "/bin/sh", ["-c", "exec \"$0\" build \(closing)", program], in: workplace.path)
    #expect(outcome.ending == .exit(0))
    let reference = try self.workplace(Self.article.replacing("\"x\"", with: "\"<b>x</b>\""))
    _ = try await reference.helpgen("build")
    #expect(try workplace.tree() == reference.tree())
  }
}
