/// Markdown of the dialect, written as CommonMark, and what stands behind the marks in it.
struct Translation {
  /// The CommonMark for libcmark.
  var commonMark: [UInt8] = []
  var tokens: Tokens
  /// Whether addresses of mail are to be looked for in the text.
  var mayHaveMail: Bool
  /// Where lines of the CommonMark come from.
  private(set) var anchors: [Anchor] = []

  /// A place in both texts.
  struct Anchor {
    var commonMark: Int
    var source: Int
    /// Whether both go on alike from here; otherwise all lines to the next anchor come from one line.
    var isAlike: Bool
  }

  var scanner: InlineScanner
  let findings: Findings
  let isSmart: Bool
  private let sourceEnd: Int
  /// How far the source is translated.
  var translated = 0
  var cursor: TriggerCursor
  /// Which place is the next where a line is to be indented.
  private var nextIndent = 0

  /// Translates a text; `nil` where it is CommonMark already.
  ///
  /// - Parameter isUTF8: Whether the text is known to be.
  init?(of markdown: [UInt8], isUTF8: Bool, _ dialect: Dialect, smartPunctuation: Bool) {
    isSmart = smartPunctuation
    var source = markdown
    var triggers = Triggers(in: source, dialect)
    if triggers.hasMarks, let cleaned = source.withoutMarks {
      source = cleaned
      triggers = Triggers(in: source, dialect)
    }
    guard triggers.needBlocks || triggers.mayHaveMail || source.count != markdown.count else { return nil }
    cursor = TriggerCursor(triggers)
    mayHaveMail = triggers.mayHaveMail
    sourceEnd = source.count
    findings = triggers.needBlocks ? BlockScanner.scan(source, triggers) : Findings(text: source)
    guard !findings.found.isEmpty || mayHaveMail || source.count != markdown.count else { return nil }
    scanner = InlineScanner(findings)
    tokens = Tokens(definitions: findings.definitions)
    translate()
    tokens.text = scanner.text
    tokens.isText = isUTF8 && !markdown.contains(0)
    tokens.numberNotes()
  }

  private mutating func translate() {
    commonMark.reserveCapacity(sourceEnd + sourceEnd / 4 + 64)
    for finding in findings.found {
      switch finding {
      case .inlines(let content, let joints, let definition):
        translateInlines(content, joints: joints, definition: definition)
      case .task(let start, let isDone):
        copy(to: start)
        append(.task(isDone: isDone))
        translated = start + 3
      case .table(let index, let definition): translateTable(index, definition: definition)
      case .definition(let index): beginDefinition(index)
      case .definitionEnd(let index, let end): endDefinition(index, at: end)
      case .callout(let index, let definition): beginCallout(index, definition: definition)
      case .calloutEnd(let index, let place, let end): endCallout(index, at: place, end)
      }
    }
    copy(to: sourceEnd)
  }

  /// Takes over the source up to a place, which is one in a line.
  mutating func copy(to end: Int) {
    copyLines(to: end)
    while nextIndent < findings.indents.count, findings.indents[nextIndent] <= end { indent() }
  }

  /// Takes over the source up to a place, where a line begins that is written with all that stands before it.
  mutating func copyLines(to end: Int) {
    while nextIndent < findings.indents.count, findings.indents[nextIndent] < end { indent() }
    copyAlike(to: end)
  }

  /// Indents a line by four more columns, unless it was replaced.
  private mutating func indent() {
    let place = findings.indents[nextIndent]
    nextIndent += 1
    guard place >= translated else { return }
    copyAlike(to: place)
    commonMark += repeatElement(0x20, count: 4)
  }

  private mutating func copyAlike(to end: Int) {
    guard end > translated else { return }
    commonMark += scanner.text[translated..<end]
    translated = end
  }

  /// Puts a mark for a token.
  mutating func append(_ token: Token) {
    let guards = token.guards(in: scanner.text)
    if guards.before { commonMark.append(Mark.guardian) }
    Mark.append(tokens.add(token), to: &commonMark)
    if guards.after { commonMark.append(Mark.guardian) }
  }

  /// Takes note that the line comes from a line of the source.
  mutating func anchorLine(_ source: Int) {
    let start = commonMark.lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    anchors.append(Anchor(commonMark: start, source: source, isAlike: false))
  }

  /// Takes note that both texts go on alike from here.
  mutating func anchorRest(_ source: Int) {
    anchors.append(Anchor(commonMark: commonMark.count, source: source, isAlike: true))
  }
}

/// Inlines.
extension Translation {
  private mutating func translateInlines(_ content: Range<Int>, joints: Range<Int>, definition: Int?) {
    scanner.scan(content)
    for edit in scanner.edits {
      let start = origin(of: edit.range.lowerBound, joints)
      copy(to: start)
      append(edit.content, in: definition)
      translated = start + edit.range.count
    }
  }

  /// Puts what an edit in a definition of a note, or in none, has instead of the source.
  mutating func append(_ content: InlineScanner.Edit.Content, in definition: Int?) {
    switch content {
    case .token(let token): append(token)
    case .reference(let note, let isInLink):
      append(.reference(tokens.addReference(to: note, from: definition, isInLink: isInLink)))
    case .label(let label):
      commonMark.append(UInt8(ascii: "["))
      commonMark += scanner.text[label]
      commonMark.append(UInt8(ascii: "]"))
    }
  }

  /// Where in the source a place of a paragraph is that was put together.
  private func origin(of index: Int, _ joints: Range<Int>) -> Int {
    guard !joints.isEmpty else { return index }
    var (lower, upper) = (joints.lowerBound, joints.upperBound)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if findings.joints[middle].content <= index { lower = middle } else { upper = middle }
    }
    return findings.joints[lower].origin + index - findings.joints[lower].content
  }
}
