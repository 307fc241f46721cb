/// Finding where tags of HTML end, by CommonMark's rules.
extension [UInt8] {
  /// The end of an open or closing tag whose `<` stands at a place; `nil` where there is none.
  func endOfTag(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    let isClosing = index < end && self[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    guard index < end, self[index].isASCIILetter else { return nil }
    while index < end, self[index].isASCIIWord || self[index] == UInt8(ascii: "-") { index += 1 }
    if !isClosing {
      while let next = endOfAttribute(at: index, before: end) { index = next }
    }
    index = endOfWhiteSpace(at: index, before: end)
    if !isClosing, index < end, self[index] == UInt8(ascii: "/") { index += 1 }
    return index < end && self[index] == UInt8(ascii: ">") ? index + 1 : nil
  }

  /// The end of an attribute and the space before it.
  private func endOfAttribute(at start: Int, before end: Int) -> Int? {
    var index = endOfWhiteSpace(at: start, before: end)
    guard index > start, index < end, self[index].beginsAttribute else { return nil }
    while index < end, self[index].beginsAttribute || self[index].isASCIIDigit || self[index].isDotOrHyphen {
      index += 1
    }
    let equals = endOfWhiteSpace(at: index, before: end)
    guard equals < end, self[equals] == UInt8(ascii: "=") else { return index }
    let value = endOfWhiteSpace(at: equals + 1, before: end)
    // Without a value the equals sign belongs to no attribute, and the tag is none.
    return endOfValue(at: value, before: end) ?? index
  }

  private func endOfValue(at start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    if self[start] == UInt8(ascii: "\"") || self[start] == UInt8(ascii: "'") {
      return self[start + 1..<end].firstIndex(of: self[start]).map { $0 + 1 }
    }
    var index = start
    while index < end, !self[index].endsValue { index += 1 }
    return index > start ? index : nil
  }

  /// Where white space ends.
  func endOfWhiteSpace(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index].isWhiteSpace { index += 1 }
    return index
  }

  /// The end of an address between angle brackets; `nil` where there is none.
  func endOfAutolink(at start: Int, before end: Int) -> Int? {
    endOfURI(at: start, before: end) ?? endOfMail(at: start, before: end)
  }

  private func endOfURI(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    guard index < end, self[index].isASCIILetter else { return nil }
    while index < end, self[index].isInScheme { index += 1 }
    guard (3...33).contains(index - start), index < end, self[index] == UInt8(ascii: ":") else { return nil }
    while index < end, self[index] > 0x20, self[index] != UInt8(ascii: "<"), self[index] != UInt8(ascii: ">")
    {
      index += 1
    }
    return index < end && self[index] == UInt8(ascii: ">") ? index + 1 : nil
  }

  private func endOfMail(at start: Int, before end: Int) -> Int? {
    var index = start + 1
    while index < end, self[index].isInMailName { index += 1 }
    guard index > start + 1, index < end, self[index] == UInt8(ascii: "@") else { return nil }
    while index < end, self[index] == UInt8(ascii: "@") || self[index] == UInt8(ascii: ".") {
      let label = index + 1
      index = label
      while index < end, self[index].isASCIIWord || self[index] == UInt8(ascii: "-") { index += 1 }
      guard (1...63).contains(index - label), self[label].isASCIIWord, self[index - 1].isASCIIWord,
        index < end, self[index] != UInt8(ascii: "@")
      else { return nil }
    }
    return index < end && self[index] == UInt8(ascii: ">") ? index + 1 : nil
  }
}

extension UInt8 {
  fileprivate var beginsAttribute: Bool {
    isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }

  fileprivate var isDotOrHyphen: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: "-") }

  fileprivate var endsValue: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"):
      true
    default: isWhiteSpace
    }
  }

  fileprivate var isInScheme: Bool { isASCIIWord || isDotOrHyphen || self == UInt8(ascii: "+") }

  fileprivate var isInMailName: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "]"):
      false
    default: isASCIIWord || isASCIIPunctuation
    }
  }
}
