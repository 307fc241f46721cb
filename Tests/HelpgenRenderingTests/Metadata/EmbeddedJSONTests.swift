import Foundation
import Testing

@testable import HelpgenRendering

@Suite("JSON in pages")
struct EmbeddedJSONTests {
  private func text(_ json: EmbeddedJSON) -> String {
    var bytes: [UInt8] = []
    json.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Objects keep their order, lists and numbers are what they are")
  func values() {
    let json = EmbeddedJSON.object([
      ("b", .list([.number(-1), .list([]), .object([])])), ("a", .text("")), ("c", .list([.text("x")])),
    ])
    #expect(text(json) == #"{"b":[-1,[],{}],"a":"","c":["x"]}"#)
  }

  @Test(
    "What could end the element, the string or the line is written as \\u, and nothing else is",
    arguments: [
      ("</script><script>", #"\u003C/script\u003E\u003Cscript\u003E"#),
      ("<!--<script>", #"\u003C!--\u003Cscript\u003E"#),
      ("]]> & \"a\" 'b' \\u003C", #"]]\u003E \u0026 \u0022a\u0022 'b' \u005Cu003C"#),
      ("a\u{0}b\t\r\n\u{1F}\u{7F}", #"a\u0000b\u0009\u000D\u000A\u001F\u007F"#),
      ("\u{80}\u{9F}\u{A0}é", "\\u0080\\u009F\u{A0}é"),
      ("\u{2027}\u{2028}\u{2029}\u{202A}–", "\u{2027}\\u2028\\u2029\u{202A}–"),
      ("\"\u{301}<\u{338}", "\\u0022\u{301}\\u003C\u{338}"),
      ("日本語 😀 ‏العربية", "日本語 😀 ‏العربية"),
    ])
  func escaping(_ plain: String, _ escaped: String) throws {
    let json = text(.list([.text(plain)]))
    #expect(Array(json.utf8) == Array("[\"\(escaped)\"]".utf8))
    let parsed = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(parsed.map { Array($0.utf8) } == [Array(plain.utf8)])
  }
}
