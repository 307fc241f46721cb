import HelpgenDiagnostics
import Testing

@testable import HelpgenSources

@Suite("YAMLDocument")
struct YAMLDocumentTests {
  /// A tree as text: scalars in `<>` with the bytes they come from, plain ones with `~` before.
  private func outline(_ text: SourceText, in range: Range<Int>? = nil) -> String {
    var bag = DiagnosticBag()
    guard let document = YAMLDocument.read(text, in: range, into: &bag) else {
      return report(bag).joined(separator: "\n")
    }
    #expect(report(bag) == [])
    return document.root.map { outline($0, text) } ?? "nothing"
  }

  private func outline(_ node: YAMLNode, _ text: SourceText) -> String {
    let marked = String(decoding: text.bytes[node.range], as: UTF8.self)
    switch node.value {
    case .scalar(let value, let isPlain): return "\(isPlain ? "~" : "")<\(value)|\(marked)>"
    case .sequence(let items): return "[\(items.map { outline($0, text) }.joined(separator: " "))|\(marked)]"
    case .mapping(let members):
      let inner = members.map { member in
        let key = String(decoding: text.bytes[member.keyRange], as: UTF8.self)
        return "\(member.key)|\(key): \(outline(member.value, text))"
      }
      return "{\(inner.joined(separator: " "))|\(marked)}"
    }
  }

  @Test(
    "reads values with their places",
    arguments: [
      ("a", "~<a|a>"),
      ("'it''s'", "<it's|'it''s'>"),
      ("\"a\\tb\"", "<a\tb|\"a\\tb\">"),
      ("[a, 'b']", "[~<a|a> <b|'b'>|[a, 'b']]"),
      ("{a: b}", "{a|a: ~<b|b>|{a: b}}"),
      ("a: b # c\n\n# d\n", "{a|a: ~<b|b>|a: b}"),
      ("a:\n- x\n- y\n\nb: z\n", "{a|a: [~<x|x> ~<y|y>|- x\n- y] b|b: ~<z|z>|a:\n- x\n- y\n\nb: z}"),
      ("a: |\n  x\n  y\n\nb: c", "{a|a: <x\ny\n||\n  x\n  y> b|b: ~<c|c>|a: |\n  x\n  y\n\nb: c}"),
      ("a: x\n  y\n", "{a|a: ~<x y|x\n  y>|a: x\n  y}"),
      ("a:\nb: ~", "{a|a: ~<|a> b|b: ~<~|~>|a:\nb: ~}"),
      ("'a b': ''", "{a b|'a b': <|''>|'a b': ''}"),
      ("a: &x b", "{a|a: ~<b|&x b>|a: &x b}"),
      ("--- a\n...\n", "~<a|a>"),
      ("", "nothing"), ("# a\n", "nothing"), ("\u{FEFF}", "nothing"), ("---\n", "~<|>"),
    ])
  func values(text: String, outline expected: String) {
    #expect(outline(source(text)) == expected)
  }

  @Test(
    "counts bytes behind a byte order mark, CR LF, tabs and characters of two to four bytes",
    arguments: [
      ("\u{FEFF}a: b", "{a|a: ~<b|b>|a: b}"),
      ("\u{FEFF}é: ü\r\nb: c\r\n", "{é|é: ~<ü|ü> b|b: ~<c|c>|é: ü\r\nb: c}"),
      (
        "a: 日本\nb: 😀\nc: [é, 'ü']",
        "{a|a: ~<日本|日本> b|b: ~<😀|😀> c|c: [~<é|é> <ü|'ü'>|[é, 'ü']]|a: 日本\nb: 😀\nc: [é, 'ü']}"
      ),
      ("a:\t'é'\t# ü\nb:  c", "{a|a: <é|'é'> b|b: ~<c|c>|a:\t'é'\t# ü\nb:  c}"),
      (
        "a: 'x\u{2028}y\u{85}z'\nb: e\u{301}",
        "{a|a: <x\u{2028}y z|'x\u{2028}y\u{85}z'> b|b: ~<e\u{301}|e\u{301}>|a: 'x\u{2028}y\u{85}z'\nb: e\u{301}}"
      ),
      (
        "a: |\r\n  é\r\n  b\r\nc: d", "{a|a: <é\nb\n||\r\n  é\r\n  b> c|c: ~<d|d>|a: |\r\n  é\r\n  b\r\nc: d}"
      ),
    ])
  func places(text: String, outline expected: String) {
    #expect(outline(source(text)) == expected)
  }

