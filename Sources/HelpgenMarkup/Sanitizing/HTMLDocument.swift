/// Makes an article that is written in HTML safe: a whole document or a part of one.
///
/// It goes the way of HTML in Markdown, and what was left out is told by the lines of the HTML. Any bytes are HTML: there
/// is nothing this could refuse.
func sanitizedHTML(ofDocument html: [UInt8], _ policy: SanitizingPolicy = .standard) -> RenderedText {
  if let simple = SimpleHTML.ofDocument(html, policy) { return RenderedText(html: simple) }
  let sanitized = sanitize(html, policy)
  var lines = LineCount(html)
  // They come in the order of the bytes.
  return RenderedText(
    html: sanitized.html,
    leftOut: sanitized.dropped.map { LeftOutHTML(what: $0.what, line: lines.line(at: $0.offset)) })
}

extension SimpleHTML {
  /// A document without a parser; `nil` where that does not do, or where something is left out and has to be found.
  fileprivate static func ofDocument(_ html: [UInt8], _ policy: SanitizingPolicy) -> [UInt8]? {
    guard String(validating: html, as: UTF8.self) != nil else { return nil }
    var simple = SimpleHTML(policy)
    guard simple.write(RawHTMLPiece.mark(0), [RawHTMLPiece(literal: html, line: 1)]) else { return nil }
    return simple.dropped.isEmpty ? simple.html : nil
  }
}

/// Counts lines up to offsets that only grow.
private struct LineCount {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The 1-based line of a byte.
  mutating func line(at offset: Int) -> Int {
    while position < min(offset, bytes.count) {
      let byte = bytes[position]
      position += 1
      let isLineFeedToCome = position < bytes.count && bytes[position] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isLineFeedToCome { line += 1 }
    }
    return line
  }
}
