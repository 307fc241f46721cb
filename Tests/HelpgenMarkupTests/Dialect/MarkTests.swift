import HelpgenMarkup
import Testing

/// The marks that stand for what libcmark does not know: nobody sees them, and nobody can make them.
@Suite("Marks")
struct MarkTests {
  private static let begin = "\u{10FFFF}"
  private static let end = "\u{10FFFE}"

  @Test(
    "Characters that are marks become U+FFFD, and so do references to them",
    arguments: [begin, end, "&#x10FFFF;", "&#x10fffe;", "&#1114111;", "&#0001114110;"])
  func characters(_ mark: String) {
    #expect(gfm("a \(mark) ~~b~~") == "<p>a \u{FFFD} <del>b</del></p>\n")
    #expect(gfm("a\(mark)") == "<p>a\u{FFFD}</p>\n")
  }

  @Test("Marks cannot be forged")
  func forged() {
    let forged = "\(Self.begin)0\(Self.end)"
    let seen = "\u{FFFD}0\u{FFFD}"
    #expect(
      gfm("\(forged) ~~b~~ \(Self.begin)\(Self.end)") == "<p>\(seen) <del>b</del> \u{FFFD}\u{FFFD}</p>\n")
    #expect(gfm("&#x10FFFF;0&#x10FFFE; www.a") == "<p>\(seen) <a href=\"http://www.a\">www.a</a></p>\n")
    #expect(
      gfm("~~b~~\n\n<p title=\"\(forged)\">\n") == "<p><del>b</del></p>\n<p title=\"\(seen)\">\n")
  }

  @Test("Bytes that are not UTF-8 become U+FFFD in what marks stand for, as do NUL bytes")
  func bytes() {
    func rendered(_ parts: [UInt8]...) -> String {
      String(decoding: renderMarkdown(Array(parts.joined()), MarkupOptions()).html, as: UTF8.self)
    }
    #expect(
      rendered(Array("http://a/".utf8), [0xFF], Array("b ~~c~~".utf8))
        == "<p><a href=\"http://a/%EF%BF%BDb\">http://a/\u{FFFD}b</a> <del>c</del></p>\n")
    #expect(
      rendered(Array("[^*".utf8), [0xE2, 0x80], Array("] a@b.c".utf8))
        == "<p>[^*\u{FFFD}] <a href=\"mailto:a@b.c\">a@b.c</a></p>\n")
    #expect(
      rendered(Array("www.a/".utf8), [0], Array("\n".utf8))
        == "<p><a href=\"http://www.a/%EF%BF%BD\">www.a/\u{FFFD}</a></p>\n")
  }

  @Test("Nothing but text is written into attributes")
  func attributes() {
    #expect(gfm("![~~a~~ *b* [^c] d](/u)\n\n[^c]: x\n") == "<p><img src=\"/u\" alt=\"a b  d\" /></p>\n")
    #expect(gfm("~\n\n``` ~~x~~\n```\n") == "<p>~</p>\n<pre><code class=\"language-~~x~~\"></code></pre>\n")
  }

  @Test("Lines with dropped HTML are lines of the text, whatever was made of it")
  func lines() {
    func lines(_ markdown: String) -> [Int] {
      renderMarkdown(Array(markdown.utf8), MarkupOptions(rawHTML: .drop)).leftOut.map(\.line)
    }
    let table = "|a|b|c|\n|-|-|-|\n|1|2|<b>3</b>|\n"
    #expect(lines("<i>\n\n\(table)\n<i>\n") == [1, 5, 5, 7])
    #expect(
      lines("p <b>\n\(table)> q <b>\n>\n> \(table.replacing("\n", with: "\n> "))\n\n<hr>\n") == [
        1, 4, 4, 5, 9, 9, 12,
      ])
    #expect(lines("[^x]\n\n[^x]: a <b>\n    c <b>\n\n    <b>\n[^y]:\n    d\n\ne <b>\n") == [3, 4, 6, 10])
    #expect(lines("- |a|b|\n  |-|-|\n  |<b>|\n\n  <b>\n") == [3, 5])
    #expect(lines("|a|b|\r\n|-|-|\r\n|<b>|\r\n\r\n<b>\r\n") == [3, 5])
  }
}
