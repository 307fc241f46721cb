import HelpgenDiagnostics
import Testing

@testable import HelpgenSources

@Suite("YAML syntax errors")
struct YAMLSyntaxTests {
  private func report(_ bytes: [UInt8]) -> [String] {
    var bag = DiagnosticBag()
    #expect(YAMLDocument.read(SourceText(name: "helpgen.yml", bytes: bytes), into: &bag) == nil)
    return HelpgenSourcesTests.report(bag)
  }

  private static let prefix = "error[yaml-syntax]"

  @Test(
    "say in plain words what is wrong, where and how to mend it",
    arguments: [
      (
        "a: [b, c\nd: e",
        " 2:2 <:>: this is not valid YAML: a “,” or “]” is missing\nnote 1:4 <[>: it begins here\nhint: close “[” with “]”, or put text that begins with “[” in quotation marks"
      ),
      (
        "title: \"Ünï\r\nb: c\r\n",
        " 1:8 <\">: this is not valid YAML: a quotation mark is never closed\nhint: add the closing quotation mark"
      ),
      (
        "a:\n\tb: c",
        " 2:1 <\t>: this is not valid YAML: a tab cannot indent a line\nhint: use spaces"
      ),
      (
        "\u{FEFF}é: a: b",
        " 1:5 <:>: this is not valid YAML: a “:” is not allowed here\nhint: put text that holds “: ” in quotation marks, and begin the lines of one group in the same column"
      ),
      (
        "ü: @me",
        " 1:4 <@>: this is not valid YAML: a value cannot begin with “@”\nhint: put the value in quotation marks"
      ),
      (
        "permalink: {section}/{slug}",
        " 1:21 </>: this is not valid YAML: nothing may follow a closing “}” on its line\nhint: put the whole value in quotation marks"
      ),
      (
        "title: \"a\" b",
        " 1:12 <b>: this is not valid YAML: nothing may follow a closing “\"” on its line\nhint: put the whole value in quotation marks"
      ),
      (
        "a: b\n- c",
        " 2:1 <->: this is not valid YAML: this line does not belong to the lines above it\nnote 1:1 <a>: it begins here\nhint: begin the lines of one group in the same column, and each item of a list with “- ”"
      ),
      (
        "日本: \"\\q\"",
        " 1:6 <\\>: this is not valid YAML: “\\” in double quotes must begin a known escape\nhint: write “\\\\” for a backslash, or use single quotes"
      ),
      (
        "a: b\ncd\ne: f",
        " 2:1 <c>: this is not valid YAML: a “:” is missing after this name\nhint: write “name: value”"
      ),
      (
        "é: \u{1}",
        " 1:4 <\u{1}>: this is not valid YAML: there is a control character\nhint: remove the character"
      ),
      ("%YAML 1.9\n---\na", " 1:1 <%>: this is not valid YAML: found incompatible YAML document"),
    ])
  func words(text: String, expected: String) {
    #expect(report(Array(text.utf8)) == [Self.prefix + expected])
  }

  @Test(
    "point at bytes that are not UTF-8",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xC3, 0xA9, 0xFF, 0x62], 5), ([0x61, 0xC3], 1), ([0xFF, 0xFE, 0x61, 0x00], 0),
      ([0x61, 0xE2, 0x82, 0x28], 3), ([0xED, 0xA0, 0x80], 0), ([0xC0, 0xAF], 0),
      ([0xEF, 0xBB, 0xBF, 0x80], 3),
    ] as [([UInt8], Int)])
  func invalid(bytes: [UInt8], place: Int) {
    var bag = DiagnosticBag()
    #expect(YAMLDocument.read(SourceText(name: "helpgen.yml", bytes: bytes), into: &bag) == nil)
    #expect(bag.diagnostics.map(\.message) == ["this is not valid YAML: these bytes are not UTF-8"])
    #expect(bag.diagnostics.map(\.hint) == ["save the file as UTF-8"])
    #expect(bag.diagnostics.first?.span?.range == place..<place + 1)
  }
}
