// What may hide words, or join them to others.

extension RawWords {
  /// Reads the beginning of a line, up to its text.
  mutating func startLine() {
    let start = index
    isLineVeiled = false
    isInLink = false
    if isHeading, !hasTag { endPassage() }
    isHeading = false
    var spaces = 0
    var interrupts = false
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0x0A
      switch text[index] {
      case 0x20:
        spaces += 1
        if spaces > 3 { isLineVeiled = true }
      case 0x09: isLineVeiled = true
      case UInt8(ascii: ">"): spaces = 0
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard next == 0x20 else { return startText(start, interrupts) }
        if index - start < 4 { interrupts = true }
        spaces = 0
      case UInt8(ascii: "#"):
        guard next == 0x20 || next == UInt8(ascii: "#") else { return startText(start, interrupts) }
        if index == start { (interrupts, isHeading) = (true, true) }
        spaces = 0
      case 0x30...0x39:
        // Only a list that begins with 1 ends a paragraph.
        if index == start, text[index] == 0x31, next == UInt8(ascii: ".") { interrupts = true }
        while index < text.count, text[index].isASCIIDigit { index += 1 }
        guard index + 1 < text.count, text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ")"),
          text[index + 1] == 0x20
        else { return startText(start, interrupts && index + 1 < text.count && text[index + 1] == 0x20) }
        spaces = 0
      default: return startText(start, interrupts)
      }
      index += 1
    }
  }

  private mutating func startText(_ start: Int, _ interrupts: Bool) {
    let byte = text[index]
    if byte == 0x0A || byte == 0x0D {
      if isBlank(start..<index) { endPassage() }
      return
    }
    if interrupts, !hasTag { endPassage() }
    if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), repeats(byte, from: index) >= 3 {
      startCode(isOutermost: index == start && !hasTag)
    } else if byte == UInt8(ascii: ":"), repeats(byte, from: index) >= 3 {
      // A callout begins or ends.
      isLineVeiled = true
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    text[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func repeats(_ byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == byte { end += 1 }
    return end - start
  }

  /// Skips a block of code, if nothing around it could end it.
  private mutating func startCode(isOutermost: Bool) {
    let (fence, count) = (text[index], repeats(text[index], from: index))
    let opening = index..<endOfLine(index)
    guard isOutermost, veil != .text, !text[opening].dropFirst(count).contains(UInt8(ascii: "`")) else {
      veil = .text
      return
    }
    endPassage()
    var line = opening.upperBound
    while line < text.count {
      line += 1
      let end = endOfLine(line)
      var first = line
      while first < end, text[first] == 0x20 { first += 1 }
      if first < end, text[first] == UInt8(ascii: ":"), repeats(UInt8(ascii: ":"), from: first) >= 3 {
        veil = .text
        return
      }
      if first - line < 4, first < end, text[first] == fence {
        let length = repeats(fence, from: first)
        let rest = text[first + length..<end]
        if length >= count, rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
          index = end
          return
        }
      }
      line = end
    }
    index = text.count
  }

  private func endOfLine(_ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    return end
  }

  /// Reads what may be hidden.
  private mutating func veiled(until end: Int) {
    let (outer, glue, word, words) = (veil, isGlued, last, chain)
    veil = .text
    isInRegion = true
    isGlued = false
    while index < end { step() }
    isInRegion = false
    veil = outer
    isGlued = glue
    last = word
    chain = words
  }

  mutating func underscore() {
    signCount += 1
    if index > 0, index + 1 < text.count, text[index - 1].isASCIILetterOrDigit,
      text[index + 1].isASCIILetterOrDigit
    {
      isGlued = false
    }
    index += 1
  }

  mutating func backslash() {
    signCount += 2
    isGlued = false
    index += 1
    guard index < text.count, text[index] > 0x20, text[index] < 0x7F, !text[index].isASCIILetterOrDigit
    else { return }
    // In HTML nothing is escaped, and a tag may begin.
    if hasTag, text[index] == UInt8(ascii: "<") { veil = .text }
    if hasTag, text[index] == UInt8(ascii: "&") { listener.isClear = false }
    index += 1
  }

  mutating func backtick() {
    isGlued = false
    let count = repeats(UInt8(ascii: "`"), from: index)
    defer { index += count }
    guard count == 1, veil == .none, !hasTag else {
      veil = max(veil, .passage)
      return
    }
    var end = index + 1
    while end < text.count, text[end] != UInt8(ascii: "`") {
      if text[end] == 0x0A || text[end] == 0x0D || text[end] == UInt8(ascii: "|") {
        veil = .passage
        return
      }
      end += 1
    }
    if end >= text.count || repeats(UInt8(ascii: "`"), from: end) > 1 {
      veil = .passage
    } else {
      index = end
    }
  }

  mutating func openBracket() {
    let start = index
    index += 1
    if start + 1 < text.count, text[start + 1] == UInt8(ascii: "^") {
      // The number of a note may be read as a part of the word before.
      if isGlued { listener.joinBefore() }
      veil = max(veil, .passage)
    }
    guard veil == .none else { return }
    veil = .passage
    let isImage = start > 0 && text[start - 1] == UInt8(ascii: "!")
    for end in start + 1..<min(text.count, start + 300) {
      switch text[end] {
      case UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "\\"), 0x0A, 0x0D: return
      case UInt8(ascii: "]"):
        let next = end + 1 < text.count ? text[end + 1] : 0
        guard next != UInt8(ascii: ":"), next != UInt8(ascii: "[") else { return }
        if isImage {
          guard !hasTag, next == UInt8(ascii: "("), let last = endOfAddress(end + 1) else { return }
          index = last + 1
          veil = .none
          return
        }
        veil = .none
        isInLink = true
        return
      default: break
      }
    }
  }

  mutating func closeBracket() {
    let isLink = isInLink
    isInLink = false
    index += 1
    guard index < text.count, text[index] == UInt8(ascii: "(") else { return }
    guard !isInRegion, let end = endOfAddress(index) else {
      veil = max(veil, .passage)
      hasOpenAddress = true
      return
    }
    // Behind an address, a letter continues the word before it.
    if !isLink || veil != .none || hasTag { veiled(until: end) }
    index = end + 1
  }

  /// Where the `)` of an address is that nothing in it hides.
  private func endOfAddress(_ start: Int) -> Int? {
    for end in start + 1..<max(start + 1, min(text.count, start + 2000)) {
      switch text[end] {
      case UInt8(ascii: ")"): return end
      case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: "\""):
        return nil
      default: break
      }
    }
    return nil
  }

  mutating func brace() {
    signCount += 1
    isGlued = false
    index += 1
    guard veil == .none else { return }
    for end in index..<min(text.count, index + 300) {
      switch text[end] {
      case UInt8(ascii: "}"): return veiled(until: end)
      case 0x0A, 0x0D, UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "\\"): break
      default: continue
      }
      break
    }
    veil = .passage
  }

  /// Reads what begins like a reference to a character.
  mutating func reference() {
    var end = index + 1
    while end < text.count, end - index < 40, text[end].isASCIILetterOrDigit || text[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    let name = text[index + 1..<end]
    if end < text.count, text[end] == UInt8(ascii: ";"), !name.isEmpty {
      if !RawMarkup.separators.contains(where: { $0.utf8.elementsEqual(name) }) { listener.isClear = false }
      signCount += 1
      index = end + 1
    } else {
      // HTML needs no semicolon behind some.
      if hasTag || isInRegion, RawMarkup.beginsReference(name) { listener.isClear = false }
      index += 1
    }
    isGlued = false
  }

  mutating func angle() {
    let start = index
    index += 1
    guard !isInRegion else { return }
    let next = index < text.count ? text[index] : 0x20
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      listener.passEdge()
      return comment(start)
    }
    guard next.isASCIILetter || next == UInt8(ascii: "/") else {
      signCount += 1
      isGlued = false
      return
    }
    let nameStart = next == UInt8(ascii: "/") ? index + 1 : index
    var nameEnd = nameStart
    while nameEnd < text.count, text[nameEnd].isASCIILetterOrDigit { nameEnd += 1 }
    if nameEnd < text.count, text[nameEnd] == UInt8(ascii: ":") || text[nameEnd] == UInt8(ascii: "@") {
      if let end = endOfAutolink(nameStart, nameEnd), !isGlued {
        // An address is no words, with letters that follow.
        index = end + 1
      } else {
        veil = max(veil, .passage)
      }
      return
    }
    listener.passEdge()
    hasTag = true
    if !isSanitized { listener.isClear = false }
    guard let end = endOfTag(nameEnd), let kind = RawMarkup.kind(text[nameStart..<nameEnd]) else {
      veil = .text
      return
    }
    index = end + 1
    if kind == .separating { isGlued = false }
  }

  /// Where the `>` of an address in angle brackets is.
  private func endOfAutolink(_ start: Int, _ colon: Int) -> Int? {
    let name = text[start..<colon]
    guard name.elementsEqual("https".utf8) || name.elementsEqual("http".utf8),
      text[colon...].starts(with: "://".utf8)
    else { return nil }
    for end in colon..<min(text.count, colon + 1000) {
      switch text[end] {
      case UInt8(ascii: ">"): return end
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: ")"), 0x7F...0xFF: return nil
      default: break
      }
    }
    return nil
  }

  /// Where the `>` of a tag is whose attributes are such that it is a tag to everybody.
  private func endOfTag(_ start: Int) -> Int? {
    var end = start
    while end < text.count, end - start < 1000 {
      switch text[end] {
      case UInt8(ascii: ">"): return end
      case 0x20: end += 1
      case UInt8(ascii: "/"):
        return end + 1 < text.count && text[end + 1] == UInt8(ascii: ">") ? end + 1 : nil
      default:
        guard text[end - 1] == 0x20, let next = endOfAttribute(end) else { return nil }
        end = next
      }
    }
    return nil
  }

  /// Where an attribute ends that is a name and a value in quotes.
  private func endOfAttribute(_ start: Int) -> Int? {
    var end = start
    while end < text.count, text[end].isASCIILetter || text[end] == UInt8(ascii: "-") { end += 1 }
    let isNamed = end > start
    while end < text.count, text[end] == 0x20 { end += 1 }
    guard isNamed, end + 2 < text.count, text[end] == UInt8(ascii: "=") else { return nil }
    while end + 2 < text.count, text[end + 1] == 0x20 { end += 1 }
    let mark = text[end + 1]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    for quote in end + 2..<max(end + 2, min(text.count, end + 1000)) {
      switch text[quote] {
      case mark: return quote + 1
      case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "|"), 0x0A, 0x0D: return nil
      default: break
      }
    }
    return nil
  }

  private mutating func comment(_ start: Int) {
    hasTag = true
    if !isSanitized { listener.isClear = false }
    guard veil != .text, text[start...].starts(with: "<!--".utf8) else {
      veil = .text
      return
    }
    var end = start + 4
    while end + 2 < text.count {
      if text[end] == UInt8(ascii: "-"), text[end + 1] == UInt8(ascii: "-"),
        text[end + 2] == UInt8(ascii: ">")
      {
        veiled(until: end + 2)
        index = end + 3
        hasTag = true
        return
      }
      end += 1
    }
    veil = .text
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
