/// What stands behind the marks of a text.
struct Tokens {
  /// The text that tokens are parts of.
  var text: [UInt8] = []
  /// Whether the text is known to be UTF-8 without NUL bytes.
  var isText = false
  /// The tokens, by the numbers of their marks.
  private(set) var tokens: [Token] = []
  var tables: [TableCells] = []
  let definitions: [NoteDefinition]
  private(set) var references: [NoteReference] = []
  /// The notes that are shown, by number: the indices of their definitions.
  private(set) var notes: [Int] = []
  /// The identifiers of what is shown.
  private(set) var identifiers = NoteIdentifiers()

  /// A reference to a note.
  struct NoteReference {
    /// The definition of the note, and of the note that the reference is in.
    var definition: Int
    var origin: Int?
    /// Whether it is in a link, so that it cannot be one.
    var isInLink: Bool
    /// The number of the note, and of the reference among those to it.
    var note = 0
    var repetition = 0
  }

  /// Prepares for the definitions that were found.
  init(definitions: [NoteDefinition]) { self.definitions = definitions }

  /// A part of the text, with U+FFFD for what is none, as libcmark would have it.
  func part(_ range: Range<Int>) -> ArraySlice<UInt8> { isText ? text[range] : text[range].validUTF8 }

  /// Adds a token.
  ///
  /// - Returns: The number of its mark.
  mutating func add(_ token: Token) -> Int {
    tokens.append(token)
    return tokens.count - 1
  }

  /// Adds a reference.
  ///
  /// - Returns: Its index.
  mutating func addReference(to definition: Int, from origin: Int?, isInLink: Bool) -> Int {
    references.append(NoteReference(definition: definition, origin: origin, isInLink: isInLink))
    return references.count - 1
  }

  /// Adds a link to an address of mail.
  ///
  /// - Returns: The number of its mark.
  mutating func addMail(_ address: [UInt8]) -> Int {
    let start = text.count
    text += address
    let hasScheme = address.contains(UInt8(ascii: ":"))
    return add(.link(start..<text.count, hasScheme ? .whole : .mail))
  }

  /// Text with the marks replaced that stand for nothing but text.
  func replacingTextMarks(in marked: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    while let begin = marked.firstIndex(of: Mark.lead.0, in: copied..<marked.count) {
      result += marked[copied..<begin]
      let mark = Mark.read(at: begin, in: marked)
      copied = mark?.end ?? begin + 1
      if let number = mark?.number, tokens.indices.contains(number), case .text(let range) = tokens[number] {
        // Its guards go with it.
        if result.last == Mark.guardian { result.removeLast() }
        if copied < marked.count, marked[copied] == Mark.guardian { copied += 1 }
        result += part(range)
      } else {
        result += marked[begin..<copied]
      }
    }
    return result + marked[copied...]
  }

  /// Text as it was before marks were put into it.
  func restored(_ marked: [UInt8]) -> [UInt8] {
    guard marked.firstIndex(of: Mark.lead.0, in: 0..<marked.count) != nil else { return marked }
    var result: [UInt8] = []
    var copied = 0
    while let begin = marked.firstIndex(of: Mark.lead.0, in: copied..<marked.count) {
      result += marked[copied..<begin]
      let mark = Mark.read(at: begin, in: marked)
      copied = mark?.end ?? begin + 1
      guard let mark else {
        result += marked[begin..<copied]
        continue
      }
      guard let number = mark.number, tokens.indices.contains(number) else { continue }
      let guards = tokens[number].guards(in: text)
      if guards.before, result.last == Mark.guardian { result.removeLast() }
      if guards.after, copied < marked.count, marked[copied] == Mark.guardian { copied += 1 }
      if let range = tokens[number].text { result += text[range].validUTF8 }
    }
    return result + marked[copied...]
  }

  /// Whether a text begins with a mark that is no text: what holds it is made up to carry the mark.
  func isMadeUp(_ marked: [UInt8]) -> Bool {
    guard let mark = Mark.read(at: 0, in: marked), let number = mark.number, tokens.indices.contains(number)
    else { return false }
    switch tokens[number] {
    case .cell, .tableEnd, .definition, .definitionBody, .definitionEnd, .callout, .calloutTitleEnd,
      .calloutBody, .calloutBodyEnd, .calloutEnd, .hidden:
      return true
    case .text, .link, .tag, .reference, .task: return false
    }
  }

  /// Numbers the notes by their first references, as far as they are shown.
  ///
  /// A note is not shown if only notes refer to it that are not shown either.
  mutating func numberNotes() {
    guard !references.isEmpty else { return }
    let referred = Set(references.map(\.definition))
    var numbers: [Int: Int] = [:]
    var repetitions: [Int: Int] = [:]
    for (index, reference) in references.enumerated() {
      let definition = reference.definition
      if numbers[definition] == nil {
        notes.append(definition)
        numbers[definition] = notes.count
        identifiers.add(label(of: definition))
      }
      references[index].note = numbers[definition] ?? 0
      // A note that nothing refers to is not shown, and no way leads back into it.
      guard !reference.isInLink, reference.origin.map(referred.contains) ?? true else { continue }
      repetitions[definition, default: 0] += 1
      references[index].repetition = repetitions[definition] ?? 0
      identifiers.addReference(to: references[index].note)
    }
  }

  private func label(of definition: Int) -> [UInt8] {
    var label: [UInt8] = []
    label.appendEscapedAddress(part(definitions[definition].label))
    return label
  }
}

/// The cells of a table, row by row.
struct TableCells {
  let alignments: [Alignment]
  /// The text of each cell; `nil` where libcmark renders it.
  var cells: [Range<Int>?] = []
  /// How many cells each row has.
  var cellCounts: [Int] = []

  /// Prepares for rows of as many cells as there are alignments, or fewer.
  init(alignments: [Alignment]) { self.alignments = alignments }
}

/// The identifiers of notes and of the references to them.
///
/// They are made here alone: a page that shows several articles needs a prefix.
struct NoteIdentifiers {
  private var labels: [[UInt8]] = []
  private var used: Set<[UInt8]> = []
  /// The identifiers of the notes, by number less one.
  private(set) var notes: [[UInt8]] = []
  /// The identifiers of the references to each.
  private(set) var references: [[[UInt8]]] = []

  /// Adds a note by its label, written as part of an address.
  mutating func add(_ label: [UInt8]) {
    labels.append(label)
    notes.append(unique(Array("fn-".utf8) + label))
    references.append([])
  }

  /// Adds a reference to a note by its number.
  mutating func addReference(to note: Int) {
    let count = references[note - 1].count + 1
    let suffix = count == 1 ? [] : Array("-\(count)".utf8)
    references[note - 1].append(unique(Array("fnref-".utf8) + labels[note - 1] + suffix))
  }

  /// An identifier that no other has: the second one to “a” would be called like the first to “a-2”.
  private mutating func unique(_ wanted: [UInt8]) -> [UInt8] {
    var identifier = wanted
    while !used.insert(identifier).inserted { identifier.append(UInt8(ascii: "-")) }
    return identifier
  }
}
