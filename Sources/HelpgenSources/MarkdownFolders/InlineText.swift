/// What readers see of a line of Markdown: links, emphasis, code and tags without their marks.
///
/// A title is plain text; this is for the marks that people put into headings, not for every rule of CommonMark.
struct InlineText {
  /// The words.
  var text: String { String(decoding: words, as: UTF8.self) }

  private var words: [UInt8] = []

  /// The longest line that is read for marks: each looks for its partner on the whole line.
  private static let longest = 2000

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) {
    guard line.count <= Self.longest else {
      words = Array(line)
      return
    }
    var position = line.startIndex
    while position < line.endIndex { position = read(line, at: position) }
  }

  /// Takes over what is at a place, and says where to go on.
  private mutating func read(_ line: ArraySlice<UInt8>, at position: Int) -> Int {
    let byte = line[position]
    let next = position + 1
    switch byte {
    case UInt8(ascii: "\\") where next < line.endIndex && line[next].isPunctuation:
      words.append(line[next])
      return next + 1
    case UInt8(ascii: "`"):
      let fence = line[position...].prefix { $0 == byte }.count
      return readCode(line, at: position, fence: fence) ?? takeOver(line, position..<position + fence)
    case UInt8(ascii: "!") where next < line.endIndex && line[next] == UInt8(ascii: "["):
      return readLink(line, at: next) ?? takeOver(line, position..<next)
    case UInt8(ascii: "["):
      return readLink(line, at: position) ?? takeOver(line, position..<next)
    case UInt8(ascii: "<"):
      if let close = line[position...].firstIndex(of: UInt8(ascii: ">")), next < close,
        line[next].isWordByte || line[next] == UInt8(ascii: "/")
      {
        let inner = line[next..<close]
        let isAddress = inner.contains(UInt8(ascii: ":")) && !inner.contains(0x20)
        return isAddress ? takeOver(line, next..<close) + 1 : close + 1
      }
      return takeOver(line, position..<next)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      return readMarks(line, at: position)
    default:
      return takeOver(line, position..<next)
    }
  }

  private mutating func takeOver(_ line: ArraySlice<UInt8>, _ range: Range<Int>) -> Int {
    words += line[range]
    return range.upperBound
  }

  private mutating func readCode(_ line: ArraySlice<UInt8>, at position: Int, fence: Int) -> Int? {
    var index = position + fence
    while index < line.endIndex {
      let run = line[index...].prefix { $0 == UInt8(ascii: "`") }.count
      if run == fence {
        words += line[(position + fence)..<index]
        return index + run
      }
      index += max(1, run)
    }
    return nil
  }

  /// `[words](address)` or `[words][name]`; the words are read for marks in turn.
  private mutating func readLink(_ line: ArraySlice<UInt8>, at position: Int) -> Int? {
    guard let close = line.bracketEnd(from: position, "[", "]"), close + 1 < line.endIndex else { return nil }
    let end: Int?
    switch line[close + 1] {
    case UInt8(ascii: "("): end = line.bracketEnd(from: close + 1, "(", ")")
    case UInt8(ascii: "["): end = line.bracketEnd(from: close + 1, "[", "]")
    default: end = nil
    }
    guard let end else { return nil }
    // The words of a link are in its line, so each level is shorter, and links do not nest.
    words += line[(position + 1)..<close].filter { !"*`".utf8.contains($0) }
    return end + 1
  }

  /// Marks of emphasis vanish where they have words at one side; `_` within a word and single `~` stay.
  private mutating func readMarks(_ line: ArraySlice<UInt8>, at position: Int) -> Int {
    let byte = line[position]
    let end = position + line[position...].prefix { $0 == byte }.count
    let before = position > line.startIndex ? line[position - 1] : 0x20
    let after = end < line.endIndex ? line[end] : 0x20
    let isWithinWord = before != 0x20 && after != 0x20 && before.isWordLike && after.isWordLike
    let isLoose = before == 0x20 && after == 0x20
    let isKept =
      isLoose || byte == UInt8(ascii: "_") && isWithinWord || byte == UInt8(ascii: "~") && end - position != 2
      || !line.hasPartner(of: position..<end)
    return isKept ? takeOver(line, position..<end) : end
  }
}

extension ArraySlice<UInt8> {
  /// Where the bracket that opens at a place is closed.
  fileprivate func bracketEnd(from start: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int? {
    var depth = 0
    var index = start
    while index < endIndex {
      let byte = self[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: open) { depth += 1 }
      if byte == UInt8(ascii: close) { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }

  /// Whether the same marks are anywhere else on the line.
  fileprivate func hasPartner(of marks: Range<Int>) -> Bool {
    let byte = self[marks.lowerBound]
    return self[..<marks.lowerBound].contains(byte) || self[marks.upperBound...].contains(byte)
  }
}

extension UInt8 {
  /// What a backslash may take the meaning of.
  fileprivate var isPunctuation: Bool { (0x21...0x7E).contains(self) && (!isWordByte || self == 0x5F) }
  /// A letter, a digit, or a byte of a letter beyond ASCII.
  fileprivate var isWordLike: Bool { self >= 0x80 || isWordByte && self != 0x5F }
}
