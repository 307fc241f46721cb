/// The words of a text, by their hashes: without numbers, addresses, placeholders and names of files.
struct Words {
  /// A word, or a letter of a script that sets no spaces between words.
  struct Word {
    var hash: UInt64
    /// Whether it is written like a name.
    var isName: Bool
    var spacing: Script.Spacing

    /// What it counts: a whole word is four.
    var weight: Int { spacing.weight }
  }

  private(set) var words: [Word] = []
  /// The words of each block, as a range of `words`; none is empty.
  private(set) var blocks: [Range<Int>] = []
  /// What the words of each script count.
  private(set) var weights = [Int](repeating: 0, count: Script.allCases.count)
  /// How often each placeholder is there.
  private(set) var placeholders: [String: Int] = [:]

  /// Adds the words of a block.
  mutating func addBlock(_ text: [UInt8], _ range: Range<Int>) {
    if isCode(text[range]) { return }
    let first = words.count
    var index = range.lowerBound
    while index < range.upperBound { index = step(text, index, range.upperBound) }
    if words.count > first { blocks.append(first..<words.count) }
  }

  /// Whether a block is code that nobody marked as such: the same in every language.
  private func isCode(_ text: ArraySlice<UInt8>) -> Bool {
    var (signs, spaces) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\\"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "$"), UInt8(ascii: "_"):
        signs += 1
      case 0x20: spaces += 1
      default: break
      }
    }
    return signs >= 10 && signs * 4 >= spaces
  }

  /// Reads what stands at a place, and says where it ends.
  private mutating func step(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
    let byte = text[start]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "%"):
      guard let after = Placeholder.end(in: text, at: start, before: end) else { return start + 1 }
      placeholders[String(decoding: text[start..<after], as: UTF8.self), default: 0] += 1
      return after
    case UInt8(ascii: "@"): return endOfTechnical(text, start + 1, end)
    case 0x30...0x39: return endOfNumber(text, start, end)
    case 0..<0x80 where !byte.isASCIILetter: return start + 1
    case 0..<0x80:
      if isAddress(text, start, end) { return endOfTechnical(text, start, end) }
      return word(.latin, isName: byte.isASCIIUppercase, text, start, end)
    default:
      let (scalar, length) = Self.decode(text, start, end)
      guard let script = Script(scalar) else { return start + length }
      if script.spacing != .spaced {
        append(
          Word(hash: text[start..<start + length].hashed, isName: false, spacing: script.spacing), script)
        return start + length
      }
      return word(script, isName: isUppercase(scalar, script), text, start, end)
    }
  }

  private mutating func append(_ word: Word, _ script: Script) {
    words.append(word)
    weights[Int(script.rawValue)] += word.weight
  }

  /// Reads a word of a script that sets spaces.
  private mutating func word(
    _ script: Script, isName: Bool, _ text: [UInt8], _ start: Int, _ end: Int
  ) -> Int {
    let index = Self.endOfWord(script, text, start, end)
    // `msdyn_role`, `README.md` and `me@example.com` are the same in every language.
    if index + 1 < end, script == .latin, joinsTechnical(text[index], text[index + 1]) {
      return endOfTechnical(text, index, end)
    }
    let isName = isName || text[start..<index].contains(where: \.isASCIIDigit)
    append(Word(hash: text[start..<index].hashed, isName: isName, spacing: .spaced), script)
    return index
  }

  /// Where a word of a script that sets spaces ends.
  static func endOfWord(_ script: Script, _ text: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let byte = text[index]
      if byte.isASCIILetter {
        guard script == .latin else { break }
        index += 1
      } else if byte.isASCIIDigit {
        index += 1
      } else if byte >= 0x80 {
        let (scalar, length) = decode(text, index, end)
        guard joinsLetters(scalar) || Script(scalar) == script else { break }
        index += length
      } else {
        break
      }
    }
    return index
  }

  /// Whether a character between letters makes one word of them: combining marks and joiners.
  static func joinsLetters(_ scalar: UInt32) -> Bool {
    (0x300...0x36F).contains(scalar) || scalar == 0x200C || scalar == 0x200D
  }

  private func joinsTechnical(_ byte: UInt8, _ next: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "_"): next.isASCIILetter || next.isASCIIDigit
    case UInt8(ascii: "."): next.isASCIILetter && !next.isASCIIUppercase
    default: false
    }
  }

  private func isAddress(_ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
    switch text[start] {
    case UInt8(ascii: "h"), UInt8(ascii: "w"), UInt8(ascii: "m"):
      ["http://", "https://", "www.", "mailto:"].contains { prefix in
        text[start..<end].starts(with: prefix.utf8)
      }
    default: false
    }
  }

  /// Where an address or the name of a file ends.
  private func endOfTechnical(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, (0x21..<0x7F).contains(text[index]), text[index] != UInt8(ascii: "<"),
      text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: ")")
    {
      index += 1
    }
    return max(index, start)
  }

  private func endOfNumber(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, text[index].isASCIIDigit || text[index].isASCIILetter { index += 1 }
    return index
  }

  private func isUppercase(_ scalar: UInt32, _ script: Script) -> Bool {
    switch script {
    case .latin, .greek, .cyrillic, .armenian:
      scalar < Self.uppercase.count ? Self.uppercase[Int(scalar)] : Self.isUppercase(scalar)
    default: false
    }
  }

  /// Whether each of the first characters is an uppercase letter.
  private static let uppercase: [Bool] = (0..<0x600).map(isUppercase)

  private static func isUppercase(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isUppercase ?? false
  }

  /// The scalar at a place, and how many bytes it has; the text is valid UTF-8.
  static func decode(_ text: [UInt8], _ start: Int, _ end: Int) -> (UInt32, Int) {
    let lead = text[start]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC0, start + length <= end else { return (0, 1) }
    var scalar = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for byte in text[start + 1..<start + length] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
    return (scalar, length)
  }
}

extension ArraySlice<UInt8> {
  /// 64 bits of FNV-1a.
  var hashed: UInt64 {
    var hash = UInt64.fnvBasis
    for byte in self { hash = hash.fnv(byte) }
    return hash
  }
}

extension UInt64 {
  /// What a hash begins with.
  static let fnvBasis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash with a byte more in it.
  func fnv(_ byte: UInt8) -> UInt64 { (self ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
