import HelpgenMarkup
import Testing

/// Texts made to break parsers: all of them end, without a crash.
@Suite("Pathological texts")
struct PathologicalTests {
  /// A text by its parts: `middle` as many times as `count` says between the two others.
  struct Text: Sendable, CustomTestStringConvertible {
    var start = ""
    var middle: String
    var count: Int
    var end = ""

    var bytes: [UInt8] {
      var bytes = Array(start.utf8)
      bytes.reserveCapacity(middle.utf8.count * count + start.utf8.count + end.utf8.count)
      for _ in 0..<count { bytes += middle.utf8 }
      return bytes + Array(end.utf8)
    }

    var testDescription: String { "\(count) × \(middle.debugDescription)" }
  }

  /// Deeply nested texts, and what their HTML begins with.
  static let nested = [
    (Text(middle: "> ", count: 30_000, end: "x"), "<blockquote>\n<blockquote>\n"),
    (Text(middle: "* ", count: 30_000, end: "x"), "<ul>\n<li>\n<ul>\n<li>\n"),
    (Text(middle: "1. ", count: 30_000, end: "x"), "<ol>\n<li>\n<ol>\n<li>\n"),
    (Text(middle: "> - ", count: 15_000, end: "x"), "<blockquote>\n<ul>\n<li>\n<blockquote>\n"),
    (Text(middle: "*a **a ", count: 30_000), "<p>*a **a *a **a "),
    (Text(middle: "_a*", count: 30_000), "<p>_a*_a*_a*"),
    (Text(middle: "*", count: 30_000, end: "x" + stars), "<p><strong><strong>"),
    (Text(middle: "[", count: 30_000, end: "a" + targets), "<p>[[[["),
    (Text(middle: "![", count: 30_000, end: "a" + targets), "<p><img src=\"/b\" alt=\"a\" /></p>\n"),
  ]

  private static let stars = String(repeating: "*", count: 30_000)
  private static let targets = String(repeating: "](/b)", count: 30_000)

  static let long = [">", "[", "*", "`", "_", "<", "&", "\\", "\t", "\0", "!", "#", "-", "~", "]", "("].map {
    Text(middle: $0, count: 1_000_000)
  }

  static let unclosed = [
    "[a](b", "[a](<b", "[a][", "<a ", "<a href=\"", "</", "<!--", "<?", "<!A ", "<![CDATA[", "a **", "a `",
    "\n```\n", "\n[a", "&#", "\n\\", "\n> ", "\n- ", "\n1. ", "<div>\n",
  ].map { Text(middle: $0, count: 20_000) }

  @Test("Deep nesting", arguments: nested)
  func nesting(text: Text, beginning: String) {
    let html = renderMarkdown(text.bytes, MarkupOptions()).html
    #expect(String(decoding: html.prefix(beginning.utf8.count), as: UTF8.self) == beginning)
  }

  @Test("A megabyte of one character", arguments: long)
  func monotony(_ text: Text) {
    for mode in [RawHTML.sanitize, .escape, .drop, .pass] {
      let body = renderMarkdown(text.bytes, MarkupOptions(rawHTML: mode))
      #expect(body.leftOut == [])
      #expect(body.html.last ?? 0x0A == 0x0A)
    }
  }

  @Test("Everything left open", arguments: unclosed)
  func leftOpen(_ text: Text) {
    let body = renderMarkdown(text.bytes, MarkupOptions(smartPunctuation: true, rawHTML: .drop))
    #expect(body.html.last ?? 0x0A == 0x0A)
  }

  @Test("Runs of backticks of every length")
  func backticks() {
    var text: [UInt8] = []
    for length in 1...1000 { text += Array("e".utf8) + [UInt8](repeating: UInt8(ascii: "`"), count: length) }
    #expect(renderMarkdown(text, MarkupOptions()).html.count == text.count + "<p></p>\n".utf8.count)
  }

  @Test("Many definitions and many references to them")
  func references() {
    var text: [UInt8] = []
    for number in 0..<10_000 { text += Array("[r\(number)]: /\(number)\n".utf8) }
    text += Array("\n".utf8)
    for number in 0..<10_000 { text += Array("[r\(number)] ".utf8) }
    let html = String(decoding: renderMarkdown(text, MarkupOptions()).html, as: UTF8.self)
    #expect(html.hasPrefix("<p><a href=\"/0\">r0</a> <a href=\"/1\">r1</a>"))
    #expect(html.hasSuffix("<a href=\"/9999\">r9999</a></p>\n"))
  }

  @Test("A tag in every line")
  func tags() {
    let text = Text(middle: "a <b>\n", count: 20_000)
    #expect(
      renderMarkdown(text.bytes, MarkupOptions(rawHTML: .drop)).leftOut.map(\.line) == Array(1...20_000))
  }
}
