/// Reads the words of a text as it is written, without parsing it, for what must be true of them however it is parsed.
///
/// Every word that readers see is among those told, or *joined*: put together of parts with markup in between. Words are
/// *sure* where they are seen whatever the rest of the text holds: in lines before anything that could hide them, until a
/// line at which its power ends. What is surely hidden, code and addresses, is not told.
struct RawWords<Listener: RawWordListener> {
  private(set) var text: [UInt8]
  var listener: Listener
  var index = 0
  /// What keeps words from being sure.
  var veil = Veil.none
  /// Whether the words of the line are not sure, because it may be code.
  var isLineVeiled = false
  /// Whether letters would continue the word before, if nothing is seen of what stands between them.
  var isGlued = false
  /// The hash of the word before.
  var last: UInt64 = 0
  /// The hashes so far of what a letter would continue: of every word that the last ones may be together; `nil` where
  /// that is the last one alone.
  var chain: [UInt64]?
  /// Whether an address is open that may have any end.
  var hasOpenAddress = false
  /// Whether there was a tag since the last empty line: Markdown may mean nothing here.
  var hasTag = false
  /// How many signs there were since the last end of a passage that programs are full of.
  var signCount = 0

  /// Whether the text between brackets is that of a link.
  var isInLink = false
  /// Whether the line is a heading.
  var isHeading = false
  /// Whether the index is in what may be hidden as a whole.
  var isInRegion = false
  /// Whether HTML that stands in the text is sanitized.
  let isSanitized: Bool

  /// Whether there was a word since the last end of a block.
  var hasWords = false

  /// How far what may hide words reaches.
  enum Veil: Int, Comparable {
    case none, passage, text

    static func < (left: Veil, right: Veil) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ listener: consuming Listener, isSanitized: Bool) {
    text = []
    self.listener = listener
    self.isSanitized = isSanitized
  }

  /// Reads a title: it is seen as it is, but for placeholders.
  mutating func readTitle(_ title: [UInt8]) {
    begin(title)
    if title.contains(UInt8(ascii: "{")) { veil = .text }
    while index < text.count {
      switch text[index] {
      case 0x80...: beyondASCII()
      case 0x30...0x39: skipNumber()
      case let byte where byte.isASCIILetter: asciiWord()
      case let byte:
        if byte > 0x39 { signCount += 1 }
        index += 1
        isGlued = false
      }
    }
    listener.endPassage(isSure: signCount < 10, isEndOfBlock: true)
    listener.endTitle()
  }

  private mutating func begin(_ text: [UInt8]) {
    self.text = text
    index = 0
    veil = .none
    isInRegion = false
    isGlued = false
    signCount = 0
  }

  /// Reads a body in Markdown.
  mutating func readBody(_ body: [UInt8]) {
    begin(body)
    startLine()
    while index < text.count { step() }
    endPassage()
  }

  /// Ends what blocks cannot reach across.
  mutating func endPassage() {
    defer {
      signCount = 0
      hasTag = false
      isGlued = false
      hasOpenAddress = false
      if veil == .passage { veil = .none }
    }
    guard hasWords else { return }
    // So many signs can make a block code that nobody marked as such.
    // Blocks of HTML can be one to readers across an empty line.
    let isEndOfBlock = !hasTag && !isInRegion && veil != .text
    listener.endPassage(isSure: signCount < 10, isEndOfBlock: isEndOfBlock)
    hasWords = !isEndOfBlock
  }

  /// Reads what stands at the index, and moves it on.
  mutating func step() {
    let byte = text[index]
    if byte.isASCIILetter { return asciiWord() }
    if byte >= 0x80 { return beyondASCII() }
    switch byte {
    case 0x20, UInt8(ascii: ","), UInt8(ascii: "."):
      isGlued = false
      index += 1
    case 0x0A, 0x0D:
      index += 1
      if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
      isGlued = false
      listener.passEdge()
      startLine()
    case 0x30...0x39:
      // `**2**` and what stands beside it is one word.
      if isGlued { listener.joinBefore() }
      skipNumber()
    case UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "^"): index += 1
    case UInt8(ascii: "_"): underscore()
    case UInt8(ascii: "\\"): backslash()
    case UInt8(ascii: "`"): backtick()
    case UInt8(ascii: "["): openBracket()
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"): angle()
    case UInt8(ascii: "&"): reference()
    case UInt8(ascii: "{"): brace()
    case UInt8(ascii: ">"):
      signCount += 1
      listener.passEdge()
      index += 1
      isGlued = false
      if veil == .text { tear() }
    case UInt8(ascii: ")"):
      index += 1
      isGlued = false
      if hasOpenAddress { tear() }
    case UInt8(ascii: "|"):
      // Cells beyond those of the head are hidden.
      veil = max(veil, .passage)
      listener.passEdge()
      index += 1
      isGlued = false
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "$"):
      signCount += 1
      index += 1
      isGlued = false
    case 0..<0x09, 0x0B...0x1F, 0x7F:
      listener.isClear = false
      index += 1
    default:
      index += 1
      isGlued = false
    }
  }
}

/// A word as it is written.
struct RawWord {
  var hash: UInt64
  var script: Script
  /// Whether it may be part of another, together with the word before.
  var isJoined: Bool
  /// Whether it is surely written like a name.
  var isName: Bool
}

