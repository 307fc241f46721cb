import HelpgenTemplates

/// JSON that can stand in a `script` element: no text in it ends the element or begins another.
enum EmbeddedJSON: Sendable {
  /// A string.
  case text(String)
  /// A whole number.
  case number(Int)
  /// An array.
  case list([EmbeddedJSON])
  /// An object, its members in this order; their names are written as they are.
  case object([(name: String, value: EmbeddedJSON)])

  /// Appends the JSON on one line, in UTF-8.
  ///
  /// Recursive, for what is built here is nested five deep and never follows the content.
  func write(to json: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, to: &json)
    case .number(let number): json += String(number).utf8
    case .list(let values):
      json.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        value.write(to: &json)
      }
      json.append(UInt8(ascii: "]"))
    case .object(let members):
      json.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        json.append(UInt8(ascii: "\""))
        json += member.name.utf8
        json += [UInt8(ascii: "\""), UInt8(ascii: ":")]
        member.value.write(to: &json)
      }
      json.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to json: inout [UInt8]) {
    var text = text
    json.append(UInt8(ascii: "\""))
    // The buffer is only read inside the closure; this is the way to a string's bytes without copying them.
    text.withUTF8 { unsafe write($0, to: &json) }
    json.append(UInt8(ascii: "\""))
  }

  /// Copies runs of bytes that stand for themselves as a whole.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, to json: inout [UInt8]) {
    var (index, runStart) = (0, 0)
    while index < text.count {
      // In bounds: `index` is below `count`.
      let byte = unsafe text[index]
      guard isSpecial(byte), let (scalar, length) = unsafe escaped(byte, text[index...].dropFirst().prefix(2))
      else {
        index += 1
        continue
      }
      // In bounds: `runStart` never passes `index`.
      unsafe json.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
      json += "\\u".utf8
      for shift in [12, 8, 4, 0] { json.append(hexDigits[scalar >> shift & 0xF]) }
      index += length
      runStart = index
    }
    // In bounds: `runStart` never passes `count`.
    unsafe json.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// Whether a byte may begin a scalar that does not stand for itself.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xE2, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"),
      UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// The scalar that begins with a special byte, and its length, where it is written as `\u` and four digits, which all of
  /// these have: what has a meaning in JSON or in HTML, line ends of JavaScript, and controls.
  private static func escaped(
    _ first: UInt8, _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (scalar: Int, length: Int)? {
    switch first {
    case 0xC2:
      // The other byte is also the number of the scalar.
      guard let next = unsafe rest.first, next < 0xA0 else { return nil }
      return (Int(next), 2)
    case 0xE2:
      if unsafe rest.elementsEqual([0x80, 0xA8]) { return (0x2028, 3) }
      return unsafe rest.elementsEqual([0x80, 0xA9]) ? (0x2029, 3) : nil
    default: return (Int(first), 1)
    }
  }
}

extension HTML {
  /// A block of data that says what a page is, in the words of schema.org.
  init(structuredData graph: [EmbeddedJSON]) {
    let data = EmbeddedJSON.object([
      (name: "@context", value: .text("https://schema.org")), (name: "@graph", value: .list(graph)),
    ])
    var bytes = Array("<script type=\"application/ld+json\">".utf8)
    data.write(to: &bytes)
    bytes += "</script>".utf8
    self.init(bytes)
  }
}
