/// Reads the content of a paragraph, heading or cell as libcmark does, to find what libcmark does not know.
struct InlineScanner {
  /// A change of the text.
  struct Edit {
    /// What is replaced.
    var range: Range<Int>
    var content: Content

    enum Content {
      case token(Token)
      /// A reference to a note, by its definition.
      case reference(Int, isInLink: Bool)
      /// The label of a link whose text was changed and no longer is one.
      case label(Range<Int>)
    }
  }

  /// A bracket that may begin a link or picture.
  struct Bracket {
    /// Where it stands.
    var position: Int
    /// Where the text in it begins.
    var content: Int
    var isImage: Bool
    /// Whether it still can be one: links hold no links.
    var isActive = true
    /// Whether bare links are none behind it.
    var hidesBareLinks = true
    /// Whether another bracket stands in it.
    var hasBracket = false
    /// How many edits and delimiter runs were before it.
    var edits: Int
    var delimiters: Int
  }

  /// The text that is read, and behind it what was put together from it.
  var text: [UInt8]
  /// The changes that were found, in order.
  var edits: [Edit] = []

  let linkNames: Set<LabelName>
  let noteNames: [LabelName: Int]

  /// What is read.
  var start = 0
  var end = 0
  var brackets: [Bracket] = []
  /// How many of the brackets may begin a link, and how many of these still can be one.
  var linkBrackets = 0
  var activeLinkBrackets = 0
  /// How many may begin a picture, not counting those before a link that was found since.
  var imageBrackets = 0
  /// Runs of `*`, `_` and `~` where there is a `~`: then all are resolved here, for each can hinder others.
  var delimiters: [DelimiterRun] = []
  var resolvesEmphasis = false
  var searches = Searches()

  /// What was looked for in vain, or is known from looking for others: nothing is looked for twice.
  struct Searches {
    var backticks: [Int: Int] = [:]
    var knowsBackticks = false
    var lacksCommentEnd = false
    var lacksInstructionEnd = false
    var lacksDeclarationEnd = false
    var lacksCharacterDataEnd = false
    var badHost = 0..<0
  }

  /// Prepares to read the content of blocks.
  init(_ findings: Findings) {
    text = findings.text
    linkNames = findings.linkNames
    noteNames = findings.noteNames
  }

  /// Reads one block's content and leaves what is to be changed in `edits`.
  mutating func scan(_ content: Range<Int>) {
    edits.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    delimiters.removeAll(keepingCapacity: true)
    (start, end) = (content.lowerBound, content.upperBound)
    (linkBrackets, activeLinkBrackets, imageBrackets) = (0, 0, 0)
    searches = Searches()
    resolvesEmphasis = text[content].contains(UInt8(ascii: "~"))
    var index = start
    while index < end { index = step(at: index) }
    guard resolvesEmphasis else { return }
    resolveDelimiters(from: 0)
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Reads what begins at a place.
  ///
  /// - Returns: Where it ends.
  private mutating func step(at index: Int) -> Int {
    switch text[index] {
    case UInt8(ascii: "\\"): return text.escapes(at: index, before: end) ? index + 2 : index + 1
    case UInt8(ascii: "`"): return endOfCode(at: index)
    case UInt8(ascii: "<"): return endOfAngle(at: index) ?? index + 1
    case UInt8(ascii: "["): return open(at: index, isImage: false)
    case UInt8(ascii: "!"):
      let isImage = index + 1 < end && text[index + 1] == UInt8(ascii: "[")
      return isImage ? open(at: index, isImage: true) : index + 1
    case UInt8(ascii: "]"): return close(at: index)
    case UInt8(ascii: ":"): return link(atColon: index) ?? index + 1
    case UInt8(ascii: "w"): return link(atWeb: index) ?? index + 1
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      return resolvesEmphasis ? delimiterRun(at: index) : index + 1
    default:
      var next = index + 1
      while next < end, !text[next].mayBeginInline { next += 1 }
      return next
    }
  }
}

/// Code and HTML, in which nothing else has a meaning.
extension InlineScanner {
  /// The end of the code that the backticks at a place begin, or of the backticks.
  private mutating func endOfCode(at index: Int) -> Int {
    let length = runLength(at: index)
    var place = index + length
    let known = searches.backticks[length] ?? 0
    // libcmark knows no longer ones.
    if length > 1000 || (searches.knowsBackticks && known <= place) { return index + length }
    while let next = text[place..<end].firstIndex(of: UInt8(ascii: "`")) {
      let count = runLength(at: next)
      searches.backticks[count] = next
      if count == length { return next + count }
      place = next + count
    }
    searches.knowsBackticks = true
    if length >= 3 {
      // A line may begin with them that is none of a fence only because of a backtick which a mark hides.
      let run = index..<index + length
      edits.append(Edit(range: run, content: .token(.text(run))))
    }
    return index + length
  }

  /// How often the byte at a place is repeated.
  func runLength(at index: Int) -> Int {
    var next = index
    while next < end, text[next] == text[index] { next += 1 }
    return next - index
  }

  /// The end of the tag or address that the `<` at a place begins.
  private mutating func endOfAngle(at index: Int) -> Int? {
    guard index + 1 < end else { return nil }
    switch text[index + 1] {
    case UInt8(ascii: "!"):
      if text.hasWord("<!--", at: index, before: end) { return endOfComment(at: index) }
      if text[index..<min(end, index + 9)].elementsEqual("<![CDATA[".utf8) {
        return endOf("]]>", from: index + 9, \.lacksCharacterDataEnd)
      }
      return endOfDeclaration(at: index)
    case UInt8(ascii: "?"): return endOf("?>", from: index + 2, \.lacksInstructionEnd)
    default: return text.endOfAutolink(at: index, before: end) ?? text.endOfTag(at: index, before: end)
    }
  }

  private mutating func endOf(
    _ word: StaticString, from index: Int, _ lacksEnd: WritableKeyPath<Searches, Bool>
  ) -> Int? {
    guard index <= end, !searches[keyPath: lacksEnd] else { return nil }
    guard let found = text.index(ofWord: word, in: index..<end) else {
      searches[keyPath: lacksEnd] = true
      return nil
    }
    return found + word.utf8CodeUnitCount
  }

  /// The end of a comment, in which no two hyphens may follow each other.
  private mutating func endOfComment(at index: Int) -> Int? {
    let content = index + 4
    if text.hasWord(">", at: content, before: end) || text.hasWord("->", at: content, before: end) {
      return nil
    }
    guard let hyphens = endOf("--", from: content, \.lacksCommentEnd) else { return nil }
    return hyphens < end && text[hyphens] == UInt8(ascii: ">") ? hyphens + 1 : nil
  }

  private mutating func endOfDeclaration(at index: Int) -> Int? {
    var name = index + 2
    while name < end, (0x41...0x5A).contains(text[name]) { name += 1 }
    guard name > index + 2, name < end, text[name].isWhiteSpace else { return nil }
    return endOf(">", from: name, \.lacksDeclarationEnd)
  }
}

extension UInt8 {
  fileprivate var mayBeginInline: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
