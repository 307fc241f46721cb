/// Finding the parts of links, by CommonMark's rules.
extension [UInt8] {
  /// The most bytes a label may have.
  static var longestLabel: Int { 1000 }

  /// The label in brackets that begins at a place: what is between the brackets; `nil` where there is none.
  func linkLabel(at start: Int, before end: Int) -> Range<Int>? {
    guard start < end, self[start] == UInt8(ascii: "[") else { return nil }
    var index = start + 1
    while index < end, index - start <= Self.longestLabel + 1 {
      switch self[index] {
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"): return start + 1..<index
      case UInt8(ascii: "\\"): index += escapes(at: index, before: end) ? 2 : 1
      default: index += 1
      }
    }
    return nil
  }

  /// Whether the backslash at a place takes the meaning of the byte behind it.
  func escapes(at index: Int, before end: Int) -> Bool {
    index + 1 < end && self[index + 1].isASCIIPunctuation
  }

  /// The end of `(target "title")` that begins at a place; `nil` where there is none.
  func endOfInlineTarget(at start: Int, before end: Int) -> Int? {
    guard start < end, self[start] == UInt8(ascii: "(") else { return nil }
    let target = endOfWhiteSpace(at: start + 1, before: end)
    guard let targetEnd = endOfTarget(at: target, before: end) else { return nil }
    var index = endOfWhiteSpace(at: targetEnd, before: end)
    if index > targetEnd, let titleEnd = endOfTitle(at: index, before: end) {
      index = endOfWhiteSpace(at: titleEnd, before: end)
    }
    return index < end && self[index] == UInt8(ascii: ")") ? index + 1 : nil
  }

  private func endOfTarget(at start: Int, before end: Int) -> Int? {
    guard start < end, self[start] == UInt8(ascii: "<") else {
      return endOfBareTarget(at: start, before: end)
    }
    var index = start + 1
    while index < end {
      switch self[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }

  private func endOfBareTarget(at start: Int, before end: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < end {
      switch self[index] {
      case UInt8(ascii: "\\") where escapes(at: index, before: end): index += 1
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
      case let byte where byte.isWhiteSpace: return index == start || depth > 0 ? nil : index
      default: break
      }
      index += 1
    }
    return index == start || depth > 0 ? nil : index
  }

  private func endOfTitle(at start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    let isBracketed = self[start] == UInt8(ascii: "(")
    guard isBracketed || self[start] == UInt8(ascii: "\"") || self[start] == UInt8(ascii: "'") else {
      return nil
    }
    let close = isBracketed ? UInt8(ascii: ")") : self[start]
    var index = start + 1
    while index < end {
      if self[index] == close { return index + 1 }
      if isBracketed, self[index] == UInt8(ascii: "(") { return nil }
      index += self[index] == UInt8(ascii: "\\") && escapes(at: index, before: end) ? 2 : 1
    }
    return nil
  }

  /// The definition of a link at a place: its label and where its last line ends; `nil` where there is none.
  func linkDefinition(at start: Int, before end: Int) -> (label: Range<Int>, end: Int)? {
    guard let label = linkLabel(at: start, before: end), !trimmed(label).isEmpty else { return nil }
    let colon = label.upperBound + 1
    guard colon < end, self[colon] == UInt8(ascii: ":") else { return nil }
    let target = endOfSpaceAndLineEnd(at: colon + 1, before: end)
    guard let targetEnd = endOfTarget(at: target, before: end), targetEnd > target else { return nil }
    let title = endOfSpaceAndLineEnd(at: targetEnd, before: end)
    if title > targetEnd, let titleEnd = endOfTitle(at: title, before: end),
      let lineEnd = endOfBlankRest(at: titleEnd, before: end)
    {
      return (label, lineEnd)
    }
    return endOfBlankRest(at: targetEnd, before: end).map { (label, $0) }
  }

  private func endOfSpaceAndLineEnd(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index].isSpaceOrTab { index += 1 }
    guard let lineEnd = endOfLineEnd(at: index, before: end) else { return index }
    index = lineEnd
    while index < end, self[index].isSpaceOrTab { index += 1 }
    return index
  }

  private func endOfBlankRest(at start: Int, before end: Int) -> Int? {
    var index = start
    while index < end, self[index].isSpaceOrTab { index += 1 }
    return index == end ? index : endOfLineEnd(at: index, before: end)
  }

  private func endOfLineEnd(at start: Int, before end: Int) -> Int? {
    guard start < end, self[start].endsLine else { return nil }
    let isPair = self[start] == 0x0D && start + 1 < end && self[start + 1] == 0x0A
    return isPair ? start + 2 : start + 1
  }
}
