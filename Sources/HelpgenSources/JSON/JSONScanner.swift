import HelpgenDiagnostics

/// A strict reader of JSON (RFC 8259) that puts values on a tape.
///
/// It keeps its own stack, so that no text can overflow the program's. Bytes that are not UTF-8 do not stop
/// it inside strings; they are counted in `encodingFault`.
struct JSONScanner {
  /// How deep arrays and objects may stand in each other; what walks over a document may rely on it.
  static let maximumDepth = 512

  /// The text to read.
  let text: SourceText
  /// What has been read.
  private(set) var tape: [JSONTapeEntry] = []
  /// The bytes in strings that are not UTF-8.
  var encodingFault: JSONEncodingFault?

  let bytes: [UInt8]
  var position = 0
  var end = 0
  /// Indexes of the arrays and objects that are still open.
  private var open: [Int] = []

  /// Prepares to read `text`; positions on the tape hold for texts of up to 4 GiB.
  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
  }

  /// Reads one value that begins in `range`, behind white space, and says where it ended.
  ///
  /// On an error the tape is as it was before.
  mutating func scanValue(in range: Range<Int>) throws(JSONSyntaxError) -> (index: Int, end: Int) {
    let index = tape.count
    position = range.lowerBound
    end = range.upperBound
    open.removeAll(keepingCapacity: true)
    do throws(JSONSyntaxError) {
      repeat { try scanOpening() } while try !scanClosing()
    } catch {
      tape.removeLast(tape.count - index)
      throw error
    }
    return (index, position)
  }

  /// Checks that nothing but white space is in `range`.
  mutating func expectEnd(in range: Range<Int>) throws(JSONSyntaxError) {
    position = range.lowerBound
    end = range.upperBound
    if peek() != nil { throw .unexpected(in: self, expected: .endOfText) }
  }

  /// Whether nothing but white space is in `range`.
  mutating func isBlank(_ range: Range<Int>) -> Bool {
    position = range.lowerBound
    end = range.upperBound
    return peek() == nil
  }

  /// Reads on to the end of a value that holds no others.
  private mutating func scanOpening() throws(JSONSyntaxError) {
    while true {
      guard let byte = peek() else { throw .unexpected(in: self, expected: .value) }
      switch byte {
      case UInt8(ascii: "["):
        try enter()
        if peek() == UInt8(ascii: "]") { return }
      case UInt8(ascii: "{"):
        try enter()
        if peek() == UInt8(ascii: "}") { return }
        try scanKey()
      default:
        return try scanScalar(byte)
      }
    }
  }

  /// Goes on behind a value: closes what ends there, and says whether that was all.
  private mutating func scanClosing() throws(JSONSyntaxError) -> Bool {
    while let container = open.last {
      let isObject = bytes[Int(tape[container].start)] == UInt8(ascii: "{")
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let byte = peek()
      if byte == closing {
        leave(container)
      } else if byte == UInt8(ascii: ",") {
        try scanComma(before: closing)
        if isObject { try scanKey() }
        return false
      } else {
        throw .unexpected(in: self, expected: isObject ? .commaOrEndOfObject : .commaOrEndOfArray)
      }
    }
    return true
  }

  private mutating func scanComma(before closing: UInt8) throws(JSONSyntaxError) {
    let comma = position
    position += 1
    if peek() == closing { throw .trailingComma(at: comma, before: closing) }
  }

  private mutating func scanKey() throws(JSONSyntaxError) {
    guard peek() == UInt8(ascii: "\"") else { throw .unexpected(in: self, expected: .name) }
    try scanString()
    guard peek() == UInt8(ascii: ":") else { throw .unexpected(in: self, expected: .colon) }
    position += 1
  }

  private mutating func scanScalar(_ byte: UInt8) throws(JSONSyntaxError) {
    switch byte {
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    default: throw .unexpected(in: self, expected: .value)
    }
  }

  private mutating func scanWord(_ word: String) throws(JSONSyntaxError) {
    let range = wordRange(at: position)
    guard bytes[range].elementsEqual(word.utf8) else {
      throw .unexpected(in: self, expected: .value)
    }
    append(range)
    position = range.upperBound
  }

  // MARK: The tape

  private mutating func enter() throws(JSONSyntaxError) {
    guard open.count < Self.maximumDepth else { throw .tooDeep(at: position) }
    open.append(tape.count)
    append(position..<position + 1)
    position += 1
  }

  private mutating func leave(_ container: Int) {
    position += 1
    tape[container].end = UInt32(truncatingIfNeeded: position)
    tape[container].link = UInt32(truncatingIfNeeded: tape.count)
    open.removeLast()
  }

  /// Adds a value.
  mutating func append(_ range: Range<Int>, flags: UInt32 = 0) {
    tape.append(
      JSONTapeEntry(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound),
        link: flags))
  }

  // MARK: Looking ahead

  /// Skips white space and returns the byte behind it; `nil` at the end.
  mutating func peek() -> UInt8? {
    while position < end {
      let byte = bytes[position]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// The letters, digits and underscores at a position.
  func wordRange(at start: Int) -> Range<Int> {
    var stop = start
    while stop < end, bytes[stop].isWordByte { stop += 1 }
    return start..<stop
  }

  /// The innermost array or object that is still open: its first byte.
  var innermostOpening: Int? { open.last.map { Int(tape[$0].start) } }
}

extension UInt8 {
  /// An ASCII digit.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// An ASCII letter, digit or underscore.
  var isWordByte: Bool {
    isASCIIDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
