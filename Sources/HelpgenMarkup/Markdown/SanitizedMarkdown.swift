/// Putting the HTML back into a rendered Markdown text, made safe.
extension MarkdownDocument {
  /// The HTML of the document, with its authors' HTML sanitized.
  borrowing func sanitizedHTML(_ policy: SanitizingPolicy) -> RenderedBody {
    var simple = SimpleHTML(policy)
    let pieces = takeRawHTML(&simple)
    let rendered = html(passingRawHTML: false)
    guard !pieces.isEmpty else { return RenderedBody(html: rendered) }

    if simple.isSimple, simple.isBalanced, let html = rendered.withSimplePieces(pieces, simple.html) {
      var dropped = DroppedList()
      for piece in pieces {
        for what in piece.dropped { dropped.add(.other(what), at: piece.line) }
      }
      return RenderedBody(
        html: html, leftOut: dropped.list.map { LeftOutHTML(what: $0.what, line: $0.offset) })
    }
    let (whole, offsets) = rendered.withPieces(pieces)
    let sanitized = sanitize(whole, policy)
    let leftOut = sanitized.dropped.map { dropped in
      let piece = offsets.lastIndex { $0 <= dropped.offset } ?? 0
      return LeftOutHTML(what: dropped.what, line: pieces[piece].line)
    }
    return RenderedBody(html: sanitized.html, leftOut: leftOut)
  }
}

extension [UInt8] {
  /// The rendered text with the safe form of each piece instead of its mark; `nil` where the text around them
  /// holds what the parser would change.
  func withSimplePieces(_ pieces: [RawHTMLPiece], _ simple: [UInt8]) -> [UInt8]? {
    var html: [UInt8] = []
    html.reserveCapacity(count + simple.count)
    var copied = 0
    var next = 0
    for index in indices where self[index] < 0x20 || self[index].mayBeginInvalidHTML {
      switch self[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): continue
      case MarkdownDocument.mark:
        guard next < pieces.count, let range = pieces[next].simple else { return nil }
        html += self[copied..<index]
        html += simple[range]
        copied = index + 1
        next += 1
      case UInt8(ascii: "\r"):
        html += self[copied..<index]
        copied = index + 1
        if copied == count || self[copied] != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
      default:
        if endOfInvalidHTML(at: index) != nil { return nil }
      }
    }
    return html + self[copied...]
  }

  /// The rendered text with each piece instead of its mark, and where the pieces are.
  func withPieces(_ pieces: [RawHTMLPiece]) -> (html: [UInt8], offsets: [Int]) {
    var html: [UInt8] = []
    var offsets: [Int] = []
    for (index, part) in split(separator: MarkdownDocument.mark, omittingEmptySubsequences: false)
      .enumerated()
    {
      html += part
      offsets.append(html.count)
      if index < pieces.count { html += pieces[index].literal }
    }
    return (html, offsets)
  }
}
