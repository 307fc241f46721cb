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

  @Test("renders one text")
  func oneText() async throws {
    #expect(try await rendered("# *Hi*\n").output == "<h1><em>Hi</em></h1>\n")
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
    let output = (0..<300).map { "{\"id\":\($0),\"html\":\"<p><em>\($0)</em></p>\\n\"}\n" }.joined()
    #expect(try await rendered(input, lines: true) == (output, []))
  }

  @Test(
    "hands ids on verbatim",
    arguments: ["1", "-1.50e+3", "\"a\"", "\"\\u00e9\\/\\\"\"", "true", "null", "12345678901234567890"])
  func ids(id: String) async throws {
    let line = "{ \"content\" : \"x\", \"extra\": [1], \"id\" : \(id) }\r\n"
    #expect(try await rendered(line, lines: true) == ("{\"id\":\(id),\"html\":\"<p>x</p>\\n\"}\n", []))
  }

  @Test("escapes what JSON must not hold, and nothing else")
  func escapes() async throws {
    let content = "a \"b\" \\\\ c\u{1}\u{1F}\u{7F}é設😀\u{2028}\n\n    code\tx\n"
    let line = try JSONEncoder().encode(["id": "1", "content": content])
    let output = try await rendered(String(decoding: line, as: UTF8.self), lines: true).output
    #expect(
      output
        == "{\"id\":\"1\",\"html\":\"<p>a &quot;b&quot; \\\\ c���é設😀\u{2028}</p>\\n"
        + "<pre><code>code\\u0009x\\n</code></pre>\\n\"}\n")
    let link = "{\"id\":1,\"content\":\"[a](/b)\"}"
    #expect(
      try await rendered(link, lines: true).output
        == "{\"id\":1,\"html\":\"<p><a href=\\\"/b\\\">a</a></p>\\n\"}\n")
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
    #expect(output == "{\"id\":1,\"html\":\"<p>a</p>\\n\"}\n{\"id\":5,\"html\":\"<p>d</p>\\n\"}\n")
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
