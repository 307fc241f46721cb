import HelpgenDiagnostics

/// The values of a JSON text, each with the bytes it was read from.
///
/// Values lie on a flat tape in the order of the text; what a string or a number means is read when asked
/// for.
final class JSONDocument: Sendable {
  /// The text the values were read from.
  let text: SourceText
  /// The bytes that are not UTF-8, if there are any.
  let encodingFault: JSONEncodingFault?
  fileprivate let bytes: [UInt8]
  private let tape: [JSONTapeEntry]
  private let roots: [Int]

  /// Wraps what a scanner has read.
  init(_ scanner: JSONScanner, roots: [Int]) {
    text = scanner.text
    bytes = scanner.bytes
    encodingFault = scanner.encodingFault
    tape = scanner.tape
    self.roots = roots
  }

  /// Reads a text that holds one value and nothing else.
  convenience init(parsing text: SourceText, from start: Int = 0) throws(JSONSyntaxError) {
    var scanner = JSONScanner(text)
    let end = text.bytes.count
    let root = try scanner.scanValue(in: start..<end)
    try scanner.expectEnd(in: root.end..<end)
    self.init(scanner, roots: [root.index])
  }

  /// Reads one value from each line of `range` that is not blank; what is wrong with a line goes to `refuse`.
  convenience init(linesOf text: SourceText, in range: Range<Int>, refuse: (JSONSyntaxError) -> Void) {
    var scanner = JSONScanner(text)
    var roots: [Int] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      defer { start = end + 1 }
      if scanner.isBlank(start..<end) { continue }
      do throws(JSONSyntaxError) {
        let root = try scanner.scanValue(in: start..<end)
        try scanner.expectEnd(in: root.end..<end)
        roots.append(root.index)
      } catch {
        refuse(error)
      }
    }
    self.init(scanner, roots: roots)
  }

  /// The value that begins the text.
  var root: JSONValue { JSONValue(document: self, index: roots[0]) }

  /// Every value that stands on its own, in the order of the text.
  var rootValues: some Collection<JSONValue> {
    roots.lazy.map { JSONValue(document: self, index: $0) }
  }

  fileprivate func entry(_ index: Int) -> JSONTapeEntry { tape[index] }

  /// Where the tape goes on behind a value and everything in it.
  fileprivate func index(after index: Int) -> Int {
    let entry = tape[index]
    return JSONValue.Kind(bytes[Int(entry.start)]).isContainer ? Int(entry.link) : index + 1
  }
}

/// Where a text stops to be UTF-8.
struct JSONEncodingFault: Sendable {
  /// The first byte that belongs to no character.
  var first: Int
  /// How many such bytes there are.
  var count: Int
}

/// One value on the tape: 12 bytes, so that large texts stay cheap.
struct JSONTapeEntry: Sendable {
  /// The first byte of the value.
  var start: UInt32
  /// The byte behind the value.
  var end: UInt32
  /// Of an array or object, the index behind its last value; of a string, its `JSONTapeEntry` flags.
  var link: UInt32

  /// The string has escapes.
  static let hasEscapes: UInt32 = 1
  /// The string has an escaped surrogate without its partner.
  static let hasLoneSurrogate: UInt32 = 2

  /// The bytes of the value.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A view of one value of a document.
struct JSONValue: Sendable {
  fileprivate let document: JSONDocument
  fileprivate let index: Int

  /// The types of JSON.
  enum Kind: Sendable {
    case null, boolean, number, string, array, object

    /// Tells the type by the first byte of a valid value.
    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "{"): self = .object
      case UInt8(ascii: "["): self = .array
      case UInt8(ascii: "\""): self = .string
      case UInt8(ascii: "n"): self = .null
      case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
      default: self = .number
      }
    }

    /// Whether the value holds others.
    var isContainer: Bool { self == .array || self == .object }
  }

  fileprivate init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The bytes of the value, with quotes and brackets.
  var range: Range<Int> { document.entry(index).range }

  /// The type of the value.
  var kind: Kind { Kind(document.bytes[range.lowerBound]) }

  /// Whether the value is `null`.
  var isNull: Bool { kind == .null }

  /// The value of `true` and `false`; `nil` for other types.
  var boolean: Bool? {
    kind == .boolean ? document.bytes[range.lowerBound] == UInt8(ascii: "t") : nil
  }

  /// A number as it is written; `nil` for other types.
  var numberText: String? {
    kind == .number ? String(decoding: document.bytes[range], as: UTF8.self) : nil
  }

  /// The characters of a string; `nil` for other types.
  ///
  /// Lone surrogates and bytes that are not UTF-8 become U+FFFD.
  var string: String? {
    guard kind == .string else { return nil }
    let entry = document.entry(index)
    if entry.link & JSONTapeEntry.hasEscapes == 0 {
      return String(decoding: document.bytes[contents], as: UTF8.self)
    }
    return String(decoding: decodedJSONString(in: document.bytes, contents), as: UTF8.self)
  }

  /// The characters of a string as UTF-8; `nil` for other types.
  ///
  /// Lone surrogates and bytes that are not UTF-8 become U+FFFD.
  var utf8: [UInt8]? {
    guard kind == .string else { return nil }
    // Only a text with a fault needs the repair that a String does.
    if document.encodingFault != nil { return string.map { Array($0.utf8) } }
    let hasEscapes = document.entry(index).link & JSONTapeEntry.hasEscapes != 0
    return hasEscapes ? decodedJSONString(in: document.bytes, contents) : Array(document.bytes[contents])
  }

  /// The bytes of the first escaped surrogate in a string that has no partner.
  var loneSurrogate: Range<Int>? {
    guard kind == .string, document.entry(index).link & JSONTapeEntry.hasLoneSurrogate != 0 else {
      return nil
    }
    return firstLoneSurrogate(in: document.bytes[contents])
  }

  private var contents: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }

  /// The values of an array; empty for other types.
  var elements: JSONElements {
    kind == .array ? JSONElements(self) : JSONElements(document: document, position: 0, end: 0)
  }

  /// The names and values of an object, in the order of the text; empty for other types.
  var members: JSONMembers {
    kind == .object ? JSONMembers(self) : JSONMembers(document: document, position: 0, end: 0)
  }
}

/// A name and its value.
struct JSONMember: Sendable {
  /// The name, a string.
  let key: JSONValue
  /// The value.
  let value: JSONValue
  /// The characters of the name.
  var name: String { key.string ?? "" }
}

/// The values of an array.
struct JSONElements: Sequence, IteratorProtocol, Sendable {
  fileprivate let document: JSONDocument
  fileprivate var position: Int
  fileprivate let end: Int

  /// Takes the next value.
  mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = document.index(after: position) }
    return JSONValue(document: document, index: position)
  }
}

/// The members of an object.
struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  fileprivate let document: JSONDocument
  fileprivate var position: Int
  fileprivate let end: Int

  /// Takes the next member.
  mutating func next() -> JSONMember? {
    guard position < end else { return nil }
    let value = position + 1
    defer { position = document.index(after: value) }
    return JSONMember(
      key: JSONValue(document: document, index: position), value: JSONValue(document: document, index: value))
  }
}

extension JSONElements {
  fileprivate init(_ array: JSONValue) {
    self.init(
      document: array.document, position: array.index + 1, end: array.document.index(after: array.index))
  }
}

extension JSONMembers {
  fileprivate init(_ object: JSONValue) {
    self.init(
      document: object.document, position: object.index + 1, end: object.document.index(after: object.index))
  }
}
