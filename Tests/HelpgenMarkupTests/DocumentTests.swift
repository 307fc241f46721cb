import Foundation
import HelpgenMarkup
import Testing

/// The examples of docs/markdown.md.
@Suite("docs/markdown.md")
struct DocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/markdown.md").standardizedFileURL

  /// A source, its result, and the line the result begins in.
  private struct Example {
    var source: String
    var result: String
    var line: Int
  }

  private static func examples(in lines: [String]) -> [Example] {
    var examples: [Example] = []
    var index = 0
    func block() -> String {
      let start = index + 1
      index = start
      while index < lines.count, lines[index] != "```" { index += 1 }
      return lines[start..<index].map { $0 + "\n" }.joined()
    }
    while index < lines.count {
      if lines[index] == "```markdown" {
        examples.append(Example(source: block(), result: "", line: 0))
      } else if lines[index] == "```html", !examples.isEmpty {
        let line = index + 1
        examples[examples.count - 1].result = block()
        examples[examples.count - 1].line = line
      }
      index += 1
    }
    return examples
  }

  private static func html(_ source: String) -> String {
    let body = renderBody(Array(source.utf8), title: nil, MarkupOptions())
    return String(decoding: body.html(), as: UTF8.self)
  }

  @Test("Every example gives what stands below it; RECORD=1 writes it there")
  func examples() throws {
    var lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n")
    let examples = Self.examples(in: lines)
    #expect(examples.count > 10)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      for example in examples.reversed() {
        let length = example.result.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let new = Self.html(example.source).split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
        lines.replaceSubrange(example.line..<example.line + length, with: new.map(String.init))
      }
      try lines.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
    for example in examples where ProcessInfo.processInfo.environment["RECORD"] != "1" {
      #expect(Self.html(example.source) == example.result, "docs/markdown.md:\(example.line + 1)")
    }
  }
}
