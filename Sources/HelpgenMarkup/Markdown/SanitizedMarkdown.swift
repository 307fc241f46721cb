/// What was done to the HTML in a tree, and is to be finished in what is rendered.
enum TreatedHTML {
  /// It passes as it is.
  case passed
  /// It is out of the tree, or text.
  case done(leftOut: [LeftOutHTML])
  /// It is out of the tree, and goes back into the rendered text once it is safe.
  case taken([RawHTMLPiece], SanitizingPolicy)

  fileprivate var passesHTML: Bool {
    if case .passed = self { true } else { false }
  }
}

/// Treating the HTML that authors write into Markdown.
extension MarkdownDocument {
  /// Takes the HTML out of the tree or makes it text, as asked.
  ///
  /// - Parameter markdown: What was parsed; without a `<` in it there can be no HTML, and the tree is not walked.
  borrowing func treatHTML(
    in markdown: [UInt8], _ rawHTML: RawHTML, _ policy: SanitizingPolicy
  ) -> TreatedHTML {
    guard rawHTML != .pass else { return .passed }
    guard markdown.firstIndex(of: UInt8(ascii: "<"), in: 0..<markdown.count) != nil else {
      return .done(leftOut: [])
    }
    switch rawHTML {
    case .drop: return .done(leftOut: removeRawHTML().map { LeftOutHTML(what: "HTML", line: $0) })
    case .escape: escapeRawHTML()
    case .sanitize:
      var pieces = takeRawHTML()
      if let tokens = translation?.tokens {
        for index in pieces.indices { pieces[index].literal = tokens.restored(pieces[index].literal) }
      }
      if !pieces.isEmpty { return .taken(pieces, policy) }
    case .pass: break
    }
    return .done(leftOut: [])
  }

  /// The HTML of the document, with what was taken out of the tree put back, made safe.
  ///
  /// - Parameter labelsWaysBack: Whether the ways back from footnotes have a label, which is English.
  borrowing func html(_ treatment: TreatedHTML, labelsWaysBack: Bool = true) -> RenderedText {
    let rendered = html(passingRawHTML: treatment.passesHTML, labelsWaysBack: labelsWaysBack)
    let hasNotes = !(translation?.tokens.notes.isEmpty ?? true)
    let notes = hasNotes ? rendered.startOfNotes : nil
    switch treatment {
    case .passed: return RenderedText(html: rendered, startOfNotes: notes)
    case .done(let leftOut):
      let html = replacingForbidden(rendered)
      return RenderedText(html: html, leftOut: leftOut, startOfNotes: hasNotes ? html.startOfNotes : nil)
    case .taken(let pieces, let policy):
      var text = Self.sanitized(rendered, notes, pieces, policy)
      if let translation, !text.leftOut.isEmpty {
        let lines = translation.sourceLines(of: text.leftOut.map(\.line))
        for (index, line) in lines.enumerated() { text.leftOut[index].line = line }
      }
      return text
    }
  }

  /// Does the footnotes by themselves: what an author leaves open ends before them.
  private static func sanitized(
    _ rendered: [UInt8], _ notes: Int?, _ pieces: [RawHTMLPiece], _ policy: SanitizingPolicy
  ) -> RenderedText {
    guard let notes else { return sanitized(rendered, pieces, policy) }
    var text = sanitized(Array(rendered[..<notes]), pieces, policy)
    let behind = sanitized(Array(rendered[notes...]), pieces, policy)
    text.startOfNotes = text.html.count
    text.html += behind.html
    text.leftOut += behind.leftOut
    return text
  }

  /// The rendered text with the pieces of HTML put back, made safe; by the parser only where that must be.
  private static func sanitized(
    _ rendered: [UInt8], _ pieces: [RawHTMLPiece], _ policy: SanitizingPolicy
  ) -> RenderedText {
    var simple = SimpleHTML(policy)
    if simple.write(rendered, pieces) {
      return RenderedText(
        html: simple.html,
        leftOut: simple.dropped.map { LeftOutHTML(what: $0.what, line: pieces[$0.offset].line) })
    }
    let (whole, places) = rendered.withPieces(pieces)
    let sanitized = sanitize(whole, policy)
    let leftOut = sanitized.dropped.map { dropped in
      let place = places.last { $0.offset <= dropped.offset }
      return LeftOutHTML(what: dropped.what, line: pieces[place?.piece ?? 0].line)
    }
    return RenderedText(html: sanitized.html, leftOut: leftOut)
  }
}

extension [UInt8] {
  /// Where the footnotes begin that were made for the text; `nil` where there are none.
  var startOfNotes: Int? {
    let start = Array("<section class=\"footnotes\"".utf8)
    var found: Int?
    var position = 0
    while let next = firstIndex(of: start, from: position) {
      found = next
      position = next + start.count
    }
    return found
  }
}
