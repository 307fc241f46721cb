import HelpgenModel
import Testing

@Suite("Output paths")
struct OutputPathTests {
  @Test(
    "Safe components",
    arguments: [
      ["index.html"], ["de", "konto", "index.html"], ["..."], [".nojekyll"], ["a b"], ["ä", "\u{301}b"],
      ["a:b"],
    ])
  func safe(components: [String]) throws {
    let path = try #require(OutputPath(components))
    #expect(path.text == components.joined(separator: "/"))
    #expect(path.components.map(String.init) == components)
    #expect(path.description == path.text)
    #expect(OutputPath(text: path.text) == path)
  }

  @Test(
    "Nothing leaves the output folder",
    arguments: [
      [], [""], ["."], [".."], ["a", ".."], ["..", "a"], ["a", "", "b"], ["a/b"], ["/"], ["a\\b"], ["a\0"],
      ["\n"],
      ["a\u{7F}"], ["\u{1F}"], ["/\u{301}"], ["a", "../b"], [String(repeating: "a", count: 256)],
    ])
  func unsafe(components: [String]) {
    #expect(OutputPath(components) == nil)
  }

  @Test(
    "Nor does a path that is read",
    arguments: [
      "", "/", "/a", "a/", "a//b", "../a", "a/../b", "a/..", "./a", "a/.", "C:\\a", "a/\0", "a/..\u{0}",
    ])
  func unsafeText(text: String) {
    #expect(OutputPath(text: text) == nil)
  }

  @Test("Slashes before combining marks separate as well")
  func combiningMarks() {
    #expect(OutputPath(text: "a/\u{301}b")?.components.map(String.init) == ["a", "\u{301}b"])
    #expect(OutputPath(text: "a/\u{301}/../b") == nil)
  }

  @Test("Ordered by scalars, and equal where no order is")
  func order() {
    let texts = ["b", "a/b", "a", "B", "a-b", "ä", "z", "😀", "\u{FFFD}"]
    #expect(
      texts.compactMap { OutputPath(text: $0) }.sorted().map(\.text) == [
        "B", "a", "a-b", "a/b", "b", "z", "ä", "\u{FFFD}", "😀",
      ])
    let composed = OutputPath(["\u{E9}"])
    let decomposed = OutputPath(["e\u{301}"])
    #expect(composed == decomposed)
    #expect([composed, decomposed].compactMap { $0 }.count == 2)
  }
}
