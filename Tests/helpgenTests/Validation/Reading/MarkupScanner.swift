/// The tags of a page or sitemap and what stands between them, one by one.
///
/// It scans bytes, because the pages of a real help center are many. It asks of them what helpgen writes: quoted
/// values, and the references that escaping needs.
struct MarkupScanner {
  /// A start tag.
  struct StartTag {
    let name: String
    let attributes: [(name: String, value: String)]
    /// Whether nothing can be in it: it ends in `/>`, or HTML has it so.
    let isEmpty: Bool

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    func has(class name: String) -> Bool {
      self["class"]?.split(separator: " ").contains { $0 == name } ?? false
    }
  }

  /// What comes next.
  enum Piece {
    case text(Range<Int>)
    case start(StartTag)
    case end(String)
  }

  private let bytes: [UInt8]
  private var position = 0

  private static let void: Set = ["meta", "link", "br", "hr", "img", "input", "wbr", "source", "col"]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next piece; comments and declarations are passed over.
  mutating func next() -> Piece? {
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        let start = position
        position = index(of: UInt8(ascii: "<"), from: position)
        return .text(start..<position)
      }
      let start = position + 1
      position = tagEnd(from: start)
      guard start < bytes.count else { return nil }
      switch bytes[start] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
      case UInt8(ascii: "/"): return .end(string(start + 1..<max(start + 1, position - 1)))
      default: return .start(tag(start..<max(start, position - 1)))
      }
    }
    return nil
  }

  /// The text up to the end tag of a raw element, which is not passed over.
  mutating func rawText(until name: String) -> Range<Int> {
    let start = position
    let end = Array("</\(name)".utf8)
    while position < bytes.count {
      position = index(of: UInt8(ascii: "<"), from: position)
      if position + end.count <= bytes.count, bytes[position..<position + end.count].elementsEqual(end) {
        break
      }
      position = min(position + 1, bytes.count)
    }
    return start..<position
  }

  /// A text as it is written.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A text with references replaced.
  func text(_ range: Range<Int>) -> String {
    let written = string(range)
    guard written.utf8.contains(UInt8(ascii: "&")) else { return written }
    var text = written
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#34;", "\""), ("&amp;", "&"),
    ]
    for (reference, meant) in references { text = text.replacing(reference, with: meant) }
    return text
  }

  /// Whether a text holds a run of bytes.
  func contains(_ wanted: [UInt8], in range: Range<Int>) -> Bool {
    guard let first = wanted.first, range.count >= wanted.count else { return false }
    var start = range.lowerBound
    while start <= range.upperBound - wanted.count {
      if bytes[start] == first, bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
      start += 1
    }
    return false
  }

  private func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index
  }

  /// The index behind the `>` of a tag; one in quotes ends nothing.
  private func tagEnd(from start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == quote { index = self.index(of: quote, from: index + 1) }
      index += 1
    }
    return min(index + 1, bytes.count)
  }

  private func tag(_ range: Range<Int>) -> StartTag {
    let isClosed = range.last.map { bytes[$0] == UInt8(ascii: "/") } ?? false
    let end = isClosed ? range.upperBound - 1 : range.upperBound
    var index = nameEnd(from: range.lowerBound, to: end)
    let name = string(range.lowerBound..<index)
    var attributes: [(name: String, value: String)] = []
    while index < end {
      if bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") {
        index += 1
        continue
      }
      let start = index
      index = nameEnd(from: start, to: end)
      let attribute = string(start..<index)
      guard index + 1 < end, bytes[index] == UInt8(ascii: "=") else {
        attributes.append((attribute, ""))
        index = max(index, start + 1)
        continue
      }
      let close = self.index(of: bytes[index + 1], from: index + 2)
      attributes.append((attribute, text(index + 2..<max(index + 2, min(close, end)))))
      index = close + 1
    }
    return StartTag(name: name, attributes: attributes, isEmpty: isClosed || Self.void.contains(name))
  }

  private func nameEnd(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "="),
      bytes[index] != UInt8(ascii: "\n")
    {
      index += 1
    }
    return index
  }
}
