/// What a text may hold of what CommonMark does not know, judged by a few bytes.
///
/// Most texts hold nothing of it, and looking for it is all that they pay.
struct Triggers {
  /// A line may separate the head of a table from its rows.
  private(set) var mayHaveTables = false
  /// `[ ] ` and its kin are there.
  private(set) var mayHaveTasks = false
  /// `[^` is there.
  private(set) var mayHaveNotes = false
  /// A line begins a callout, if it is no line of code.
  private(set) var mayHaveCallouts = false
  /// An `@` has something on both sides.
  private(set) var mayHaveMail = false
  /// There are characters, or references to characters, that are our marks.
  private(set) var hasMarks = false
  /// Where in the text a bare link, a reference to a note or struck text may begin, in order.
  private(set) var inlines: [Int] = []

  /// Whether the structure of the text matters.
  var needBlocks: Bool {
    mayHaveTables || mayHaveTasks || mayHaveNotes || mayHaveCallouts || !inlines.isEmpty
  }

  private var hasPipes = false
  /// How many single and double tildes stand alone, and where the last of them does.
  private var tildes = [(count: 0, last: 0), (count: 0, last: 0)]

  private let knowsCallouts: Bool

  /// Looks through a text.
  init(in text: [UInt8], _ dialect: Dialect) {
    knowsCallouts = dialect == .all
    var index = 0
    while let found = text.firstTrigger(from: index, pipes: !hasPipes) {
      index = text[found] == UInt8(ascii: "~") ? lookAtTildes(from: found, in: text) : found + 1
      look(at: found, in: text)
    }
    for (count, last) in tildes where count == 1 { inlines.removeAll { $0 == last } }
    if hasPipes { mayHaveTables = text.mayHaveDelimiterRow }
  }

  /// Looks at a run of tildes: more than two strike nothing, and it takes two runs of one length to strike something.
  ///
  /// - Returns: Where the run ends.
  private mutating func lookAtTildes(from start: Int, in text: [UInt8]) -> Int {
    var end = start
    while end < text.count, text[end] == UInt8(ascii: "~") { end += 1 }
    // Emphasis sees past tildes, and of a run behind a backslash one tilde is none.
    let before = start > 0 ? text[start - 1] : 0x0A
    let isIntricate =
      before.isEmphasis || before == UInt8(ascii: "\\") || end < text.count && text[end].isEmphasis
    if isIntricate {
      inlines.append(start)
      for index in tildes.indices { tildes[index].count += 2 }
    } else if end - start <= 2 {
      inlines.append(start)
      tildes[end - start - 1].count += 1
      tildes[end - start - 1].last = start
    }
    return end
  }

  private mutating func look(at index: Int, in text: [UInt8]) {
    func byte(_ distance: Int) -> UInt8 {
      text.indices.contains(index + distance) ? text[index + distance] : 0x0A
    }
    switch byte(0) {
    case UInt8(ascii: "|"): hasPipes = true
    case UInt8(ascii: "-"): hasPipes = hasPipes || byte(1) == UInt8(ascii: ":")
    case UInt8(ascii: ":"):
      if byte(1) == byte(0), byte(2) == byte(0), byte(-1) != byte(0), knowsCallouts, !mayHaveCallouts {
        mayHaveCallouts = text.mayBeginCallout(at: index)
      }
      if byte(1) == UInt8(ascii: "-") { hasPipes = true }
      if byte(1) == UInt8(ascii: "/"), byte(2) == UInt8(ascii: "/"), byte(-1).isASCIILetter,
        !text.isPlainTarget(at: index), !text.isInTag(at: index)
      {
        inlines.append(index)
      }
    case UInt8(ascii: "w"):
      if byte(1) == byte(0), byte(2) == byte(0), byte(3) == UInt8(ascii: "."),
        byte(-1) != UInt8(ascii: "/"), !byte(-1).isASCIIWord
      {
        inlines.append(index)
      }
    case UInt8(ascii: "["):
      if byte(1) == UInt8(ascii: "^") {
        mayHaveNotes = true
        inlines.append(index)
      } else if byte(2) == UInt8(ascii: "]"), byte(3).isSpaceOrTab {
        mayHaveTasks = mayHaveTasks || byte(1) == 0x20 || byte(1).asciiLowercased == UInt8(ascii: "x")
      }
    case UInt8(ascii: "@"): mayHaveMail = mayHaveMail || !(byte(-1).isWhiteSpace || byte(1).isWhiteSpace)
    case UInt8(ascii: "&"):
      // A reference may be to an `@`, or to a mark.
      mayHaveMail = true
      hasMarks = true
    default: hasMarks = hasMarks || (byte(1) == 0x8F && byte(2) == 0xBF && byte(3) >= 0xBE)
    }
  }
}

