import HelpgenDiagnostics

/// Where a text stops to be JSON, and what stands there instead.
struct JSONSyntaxError: Error {
  /// One sentence without a full stop.
  var message: String
  /// The bytes at fault; empty at the end of a text.
  var range: Range<Int>
  /// How to mend it.
  var hint: String?
  /// An earlier place that explains the fault.
  var note: (message: String, range: Range<Int>)?

  /// What may stand at a place.
  enum Expectation: String {
    case value = "a value"
    case name = "a name in double quotes"
    case colon = "“:”"
    case commaOrEndOfObject = "“,” or “}”"
    case commaOrEndOfArray = "“,” or “]”"
    case endOfText = "the end of the text"
  }

  /// Something else than what may stand at the scanner's position.
  static func unexpected(in scanner: JSONScanner, expected: Expectation) -> JSONSyntaxError {
    let found = FoundToken(in: scanner)
    var error = JSONSyntaxError(
      message: "expected \(expected.rawValue), found \(found.description)", range: found.range,
      hint: found.hint(insteadOf: expected))
    if let opening = scanner.innermostOpening, expected != .endOfText {
      let isObject = scanner.bytes[opening] == UInt8(ascii: "{")
      let isMismatch = found.text == "]" || found.text == "}"
      if found.range.isEmpty || isMismatch {
        error.note = ("the \(isObject ? "object" : "array") begins here", opening..<opening + 1)
      }
    }
    return error
  }

  /// A comma with nothing behind it.
  static func trailingComma(at comma: Int, before closing: UInt8) -> JSONSyntaxError {
    let bracket = Character(Unicode.Scalar(closing))
    return JSONSyntaxError(
      message: "unexpected “,” before “\(bracket)”: a trailing comma is not allowed in JSON",
      range: comma..<comma + 1, hint: "remove the comma")
  }

  /// Arrays and objects inside each other beyond what is read.
  static func tooDeep(at position: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      message: "more than \(JSONScanner.maximumDepth) arrays and objects stand inside each other",
      range: position..<position + 1, hint: "flatten the data")
  }

  /// A text that ends in a string.
  static func unclosedString(in scanner: JSONScanner, from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      message: "expected a closing quote, found the end of the text", range: scanner.end..<scanner.end,
      hint: "the text may have been cut off", note: ("the string begins here", start..<start + 1))
  }

  /// A control character in a string.
  static func controlCharacter(in scanner: JSONScanner, stringFrom start: Int) -> JSONSyntaxError {
    let byte = scanner.bytes[scanner.position]
    let (name, escape) =
      switch byte {
      case 0x0A: ("a line break", "\\n")
      case 0x0D: ("a carriage return", "\\r")
      case 0x09: ("a tab", "\\t")
      default: ("the control character U+\(hexadecimal(byte, 4))", "\\u\(hexadecimal(byte, 4))")
      }
    let isLineBreak = byte == 0x0A || byte == 0x0D
    return JSONSyntaxError(
      message: "\(name) cannot stand in a string as it is", range: scanner.position..<scanner.position + 1,
      hint: isLineBreak ? "close the string, or write the break as \(escape)" : "write it as \(escape)",
      note: ("the string begins here", start..<start + 1))
  }

  /// An escape with a letter that means nothing.
  static func unknownEscape(in scanner: JSONScanner) -> JSONSyntaxError {
    let start = scanner.position
    let letter = FoundToken(in: scanner, at: start + 1)
    return JSONSyntaxError(
      message: letter.character.map { "\(quoted("\\\($0)")) is no escape of JSON" }
        ?? "this is no escape of JSON",
      range: start..<max(start + 1, letter.characterEnd), hint: "a backslash itself is written \\\\")
  }

  /// An escape that stops too early.
  static func unfinishedEscape(in scanner: JSONScanner) -> JSONSyntaxError {
    var stop = min(scanner.position + 2, scanner.end)
    while stop < min(scanner.position + 6, scanner.end), scanner.bytes[stop].isWordByte { stop += 1 }
    let text = String(decoding: scanner.bytes[scanner.position..<stop], as: UTF8.self)
    return JSONSyntaxError(
      message: "the escape “\(text)” is not complete", range: scanner.position..<stop,
      hint: "\\u takes four hexadecimal digits; a backslash itself is written \\\\")
  }

  /// A number that is not written as JSON wants it.
  static func number(in scanner: JSONScanner, from start: Int, _ reason: String) -> JSONSyntaxError {
    let range = numberRange(in: scanner, from: start)
    let text = String(decoding: scanner.bytes[range], as: UTF8.self)
    return JSONSyntaxError(message: "\(quoted(text)) is no number of JSON: \(reason)", range: range)
  }

  /// What the writer probably meant as one number.
  fileprivate static func numberRange(in scanner: JSONScanner, from start: Int) -> Range<Int> {
    var stop = start
    while stop < scanner.end, scanner.bytes[stop].isWordByte || "+-.".utf8.contains(scanner.bytes[stop]) {
      stop += 1
    }
    return start..<stop
  }
}

