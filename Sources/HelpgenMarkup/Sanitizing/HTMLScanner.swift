/// A piece of HTML as a tokenizer sees it; ranges are of the scanned bytes.
enum HTMLToken {
  /// Text, with character references in it.
  case text(Range<Int>)
  case startTag(HTMLTag)
  case endTag(HTMLTag)
  /// `<!-- … -->`.
  case comment(Range<Int>)
  /// `<![CDATA[…]]>`, which HTML has only in drawings and formulas: readers are shown what was written.
  case data(Range<Int>)
  /// `<?…?>` or `<!DOCTYPE …>`: never text.
  case instruction(Range<Int>)
  /// A `<` that begins something the bytes do not end; only the `<`.
  case unfinished(Range<Int>)
}

/// A start or end tag.
struct HTMLTag {
  /// From `<` to behind `>`.
  var range: Range<Int>
  var name: Range<Int>
  var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// Whether it ends in `/>`.
  var isSelfClosing = false
}

/// Cuts HTML into tokens as the HTML standard does, except that nothing without an end takes the rest along.
struct HTMLScanner {
  private let bytes: [UInt8]
  private(set) var position = 0
  // What was looked for in vain is not looked for again, and tags that lead nowhere are tried only so often:
  // else time would grow with the square of the length.
  private var missingEnds: Set<[UInt8]> = []
  private var triesLeft = 32

  /// The most attributes that a tag has.
  private static let attributeLimit = 64

  /// Scans from the beginning.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; `nil` at the end.
  mutating func next() -> HTMLToken? {
    let start = position
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "<"), let token = markup(at: start) { return token }
    // A `<` that begins no markup is text, as is everything up to the next one.
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return .text(start..<position)
  }

  /// Skips the text of an element that holds nothing else, up to its end tag.
  ///
  /// - Returns: The text; `nil` where there is no such end tag, and then nothing is skipped.
  mutating func skipRawText(of name: Range<Int>) -> Range<Int>? {
    let end = Array("</".utf8) + bytes[name].map(\.asciiLowercased)
    guard let range = find(end, from: position, isEnd: { $0.isHTMLSpace || $0 == 0x2F || $0 == 0x3E })
    else { return nil }
    defer { position = range.lowerBound }
    return position..<range.lowerBound
  }

  private mutating func markup(at start: Int) -> HTMLToken? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"): return declaration(at: start)
    case UInt8(ascii: "?"):
      return instruction(at: start, endingIn: "?>") ?? instruction(at: start, endingIn: ">")
        ?? unfinished(start)
    case UInt8(ascii: "/"):
      guard start + 2 < bytes.count, bytes[start + 2].isASCIILetter else { return nil }
      return tag(at: start, nameAt: start + 2).map(HTMLToken.endTag) ?? unfinished(start)
    case let byte:
      guard byte.isASCIILetter else { return nil }
      return tag(at: start, nameAt: start + 1).map(HTMLToken.startTag) ?? unfinished(start)
    }
  }

  private mutating func unfinished(_ start: Int) -> HTMLToken {
    position = start + 1
    return .unfinished(start..<position)
  }

  private mutating func declaration(at start: Int) -> HTMLToken? {
    let rest = bytes[(start + 2)...]
    if rest.starts(with: "--".utf8) { return comment(at: start) ?? unfinished(start) }
    if rest.starts(with: "[CDATA[".utf8) { return data(at: start) ?? unfinished(start) }
    guard let first = rest.first, first.isASCIILetter else { return nil }
    return instruction(at: start, endingIn: ">") ?? unfinished(start)
  }

  private mutating func instruction(at start: Int, endingIn end: String) -> HTMLToken? {
    guard let range = find(Array(end.utf8), from: start + 2) else { return nil }
    position = range.upperBound
    return .instruction(start..<position)
  }

  private mutating func data(at start: Int) -> HTMLToken? {
    guard let range = find(Array("]]>".utf8), from: start + "<![CDATA[".utf8.count) else { return nil }
    position = range.upperBound
    return .data(start..<position)
  }

  private mutating func comment(at start: Int) -> HTMLToken? {
    let content = start + 4
    for short in [">", "->"] where bytes[content...].starts(with: short.utf8) {
      position = content + short.utf8.count
      return .comment(start..<position)
    }
    guard let end = commentEnd(from: content) else { return nil }
    position = end
    return .comment(start..<position)
  }
}

extension HTMLScanner {
  /// Behind the `-->` or `--!>` that ends a comment.
  private mutating func commentEnd(from content: Int) -> Int? {
    guard !missingEnds.contains([]) else { return nil }
    var index = content
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-") {
        if bytes[index + 2] == UInt8(ascii: ">") { return index + 3 }
        if bytes[(index + 2)...].starts(with: "!>".utf8) { return index + 4 }
      }
      index += 1
    }
    // The empty text stands for both ends.
    missingEnds.insert([])
    return nil
  }

  /// Finds a text, whose letters may be of any case.
  private mutating func find(
    _ text: [UInt8], from start: Int, isEnd: (UInt8) -> Bool = { _ in true }
  ) -> Range<Int>? {
    guard !missingEnds.contains(text) else { return nil }
    var index = start
    while let end = bytes.index(index, offsetBy: text.count, limitedBy: bytes.count) {
      if bytes[index] == text[0], bytes[index..<end].elementsEqual(text, by: { $0.asciiLowercased == $1 }),
        end == bytes.count || isEnd(bytes[end])
      {
        return index..<end
      }
      index += 1
    }
    missingEnds.insert(text)
    return nil
  }

  private mutating func tag(at start: Int, nameAt nameStart: Int) -> HTMLTag? {
    guard triesLeft > 0 else { return nil }
    var end = nameStart
    skip(&end) { !$0.isHTMLSpace && $0 != 0x2F && $0 != 0x3E }
    var tag = HTMLTag(range: start..<end, name: nameStart..<end)
    while true {
      skip(&end) { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
      guard end < bytes.count, tag.attributes.count <= Self.attributeLimit else { break }
      if bytes[end] == UInt8(ascii: ">") {
        tag.isSelfClosing =
          bytes[end - 1] == UInt8(ascii: "/") && tag.attributes.last?.value.upperBound != end
        position = end + 1
        tag.range = start..<position
        return tag
      }
      guard let attribute = attribute(at: &end) else { break }
      tag.attributes.append(attribute)
    }
    triesLeft -= 1
    return nil
  }

  private func attribute(at end: inout Int) -> (name: Range<Int>, value: Range<Int>)? {
    let name = end
    // A `=` in front is part of the name.
    end += 1
    skip(&end) { !$0.isHTMLSpace && $0 != 0x2F && $0 != 0x3E && $0 != 0x3D }
    let nameEnd = end
    skip(&end, \.isHTMLSpace)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else {
      end = nameEnd
      return (name..<nameEnd, nameEnd..<nameEnd)
    }
    end += 1
    skip(&end, \.isHTMLSpace)
    guard end < bytes.count else { return nil }
    let quote = bytes[end]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = end
      skip(&end) { !$0.isHTMLSpace && $0 != 0x3E }
      return (name..<nameEnd, value..<end)
    }
    end += 1
    let value = end
    skip(&end) { $0 != quote }
    guard end < bytes.count else { return nil }
    end += 1
    return (name..<nameEnd, value..<end - 1)
  }

  private func skip(_ end: inout Int, _ condition: (UInt8) -> Bool) {
    while end < bytes.count, condition(bytes[end]) { end += 1 }
  }
}