extension [UInt8] {
  private typealias Vector = SIMD16<UInt8>

  /// The next byte that may begin something, alone or with the one or two behind it.
  fileprivate func firstTrigger(from start: Int, pipes: Bool) -> Int? {
    var index = start
    // The bytes are only read, and only within the buffer.
    let found = unsafe withUnsafeBytes { unsafe Self.firstTrigger(in: $0, from: &index, pipes: pipes) }
    if found { return index }
    while index < count, !self[index].mayTrigger { index += 1 }
    return index < count ? index : nil
  }

  /// Looks for what may begin something up to the last bytes, sixteen at a time.
  ///
  /// - Returns: Whether `index` is where it was found; otherwise it is where the last bytes begin.
  private static func firstTrigger(
    in bytes: UnsafeRawBufferPointer, from index: inout Int, pipes: Bool
  ) -> Bool {
    // Once a pipe has been seen, others tell nothing more.
    let pipe = Vector(repeating: pipes ? UInt8(ascii: "|") : UInt8(ascii: "~"))
    while index + 18 <= bytes.count {
      // All three reads end before the buffer does.
      let first = unsafe bytes.loadUnaligned(fromByteOffset: index, as: Vector.self)
      let second = unsafe bytes.loadUnaligned(fromByteOffset: index + 1, as: Vector.self)
      let third = unsafe bytes.loadUnaligned(fromByteOffset: index + 2, as: Vector.self)
      let alone =
        (first .== pipe) .| first.isEqual("~") .| first.isEqual("@") .| (first .== Vector(repeating: 0xF4))
      let pairs =
        (first.isEqual("w") .& second.isEqual("w")) .| (first.isEqual("&") .& second.isEqual("#"))
        .| (first.isEqual(":") .& (second.isEqual("/") .| second.isEqual("-") .| second.isEqual(":")))
        .| (first.isEqual("-") .& second.isEqual(":"))
      let brackets = first.isEqual("[") .& (second.isEqual("^") .| third.isEqual("]"))
      // A mask is a vector of bytes that are all ones or all zeros.
      let found = unsafe unsafeBitCast(alone .| pairs .| brackets, to: SIMD2<UInt64>.self)
      if found != SIMD2() {
        let half = found[0] == 0 ? 1 : 0
        index += half * 8 + found[half].littleEndian.trailingZeroBitCount / 8
        return true
      }
      index += 16
    }
    return false
  }
}

extension [UInt8] {
  /// Whether `://` stands in the target of a link that cannot fail to be one: `[text](https://example.com)`,
  /// the text without anything of meaning.
  fileprivate func isPlainTarget(at colon: Int) -> Bool {
    var index = colon - 1
    while index > 1, self[index].isASCIILetter { index -= 1 }
    guard index > 1, self[index] == UInt8(ascii: "("), self[index - 1] == UInt8(ascii: "]") else {
      return false
    }
    index -= 2
    while index >= 0, !self[index].hasMeaningInLinks || self[index].isParenthesis { index -= 1 }
    guard index >= 0, self[index] == UInt8(ascii: "["), !isEscaped(index) else { return false }
    var end = colon + 3
    while end < count, !self[end].hasMeaningInLinks, !self[end].isWhiteSpace { end += 1 }
    return end < count && self[end] == UInt8(ascii: ")")
  }

