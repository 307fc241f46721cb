/// Splits Swift into tokens, well enough for rules that look at words and brackets.
struct SwiftLexer {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private(set) var commentLines: Set<Int> = []
  private(set) var line = 1
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads code up to the end, or up to the bracket that closes an interpolation.
  mutating func readCode(inInterpolation: Bool = false) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): readLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): readBlockComment()
      case UInt8(ascii: "/") where beginsRegex(): readRegex(hashes: 0)
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "`"): readEscapedName()
      case let byte where isWordByte(byte): readWord()
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if inInterpolation, depth < 0 { return }
        add(.punctuation, length: 1)
      }
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func add(_ kind: SwiftToken.Kind, length: Int) {
    let end = min(position + length, bytes.count)
    tokens.append(
      SwiftToken(kind: kind, text: text(position..<end), line: line, start: position, end: end))
    advance(length)
  }

  private mutating func readWord() {
    var length = 1
    while let byte = peek(length), isWordByte(byte) { length += 1 }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    add(isNumber ? .number : .word, length: length)
  }

  private mutating func readEscapedName() {
    let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? bytes.count
    tokens.append(
      SwiftToken(
        kind: .escapedName, text: text(position + 1..<end), line: line, start: position, end: end + 1))
    advance(end + 1 - position)
  }

  private mutating func readLineComment() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let isDocumentation = peek(2) == UInt8(ascii: "/")
    let saysSomething = bytes[position + 2..<end].contains { isWordByte($0) }
    if saysSomething, !isDocumentation { commentLines.insert(line) }
    advance(end - position)
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        advance(2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        advance(2)
      default: advance()
      }
    } while depth > 0 && position < bytes.count
  }

  /// Reads what begins with `#`: a raw string, an extended regular expression, or a directive.
  private mutating func readHash() {
    var hashes = 1
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""): readString(hashes: hashes)
    case UInt8(ascii: "/"): readRegex(hashes: hashes)
    default: add(.punctuation, length: hashes)
    }
  }

  private func matches(_ byte: UInt8, _ count: Int, then hashes: Int, from start: Int) -> Bool {
    let end = start + count + hashes
    guard end <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == byte }
      && bytes[start + count..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func readString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let quotes = matches(quote, 3, then: 0, from: position + hashes) ? 3 : 1
    let (start, startLine, index) = (position, line, tokens.count)
    var isInterpolated = false
    advance(hashes + quotes)
    let textStart = position
    while position < bytes.count, !matches(quote, quotes, then: hashes, from: position) {
      if quotes == 1, peek() == UInt8(ascii: "\n") { break }
      if matches(UInt8(ascii: "\\"), 1, then: hashes, from: position) {
        advance(1 + hashes)
        if peek() == UInt8(ascii: "(") {
          isInterpolated = true
          advance()
          readCode(inInterpolation: true)
        }
      }
      advance()
    }
    let textEnd = position
    advance(quotes + hashes)
    tokens.insert(
      SwiftToken(
        kind: .string, text: text(textStart..<textEnd), line: startLine, start: start, end: position,
        isInterpolated: isInterpolated),
      at: index)
  }

  /// Whether the slash here opens a regular expression: it stands where an operand must, and is closed on
  /// its line.
  private func beginsRegex() -> Bool {
    if let last = tokens.last {
      let takesOperand: Set = ["return", "in", "case", "try", "await", "let", "where", "else", "throw"]
      switch last.kind {
      case .word where !takesOperand.contains(last.text): return false
      case .escapedName, .number, .string, .regex: return false
      case .punctuation where [")", "]", "}", "?", "!"].contains(last.text): return false
      default: break
      }
    }
    guard let next = peek(1), next != UInt8(ascii: " "), next != UInt8(ascii: ")") else { return false }
    let rest = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.contains(UInt8(ascii: "/"))
  }

  private mutating func readRegex(hashes: Int) {
    var length = hashes + 1
    while position + length < bytes.count,
      !matches(UInt8(ascii: "/"), 1, then: hashes, from: position + length)
    {
      if hashes == 0, bytes[position + length] == UInt8(ascii: "\n") { break }
      length += bytes[position + length] == UInt8(ascii: "\\") ? 2 : 1
    }
    add(.regex, length: length + 1 + hashes)
  }
}
