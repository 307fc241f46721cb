import HelpgenModel
import HelpgenSources
import Testing

@Suite("Texts of articles")
struct ArticleTextTests {
  private static let article = #"[{"id":"a","title":"T","content":"x","locale":"en"}]"#

  @Test("C082: a UTF-8 byte order mark is skipped, and positions stay right")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let loaded = try load(bytes: mark + Self.article.utf8)
    #expect(loaded.articles.map(summary) == ["a|en|T|x"])
    #expect(loaded.reports == [])
    #expect(loaded.articles[0].title.map { Array($0.range) } == [22, 23, 24])
    let lines = try load(bytes: mark + Array("{\"id\":1}\n{\"id\":}".utf8))
    #expect(lines.articles.map(summary) == ["1|-|-|-"])
    #expect(
      lines.reports == [
        "<stdin>:2:7 ‹}› error[invalid-json]: expected a value, found “}” | <stdin>:2:1: the object begins here"
      ])
  }

  @Test(
    "C082: other encodings are named, with a way to convert them",
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x5B], "UTF-16"), ([0x5B, 0, 0x5D, 0], "UTF-16"),
      ([0, 0x5B, 0, 0x5D], "UTF-16"), ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0x5B, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x5B], "UTF-32"),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ name: String) throws {
    let loaded = try load(bytes: bytes)
    let excerpt = String(decoding: bytes.prefix(2), as: UTF8.self)
    #expect(
      loaded.reports == [
        "<stdin>:1:1 ‹\(excerpt)› error[unsupported-encoding]: the text is \(name), and only UTF-8 can be read "
          + "| save it as UTF-8, or convert it: iconv -f \(name) -t UTF-8 OLD.json > NEW.json"
      ])
  }

  @Test("bytes that are not UTF-8 are an error at the first of them, and the articles are still checked")
  func invalidUTF8() throws {
    var bytes = Array(#"[{"id":"a","title":"T?","content":"?","draft":1}]"#.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "?") { bytes[index] = 0xE9 }
    #expect(
      try load(bytes: bytes).reports == [
        "<stdin>:1:22 ‹\u{FFFD}› error[invalid-utf8]: the text is not UTF-8: this byte belongs to no character; "
          + "there are 1 more | save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 OLD.json > NEW.json",
        "<stdin>:1:47 ‹1› error[wrong-type]: wrong type of “draft”: expected true or false, found a number {a}",
      ])
  }

  @Test("a text without anything in it is an error", arguments: ["", " \r\n\t", "\u{FEFF}", "\u{FEFF}\n"])
  func emptyText(_ text: String) throws {
    #expect(
      try load(text).reports == [
        "<stdin>:1:1 ‹› error[empty-file]: there is nothing to read here | "
          + "write [] where there are no articles, or remove the file"
      ])
  }

  @Test("C087: a trailing comma is found where it stands", arguments: ["\n", "\r\n"])
  func trailingComma(_ lineBreak: String) throws {
    let lines = [
      "[", #"  {"id":"a","title":"T","content":"x","locale":"en"},"#,
      #"  {"id":"b","title":"T","content":"x","locale":"en",}"#, "]", "",
    ]
    let loaded = try load(lines.joined(separator: lineBreak))
    #expect(loaded.articles.isEmpty)
    #expect(
      loaded.reports == [
        "<stdin>:3:52 ‹,› error[invalid-json]: unexpected “,” before “}”: a trailing comma is not allowed in JSON "
          + "| remove the comma"
      ])
  }

  @Test("a line that is no JSON is an error at its line, and the others are read")
  func badLine() throws {
    let loaded = try load("{\"id\":1}\n{\"id\":2,}\n\n{\"id\":3} x\n{\"id\":4}\n")
    #expect(loaded.articles.map(summary) == ["1|-|-|-", "4|-|-|-"])
    #expect(
      loaded.reports == [
        "<stdin>:2:8 ‹,› error[invalid-json]: unexpected “,” before “}”: a trailing comma is not allowed in JSON "
          + "| remove the comma",
        "<stdin>:4:10 ‹x› error[invalid-json]: expected the end of the text, found “x” "
          + "| put several articles into one array, or each on a line of its own",
      ])
  }

  @Test("values that take several lines each are not JSON Lines")
  func severalValues() throws {
    let loaded = try load("{\n \"id\": 1\n}\n{\n \"id\": 2\n}\n")
    #expect(loaded.articles.isEmpty)
    #expect(
      loaded.reports == [
        "<stdin>:4:1 ‹{› error[invalid-json]: expected the end of the text, found “{” "
          + "| put several articles into one array, or each on a line of its own"
      ])
  }
}
