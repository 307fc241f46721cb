public import HelpgenDiagnostics

extension Article {
  /// The place in the source of a part of the body.
  ///
  /// The source may write the body as a JSON string, with escapes, and with control characters that were left out.
  public func contentSpan(of part: Range<Int>) -> SourceSpan {
    guard let written = origin.content, content.indices.contains(part.lowerBound) else {
      return origin.contentSpan
    }
    let bytes = origin.text.bytes
    if origin.isContentVerbatim { return verbatimSpan(of: part, in: written) }
    let isPlain = bytes[written].starts(with: content)
    if isPlain {
      return SourceSpan(
        origin.text, written.lowerBound + part.lowerBound..<written.lowerBound + part.upperBound)
    }
    var reader = WrittenContent(bytes: bytes, position: written.lowerBound + 1)
    reader.skip(content, 0..<part.lowerBound)
    let start = reader.position
    reader.skip(content, part)
    return SourceSpan(origin.text, start..<reader.position)
  }

  /// The place of a part of a body that stands in the source as it is, but for control characters that were left out.
  private func verbatimSpan(of part: Range<Int>, in written: Range<Int>) -> SourceSpan {
    if content.count == written.count {
      let start = written.lowerBound
      return SourceSpan(origin.text, start + part.lowerBound..<start + part.upperBound)
    }
    let kept = written.filter { !origin.text.bytes[$0].isLeftOut }
    func place(_ offset: Int) -> Int { offset < kept.count ? kept[offset] : written.upperBound }
    return SourceSpan(origin.text, place(part.lowerBound)..<place(part.upperBound))
  }

  /// How many lines of a file are above the body, where it stands there as it is.
  public var linesAboveContent: Int {
    guard origin.isContentVerbatim, let start = origin.content?.lowerBound else { return 0 }
    let bytes = origin.text.bytes
    return bytes.indices[..<start].count { index in
      bytes[index] == 0x0A || bytes[index] == 0x0D && !bytes[(index + 1)...].starts(with: [0x0A])
    }
  }

  /// The number of the line (1-based) that holds a place of the body.
  public func contentLine(at offset: Int) -> Int {
    var line = 1
    for index in content.indices.prefix(offset) {
      if content[index] == 0x0A || (content[index] == 0x0D && !content[(index + 1)...].starts(with: [0x0A])) {
        line += 1
      }
    }
    return line
  }
}

/// Reads a JSON string along with what it means.
private struct WrittenContent {
  let bytes: [UInt8]
  var position: Int

  /// Goes on behind a part of the text that the string means.
  mutating func skip(_ content: [UInt8], _ part: Range<Int>) {
    var index = part.lowerBound
    let end = min(part.upperBound, content.count)
    while index < end, position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else {
        if bytes[position] == content[index] { index += 1 }
        position += 1
        continue
      }
      let (meaning, next) = escape
      if content[index..<end].starts(with: meaning) { index += meaning.count }
      position = next
    }
  }

  /// What the escape at the position means, and where it ends.
  private var escape: (meaning: [UInt8], end: Int) {
    switch bytes[position + 1] {
    case UInt8(ascii: "n"): return ([0x0A], position + 2)
    case UInt8(ascii: "r"): return ([0x0D], position + 2)
    case UInt8(ascii: "t"): return ([0x09], position + 2)
    case UInt8(ascii: "b"): return ([0x08], position + 2)
    case UInt8(ascii: "f"): return ([0x0C], position + 2)
    case UInt8(ascii: "u"):
      guard let unit = unit(at: position + 2) else { return ([], position + 2) }
      if let low = unit & 0xFC00 == 0xD800 ? self.unit(at: position + 8) : nil {
        let scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)
        return (Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? [], position + 12)
      }
      return (Unicode.Scalar(unit).map { Array(String($0).utf8) } ?? [], position + 6)
    case let other: return ([other], position + 2)
    }
  }

  private func unit(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    return UInt16(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  /// A control character, which no body keeps.
  fileprivate var isLeftOut: Bool {
    self < 0x20 && !(0x09...0x0D).contains(self) || self == 0x0B || self == 0x7F
  }
}
