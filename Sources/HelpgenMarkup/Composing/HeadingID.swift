/// The ids of headings.
enum HeadingID {
  /// The text and the id of a heading such as `Set up {#setup}`; `nil` where it names none.
  static func split(_ heading: String) -> (text: String, id: String)? {
    guard heading.utf8.last == UInt8(ascii: "}"), let open = heading[...].range(ofLast: "{#") else {
      return nil
    }
    let id = heading[open.end...].dropLast()
    guard let first = id.utf8.first, isLetter(first),
      id.utf8.allSatisfy({ $0 > 0x20 && !"{}<>\"'&`".utf8.contains($0) })
    else { return nil }
    let text = heading[..<open.start].trimmingSuffix(" ")
    return (String(text), String(id))
  }

  /// An id for each heading: its own, else its text by GitHub's rule; none is empty, and no two are the same.
  ///
  /// - Parameter others: The ids of everything else in the text, and those that headings name themselves.
  static func assign(_ headings: [BodyScan.Heading], besides others: Set<String>) -> [String] {
    var taken = others
    var next: [String: Int] = [:]
    return headings.map { heading in
      if let own = heading.ownID { return own }
      let wish = slug(heading.text)
      if taken.insert(wish).inserted { return wish }
      var number = next[wish] ?? 1
      while !taken.insert("\(wish)-\(number)").inserted { number += 1 }
      next[wish] = number + 1
      return "\(wish)-\(number)"
    }
  }

  /// The text in lower case, without what is no letter, digit, mark, hyphen or underscore, with hyphens for spaces.
  static func slug(_ text: String) -> String {
    // Most headings are ASCII, and asking Unicode about each scalar is slow.
    text.utf8.allSatisfy { $0 < 0x80 } ? asciiSlug(text) : unicodeSlug(text)
  }

  private static func asciiSlug(_ text: String) -> String {
    var slug = SlugWriter()
    for byte in text.utf8 {
      switch byte {
      case 0x20: slug.space()
      case UInt8(ascii: "-"), UInt8(ascii: "_"): slug.bytes.append(byte)
      default:
        guard byte.isASCIIWord else { continue }
        slug.hasWord = true
        slug.bytes.append(byte.asciiLowercased)
      }
    }
    return slug.text
  }

  private static func unicodeSlug(_ text: String) -> String {
    var slug = SlugWriter()
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": slug.space()
      case "-", "_": slug.bytes.append(UInt8(ascii: scalar))
      default:
        guard isWord(scalar) else { continue }
        slug.hasWord = true
        if hasNoCase(scalar) {
          slug.bytes += UTF8.encode(scalar).map(Array.init) ?? []
        } else {
          slug.bytes += scalar.properties.lowercaseMapping.utf8
        }
      }
    }
    return slug.text
  }

  /// Whether a letter is none of two; also small letters of ASCII and Latin-1, so that Unicode need not be asked.
  private static func hasNoCase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF: true
    default: isCommonCaseless(scalar)
    }
  }

  /// Whether it is a letter of a script without two cases, in the blocks that most texts are written in.
  private static func isCommonCaseless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hebrew, Arabic, Devanagari, Japanese, Chinese, Korean.
    case 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: return UInt8(ascii: scalar).isASCIIWord
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return true
    default: if isCommonCaseless(scalar) { return true }
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

extension Substring {
  /// The last place of an ASCII text.
  fileprivate func range(ofLast text: String) -> (start: Substring.Index, end: Substring.Index)? {
    var end = utf8.endIndex
    while end > utf8.startIndex {
      let start = utf8.index(before: end)
      if utf8[start...].starts(with: text.utf8) {
        return (start, utf8.index(start, offsetBy: text.utf8.count))
      }
      end = start
    }
    return nil
  }

  /// The text without a repeated ASCII character at its end.
  fileprivate func trimmingSuffix(_ character: Unicode.Scalar) -> Substring {
    var end = utf8.endIndex
    while end > utf8.startIndex, utf8[utf8.index(before: end)] == UInt8(ascii: character) {
      end = utf8.index(before: end)
    }
    return self[..<end]
  }

}

/// The id of a heading while it is written.
private struct SlugWriter {
  var bytes: [UInt8] = []
  var hasWord = false

  /// Writes a space, which becomes a hyphen; none stands at an end, where a symbol may have been left out.
  mutating func space() {
    if !bytes.isEmpty { bytes.append(0x20) }
  }

  /// The id; that of a heading of emoji or punctuation alone says only that it is one.
  var text: String {
    guard hasWord else { return "section" }
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    return String(decoding: bytes[..<end].map { $0 == 0x20 ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
