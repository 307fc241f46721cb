import HelpgenPipeline
import Testing

@testable import helpgen

/// When helpgen uses colors and shows progress, and in which words.
@Suite("Terminal")
struct TerminalTests {
  @Test(
    "Colors are for terminals that want them",
    arguments: [
      (["TERM": "xterm"], true, true), ([:], true, true), (["NO_COLOR": ""], true, true),
      (["NO_COLOR": "1"], true, false), (["NO_COLOR": "0"], true, false), (["TERM": "dumb"], true, false),
      (["TERM": "xterm"], false, false),
    ])
  func colors(_ environment: [String: String], _ isTerminal: Bool, _ expected: Bool) {
    #expect(Terminal(environment: environment, isTerminal: isTerminal).usesColor == expected)
  }

  @Test("Progress is for people, with or without colors")
  func interactive() {
    #expect(Terminal(environment: ["NO_COLOR": "1"], isTerminal: true).isInteractive)
    #expect(!Terminal(environment: ["TERM": "dumb"], isTerminal: true).isInteractive)
    #expect(!Terminal(environment: [:], isTerminal: false).isInteractive)
  }

  @Test(
    "Steps are told in words",
    arguments: [
      (BuildProgress.loading(["content", "a\nb"]), "Reading “content”, “a\\nb” …"),
      (.loaded(articles: 1), "Read 1 article"), (.loaded(articles: 0), "Read 0 articles"),
      (.planned(pages: 1, locales: 1), "Planned 1 page in 1 language"),
      (.planned(pages: 20, locales: 3), "Planned 20 pages in 3 languages"),
      (.rendered(pages: 5, of: 20), "Rendered 5 of 20 pages"), (.publishing, "Publishing …"),
    ])
  func steps(_ step: BuildProgress, _ text: String) { #expect(ProgressLine.text(step) == text) }
}
