/// The passages of a source, to find them in what is said to be a translation of it.
///
/// A passage is a whole block, or a run of words in one: so a copy is found whose source was changed a little since.
struct SourcePassages {
  private var runs: HashSet
  private var blocks: HashSet

  /// Collects the passages of a source.
  init(_ words: Words) {
    runs = HashSet(capacity: words.words.count)
    blocks = HashSet(capacity: words.blocks.count)
    for block in words.blocks {
      blocks.insert(Self.hash(words, block))
      for start in block {
        if let run = Self.run(at: start, in: block, words) { runs.insert(Self.hash(words, run)) }
      }
    }
  }

  /// How much of a text is the source's.
  struct Overlap {
    /// What the words of the source count that stand in the text.
    var copied = 0
    /// What all words of the text count, names aside that both have.
    var total = 0

    /// The share of the source in the text, 0 to 1.
    var share: Double { total == 0 ? 0 : Double(copied) / Double(total) }
  }

  /// Looks for the source in a text.
  func overlap(with words: Words) -> Overlap {
    var overlap = Overlap()
    for block in words.blocks {
      let weight = words.words[block].reduce(0) { $0 + $1.weight }
      if blocks.contains(Self.hash(words, block)) {
        // Names stay what they are in every language; a word alone is often one, of a command or an option.
        if block.count == 1 || words.words[block].allSatisfy(\.isName) { continue }
        overlap.copied += weight
      } else {
        overlap.copied += copied(in: block, words)
      }
      overlap.total += weight
    }
    return overlap
  }

  private func copied(in block: Range<Int>, _ words: Words) -> Int {
    var copied = 0
    var end = block.lowerBound
    for start in block {
      guard let run = Self.run(at: start, in: block, words), runs.contains(Self.hash(words, run)),
        !words.words[run].allSatisfy(\.isName)
      else { continue }
      for word in words.words[max(end, start)..<run.upperBound] { copied += word.weight }
      end = run.upperBound
    }
    return copied
  }

  /// The run of words that begins at a place: long enough that two languages hardly share it.
  private static func run(at start: Int, in block: Range<Int>, _ words: Words) -> Range<Int>? {
    let length =
      switch words.words[start].spacing {
      case .spaced: 5
      case .dense: 10
      case .alphabetic: 20
      }
    return start + length <= block.upperBound ? start..<start + length : nil
  }

  private static func hash(_ words: Words, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(range.count)
    for word in words.words[range] {
      hash = (hash ^ word.hash) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    return hash
  }
}

/// A set of hashes, which need not be hashed again.
private struct HashSet {
  /// The hashes, each at the first free place from its own on; 0 where there is none.
  private var places: [UInt64]

  /// A set for so many hashes at most.
  init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    places = [UInt64](repeating: 0, count: count)
  }

  mutating func insert(_ hash: UInt64) {
    let place = place(of: hash)
    places[place] = max(hash, 1)
  }

  func contains(_ hash: UInt64) -> Bool { places[place(of: hash)] != 0 }

  private func place(of hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
    while places[place] != 0, places[place] != max(hash, 1) { place = (place + 1) & (places.count - 1) }
    return place
  }
}
