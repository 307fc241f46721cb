import HelpgenDiagnostics
import Testing

@testable import HelpgenSources

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test("members and elements come in the order of the text, with their bytes")
  func navigation() throws {
    let text = #" {"b": [1, "x", {"y": null}], "a": {}, "b": true}"#
    let document = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(text.utf8)))
    #expect(document.root.kind == .object)
    #expect(document.root.members.map(\.name) == ["b", "a", "b"])
    #expect(
      document.root.members.map { slice(text, $0.value.range) } == [#"[1, "x", {"y": null}]"#, "{}", "true"])
    let array = try #require(document.root.members.first { $0.value.kind == .array }?.value)
    #expect(array.elements.map { slice(text, $0.range) } == ["1", "\"x\"", "{\"y\": null}"])
    #expect(array.members.map(\.name) == [])
    #expect(document.root.elements.map(\.kind) == [])
  }

  @Test("values answer only for their type")
  func types() throws {
    let text = #"["s", 1.50, true, false, null]"#
    let document = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(text.utf8)))
    let values = Array(document.root.elements)
    #expect(values.map(\.string) == ["s", nil, nil, nil, nil])
    #expect(values.map(\.numberText) == [nil, "1.50", nil, nil, nil])
    #expect(values.map(\.boolean) == [nil, nil, true, false, nil])
    #expect(values.map(\.isNull) == [false, false, false, false, true])
  }

  @Test(
    "escapes are decoded",
    arguments: [
      (#""plain""#, "plain"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC\ud83d\ude00""#, "Aé€😀"),
      (#""\u0000x""#, "\u{0}x"),
      (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
      (#""\\ud83d""#, "\\ud83d"),
    ])
  func strings(_ text: String, _ expected: String) throws {
    let value = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(text.utf8))).root
    #expect(value.string == expected)
    #expect(value.utf8 == Array(expected.utf8))
  }

  @Test(
    "the first lone surrogate is found",
    arguments: [
      (#""a\ud83d\ude00b""#, nil), (#""a\ud83d\ude00\udc00""#, 14..<20), (#""\n\\\ud83dz\udc00""#, 5..<11),
    ] as [(String, Range<Int>?)])
  func loneSurrogates(_ text: String, _ expected: Range<Int>?) throws {
    let value = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(text.utf8))).root
    #expect(value.loneSurrogate == expected)
  }

  @Test(
    "bytes that are not UTF-8 are counted and replaced",
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xC0, 0x80], 2), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xF5], 1), ([0x80], 1), ([0xC3, 0xA9, 0xE9], 1),
    ] as [([UInt8], Int)])
  func encodingFaults(_ bytes: [UInt8], _ count: Int) throws {
    let text = SourceText(name: "a", bytes: [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")])
    let document = try JSONDocument(parsing: text)
    #expect(document.encodingFault?.count == count)
    #expect(document.encodingFault?.first == 1 + bytes.count - count)
    #expect(document.root.string == String(decoding: bytes, as: UTF8.self))
    #expect(document.root.utf8 == Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
