import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("What links come to")
struct LinkFindingsTests {
  private func reports(_ articles: [Article], _ planning: PlanningOptions = PlanningOptions()) throws
    -> [String]
  {
    try RenderedSite(try library(articles), planning).bag.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { "\nnote: \($0.message)" }.joined()
      let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
      return "\(diagnostic.article ?? "–") [\(diagnostic.code.name)] \(diagnostic.message)\(notes)\(hint)"
    }
  }

  @Test("A place in another article is looked for there, whichever batch it is in")
  func fragments() throws {
    let articles = [
      try article("a", content: "[1](b#setup)\n[2](b.md#set-up)\n[3](article:c#%C3%BCbung) [4](c#Übung)"),
      try article(
        "b",
        content:
          "## Set up\n\n[5](article:a#x) [6](b#set-up) [7](b#nothing) [0](a#top) [0](a#) [0](#TOP) [0](a#:~:text=x)",
        sections: ["S"]),
      try article("c", content: "## Übung\n\n<a name=\"old\"></a>[8](/en/c/#old)", sections: ["T"]),
      try article(
        "c-de", content: "# Wo\n\n[9](../c/#wo) [10](../b/#set-up) [11](../b/#sett-up)", locale: "de",
        key: "c"),
    ]
    for limit in [1, 2, 100] {
      #expect(
        try reports(articles, PlanningOptions(accordionLimit: limit)).sorted() == [
          "a [broken-fragment] the link to “b#setup” in line 1 of the Markdown leads to no heading of article “b”\nhint: did you mean “#set-up”?",
          "a [broken-fragment] the link to “c#Übung” in line 3 of the Markdown leads to no heading of article “c”\nhint: did you mean “#übung”?",
          "b [broken-fragment] the link to “article:a#x” in line 3 of the Markdown leads to no heading of article “a”",
          "b [broken-fragment] the link to “b#nothing” in line 3 of the Markdown leads to no heading of article “b”",
          "c-de [broken-fragment] the link to “../b/#sett-up” in line 3 of the Markdown leads to no heading of article “b”\nhint: did you mean “#set-up”?",
        ])
    }
  }

  @Test("An address that leads nowhere is told once, with the first articles that have it")
  func shared() throws {
    func text(_ count: Int) throws -> [Article] {
      try (1...count).map {
        try article("a\($0)", content: "Text\n\n[x](../includes/banner.md) [y](../includes/banner.md)")
      }
    }
    let hint = "\nhint: name an article by its id, as in “article:ID”, or a page by its address"
    let first =
      "a1 [broken-link] the link to “../includes/banner.md” in line 3 of the Markdown leads to no page; only its text is shown"
    func note(_ id: String) -> String { "\nnote: so does the one in article “\(id)”" }
    #expect(try reports(text(1)) == [first + hint])
    #expect(try reports(text(2)) == [first + note("a2") + hint])
    #expect(
      try reports(text(5)) == [
        first + note("a2") + note("a3") + note("a4") + "\nnote: and those in 1 more article" + hint
      ])
    #expect(
      try reports(text(200)) == [
        first + note("a2") + note("a3") + note("a4") + "\nnote: and those in 196 more articles" + hint
      ])
  }
}
