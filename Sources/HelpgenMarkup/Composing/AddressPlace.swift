extension [UInt8] {
  /// Where an address of a link or image, as bodies report them, stands in the Markdown or HTML it comes from.
  ///
  /// It is looked for in the spellings that authors use; the first place counts that holds all of it and nothing
  /// longer. `nil` where it is written in another way.
  public func place(ofAddress address: String) -> Range<Int>? {
    let plain = Array(address.utf8)
    if let place = place(of: plain) { return place }
    let decoded = plain.percentDecoded
    return [decoded, plain.withAmpersandsEscaped, decoded.withAmpersandsEscaped].lazy
      .compactMap { self.place(of: $0) }.first
  }

  /// Where the first address stands that runs code or reads the reader's files.
  public var placeOfUnsafeAddress: Range<Int>? {
    let schemes: [StaticString] = ["javascript:", "vbscript:", "file:", "data:"]
    let places = schemes.compactMap { index(ofWord: $0, in: 0..<count) }
    guard let start = places.min() else { return nil }
    var (end, depth) = (start, 0)
    while end < count, !self[end].isWhiteSpace, !">\"'".utf8.contains(self[end]) {
      if self[end] == UInt8(ascii: "(") { depth += 1 }
      if self[end] == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { break }
      end += 1
    }
    return start..<end
  }

  fileprivate func place(of address: [UInt8]) -> Range<Int>? {
    guard !address.isEmpty else { return nil }
    var start = 0
    while let found = firstIndex(of: address, from: start) {
      let end = found + address.count
      if !(found > 0 && self[found - 1].isPartOfAddress),
        !(end < count && self[end].isPartOfAddress && !endsSentence(at: end))
      {
        return found..<end
      }
      start = found + 1
    }
    return nil
  }

  /// Whether a full stop or the like comes last in a word.
  private func endsSentence(at index: Int) -> Bool {
    ".,:;!?".utf8.contains(self[index]) && (index + 1 == count || self[index + 1].isWhiteSpace)
  }

  private var withAmpersandsEscaped: [UInt8] {
    var escaped: [UInt8] = []
    for byte in self {
      if byte == UInt8(ascii: "&") { escaped += "&amp;".utf8 } else { escaped.append(byte) }
    }
    return escaped
  }

  private var percentDecoded: [UInt8] {
    var decoded: [UInt8] = []
    var index = 0
    while index < count {
      if self[index] == UInt8(ascii: "%"), index + 2 < count,
        let value = UInt8(String(decoding: self[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(value)
        index += 3
      } else {
        decoded.append(self[index])
        index += 1
      }
    }
    return decoded
  }
}

extension BodyImage {
  /// Whether it has no text for those who do not see it; an author of HTML may have left it empty on purpose.
  public func lacksText(in source: [UInt8]) -> Bool {
    guard let alternative else { return true }
    guard alternative.isEmpty else { return false }
    // The same image may also stand elsewhere, with a text.
    guard let place = source.place(ofAddress: self.source) else { return true }
    let written = Array(source[place])
    return source.place(of: Array("![](".utf8) + written) != nil
      || source.place(of: Array("![](<".utf8) + written) != nil
  }
}

extension UInt8 {
  fileprivate var isPartOfAddress: Bool {
    isASCIIWord || self >= 0x80 || "/.-_~%#?&=+:@,;!".utf8.contains(self)
  }
}
