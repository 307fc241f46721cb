import Testing

@testable import HelpgenMarkup

/// The memory that libcmark's trees are in.
@Suite("Memory of trees")
struct TreeMemoryTests {
  private func render(_ document: borrowing MarkdownDocument) -> String {
    String(decoding: document.html(passingRawHTML: true), as: UTF8.self)
  }

  @Test("A document stays while others come and go on its thread")
  func several() {
    let first = MarkdownDocument(parsing: Array("first *one*\n".utf8), smartPunctuation: false)
    for number in 0..<20 {
      let text = String(repeating: "number *\(number)*\n\n", count: 500)
      let other = MarkdownDocument(parsing: Array(text.utf8), smartPunctuation: false)
      #expect(
        render(other) == String(repeating: "<p>number <em>\(number)</em></p>\n", count: 500))
    }
    #expect(render(first) == "<p>first <em>one</em></p>\n")
  }

  @Test("Texts larger than any chunk are rendered")
  func large() {
    let word = String(repeating: "word ", count: 400_000)
    let document = MarkdownDocument(parsing: Array("\(word)*end*\n".utf8), smartPunctuation: false)
    #expect(render(document) == "<p>\(word)<em>end</em></p>\n")
  }

  @Test("Threads have memory of their own")
  func threads() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          let text = String(repeating: "- \(number) *a*\n", count: 300)
          let expected =
            "<ul>\n" + String(repeating: "<li>\(number) <em>a</em></li>\n", count: 300) + "</ul>\n"
          return (0..<20).allSatisfy { _ in gfm(text) == expected }
        }
      }
      for await isAlike in group { #expect(isAlike) }
    }
  }
}
