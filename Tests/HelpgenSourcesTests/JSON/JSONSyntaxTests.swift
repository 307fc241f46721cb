import HelpgenDiagnostics
import Testing

@testable import HelpgenSources

@Suite("JSON syntax")
struct JSONSyntaxTests {
  @Test(
    "accepts what RFC 8259 allows",
    arguments: [
      "[]", "{}", "null", "true", "false", "0", "-0", "1.5e+10", "1E-2", "\"\"",
      " [ 1 , { \"a\" : null } ]\r\n\t",
      #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, "\"é😀\u{2028}\u{7F}\"", "[[[]],{\"\":{}}]",
    ])
  func accepts(_ text: String) throws {
    _ = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(text.utf8)))
  }

  @Test(
    "says what was expected, what stands there and how to mend it",
    arguments: [
      ("[1,]", "2‹,› unexpected “,” before “]”: a trailing comma is not allowed in JSON | remove the comma"),
      (
        "{\"a\":1,\n}",
        "6‹,› unexpected “,” before “}”: a trailing comma is not allowed in JSON | remove the comma"
      ),
      ("[1 2]", "3‹2› expected “,” or “]”, found “2”"),
      ("[{} {}]", "4‹{› expected “,” or “]”, found “{” | put a comma between the two"),
      ("{\"a\":1 \"b\":2}", "7‹\"› expected “,” or “}”, found “\"” | put a comma between the two"),
      ("{\"a\" 1}", "5‹1› expected “:”, found “1”"),
      ("{a:1}", "1‹a› expected a name in double quotes, found “a” | write \"a\""),
      ("{1:1}", "1‹1› expected a name in double quotes, found “1” | write \"1\""),
      ("{,}", "1‹,› expected a name in double quotes, found “,”"),
      ("[,1]", "1‹,› expected a value, found “,”"),
      ("{\"a\":}", "5‹}› expected a value, found “}” | 0: the object begins here"),
      ("['a']", "1‹'› expected a value, found “'” | strings and names stand in straight double quotes (\")"),
      ("[“a”]", "1‹“› expected a value, found ““” | strings and names stand in straight double quotes (\")"),
      ("// x\n[]", "0‹/› expected a value, found “/” | JSON has no comments; remove it"),
      ("[NaN]", "1‹NaN› expected a value, found “NaN” | write null"),
      ("[nan]", "1‹nan› expected a value, found “nan” | write null"),
      ("[True]", "1‹True› expected a value, found “True” | write true"),
      ("[nullable]", "1‹nullable› expected a value, found “nullable” | text stands in double quotes"),
      ("[+1]", "1‹+› expected a value, found “+” | a number begins with a digit or “-”"),
      ("[.5]", "1‹.› expected a value, found “.” | a number begins with a digit or “-”"),
      ("[01]", "1‹01› “01” is no number of JSON: it must not begin with a zero"),
      ("[-]", "1‹-› “-” is no number of JSON: a digit must follow the minus sign"),
      ("[1.]", "1‹1.› “1.” is no number of JSON: a digit must follow the point"),
      ("[1e+]", "1‹1e+› “1e+” is no number of JSON: its exponent has no digits"),
      (
        "[1",
        "2‹› expected “,” or “]”, found the end of the text | 0: the array begins here "
          + "| the text may have been cut off"
      ),
      ("[{\"a\":1]", "7‹]› expected “,” or “}”, found “]” | 1: the object begins here"),
      (
        "[\"abc",
        "5‹› expected a closing quote, found the end of the text | 1: the string begins here "
          + "| the text may have been cut off"
      ),
      (
        "[\"a\nb\"]",
        "3‹\n› a line break cannot stand in a string as it is | 1: the string begins here "
          + "| close the string, or write the break as \\n"
      ),
      (
        "[\"a\tb\"]",
        "3‹\t› a tab cannot stand in a string as it is | 1: the string begins here | write it as \\t"
      ),
      (
        "[\"\u{1}\"]",
        "2‹\u{1}› the control character U+0001 cannot stand in a string as it is "
          + "| 1: the string begins here | write it as \\u0001"
      ),
      (#"["\x"]"#, #"2‹\x› “\x” is no escape of JSON | a backslash itself is written \\"#),
      (#"["\é"]"#, #"2‹\é› “\é” is no escape of JSON | a backslash itself is written \\"#),
      (
        #"["\u12g4"]"#,
        #"2‹\u12g4› the escape “\u12g4” is not complete | \u takes four hexadecimal digits; "#
          + #"a backslash itself is written \\"#
      ),
      (
        #"["\"#,
        #"2‹\› the escape “\” is not complete | \u takes four hexadecimal digits; "#
          + #"a backslash itself is written \\"#
      ),
      (
        "[] []",
        "3‹[› expected the end of the text, found “[” "
          + "| put several articles into one array, or each on a line of its own"
      ),
      (
        "[]]",
        "2‹]› expected the end of the text, found “]” "
          + "| put several articles into one array, or each on a line of its own"
      ),
      ("[\u{A0}1]", "1‹\u{A0}› expected a value, found the character U+00A0"),
      ("[\u{0}]", "1‹\u{0}› expected a value, found the byte 0x00"),
      ("", "0‹› expected a value, found the end of the text | the text may have been cut off"),
    ])
  func rejects(_ text: String, _ expected: String) {
    #expect(syntaxError(Array(text.utf8)) == expected)
  }

  @Test("names a byte that is no text")
  func strayByte() {
    #expect(syntaxError([UInt8(ascii: "["), 0xC3]) == "1‹\u{FFFD}› expected a value, found the byte 0xC3")
  }

  @Test("512 levels are read, 513 are refused, and 100,000 do not overflow", arguments: [513, 100_000])
  func depth(_ depth: Int) throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(deepest.utf8)))
    let tooDeep = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    #expect(
      syntaxError(tooDeep)
        == "512‹[› more than 512 arrays and objects stand inside each other | flatten the data")
  }

  private func syntaxError(_ bytes: [UInt8]) -> String? {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: SourceText(name: "a", bytes: bytes))
      return nil
    } catch {
      let found = String(decoding: bytes[error.range], as: UTF8.self)
      var line = "\(error.range.lowerBound)‹\(found)› \(error.message)"
      if let note = error.note { line += " | \(note.range.lowerBound): \(note.message)" }
      if let hint = error.hint { line += " | \(hint)" }
      return line
    }
  }
}
