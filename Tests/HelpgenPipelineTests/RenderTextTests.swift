import Foundation
import HelpgenDiagnostics
import Testing

@testable import HelpgenPipeline

@Suite("renderText")
struct RenderTextTests {
  private func rendered(
    _ text: String, lines: Bool = false, raw: Bool = false, smart: Bool = false
  ) async throws -> (output: String, diagnostics: [String]) {
    let place = try Workplace()
    let rendering = try await renderText(
      RenderRequest(input: "-", readsJSONLines: lines, html: raw ? .raw : .drop, smartPunctuation: smart),
      in: place.environment(input: text))
    return (String(decoding: rendering.output, as: UTF8.self), rendering.diagnostics.lines)
  }

  /// A line of a text without headings, links, images and faults.
  private func line(_ id: String, _ html: String, text: String) -> String {
    "{\"id\":\(id),\"html\":\"\(html)\",\"text\":\"\(text)\",\"outline\":[],\"links\":[],\"images\":[],\"diagnostics\":[]}\n"
  }

  @Test("renders one text")
  func oneText() async throws {
    #expect(try await rendered("# *Hi*\n").output == "<h1 id=\"hi\"><em>Hi</em></h1>\n")
    #expect(try await rendered("").output == "")
  }

  @Test("passes raw HTML and makes punctuation typographic only where asked to")
  func options() async throws {
    let text = "<b>\"x\" -- y</b>\n"
    #expect(try await rendered(text).output == "<p>&quot;x&quot; -- y</p>\n")
    #expect(try await rendered(text, raw: true).output == "<p><b>&quot;x&quot; -- y</b></p>\n")
    #expect(try await rendered(text, smart: true).output == "<p>“x” – y</p>\n")
  }

  @Test("reads a file, and says where there is none")
  func files() async throws {
    let place = try Workplace(["a.md": "x"])
    var request = RenderRequest(
      input: "a.md", readsJSONLines: false, html: .sanitize, smartPunctuation: false)
    #expect(try await renderText(request, in: place.environment()).output == Array("<p>x</p>\n".utf8))
    request.input = "b.md"
    await #expect(
      throws: BuildError.unreadable("cannot read “b.md”: there is no such file or folder")
    ) { try await renderText(request, in: place.environment()) }
  }

  @Test("renders lines in their order, ids as they are written")
  func lines() async throws {
    let input = (0..<300).map { "{\"id\": \($0), \"content\": \"*\($0)*\"}" }.joined(separator: "\n")
    let output = (0..<300).map { line("\($0)", "<p><em>\($0)</em></p>\\n", text: "\($0)") }.joined()
    #expect(try await rendered(input, lines: true) == (output, []))
  }

  @Test(
    "hands ids on verbatim",
    arguments: ["1", "-1.50e+3", "\"a\"", "\"\\u00e9\\/\\\"\"", "true", "null", "12345678901234567890"])
  func ids(id: String) async throws {
    let input = "{ \"content\" : \"x\", \"extra\": [1], \"id\" : \(id) }\r\n"
    #expect(try await rendered(input, lines: true) == (line(id, "<p>x</p>\\n", text: "x"), []))
  }

  @Test("escapes what JSON must not hold, and nothing else")
  func escapes() async throws {
    let content = "a \"b\" \\\\ c\u{1}\u{1F}\u{7F}é設😀\u{2028}\n\n    code\tx\n"
    let input = try JSONEncoder().encode(["id": "1", "content": content])
    let output = try await rendered(String(decoding: input, as: UTF8.self), lines: true).output
    #expect(
      output
        == line(
          "\"1\"",
          "<p>a &quot;b&quot; \\\\ c���é設😀\u{2028}</p>\\n<pre><code>code\\u0009x\\n</code></pre>\\n",
          text: "a \\\"b\\\" \\\\ c���é設😀\\ncode x"))
  }

  @Test("says what is in a text, and what is wrong with it, and where")
  func findings() async throws {
    let content =
      "# A *b*\n\n## C {#d}\n\né [e](/f) [g](#h) ![](i.png) ![j](k.png)\n\n<script>l</script>\n\n[m](javascript:n)\n"
    let input = try JSONEncoder().encode(["id": "1", "content": content])
    let output = try await rendered(String(decoding: input, as: UTF8.self), lines: true).output
    let parts = [
      ##""outline":[{"level":0,"id":"a-b","title":"A b"},{"level":1,"id":"d","title":"C"}],"##,
      ##""links":[{"target":"/f","line":5,"column":7},{"target":"#h","line":5,"column":15},{"target":"","line":9,"column":5}],"##,
      ##""images":[{"source":"i.png","alternative":"","line":5,"column":23},"##,
      ##"{"source":"k.png","alternative":"j","line":5,"column":35}],"##,
      ##""diagnostics":[{"code":"broken-fragment","message":"the link to “#h” leads to no heading of the text","##,
      ##""line":5,"column":15},{"code":"missing-alt","message":"the image “i.png” has no text for those who do not"##,
      ##" see it","line":5,"column":23},{"code":"raw-html","message":"HTML was left out of the text","line":7,"##,
      ##""column":1},{"code":"broken-link","message":"a link leads to an address that no page may have","##,
      ##""line":9,"column":5}]}"##, "\n",
    ]
    #expect(output.hasSuffix(parts.joined()), "\(output)")
  }

  @Test("leaves out lines that are none, says which, and goes on")
  func badLines() async throws {
    let input = """
      {"id":1,"content":"a"}
      nonsense

      {"id":2}
      {"content":"b"}
      {"id":{},"content":"b"}
      {"id":3,"content":3}
      [1]
      {"id":4,"content":"c"} x
      {"id":5,"content":"d"}
      """
    let (output, diagnostics) = try await rendered(input, lines: true)
    #expect(output == line("1", "<p>a</p>\\n", text: "a") + line("5", "<p>d</p>\\n", text: "d"))
    #expect(diagnostics.count == 7)
    #expect(diagnostics.allSatisfy { $0.hasPrefix("error[invalid-line] <stdin>: ") })
    #expect(
      diagnostics.count {
        $0 == "error[invalid-line] <stdin>: the line has no \"id\" or no text as its \"content\""
      }
        == 5)
  }

  @Test("a standard input that cannot be read is an error of the world")
  func unreadableInput() async throws {
    let place = try Workplace()
    let request = RenderRequest(
      input: "-", readsJSONLines: true, html: .sanitize, smartPunctuation: false)
    await #expect(throws: BuildError.self) { try await renderText(request, in: place.environment()) }
  }
}
