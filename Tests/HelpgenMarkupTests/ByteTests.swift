import HelpgenMarkup
import Testing

/// Bytes that are not what a text should be.
@Suite("Any bytes are Markdown")
struct ByteTests {
  private func rendered(_ bytes: [UInt8], _ rawHTML: RawHTML = .drop) -> [UInt8] {
    renderMarkdown(bytes, MarkupOptions(rawHTML: rawHTML)).html
  }

  @Test("What no page may hold becomes U+FFFD, however it was written")
  func forbidden() {
    #expect(html("&#1; &#x80; &#xFFFE; &#xFFFF; &#xFDD0; &#x1FFFF;\n", .drop) == "<p>� � � � � �</p>\n")
    #expect(html("\u{1}a \u{FFFF}b \u{1FFFE}c \u{85}d\n", .drop) == "<p>�a �b �c �d</p>\n")
    #expect(html("，€ é 😀 \u{A0}ﬁ\n", .drop) == "<p>，€ é 😀 \u{A0}ﬁ</p>\n")
  }

  @Test("An empty text is an empty page", arguments: ["", "\n", " \n\t\n", "\r\n", "\u{FEFF}"])
  func empty(_ markdown: String) {
    #expect(rendered(Array(markdown.utf8)) == [])
  }

  @Test("A NUL byte becomes U+FFFD and ends nothing")
  func nul() {
    #expect(html("a\0b\n\nc\n", .drop) == "<p>a\u{FFFD}b</p>\n<p>c</p>\n")
    #expect(
      html("a &#0; `\0` [\0](/\0)\n", .drop)
        == "<p>a \u{FFFD} <code>\u{FFFD}</code> <a href=\"/%EF%BF%BD\">\u{FFFD}</a></p>\n")
    #expect(html("<b title='\0'>\n") == "<b title='\u{FFFD}'>\n")
  }

  @Test(
    "Bytes that are not UTF-8 become U+FFFD",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func invalid(_ bytes: [UInt8]) {
    for input in [
      Array("a ".utf8) + bytes + Array(" b\n".utf8), Array("`".utf8) + bytes + Array("`".utf8), bytes,
    ] {
      for mode in [RawHTML.sanitize, .escape, .drop, .pass] {
        let output = rendered(input, mode)
        #expect(Array(String(decoding: output, as: UTF8.self).utf8) == output)
        #expect(String(decoding: output, as: UTF8.self).unicodeScalars.contains("\u{FFFD}"))
      }
    }
  }

  @Test("References to what is no character become U+FFFD", arguments: ["&#xD800;", "&#x110000;", "&#0;"])
  func references(_ reference: String) {
    #expect(html("a\(reference)b\n") == "<p>a\u{FFFD}b</p>\n")
  }

  @Test("Lines may end in CR LF, LF or CR, also mixed")
  func lineEnds() {
    let text = "# A\n\nb\nc  \nd\n\n```\ne\n```\n\n- f\n- g\n"
    let expected = html(text)
    #expect(html(text.replacing("\n", with: "\r\n")) == expected)
    #expect(html(text.replacing("\n", with: "\r")) == expected)
    #expect(html("# A\r\n\nb\rc  \r\nd\n\r\n```\re\r\n```\n\n- f\r- g") == expected)
    #expect(expected.utf8.contains(UInt8(ascii: "\r")) == false)
  }

  @Test("Lines with dropped HTML are counted whatever ends them", arguments: ["\n", "\r\n", "\r"])
  func droppedLines(_ end: String) {
    let markdown = "a\n\nb <b>\n<i>\n\n<div>\n".replacing("\n", with: end)
    #expect(
      renderMarkdown(Array(markdown.utf8), MarkupOptions(rawHTML: .drop)).leftOut.map(\.line) == [3, 4, 6])
  }

  @Test("A byte order mark is no text")
  func byteOrderMark() {
    #expect(html("\u{FEFF}# A\n") == "<h1>A</h1>\n")
  }

  @Test("Marks and joiners stay where they are")
  func combining() {
    #expect(html("\"\u{301} <\u{338} &\u{301}\n", .drop) == "<p>&quot;\u{301} &lt;\u{338} &amp;\u{301}</p>\n")
  }
}
