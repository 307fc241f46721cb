import HelpgenMarkup
import HelpgenModel

/// What is seen of a source without parsing it, to rule out by it that translations are copies of it.
struct SourceGlance {
  private let words: RawWordSet
  /// Whether all its words are known.
  private let isComplete: Bool
  private let markup: MarkupOptions
  private let source: Article

  /// Looks at a source.
  init(_ source: Article, _ markup: MarkupOptions) {
    self.markup = markup
    self.source = source
    let size = source.content.count + source.title.utf8.count
    let listener = SourceListener(words: RawWordSet(byteCount: size)).told(source, markup)
    words = listener.words
    isComplete = listener.isClear && source.format == .markdown
  }

  /// Whether a text is surely not missing, not partial, and no copy.
  func rulesOut(_ text: Article, _ scripts: ScriptSet, isVariant: Bool) -> Bool {
    guard isComplete, text.format == .markdown, !text.hasText(of: source) else { return false }
    let listener = TranslationListener(source: words, scripts).told(text, markup)
    guard listener.isClear, listener.hasSureWord else { return false }
    // Less than a tenth in scripts of its language makes a copy.
    guard scripts.isEmpty || listener.sureOwnWeight * 9 >= listener.otherWeight else { return false }
    if isVariant { return true }
    return listener.copiedWeight < 20 || listener.copiedWeight * 9 < listener.foreignWeight
  }
}

extension Article {
  /// Whether title and body are, byte for byte, those of another.
  func hasText(of other: Article) -> Bool { content == other.content && title == other.title }
}

/// The words of a text; some that are not in it seem to be.
struct RawWordSet {
  private var bits: [UInt64]
  private let shift: UInt64

  /// A set for the words of so many bytes.
  init(byteCount: Int) {
    // Some twenty bits a word.
    var power: UInt64 = 9
    while 1 << power < byteCount * 4 { power += 1 }
    bits = [UInt64](repeating: 0, count: 1 << (power - 6))
    shift = 64 - power
  }

  mutating func insert(_ hash: UInt64) {
    let place = place(hash)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  func contains(_ hash: UInt64) -> Bool {
    let place = place(hash)
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  private func place(_ hash: UInt64) -> Int { Int((hash &* 0x9E37_79B9_7F4A_7C15) >> shift) }
}

/// Collects the words of a source.
private struct SourceListener: RawWordListener {
  var isClear = true
  var words: RawWordSet

  func wants(_ hash: UInt64, isJoined: Bool) -> Bool { true }
  mutating func passOver(_ script: Script, isSure: Bool) {}
  mutating func take(_ word: RawWord) { words.insert(word.hash) }

  mutating func takeJoint(_ hash: UInt64) { words.insert(hash) }

  mutating func joinBefore() { isClear = false }
  mutating func endTitle() {}
  mutating func passEdge() {}
  mutating func endPassage(isSure: Bool, isEndOfBlock: Bool) {}
}

extension RawWordListener {
  /// What is known when all words of an article are told.
  fileprivate consuming func told(_ article: Article, _ markup: MarkupOptions) -> Self {
    var words = RawWords(self, isSanitized: markup.rawHTML == .sanitize)
    words.readTitle(Array(article.title.utf8))
    words.readBody(article.content)
    return words.listener
  }
}
