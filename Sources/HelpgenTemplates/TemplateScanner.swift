import HelpgenDiagnostics

/// A tag of a template: its kind and where it and its name are.
struct TemplateTag {
  enum Kind {
    case escaped, raw, section, inverted, close, partial, parent, block, comment, delimiters
  }

  var kind: Kind
  var range: Range<Int>
  /// The content without the sign and the white space around it.
  var name: Range<Int>
}

/// Finds the tags of a template, one after the other.
struct TemplateScanner {
  let text: SourceText
  /// Whether a tag that never ends hid the rest of the template.
  private(set) var isCutShort = false

  private let bytes: [UInt8]
  private var offset: Int
  private var opening: [UInt8] = Array("{{".utf8)
  private var closing: [UInt8] = Array("}}".utf8)

  init(_ text: SourceText, from offset: Int) {
    self.text = text
    self.bytes = text.bytes
    self.offset = offset
  }

  /// The next tag whose form is right.
  mutating func next(into bag: inout DiagnosticBag) -> TemplateTag? {
    while let start = find(opening, from: offset) {
      let signOffset = skipBlanks(from: start + opening.count)
      guard let tag = tag(from: start, sign: signOffset) else {
        bag.report(.unclosedTag(opening, closing, at: span(start..<start + opening.count)))
        offset = start + opening.count
        isCutShort = true
        continue
      }
      offset = tag.range.upperBound
      if tag.kind == .delimiters, !setDelimiters(tag.name) {
        bag.report(.malformedDelimiters(at: span(tag.range)))
      }
      return tag
    }
    return nil
  }

  /// Reads the tag whose sign, if it has one, is at `sign`; `nil` where the tag does not end.
  private func tag(from start: Int, sign: Int) -> TemplateTag? {
    guard sign < bytes.count else { return nil }
    let (kind, length) = Self.signs[bytes[sign]] ?? (.escaped, 0)
    let isBraced = bytes[sign] == UInt8(ascii: "{")
    let terminator = isBraced ? [UInt8(ascii: "}")] + closing : closing
    guard let end = find(terminator, from: sign + length) else { return nil }
    if kind != .comment, kind != .delimiters, let inner = find(opening, from: sign + length), inner < end {
      return nil
    }
    return TemplateTag(
      kind: kind, range: start..<end + terminator.count, name: trimmed(sign + length..<end))
  }

  private static let signs: [UInt8: (TemplateTag.Kind, Int)] = [
    UInt8(ascii: "!"): (.comment, 1), UInt8(ascii: "="): (.delimiters, 1), UInt8(ascii: "#"): (.section, 1),
    UInt8(ascii: "^"): (.inverted, 1), UInt8(ascii: "/"): (.close, 1), UInt8(ascii: ">"): (.partial, 1),
    UInt8(ascii: "<"): (.parent, 1), UInt8(ascii: "$"): (.block, 1), UInt8(ascii: "&"): (.raw, 1),
    UInt8(ascii: "{"): (.raw, 1),
  ]

  /// Takes two words followed by `=` as the new delimiters.
  private mutating func setDelimiters(_ content: Range<Int>) -> Bool {
    guard content.last.map({ bytes[$0] }) == UInt8(ascii: "=") else { return false }
    let words = bytes[content.dropLast()].split(whereSeparator: isBlank)
    guard words.count == 2, !words.contains(where: { $0.contains(UInt8(ascii: "=")) }) else { return false }
    opening = Array(words[0])
    closing = Array(words[1])
    return true
  }

  /// Whether a tag that closes something begins at `offset`.
  func isClosingTag(at offset: Int) -> Bool {
    guard bytes[offset...].starts(with: opening) else { return false }
    let sign = skipBlanks(from: offset + opening.count)
    return sign < bytes.count && bytes[sign] == UInt8(ascii: "/")
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, start <= bytes.count else { return nil }
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }

  private func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = min(skipBlanks(from: range.lowerBound), range.upperBound)
    var end = range.upperBound
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(text, range) }
}

/// Whether a byte is white space inside a tag.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

extension Diagnostic {
  fileprivate static func unclosedTag(
    _ opening: [UInt8], _ closing: [UInt8], at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-tag", "this tag has no end", at: span,
      hint: "close what “\(String(decoding: opening, as: UTF8.self))” opens with "
        + "“\(String(decoding: closing, as: UTF8.self))”")
  }

  fileprivate static func malformedDelimiters(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "malformed-delimiters", "this tag does not set two delimiters", at: span,
      hint: "write both with a space between them, as in “{{=<% %>=}}”")
  }
}
