extension [UInt8] {
  /// The text with spaces for blocks of code between fences, for code in a line and for comments; line ends stay.
  var withoutCode: [UInt8] {
    guard
      firstIndex(of: UInt8(ascii: "`"), in: 0..<count) != nil
        || firstIndex(of: UInt8(ascii: "~"), in: 0..<count) != nil
        || firstIndex(of: Array("<!--".utf8), from: 0) != nil
    else { return self }
    var text = self
    var index = 0
    while index < count {
      switch self[index] {
      case UInt8(ascii: "`"), UInt8(ascii: "~"): index = blankCode(at: index, in: &text)
      case UInt8(ascii: "<") where self[index...].starts(with: "<!--".utf8):
        let end = firstIndex(of: Array("-->".utf8), from: index + 4).map { $0 + 3 } ?? count
        text.blank(index..<end)
        index = end
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return text
  }

  /// Blanks the code that begins with a run of marks.
  ///
  /// - Returns: Where to go on.
  private func blankCode(at start: Int, in text: inout [UInt8]) -> Int {
    let mark = self[start]
    let run = self[start...].prefix { $0 == mark }
    let isFence = run.count >= 3 && beginsLine(start)
    guard isFence || mark == UInt8(ascii: "`") else { return run.endIndex }
    var position = run.endIndex
    while position < count, let next = firstIndex(of: mark, in: position..<count) {
      let other = self[next...].prefix { $0 == mark }
      if isFence ? other.count >= run.count && beginsLine(next) : other.count == run.count {
        text.blank(start..<other.endIndex)
        return other.endIndex
      }
      position = other.endIndex
    }
    if isFence { text.blank(start..<count) }
    return isFence ? count : run.endIndex
  }

  /// Whether nothing but the signs of quotes and lists stands before a place in its line.
  private func beginsLine(_ place: Int) -> Bool {
    var index = place - 1
    while index >= 0, !self[index].endsLine {
      guard self[index].isSpaceOrTab || ">-*+.)".utf8.contains(self[index]) || self[index].isASCIIDigit else {
        return false
      }
      index -= 1
    }
    return true
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !self[index].endsLine { self[index] = 0x20 }
  }
}