  /// Whether `://` stands in a tag or an address in angle brackets, on a line with its beginning.
  fileprivate func isInTag(at colon: Int) -> Bool {
    var start = colon - 1
    let first = Swift.max(0, colon - 300)
    while start >= first, self[start] != UInt8(ascii: "<") {
      switch self[start] {
      case UInt8(ascii: ">"), UInt8(ascii: "`"), 0x0A, 0x0D: return false
      default: start -= 1
      }
    }
    guard start >= first, !isEscaped(start) else { return false }
    let end = Swift.min(count, colon + 1000)
    return endOfAutolink(at: start, before: end) ?? endOfTag(at: start, before: end) ?? 0 > colon
  }

  private func isEscaped(_ index: Int) -> Bool { index > 0 && self[index - 1] == UInt8(ascii: "\\") }
}

extension SIMD16<UInt8> {
  /// Which bytes are a character of ASCII.
  ///
  /// Both sides are vectors, for only then is the comparison one instruction.
  @inline(__always)
  fileprivate func isEqual(_ character: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
    self .== SIMD16(repeating: UInt8(truncatingIfNeeded: character.value))
  }
}

extension UInt8 {
  fileprivate var mayTrigger: Bool {
    switch self {
    case UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "w"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "&"), 0xF4:
      true
    default: false
    }
  }

  fileprivate var isEmphasis: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "_") }

  fileprivate var isParenthesis: Bool { self == UInt8(ascii: "(") || self == UInt8(ascii: ")") }

  fileprivate var hasMeaningInLinks: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: "\\"), UInt8(ascii: "`"), 0x0A, 0x0D, UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether colons begin a callout, where nothing but the marks of containers stands before them in their line.
  fileprivate func mayBeginCallout(at colons: Int) -> Bool {
    var start = colons
    while start > 0, !self[start - 1].endsLine, !self[start - 1].isASCIILetter { start -= 1 }
    guard start == 0 || self[start - 1].endsLine || hasNoteMark(endingBefore: colons) else { return false }
    var end = colons
    while end < count, !self[end].endsLine { end += 1 }
    return callout(in: colons..<end) != nil
  }

  /// Whether `[^label]:` may stand before a place in its line.
  private func hasNoteMark(endingBefore place: Int) -> Bool {
    var index = place
    while index > 0, self[index - 1].isSpaceOrTab { index -= 1 }
    return index > 1 && self[index - 1] == UInt8(ascii: ":") && self[index - 2] == UInt8(ascii: "]")
  }
}

extension [UInt8] {
  /// Whether a line ends in what can stand in a delimiter row: hyphens, and a pipe or colon.
  fileprivate var mayHaveDelimiterRow: Bool {
    // Lines are left at their end and read backwards, past whatever container they are in.
    var start = 0
    while let end = firstIndex(of: 0x0A, in: start..<count) {
      if isDelimiterRow(endingAt: end > 0 && self[end - 1] == 0x0D ? end - 1 : end) { return true }
      start = end + 1
    }
    // Lines that end in carriage returns alone are so rare that they need no second look.
    return isDelimiterRow(endingAt: count) || hasLoneCarriageReturn
  }

  private var hasLoneCarriageReturn: Bool {
    var start = 0
    while let index = firstIndex(of: 0x0D, in: start..<count) {
      if index + 1 < count, self[index + 1] != 0x0A { return true }
      start = index + 1
    }
    return false
  }

  private func isDelimiterRow(endingAt end: Int) -> Bool {
    var (index, hasHyphen, hasMark) = (end - 1, false, false)
    while index >= 0 {
      switch self[index] {
      case UInt8(ascii: "-"): hasHyphen = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
      case 0x20, 0x09, 0x0B, 0x0C: break
      default: return hasHyphen && hasMark
      }
      if hasHyphen, hasMark { return true }
      index -= 1
    }
    return hasHyphen && hasMark
  }
}

/// Goes through the places of triggers, with parts of the text that come in order.
struct TriggerCursor {
  private let places: [Int]
  private var next = 0

  /// Begins at the first one.
  init(_ triggers: Triggers) { places = triggers.inlines }

  /// Whether one stands in a part of the text.
  mutating func hasTrigger(in range: Range<Int>) -> Bool {
    while next < places.count, places[next] < range.lowerBound { next += 1 }
    return next < places.count && places[next] < range.upperBound
  }
}
