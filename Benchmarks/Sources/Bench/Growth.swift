import Foundation
import HelpgenMarkup

/// How the time to render a text grows with its size.
struct Growth {
  /// What the text repeats.
  var part: String
  /// How many times as long a text of twice the size takes.
  var ratio: Double
  /// The same for libcmark alone, which meets the same caches and the same memory.
  var plain: Double

  /// Whether helpgen takes longer than it may, where libcmark alone does not.
  func isOver(_ most: Double) -> Bool { ratio > most && ratio > plain * 1.1 }
}

/// What texts repeat that are made to take long.
private let parts = [
  "[", "![", "[a](", "[a][", "*a **a ", "*a_ ", "_a **b ", "`a``b", "<a ", "<!-- ", "<? ", "&#", "> ", "- ",
  "1. ",
  "> - ", "a\n\n", "# a\n", "[a]: b\n", "~~a ", "~a~~ ", "www.a.", "www._a.", "http://a_.b ", "a@b.c ",
  "[^a] ",
  "[^a]: b\n\n    c\n", "| a ", "|a|\n|-|\n", "|-|\n", "||\n", "- [ ] a\n", "<b>", "</b>", "<p><i>",
  "<table><td>",
  "<div>\n\n", "<details>\n\na\n\n", ":::note\n", ":::note\na\n:::\n", ":::note\n- a\n\n", ":::\n",
  "> :::tip\n",
  ":::note\n```\n", ":::a [^a]\n", ":",
]

/// Renders texts that are made to take long, and ones of eight times the size.
///
/// Over three steps it shows less what the caches and the allocator do where texts begin not to fit into them.
func measureGrowth() -> [Growth] {
  let options = MarkupOptions()
  func time(_ part: String, _ count: Int, _ render: ([UInt8]) -> Void) -> Double {
    // The ends are what some of the parts refer to.
    let markdown = Array((String(repeating: part, count: count) + "\n\n[^a]: x\n\n[a]: /u\n").utf8)
    return (0..<3).map { _ in
      let start = processorTime()
      render(markdown)
      return processorTime() - start
    }.min() ?? 0
  }
  return parts.map { part in
    let count = 200_000 / part.utf8.count
    func ratio(_ render: ([UInt8]) -> Void) -> Double {
      cbrt(time(part, 8 * count, render) / time(part, count, render))
    }
    return Growth(
      part: part, ratio: ratio { _ = renderMarkdown($0, options) }, plain: ratio { _ = renderPlainly($0) })
  }
}