  @Test("reads a part of a text, with places in the whole")
  func part() {
    let text = source("é---\ntitle: ö\n---\n# [")
    let start = 6
    let end = start + "title: ö\n".utf8.count
    #expect(outline(text, in: start..<end) == "{title|title: ~<ö|ö>|title: ö}")
    #expect(outline(text, in: 0..<0) == "nothing")
    #expect(outline(text, in: 40..<90) == "nothing")
  }

  @Test("reports a name that comes twice and keeps the first")
  func duplicate() {
    var bag = DiagnosticBag()
    let document = YAMLDocument.read(source("é: 1\na: 2\né: 3\n\"é\": 4"), into: &bag)
    #expect(
      report(bag) == [
        "error[duplicate-key] 3:1 <é>: “é” is set twice\nnote 1:1 <é>: the first one is here\nhint: remove one of them",
        "error[duplicate-key] 4:1 <\"é\">: “é” is set twice\nnote 1:1 <é>: the first one is here\nhint: remove one of them",
      ])
    guard case .mapping(let members)? = document?.root?.value else {
      Issue.record("no mapping")
      return
    }
    #expect(members.map(\.key) == ["é", "a"])
    #expect(members.map(\.value.text) == ["1", "2"])
  }

  @Test(
    "refuses what settings do not need",
    arguments: [
      (
        "a: &x [b]\nc: *x",
        "error[yaml-feature] 2:4 <*x>: an alias, “*x”, is not supported here\nhint: repeat the value itself"
      ),
      (
        "é: !!str no",
        "error[yaml-feature] 1:4 <!!str no>: a type in front of a value is not supported here\nhint: leave it out, and put text that looks like something else in quotation marks"
      ),
      (
        "a: !x [b]",
        "error[yaml-feature] 1:4 <!x [>: a type in front of a value is not supported here\nhint: leave it out, and put text that looks like something else in quotation marks"
      ),
      (
        "a: b\n---\nc: d",
        "error[yaml-feature] 2:1 <--->: a second document begins here\nhint: remove “---” and keep everything in one document"
      ),
      (
        "[a]: b",
        "error[yaml-feature] 1:1 <[a]>: a list or a mapping cannot be a name here\nhint: put the name before “:” in quotation marks"
      ),
    ])
  func refused(text: String, expected: String) {
    #expect(outline(source(text)) == expected)
  }

  @Test("a text of many aliases stays small")
  func laughter() {
    let lines = (1..<30).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", "))]"
    }
    var bag = DiagnosticBag()
    #expect(YAMLDocument.read(source("a0: &a0 lol\n" + lines.joined(separator: "\n")), into: &bag) == nil)
    #expect(bag.errorCount == 29 * 9)
  }

  @Test("nests 64 levels deep, not 65 nor 100,000")
  func depth() {
    func nested(_ depth: Int) -> SourceText {
      source(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    var bag = DiagnosticBag()
    #expect(YAMLDocument.read(nested(64), into: &bag) != nil)
    #expect(report(bag) == [])
    for depth in [65, 100_000] {
      var bag = DiagnosticBag()
      #expect(YAMLDocument.read(nested(depth), into: &bag) == nil)
      #expect(
        report(bag) == [
          "error[yaml-feature] 1:65 <[>: lists and mappings are nested more than 64 levels deep\nhint: use fewer levels"
        ])
    }
  }
}
