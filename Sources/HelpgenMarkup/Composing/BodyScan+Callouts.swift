/// Callouts.
extension BodyScan {
  /// Opens a quote, which may be a callout.
  mutating func openQuote(_ tag: TagReader) {
    guard let (kind, mark) = callout(from: tag.range.upperBound) else {
      quotes.append(false)
      return
    }
    quotes.append(true)
    add(tag.range, .bytes(Array("<div class=\"callout \(kind)\" role=\"note\">".utf8)))
    // Behind the line end, which stays.
    let start = tag.range.upperBound + 1
    add(start..<start, .calloutTitle(kind))
    add(start..<start, .bytes(Array("</p>\n".utf8)))
    let rest = mark.upperBound
    let isWhole = html[rest...].starts(with: "</p>\n".utf8)
    add(isWhole ? start..<rest + 5 : mark, .bytes([]))
    position = isWhole ? rest + 5 : rest
  }

  /// Closes the quote that was opened last.
  mutating func closeQuote(at start: Int) {
    guard let isCallout = quotes.popLast() else { return }
    if isCallout { add(start..<start + "</blockquote>".utf8.count, .bytes(Array("</div>".utf8))) }
  }

  /// The kind of callout that a quote is, and the part of its first paragraph that says so.
  private func callout(from start: Int) -> (CalloutKind, Range<Int>)? {
    guard calloutWords != nil, html[start...].starts(with: "\n<p>".utf8) else { return nil }
    let text = start + 4
    let found = bracketed(at: text) ?? bold(at: text) ?? symbol(at: text)
    guard let (kind, length) = found else { return nil }
    var end = text + length
    // A line break that only set the mark apart goes with it.
    while byte(end).isHTMLSpace { end += 1 }
    if html[end...].starts(with: "<br />".utf8) {
      end += 6
      while byte(end).isHTMLSpace { end += 1 }
    }
    return (kind, text..<end)
  }

  /// Reads `[!NOTE]`, and how long it is.
  private func bracketed(at start: Int) -> (CalloutKind, Int)? {
    guard byte(start) == UInt8(ascii: "["), byte(start + 1) == UInt8(ascii: "!") else { return nil }
    let word = html[(start + 2)...].prefix { $0.isASCIILetter }
    guard let kind = CalloutKind(word: word), byte(word.endIndex) == UInt8(ascii: "]") else { return nil }
    // Obsidian's sign that the callout may be closed.
    let sign = byte(word.endIndex + 1)
    let isFoldable = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    return (kind, word.count + (isFoldable ? 4 : 3))
  }

  /// Reads `**Note:**`, `**Note**:`, or `**Note**` alone in a line, and how long it is.
  private func bold(at start: Int) -> (CalloutKind, Int)? {
    guard html[start...].starts(with: "<strong>".utf8) else { return nil }
    let content = html[(start + 8)...].prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\n") }
    guard content.count < 40, html[content.endIndex...].starts(with: "</strong>".utf8) else { return nil }
    var end = content.endIndex + 9
    var words = content.unescaped
    let hasColon = words.removeColon()
    guard let kind = CalloutKind(word: words.utf8) ?? calloutWords?[words.lowercased()] else { return nil }
    if !hasColon {
      let colon = html[end...].colonLength
      end += colon
      let next = html[end...]
      guard
        colon > 0 || byte(end) == UInt8(ascii: "\n") || next.starts(with: "</p>".utf8)
          || next.starts(with: "<br />".utf8)
      else { return nil }
    }
    return (kind, end - start)
  }

  private func symbol(at start: Int) -> (CalloutKind, Int)? {
    // All of them are above ASCII.
    guard byte(start) >= 0xE2, let (kind, length) = CalloutKind.symbol(html[start...]) else { return nil }
    return (kind, length)
  }

  /// The title of a container that the dialect wrote without one.
  mutating func container(_ tag: TagReader) {
    guard html[tag.range].starts(with: "<div class=\"callout ".utf8) else { return }
    let word = html[(tag.range.lowerBound + 20)...].prefix { $0.isASCIILetter }
    let title = Array("\n<p class=\"callout-title\">".utf8)
    let start = tag.range.upperBound + 1
    guard let kind = CalloutKind(rawValue: String(decoding: word, as: UTF8.self)),
      html[tag.range.upperBound...].starts(with: title),
      html[(tag.range.upperBound + title.count)...].starts(with: "</p>".utf8)
    else { return }
    position = tag.range.upperBound + title.count
    add(start..<position, .calloutTitle(kind))
  }
}

extension String {
  /// Takes a colon off the end; whether there was one.
  fileprivate mutating func removeColon() -> Bool {
    guard let last = unicodeScalars.last, last == ":" || last == "：" else { return false }
    unicodeScalars.removeLast()
    while let last = unicodeScalars.last, last.properties.isWhitespace { unicodeScalars.removeLast() }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// How long the colon is that begins here, with the space French sets before it.
  fileprivate var colonLength: Int {
    for colon in [":", "：", " :", "\u{A0}:", "\u{202F}:"] where starts(with: colon.utf8) {
      return colon.utf8.count
    }
    return 0
  }
}
