extension RenderedBody {
  /// The first words of the text on one line, as plain text; empty where there are none.
  ///
  /// The names of callouts, footnotes and images are left out. What is cut ends with a whole word, where the language sets
  /// words apart, and with `…`.
  ///
  /// - Parameter limit: The most Unicode scalars, the `…` aside.
  public func beginning(atMost limit: Int) -> String {
    var walk = BeginningWalk(limit: limit)
    var position = 0
    for edit in body.edits {
      walk.read(body.html, position..<edit.range.lowerBound)
      switch edit.gap {
      case .bytes(let bytes): walk.read(bytes, bytes.indices)
      case .calloutTitle: walk.endWord()
      case .level, .headingID, .idPrefix, .link, .image, .file, .wayBackLabel: break
      }
      position = edit.range.upperBound
      if walk.isDone { break }
    }
    walk.read(body.html, position..<body.html.count)
    let bytes = body.hasMarks ? walk.text.withoutEscapeMarks : walk.text
    let text = String(decoding: bytes, as: UTF8.self)
    if walk.left > 0 { return walk.isCut ? text + "…" : text }
    return text.words(atMost: limit) + "…"
  }
}

/// A walk over pieces of HTML that stops when there is enough text.
private struct BeginningWalk {
  /// Words with single spaces between them.
  private(set) var text: [UInt8] = []
  /// Whether there is more than was read.
  private(set) var isCut = false
  /// How many scalars are still wanted: one more than there may be, which tells whether a character ends before it.
  private(set) var left: Int
  private var isBetweenWords = false
  private var isInTag = false
  /// Whether the text is that of a reference to a footnote.
  private var isInReference = false
  /// Whether the footnotes have begun, which are no beginning.
  private var isInNotes = false

  init(limit: Int) { left = limit + 1 }

  /// Whether nothing that is still to come matters.
  var isDone: Bool { isCut || isInNotes }

  mutating func read(_ html: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound, !isDone {
      if isInTag {
        guard let end = html.firstIndex(of: UInt8(ascii: ">"), in: position..<range.upperBound) else {
          return
        }
        isInTag = false
        position = end + 1
        continue
      }
      let tag = html.firstIndex(of: UInt8(ascii: "<"), in: position..<range.upperBound) ?? range.upperBound
      if !isInReference { append(html[position..<tag]) }
      position = tag
      if tag < range.upperBound, !isCut { visit(html[tag..<range.upperBound]) }
    }
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    var rest = part
    while !isCut, let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      appendWords(rest[..<ampersand])
      // No reference that is written here is longer.
      let near = rest[ampersand...].prefix(6)
      let end = near.firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? ampersand + 1
      appendWords(Array(rest[ampersand..<end].unescaped.utf8)[...])
      rest = rest[end...]
    }
    appendWords(rest)
  }

  private mutating func appendWords(_ part: ArraySlice<UInt8>) {
    guard !isCut else { return }
    for byte in part {
      if byte <= 0x20 {
        endWord()
        continue
      }
      if byte & 0xC0 != 0x80 {
        let needed = isBetweenWords && !text.isEmpty ? 2 : 1
        if needed > left {
          isCut = true
          return
        }
        left -= needed
        if needed == 2 { text.append(0x20) }
        isBetweenWords = false
      }
      text.append(byte)
    }
  }

  /// Sets what comes apart from what was there.
  mutating func endWord() { isBetweenWords = true }

  private mutating func visit(_ tag: ArraySlice<UInt8>) {
    isInTag = true
    var name = tag.dropFirst()
    let isEnd = name.first == UInt8(ascii: "/")
    if isEnd { name = name.dropFirst() }
    if name.first == UInt8(ascii: "s") {
      if tag.starts(with: "<section class=\"footnotes\"".utf8) { isInNotes = true }
      if tag.starts(with: "<sup class=\"footnote-ref\"".utf8) { isInReference = true }
      if tag.starts(with: "</sup".utf8) { isInReference = false }
    }
    let text = String(decoding: name.prefix { $0.isASCIIWord }, as: UTF8.self)
    if !Self.inlines.contains(text) { endWord() }
  }

  /// The elements that words may be made of.
  private static let inlines: Set<String> = [
    "a", "strong", "em", "code", "b", "i", "del", "span", "sup", "sub", "u", "s", "kbd", "samp", "var",
    "mark",
    "small", "abbr", "ins", "q", "cite", "dfn", "time", "bdi", "bdo", "wbr", "font", "ruby",
  ]
}

extension String {
  /// The first words of a text that is longer than `limit` scalars; its first characters where spaces set no words apart.
  fileprivate func words(atMost limit: Int) -> Substring {
    let scalars = unicodeScalars
    // The text is shorter where marks were taken out of it.
    guard var end = scalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) else { return self[...] }
    let middle = scalars.index(startIndex, offsetBy: limit / 2)
    if let space = scalars[middle..<end].lastIndex(of: " ") { return self[..<space] }
    while String.Index(end, within: self) == nil { end = scalars.index(before: end) }
    return self[..<end]
  }
}
