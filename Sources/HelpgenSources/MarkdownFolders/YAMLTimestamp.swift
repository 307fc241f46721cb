/// A date as YAML 1.1, and with it Jekyll and Hugo, let people write it, brought to RFC 3339.
///
/// `2024-1-5`, `2024-01-05 10:00`, `2024-01-05 10:00:00 +0200`; a time without an offset is UTC.
struct YAMLTimestamp {
  /// The date, or the time with its offset.
  let text: String

  /// Reads a text; `nil` for anything else.
  init?(_ written: String) {
    var scan = TimestampScan(written.utf8[...])
    guard let year = scan.number(4...4), scan.skip("-"), let month = scan.number(1...2), scan.skip("-"),
      let day = scan.number(1...2)
    else { return nil }
    let date = "\(year)-\(Self.padded(month))-\(Self.padded(day))"
    if scan.isAtEnd {
      text = date
      return
    }
    guard scan.skip("T") || scan.skip("t") || scan.skipSpaces() > 0, let hour = scan.number(1...2),
      scan.skip(":"), let minute = scan.number(2...2)
    else { return nil }
    var second = "00"
    if scan.skip(":") {
      guard let number = scan.number(2...2) else { return nil }
      second = number
      if scan.skip(".") { guard scan.number(1...30) != nil else { return nil } }
    }
    _ = scan.skipSpaces()
    guard let offset = scan.offset() else { return nil }
    text = "\(date)T\(Self.padded(hour)):\(minute):\(second)\(offset)"
  }

  private static func padded(_ number: String) -> String { number.utf8.count < 2 ? "0" + number : number }

  private struct TimestampScan {
    var rest: Substring.UTF8View

    init(_ rest: Substring.UTF8View) { self.rest = rest }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func skipSpaces() -> Int {
      let spaces = rest.prefix { $0 == 0x20 }.count
      rest.removeFirst(spaces)
      return spaces
    }

    mutating func number(_ count: ClosedRange<Int>) -> String? {
      let digits = rest.prefix(count.upperBound).prefix { $0.isASCIIDigit }
      guard count.contains(digits.count) else { return nil }
      rest.removeFirst(digits.count)
      return String(Substring(digits))
    }

    /// `Z`, `+02:00`, `+0200`, `+2`, `UTC`, or nothing.
    mutating func offset() -> String? {
      if rest.isEmpty || rest.elementsEqual("Z".utf8) || rest.elementsEqual("z".utf8)
        || rest.elementsEqual("UTC".utf8)
      {
        return "Z"
      }
      guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
      rest.removeFirst()
      guard let hours = number(1...2) else { return nil }
      _ = skip(":")
      let minutes = rest.isEmpty ? "00" : number(2...2)
      guard let minutes, rest.isEmpty else { return nil }
      return String(Unicode.Scalar(sign)) + YAMLTimestamp.padded(hours) + ":" + minutes
    }
  }
}
