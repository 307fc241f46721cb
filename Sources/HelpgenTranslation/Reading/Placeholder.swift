/// Finds what a program puts values in the place of: `{name}`, `{{name}}`, `%@`, `%1$s`, `<key>`.
enum Placeholder {
  /// Where the placeholder that begins at a place ends; `nil` where none does.
  static func end(in text: [UInt8], at start: Int, before end: Int) -> Int? {
    switch text[start] {
    case UInt8(ascii: "{"): braces(text, start, end)
    case UInt8(ascii: "<"): angle(text, start, end)
    case UInt8(ascii: "%"): percent(text, start, end)
    default: nil
    }
  }

  /// The longest name that is looked for.
  private static let longest = 60

  private static func braces(_ text: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let isDouble = start + 1 < end && text[start + 1] == UInt8(ascii: "{")
    let name = start + (isDouble ? 2 : 1)
    var index = name
    while index < end, index - name < longest, text[index] != UInt8(ascii: "}"),
      text[index] != UInt8(ascii: "{")
    {
      // One brace with spaces in it is punctuation.
      guard isDouble || isName(text[index]) else { return nil }
      index += 1
    }
    guard index > name, index < end, text[index] == UInt8(ascii: "}") else { return nil }
    guard isDouble else { return index + 1 }
    return index + 1 < end && text[index + 1] == UInt8(ascii: "}") ? index + 2 : nil
  }

  private static func angle(_ text: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var index = start + 1
    guard index < end, text[index].isASCIILetter else { return nil }
    while index < end, index - start < longest, isName(text[index]) { index += 1 }
    return index < end && text[index] == UInt8(ascii: ">") ? index + 1 : nil
  }

  private static func percent(_ text: [UInt8], _ start: Int, _ end: Int) -> Int? {
    // `50%de` is half of something.
    if start > 0, text[start - 1].isASCIIDigit || text[start - 1].isASCIILetter { return nil }
    var index = start + 1
    func skip(_ isPart: (UInt8) -> Bool) {
      while index < end, index - start < 8, isPart(text[index]) { index += 1 }
    }
    skip { $0.isASCIIDigit }
    if index > start + 1, index < end, text[index] == UInt8(ascii: "$") { index += 1 }
    skip { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    skip { $0 == UInt8(ascii: "l") }
    guard index < end, "@dsifuxX".utf8.contains(text[index]) else { return nil }
    let next = index + 1
    return next < end && (text[next].isASCIILetter || text[next].isASCIIDigit) ? nil : next
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIIUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