/// What stands at a place, in words.
private struct FoundToken {
  /// The word, number or character; `nil` at the end and for bytes that are no text.
  let text: String?
  let range: Range<Int>
  let description: String
  /// The first character.
  let character: Character?
  let characterEnd: Int

  init(in scanner: JSONScanner, at position: Int? = nil) {
    let start = position ?? scanner.position
    guard start < scanner.end else {
      self.init(text: nil, range: start..<start, description: "the end of the text", character: nil)
      return
    }
    let byte = scanner.bytes[start]
    let word = byte.isWordByte ? scanner.wordRange(at: start) : start..<start + 1
    if byte < 0x20 || byte == 0x7F {
      self.init(text: nil, range: word, description: "the byte 0x\(hexadecimal(byte, 2))", character: nil)
    } else if byte < 0x80 {
      let text = String(decoding: scanner.bytes[word].prefix(40), as: UTF8.self)
      self.init(text: text, range: word, description: "“\(text)”", character: text.first)
    } else {
      let length = lengthOfUTF8Sequence(in: scanner.bytes.span, at: start, end: scanner.end)
      let range = start..<start + max(1, length)
      let text = String(decoding: scanner.bytes[range], as: UTF8.self)
      // An invisible character is better named than shown.
      let isVisible = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .format && !$0.properties.isWhitespace
      }
      let code = text.unicodeScalars.first.map { "U+\(hexadecimal($0.value, 4))" } ?? ""
      let name =
        length == 0 ? "the byte 0x\(hexadecimal(byte, 2))" : isVisible ? "“\(text)”" : "the character \(code)"
      self.init(text: length == 0 ? nil : text, range: range, description: name, character: text.first)
    }
  }

  private init(text: String?, range: Range<Int>, description: String, character: Character?) {
    self.text = text
    self.range = range
    self.description = description
    self.character = character
    characterEnd = range.lowerBound + (character?.utf8.count ?? 0)
  }

  /// How to mend the place.
  func hint(insteadOf expected: JSONSyntaxError.Expectation) -> String? {
    guard let text else {
      return range.isEmpty ? "the text may have been cut off" : nil
    }
    switch text {
    case "'", "“", "”", "„", "‘", "’", "«", "`":
      return "strings and names stand in straight double quotes (\")"
    case "/", "#": return "JSON has no comments; remove it"
    case "+", ".": return expected == .value ? "a number begins with a digit or “-”" : nil
    default: break
    }
    switch expected {
    case .value:
      let words = [
        "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null", "undefined": "null",
        "nan": "null", "infinity": "null",
      ]
      if let word = words[text.lowercased()] { return "write \(word)" }
      return text.utf8.first?.isWordByte == true ? "text stands in double quotes" : nil
    case .name:
      return text.utf8.first?.isWordByte == true ? "write \"\(text)\"" : nil
    case .commaOrEndOfArray, .commaOrEndOfObject:
      return text == "\"" || text == "{" || text == "[" ? "put a comma between the two" : nil
    case .endOfText:
      return "put several articles into one array, or each on a line of its own"
    case .colon:
      return nil
    }
  }
}

/// The digits of a number, at least `width` of them.
private func hexadecimal(_ number: some BinaryInteger, _ width: Int) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