/// Who is told of raw words.
protocol RawWordListener {
  /// Whether what was told is all there is; `false` for a text that has to be read in full.
  var isClear: Bool { get set }
  /// Whether a word is to be told as what it is.
  func wants(_ hash: UInt64, isJoined: Bool) -> Bool
  /// Takes a word that is not wanted; it is sure if it is seen, alone.
  mutating func passOver(_ script: Script, isSure: Bool)
  /// Takes a word that is wanted.
  mutating func take(_ word: RawWord)
  /// Takes what a joined word and those before it may make together.
  mutating func takeJoint(_ hash: UInt64)
  /// The word before may be a part of a longer one.
  mutating func joinBefore()
  /// What was told is the title.
  mutating func endTitle()
  /// A block may end and begin here.
  mutating func passEdge()
  /// A line ends at which most ends; whether what was sure since the last end is, and whether no block reaches further.
  mutating func endPassage(isSure: Bool, isEndOfBlock: Bool)
}

extension RawWords {
  private mutating func skipNumber() {
    while index < text.count, text[index].isASCIIDigit || text[index].isASCIILetter { index += 1 }
    isGlued = false
  }

  private mutating func asciiWord() {
    let start = index
    var end = start
    var hash = UInt64.fnvBasis
    while end < text.count {
      let byte = text[end]
      if byte.isASCIILetter || byte.isASCIIDigit {
        hash = hash.fnv(byte)
        end += 1
      } else if byte >= 0x80 {
        return latinWord(start)
      } else {
        break
      }
    }
    index = end
    self.end(word: hash, .latin, start)
  }

  private mutating func latinWord(_ start: Int) {
    index = Words.endOfWord(.latin, text, start, text.count)
    end(word: text[start..<index].hashed, .latin, start)
  }

  private mutating func end(word hash: UInt64, _ script: Script, _ start: Int) {
    if script == .latin, !isGlued, index + 2 < text.count, text[index] == UInt8(ascii: ":"), isAddress(start)
    {
      return skipAddress()
    }
    let wasGlued = isGlued
    hasWords = true
    if listener.wants(hash, isJoined: wasGlued) {
      let isName = !wasGlued && text[start].isASCIIUppercase
      listener.take(RawWord(hash: hash, script: script, isJoined: wasGlued, isName: isName))
    } else {
      let isSure = veil == .none && !isLineVeiled && isApart(start, script)
      listener.passOver(script, isSure: isSure)
    }
    if wasGlued {
      join(start, hash)
    } else {
      last = hash
      if chain != nil { chain = nil }
      isGlued = true
    }
  }

  /// Tells what a word may be together with those before it.
  private mutating func join(_ start: Int, _ hash: UInt64) {
    var links = chain ?? [last]
    // The word before is not known.
    if links.isEmpty || links.count > 8 { listener.joinBefore() }
    for link in links.indices {
      for byte in text[start..<index] { links[link] = links[link].fnv(byte) }
      listener.takeJoint(links[link])
    }
    links.append(hash)
    chain = links
  }

  /// Forgets what the next word may be joined to, though it may be.
  mutating func tear() {
    isGlued = true
    chain = []
  }

  /// Whether a word stands between spaces, punctuation aside, so that it can be no part of an address or the name of a
  /// file, and not be continued.
  private func isApart(_ start: Int, _ script: Script) -> Bool {
    var before = start - 1
    while before >= 0, RawMarkup.opens(text[before]), start - before < 5 { before -= 1 }
    guard before < 0 || text[before] <= 0x20 || script != .latin && text[before] >= 0x80 else { return false }
    var after = index
    while after < text.count, RawMarkup.closes(text[after]), after - index < 5 { after += 1 }
    guard after == text.count || text[after] <= 0x20 || script != .latin && text[after] >= 0x80 else {
      return false
    }
    guard script == .latin, after > index else { return true }
    // `www.` and `mailto:` begin addresses.
    return text[index] == UInt8(ascii: ".")
      ? index - start != 3
      : text[index] != UInt8(ascii: ":") || index - start != 6
  }

  private func isAddress(_ start: Int) -> Bool {
    text[index + 1] == UInt8(ascii: "/") && text[index + 2] == UInt8(ascii: "/")
      && (text[start..<index].elementsEqual("https".utf8) || text[start..<index].elementsEqual("http".utf8))
  }

  /// Skips an address: seen or not, it is no words.
  private mutating func skipAddress() {
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
        UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "?"),
        UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "_"), UInt8(ascii: "+"),
        UInt8(ascii: ","):
        index += 1
      default:
        // Letters that follow belong to the address.
        isGlued = false
        return
      }
    }
    isGlued = false
  }

  private mutating func beyondASCII() {
    let (scalar, length) = Words.decode(text, index, text.count)
    guard let script = Script(scalar) else {
      // Helpgen's own marks, and what joins letters.
      if scalar >= 0x10FFFE || scalar == 0 { listener.isClear = false }
      if !Words.joinsLetters(scalar) { isGlued = false }
      index += length
      return
    }
    let start = index
    if script.spacing != .spaced {
      index += length
      let hash = text[start..<index].hashed
      hasWords = true
      if listener.wants(hash, isJoined: false) {
        listener.take(RawWord(hash: hash, script: script, isJoined: false, isName: false))
      } else {
        listener.passOver(script, isSure: veil == .none && !isLineVeiled)
      }
      isGlued = false
      return
    }
    index = Words.endOfWord(script, text, start, text.count)
    end(word: text[start..<index].hashed, script, start)
  }
}
