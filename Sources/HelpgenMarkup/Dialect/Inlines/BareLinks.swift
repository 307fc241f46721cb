/// Addresses that are links although nothing marks them as links.
extension InlineScanner {
  /// Finds the address whose scheme ends at a colon.
  ///
  /// - Returns: Where it ends.
  mutating func link(atColon colon: Int) -> Int? {
    guard !isInBracket, colon + 3 < end, text[colon + 1] == UInt8(ascii: "/"),
      text[colon + 2] == UInt8(ascii: "/")
    else { return nil }
    var first = colon
    while first > start, text[first - 1].isASCIILetter { first -= 1 }
    let isKnown: Bool =
      switch colon - first {
      case 3: text.hasWord("ftp", at: first, before: colon)
      case 4: text.hasWord("http", at: first, before: colon)
      case 5: text.hasWord("https", at: first, before: colon)
      default: false
      }
    guard isKnown, text.characterKind(at: colon + 3, before: end) == .other else { return nil }
    guard let hostEnd = endOfHost(at: colon + 3) else { return nil }
    return addLink(first..<endOfAddress(from: colon, host: hostEnd), .whole)
  }

  /// Finds the address that begins with `www.`.
  ///
  /// - Returns: Where it ends.
  mutating func link(atWeb first: Int) -> Int? {
    guard !isInBracket, first + 4 < end, text.hasWord("www.", at: first, before: end) else { return nil }
    // Both must be written small.
    guard text[first + 1] == UInt8(ascii: "w"), text[first + 2] == UInt8(ascii: "w") else { return nil }
    if first > start {
      switch text[first - 1] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("): break
      case let byte where byte.isWhiteSpace: break
      default: return nil
      }
    }
    guard let hostEnd = endOfHost(at: first) else { return nil }
    return addLink(first..<endOfAddress(from: first, host: hostEnd), .web)
  }

  /// Whether a bracket is open whose link or picture the address would belong to.
  private var isInBracket: Bool { linkBrackets > 0 || imageBrackets > 0 }

  private mutating func addLink(_ range: Range<Int>, _ kind: Token.LinkKind) -> Int {
    edits.append(Edit(range: range, content: .token(.link(range, kind))))
    return range.upperBound
  }

  /// Where a host's name ends; `nil` where the last two parts of the name have underscores, which none has.
  private mutating func endOfHost(at host: Int) -> Int? {
    if searches.badHost.contains(host) { return nil }
    var index = host + 1
    var (underscores, underscoresBefore) = (0, 0)
    var (dot, dotBefore) = (host, host)
    scan: while index < end - 1 {
      switch text[index] {
      case UInt8(ascii: "_"): underscores += 1
      case UInt8(ascii: "."):
        (underscoresBefore, underscores) = (underscores, 0)
        (dotBefore, dot) = (dot, index)
      case UInt8(ascii: "-"): break
      case let byte where byte.isASCIIWord || (byte < 0x20 && !byte.isWhiteSpace) || byte == 0x7F: break
      default: break scan
      }
      index += 1
    }
    guard underscores == 0, underscoresBefore == 0 else {
      // A name that begins later and has the same last parts is none either.
      searches.badHost = host..<dotBefore
      return nil
    }
    return index
  }

  /// Where an address ends that goes on to the next space, without the punctuation of the sentence.
  private func endOfAddress(from first: Int, host: Int) -> Int {
    var last = host
    while last < end, !text[last].isWhiteSpace, text[last] != UInt8(ascii: "<") { last += 1 }
    var surplus = 0
    for byte in text[first..<last] {
      if byte == UInt8(ascii: "(") { surplus -= 1 }
      if byte == UInt8(ascii: ")") { surplus += 1 }
    }
    while last > first {
      switch text[last - 1] {
      case UInt8(ascii: ")"):
        if surplus <= 0 { return last }
        surplus -= 1
        last -= 1
      case UInt8(ascii: ";"): last = endBeforeReference(last, from: first)
      case let byte where byte.endsSentence: last -= 1
      default: return last
      }
    }
    return last
  }

  /// Where an address ends whose last byte is a semicolon: before it, and before a reference to a character.
  private func endBeforeReference(_ last: Int, from first: Int) -> Int {
    var index = last - 2
    while index > first, text[index].isASCIILetter { index -= 1 }
    return index >= first && index < last - 2 && text[index] == UInt8(ascii: "&") ? index : last - 1
  }
}

extension UInt8 {
  /// What belongs to a sentence rather than to the address it ends with.
  fileprivate var endsSentence: Bool {
    switch self {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
