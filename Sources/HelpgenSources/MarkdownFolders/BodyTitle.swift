/// The title that a Markdown text gives itself: its first heading of level 1.
struct BodyTitle {
  /// Its words, without Markdown.
  let text: String
  /// The bytes of its line or lines, with the last line break.
  let range: Range<Int>
  /// The bytes of what the words were read from.
  let words: Range<Int>
  /// Whether nothing but comments is before it.
  let isFirst: Bool

  /// Looks for the title: a heading that begins the text, or the only one of level 1.
  ///
  /// Code and comments hold no headings. A text with several that begins with something else has no title.
  static func find(in bytes: [UInt8], _ body: Range<Int>) -> BodyTitle? {
    var scan = HeadingScan(bytes, body)
    guard let first = scan.next() else { return nil }
    return first.isFirst || scan.next() == nil ? first : nil
  }
}

/// Goes through the lines of a text and finds its headings of level 1.
private struct HeadingScan {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  var hasText = false
  /// The fence of the code around the line.
  var fence: ArraySlice<UInt8>?
  var isInComment = false
  /// A line of text that a line of `=` would make a heading, if it is alone.
  var paragraph: TextLine?
  var isAfterText = false
  /// Whether the paragraph that is open begins the text.
  var isFirstParagraph = false

  init(_ bytes: [UInt8], _ body: Range<Int>) {
    self.bytes = bytes
    position = body.lowerBound
    end = body.upperBound
  }

  mutating func next() -> BodyTitle? {
    while position < end {
      let line = TextLine(in: bytes, at: position)
      position = line.end
      if let title = read(line) { return title }
    }
    return nil
  }

  private mutating func read(_ line: TextLine) -> BodyTitle? {
    let content = line.slice.drop { $0 == 0x20 }
    let indent = content.startIndex - line.start
    if isSkipped(line, content, indent) { return nil }
    if line.isBlank {
      (paragraph, isAfterText) = (nil, false)
      return nil
    }
    if indent < 4, content.first == UInt8(ascii: "#"), let words = Self.words(ofHeading: content) {
      return found(line.start..<line.end, words)
    }
    if indent < 4, let above = paragraph, !content.isEmpty, line.slice.isUnderline {
      // The line above was counted as text; it is the heading.
      return found(above.start..<line.end, above.contents, isFirst: isFirstParagraph)
    }
    isFirstParagraph = !hasText
    paragraph = isAfterText || indent > 3 || content.isMarkOfBlock ? nil : line
    (hasText, isAfterText) = (true, true)
    return nil
  }

  /// Whether the line belongs to code or a comment.
  private mutating func isSkipped(_ line: TextLine, _ content: ArraySlice<UInt8>, _ indent: Int) -> Bool {
    if isInComment {
      isInComment = !content.holds("-->")
      return true
    }
    if let fence {
      let closing = content.prefix { $0 == fence.first }
      let isClosing = closing.count >= fence.count && content[closing.endIndex...].allSatisfy { $0 <= 0x20 }
      if indent < 4, isClosing { self.fence = nil }
      return true
    }
    if content.starts(with: "<!--".utf8) {
      isInComment = !content.dropFirst(4).holds("-->")
      (paragraph, isAfterText) = (nil, false)
      return true
    }
    let mark = content.prefix { $0 == content.first }
    if indent < 4, mark.count >= 3, mark.first == UInt8(ascii: "`") || mark.first == UInt8(ascii: "~") {
      fence = mark
      (hasText, paragraph, isAfterText) = (true, nil, false)
      return true
    }
    return false
  }

  private mutating func found(_ range: Range<Int>, _ words: Range<Int>, isFirst: Bool? = nil) -> BodyTitle? {
    defer { (hasText, paragraph, isAfterText) = (true, nil, false) }
    let text = InlineText(bytes[words]).text
    guard text.utf8.contains(where: { $0 > 0x20 }) else { return nil }
    return BodyTitle(text: text, range: range, words: words, isFirst: isFirst ?? !hasText)
  }

  /// The words of `# words #`; `nil` for another level.
  private static func words(ofHeading content: ArraySlice<UInt8>) -> Range<Int>? {
    var words = content.dropFirst()
    guard let space = words.first, space == 0x20 || space == 0x09 else { return nil }
    words = words.trimmed
    let closing = words.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let open = words.dropLast(closing)
    if closing > 0, open.isEmpty || open.last == 0x20 || open.last == 0x09 { words = open.trimmed }
    // The id that a heading is given is not read.
    if words.last == UInt8(ascii: "}"), let brace = words.lastIndex(of: UInt8(ascii: "{")),
      words[brace...].starts(with: "{#".utf8)
    {
      words = words[..<brace]
    }
    words = words.trimmed
    return words.startIndex..<words.endIndex
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = firstIndex { $0 != 0x20 && $0 != 0x09 } ?? endIndex
    let last = lastIndex { $0 != 0x20 && $0 != 0x09 }
    return self[start..<Swift.max(start, last.map { $0 + 1 } ?? start)]
  }

  /// Whether these are the signs that make a heading of the line above.
  fileprivate var isUnderline: Bool {
    let signs = trimmed
    return !signs.isEmpty && signs.allSatisfy { $0 == UInt8(ascii: "=") }
  }

  /// Whether a line begins a quote, a list or HTML, so that it is no paragraph of its own.
  fileprivate var isMarkOfBlock: Bool {
    guard let first else { return false }
    let isItem = "-+*".utf8.contains(first) && (count == 1 || self[startIndex + 1] == 0x20)
    return isItem || first == UInt8(ascii: ">") || first == UInt8(ascii: "<") || first == UInt8(ascii: "#")
  }

  fileprivate func holds(_ text: String) -> Bool {
    let sought = Array(text.utf8)
    guard count >= sought.count else { return false }
    return (startIndex...endIndex - sought.count).contains { self[$0...].starts(with: sought) }
  }
}
