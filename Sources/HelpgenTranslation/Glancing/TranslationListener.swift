import HelpgenModel

/// Adds up what the words of a text say about its being a copy.
///
/// What is copied stands in runs of at least five words of the source, or is a whole block. A word that is surely seen and is
/// none of the source's ends a run; others are passed over, for they may be hidden.
struct TranslationListener: RawWordListener {
  var isClear = true
  private let source: RawWordSet
  /// The scripts that the language has.
  private let scripts: ScriptSet
  /// What words count at most that are in scripts which the language does not have.
  private(set) var otherWeight = 0

  /// What is known if everything that seems sure is.
  private var sums = Sums()
  /// What was known at the end of the last passage.
  private var settled = Sums()
  /// The words of the passage that may be the source's, and what they count.
  private var candidates = Run()

  private struct Sums {
    /// What words count at most that are copied.
    var copied = 0
    /// What words count at least that are not the source's.
    var foreign = 0
    /// What words in the scripts of the language count at least.
    var own = 0
    var hasSureWord = false
    var run = Run()
  }

  /// Words that may be the source's, one behind the other.
  private struct Run {
    private var all = Part()
    /// Those in one block with what is before them.
    private var head = Part()
    /// Those since a block may last have begun.
    private var tail = Part()
    /// Whether a block may begin or end since the last word.
    var isAtEdge = true
    private var hasEdge = false
    /// Whether all are names: those stay what they are in every language.
    private(set) var isNames = true

    struct Part {
      var count = 0
      var weight = 0

      mutating func add(_ other: Part) {
        count += other.count
        weight += other.weight
      }
    }

    mutating func add(_ part: Part, isName: Bool) {
      if isAtEdge {
        hasEdge = true
        tail = Part()
        isAtEdge = false
      }
      if !hasEdge { head.add(part) }
      tail.add(part)
      all.add(part)
      if !isName { isNames = false }
    }

    mutating func add(_ run: Run) {
      guard run.all.count > 0 else { return }
      isAtEdge = true
      add(run.all, isName: run.isNames)
      isAtEdge = true
    }

    /// Ends the run, before a word or where no block reaches further, and says what of it may be copied.
    mutating func end(isAtEdge isAtEnd: Bool) -> Int {
      defer {
        self = Run()
        isAtEdge = isAtEnd
      }
      if isNames { return 0 }
      if all.count >= 5 { return all.weight }
      // Whole blocks are copied even if they are shorter.
      if !hasEdge { return 0 }
      let isBound = !isAtEdge && !isAtEnd
      let count = all.count - head.count - (isBound ? tail.count : 0)
      return count > 1 ? all.weight - head.weight - (isBound ? tail.weight : 0) : 0
    }
  }

  init(source: RawWordSet, _ scripts: ScriptSet) {
    self.source = source
    self.scripts = scripts
  }

  /// What words count at most that are copied.
  var copiedWeight: Int {
    // The end of the text ends the last run.
    var run = settled.run
    return settled.copied + run.end(isAtEdge: true)
  }
  /// What words count at least that are not the source's.
  var foreignWeight: Int { settled.foreign }
  /// What words in the scripts of the language count at least.
  var sureOwnWeight: Int { settled.own }
  /// Whether the body has a word that is surely seen.
  var hasSureWord: Bool { settled.hasSureWord }

  func wants(_ hash: UInt64, isJoined: Bool) -> Bool { isJoined || source.contains(hash) }

  mutating func passOver(_ script: Script, isSure: Bool) {
    let weight = script.spacing.weight
    let isOwn = scripts.contains(script)
    if !isOwn { otherWeight += weight }
    guard isSure else { return }
    sums.hasSureWord = true
    if isOwn { sums.own += weight }
    sums.foreign += weight
    sums.copied += sums.run.end(isAtEdge: false)
  }

  mutating func take(_ word: RawWord) {
    let weight = word.script.spacing.weight
    if !scripts.contains(word.script) { otherWeight += weight }
    let isName = word.isName && !word.isJoined
    candidates.add(Run.Part(count: 1, weight: weight), isName: isName)
    sums.run.add(Run.Part(count: 1, weight: weight), isName: isName)
  }

  mutating func takeJoint(_ hash: UInt64) {}

  mutating func joinBefore() {
    candidates.add(Run.Part(count: 1, weight: 4), isName: false)
    sums.run.add(Run.Part(count: 1, weight: 4), isName: false)
  }

  mutating func endTitle() {
    settled.hasSureWord = false
    sums.hasSureWord = false
  }

  mutating func passEdge() { sums.run.isAtEdge = true }

  mutating func endPassage(isSure: Bool, isEndOfBlock: Bool) {
    if !isSure {
      sums = settled
      sums.run.add(candidates)
    }
    sums.run.isAtEdge = true
    if isEndOfBlock { sums.copied += sums.run.end(isAtEdge: true) }
    settled = sums
    candidates = Run()
  }
}
