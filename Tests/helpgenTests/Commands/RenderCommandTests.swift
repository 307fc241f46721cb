import Testing

/// `helpgen render`, `version` and `help` from outside.
@Suite("helpgen render, version and help")
struct RenderCommandTests {
  @Test("Renders standard input and files")
  func inputs() async throws {
    let workplace = try Workplace()
    let piped = try await workplace.helpgen("render", input: Array("**Hello** \"you\"".utf8))
    #expect(piped.ending == .exit(0))
    #expect(piped.text == "<p><strong>Hello</strong> &quot;you&quot;</p>\n")
    #expect(piped.errors == "")
    try workplace.write("# Title\r\n", to: "a file.md")
    #expect(try await workplace.helpgen("render", "a file.md").text == "<h1 id=\"title\">Title</h1>\n")
    let plain = try await workplace.helpgen("render", "--extensions", "gfm", "a file.md")
    #expect(plain.text == "<h1>Title</h1>\n")
    #expect(try await workplace.helpgen("render", "-", input: Array("x".utf8)).text == "<p>x</p>\n")
    #expect(try await workplace.helpgen("render").text == "")
  }

  @Test("HTML is made safe unless something else is asked for; punctuation stays unless smart is")
  func flags() async throws {
    let workplace = try Workplace()
    let input = Array("a <b>\"c\"</b>".utf8)
    #expect(try await workplace.helpgen("render", input: input).text == "<p>a <b>&quot;c&quot;</b></p>\n")
    let escaped = try await workplace.helpgen("render", "--html", "escape", input: input)
    #expect(escaped.text == "<p>a &lt;b&gt;&quot;c&quot;&lt;/b&gt;</p>\n")
    let dropped = try await workplace.helpgen("render", "--html=drop", input: input)
    #expect(dropped.text == "<p>a &quot;c&quot;</p>\n")
    let raw = try await workplace.helpgen("render", "--html", "raw", "--smart", input: input)
    #expect(raw.text == "<p>a <b>“c”</b></p>\n")
  }

  @Test("JSON lines come back in their order, with their ids as they were")
  func lines() async throws {
    let workplace = try Workplace()
    let input = #"{"id": 7, "content": "*a*"}"# + "\r\n\n" + #"{"content": "\"\\\t<", "id": "ü\n"}"# + "\n"
    let outcome = try await workplace.helpgen("render", "--json-lines", input: Array(input.utf8))
    #expect(outcome.ending == .exit(0))
    let rest = #""outline":[],"links":[],"images":[],"diagnostics":[]}"# + "\n"
    #expect(
      outcome.text == #"{"id":7,"html":"<p><em>a</em></p>\n","text":"a","# + rest
        + #"{"id":"ü\n","html":"<p>&quot;\\\u0009&lt;</p>\n","text":"\"\\ <","# + rest)
  }

  @Test("A line that cannot be read is reported, and the others are rendered")
  func brokenLines() async throws {
    let input = #"{"id": 1, "content": "a"}"# + "\n" + #"{"id": 2}"# + "\n" + #"{"id": 3, "content": "c"}"#
    let outcome = try await Workplace().helpgen("render", "--json-lines", input: Array(input.utf8))
    #expect(outcome.ending == .exit(1))
    #expect(outcome.text.split(separator: "\n").count == 2)
    #expect(outcome.errors.hasPrefix("error[invalid-line]: "))
    #expect(outcome.errors.contains("\n --> <stdin>:2:1\n"))
  }

  @Test("A file that is not there is unreadable")
  func missing() async throws {
    let outcome = try await Workplace().helpgen("render", "none.md")
    #expect(outcome.ending == .exit(3))
    #expect(outcome.text == "")
    #expect(
      outcome.errors == "error[unreadable-source]: cannot read “none.md”: there is no such file or folder\n")
  }

  @Test("Version and help are results: they go to standard output")
  func results() async throws {
    let workplace = try Workplace()
    for words in [["version"], ["--version"], ["-V"]] {
      let outcome = try await Program.run(words, in: workplace.path)
      #expect(outcome.ending == .exit(0))
      #expect(outcome.text.wholeMatch(of: /helpgen [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
      #expect(outcome.errors == "")
    }
    for words in [["help"], [], ["build", "-h"]] {
      let outcome = try await Program.run(words, in: workplace.path)
      #expect(outcome.ending == .exit(0))
      #expect(outcome.text.hasPrefix("helpgen "))
      #expect(outcome.errors == "")
    }
  }

  @Test("A reader that has seen enough is no trouble worth a word; a full disk is")
  func closedOutput() async throws {
    let workplace = try Workplace()
    let program = try #require(Program.path)
    // 1 MB, so that it cannot all fit into the pipe before the reader leaves.
    try workplace.write(String(repeating: "paragraph\n\n", count: 100_000), to: "long.md")
    let script = "(\"$0\" render long.md; echo $? >code) | head -c 3"
    let piped = try await Program.run("/bin/sh", ["-c", script, program], in: workplace.path)
    #expect(piped.text == "<p>")
    #expect(piped.errors == "")
    #expect(try workplace.text("code") == "5\n")

    guard workplace.isLinux else { return }
    let full = try await Program.run(
      "/bin/sh", ["-c", "exec \"$0\" help >/dev/full", program], in: workplace.path)
    #expect(full.ending == .exit(5))
    #expect(full.errors == "error: cannot write to standard output\n")
  }
}

extension Workplace {
  /// Whether there is a `/dev/full`.
  fileprivate var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
