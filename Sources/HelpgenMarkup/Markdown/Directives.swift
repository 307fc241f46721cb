/// Directives that fill a line, as in Microsoft's help: `:::image source="a.png" alt-text="A":::`.
///
/// Each is written as Markdown in its own line, so that lines stay what they are.
extension [UInt8] {
  /// The text with images for such directives, and without those that only lay out a page; `nil` where there are none.
  var withoutDirectives: [UInt8]? {
    let colons = Array(":::".utf8)
    guard var start = firstIndex(of: colons, from: 0) else { return nil }
    var text: [UInt8] = []
    var copied = 0
    var counted = 0
    var fences = FenceCount()
    while true {
      let line = self.line(around: start)
      if line.lowerBound > counted {
        fences.count(self[counted..<line.lowerBound])
        counted = line.lowerBound
      }
      // A line of code is what it is.
      if !fences.isOpen, let written = directive(in: start..<line.upperBound) {
        text += self[copied..<start]
        text += written
        copied = line.upperBound
      }
      guard let next = firstIndex(of: colons, from: Swift.max(line.upperBound, start + 3)) else { break }
      start = next
    }
    return copied == 0 ? nil : text + self[copied...]
  }

  private func line(around place: Int) -> Range<Int> {
    let start = self[..<place].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    return start..<(self[place...].firstIndex(where: \.endsLine) ?? count)
  }

  /// The Markdown for the directive that ends a line; `nil` where there is none.
  private func directive(in rest: Range<Int>) -> [UInt8]? {
    let content = trimmed(rest)
    guard content.count > 8, self[content].suffix(3).elementsEqual(":::".utf8) else { return nil }
    let inside = trimmed(content.lowerBound + 3..<content.upperBound - 3)
    let word = self[inside].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    guard !self[inside].contains(UInt8(ascii: ":")) || word.elementsEqual("image".utf8) else { return nil }
    let behind = word.endIndex..<inside.upperBound
    switch String(decoding: word, as: UTF8.self) {
    case "image":
      guard let source = attribute("source", in: behind) else { return nil }
      let alternative = attribute("alt-text", in: behind) ?? []
      return Array("![".utf8) + alternative.escapedForMarkdown + Array("](<".utf8)
        + source.filter { $0 != 0x3C && $0 != 0x3E }
        + Array(">)".utf8)
    case "image-end", "row", "row-end", "column", "column-end", "zone", "zone-end", "moniker", "moniker-end":
      return []
    default: return nil
    }
  }

  private func attribute(_ name: String, in range: Range<Int>) -> [UInt8]? {
    let opening = Array("\(name)=\"".utf8)
    guard let start = firstIndex(of: opening, from: range.lowerBound), start < range.upperBound,
      self[start - 1].isWhiteSpace,
      let end = firstIndex(of: UInt8(ascii: "\""), in: start + opening.count..<range.upperBound)
    else { return nil }
    return Array(self[start + opening.count..<end])
  }

  /// The bytes with a backslash before what has a meaning in Markdown.
  private var escapedForMarkdown: [UInt8] {
    var escaped: [UInt8] = []
    for byte in self {
      if byte.isASCIIPunctuation { escaped.append(UInt8(ascii: "\\")) }
      escaped.append(byte)
    }
    return escaped
  }
}

/// Counts lines that begin or end blocks of code, in a text that is looked through in parts.
private struct FenceCount {
  private var fence: UInt8?
  var isOpen: Bool { fence != nil }

  mutating func count(_ part: ArraySlice<UInt8>) {
    for line in part.split(whereSeparator: \.endsLine) {
      let content = line.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }
      guard let mark = content.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        content.prefix(while: { $0 == mark }).count >= 3
      else { continue }
      if fence == nil { fence = mark } else if fence == mark { fence = nil }
    }
  }
}
