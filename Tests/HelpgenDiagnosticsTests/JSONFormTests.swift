import Foundation
import HelpgenDiagnostics
import Testing

@Suite("Diagnostics for programs")
struct JSONFormTests {
  @Test("One object a line")
  func whole() {
    var bag = DiagnosticBag(duplicateSlug)
    bag.report(Diagnostic(.error, "no-articles", "there are no articles"))
    #expect(
      bag.json() == #"""
        {"severity":"warning","code":"duplicate-slug","message":"two “de” articles want the slug \#
        “konto-loeschen”; this one becomes “konto-loeschen-8812”","file":"content/de/konto.json","line":3,\#
        "column":11,"endLine":3,"endColumn":27,"byteOffset":26,"notes":[{"message":"the first one is here",\#
        "file":"content/de/loeschen.json","line":4,"column":11,"endLine":4,"endColumn":27,"byteOffset":46}],\#
        "hint":"give one of them another \"slug\""}
        {"severity":"error","code":"no-articles","message":"there are no articles","notes":[]}

        """#)
  }

  @Test("Every character comes back from a JSON reader, and each object is on one line")
  func escaping() throws {
    let all =
      (0...0x3000).compactMap(Unicode.Scalar.init).map { String($0) }.joined() + "\u{FEFF}\u{FFFF}😀\u{10FFFF}"
    let text = SourceText("x", name: all)
    let diagnostic = Diagnostic(
      .error, "c", all, at: text.span(of: "x"), article: all, notes: [.init(all)], hint: all)
    let json = DiagnosticBag(diagnostic).json()
    #expect(json.unicodeScalars.filter { $0.properties.generalCategory == .control } == ["\n"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    for key in ["message", "file", "article", "hint"] {
      let value = try #require(object[key] as? String)
      #expect(value.unicodeScalars.elementsEqual(all.unicodeScalars), "\(key)")
    }
  }

  @Test("What must not be printed is escaped")
  func unprintable() {
    #expect(
      DiagnosticBag(Diagnostic(.error, "c", "a\0\u{1B}\u{7F}\u{85}\u{2028}\u{202E}\\/é")).json()
        == #"{"severity":"error","code":"c","message":"a\u0000\u001b\u007f\u0085\u2028\u202e\\/é","#
        + #""notes":[]}"#
        + "\n")
  }

  @Test("The end is behind the span, on whichever line that is")
  func multipleLines() {
    let text = SourceText("\u{FEFF}ä{\r\n}\r\n")
    #expect(
      DiagnosticBag(Diagnostic(.error, "c", "m", at: text.span(of: "{\r\n}"))).json()
        == #"{"severity":"error","code":"c","message":"m","file":"a.json","line":1,"column":2,"endLine":2,"#
        + #""endColumn":2,"byteOffset":5,"notes":[]}"# + "\n")
  }
}
