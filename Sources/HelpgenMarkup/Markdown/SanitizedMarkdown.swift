/// What was done to the HTML in a tree, and is to be finished in what is rendered.
enum HTMLTreatment {
  /// It passes as it is.
  case passed
  /// It is out of the tree, or text.
  case done(leftOut: [LeftOutHTML])
  /// It is out of the tree, and goes back into the rendered text once it is safe.
  case taken([RawHTMLPiece], SimpleHTML, SanitizingPolicy)
}

/// Treating the HTML that authors write into Markdown.
extension MarkdownDocument {
  /// Takes the HTML out of the tree or makes it text, as asked.
  ///
  /// - Parameter markdown: What was parsed; without a `<` in it there can be no HTML, and the tree is not walked.
  borrowing func treatHTML(
    in markdown: [UInt8], _ rawHTML: RawHTML, _ policy: SanitizingPolicy
  ) -> HTMLTreatment {
    guard rawHTML != .pass else { return .passed }
    guard markdown.contains(UInt8(ascii: "<")) else { return .done(leftOut: []) }
    switch rawHTML {
    case .drop: return .done(leftOut: removeRawHTML().map { LeftOutHTML(what: "HTML", line: $0) })
    case .escape: escapeRawHTML()
    case .sanitize:
      var simple = SimpleHTML(policy)
      var pieces = takeRawHTML(&simple)
      if let tokens = translation?.tokens {
        for index in pieces.indices { pieces[index].literal = tokens.restored(pieces[index].literal) }
        let lines = translation?.sourceLines(of: pieces.map(\.line)) ?? []
        for (index, line) in lines.enumerated() { pieces[index].line = line }
      }
      if !pieces.isEmpty { return .taken(pieces, simple, policy) }
    case .pass: break
    }
    return .done(leftOut: [])
  }

  /// The HTML of the document, with what was taken out of the tree put back, made safe.
  ///
  /// - Parameter idPrefix: What the ids of footnotes begin with.
  borrowing func html(_ treatment: HTMLTreatment, idPrefix: [UInt8] = []) -> RenderedText {
    switch treatment {
    case .passed: return RenderedText(html: rendered(passingRawHTML: true, .reference(idPrefix)).html)
    case .done(let leftOut):
      return RenderedText(
        html: replacingForbidden(rendered(passingRawHTML: false, .page(idPrefix)).html), leftOut: leftOut)
    case .taken(let pieces, let simple, let policy):
      if simple.isSimple, simple.isBalanced, let text = simpleHTML(pieces, simple, idPrefix) { return text }
      // The sanitizer puts the prefix before the ids of footnotes as well.
      let (rendered, order) = rendered(passingRawHTML: false, .page([]))
      let pieces = pieces.ordered(order)
      let (whole, offsets) = rendered.withPieces(pieces)
      let sanitized = sanitize(whole, policy)
      let leftOut = sanitized.dropped.map { dropped in
        let piece = offsets.lastIndex { $0 <= dropped.offset } ?? 0
        return LeftOutHTML(what: dropped.what, line: pieces[piece].line)
      }
      return RenderedText(html: replacingForbidden(sanitized.html), leftOut: leftOut)
    }
  }

  private borrowing func simpleHTML(
    _ pieces: [RawHTMLPiece], _ simple: SimpleHTML, _ idPrefix: [UInt8]
  ) -> RenderedText? {
    let (rendered, order) = rendered(passingRawHTML: false, .page(idPrefix))
    let pieces = pieces.ordered(order)
    guard let html = rendered.withSimplePieces(pieces, simple.html) else { return nil }
    var dropped = DroppedList()
    for piece in pieces {
      for what in piece.dropped { dropped.add(.other(what), at: piece.line) }
    }
    return RenderedText(
      html: replacingForbidden(html),
      leftOut: dropped.list.map { LeftOutHTML(what: $0.what, line: $0.offset) })
  }
}

extension [RawHTMLPiece] {
  /// The pieces in another order, without those that are not shown.
  func ordered(_ order: [Int]?) -> Self {
    order?.compactMap { indices.contains($0) ? self[$0] : nil } ?? self
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
