/// A run of `*`, `_` or `~`.
struct DelimiterRun {
  var character: UInt8
  var range: Range<Int>
  var canOpen: Bool
  var canClose: Bool
  /// How many of them were used: from the left to close and from the right to open.
  var left = 0
  var right = 0
  /// The runs before and behind it that may still be used.
  var previous: Int
  var next: Int

  /// How many are left.
  var rest: Int { range.count - left - right }
}

/// Emphasis and struck text, which can hinder each other.
extension InlineScanner {
  /// Reads the run at a place.
  mutating func delimiterRun(at index: Int) -> Int {
    let length = runLength(at: index)
    let character = text[index]
    let range = index..<index + length
    guard character != UInt8(ascii: "~") || length <= 2 else { return range.upperBound }
    let (before, after) = neighbors(of: range)
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    let isUnderscore = character == UInt8(ascii: "_")
    delimiters.append(
      DelimiterRun(
        character: character, range: range,
        canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
        canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation),
        previous: delimiters.count - 1, next: delimiters.count + 1))
    return range.upperBound
  }

  /// The kinds of the characters around a run; `*` and `_` see past tildes.
  private func neighbors(of range: Range<Int>) -> (CharacterKind, CharacterKind) {
    var (before, after) = (range.lowerBound, range.upperBound)
    if text[range.lowerBound] != UInt8(ascii: "~") {
      while before > start, text[before - 1] == UInt8(ascii: "~") { before -= 1 }
      while after < end, text[after] == UInt8(ascii: "~") { after += 1 }
    }
    return (text.characterKind(before: before, from: start), text.characterKind(at: after, before: end))
  }

  /// Finds the runs from one on that belong together, and makes edits of all of them.
  mutating func resolveDelimiters(from base: Int) {
    guard delimiters.count > base else { return }
    delimiters[base].previous = -1
    var floors = Floors()
    var closer = base
    while closer < delimiters.count {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      if let opener = opener(of: closer, above: floors[delimiters[closer]]) {
        closer = join(opener, closer)
      } else {
        let next = delimiters[closer].next
        floors[delimiters[closer]] = delimiters[closer].previous
        if !delimiters[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    for run in delimiters[base...] where run.rest > 0 && run.character != UInt8(ascii: "~") {
      let range = run.range.lowerBound + run.left..<run.range.upperBound - run.right
      edits.append(Edit(range: range, content: .token(.text(range))))
    }
    delimiters.removeSubrange(base...)
  }

  /// How far back openers were looked for in vain, by all that decides whether they fit.
  private struct Floors {
    private var floors = [Int](repeating: -1, count: 18)

    subscript(run: DelimiterRun) -> Int {
      get { floors[Self.index(of: run)] }
      set { floors[Self.index(of: run)] = newValue }
    }

    private static func index(of run: DelimiterRun) -> Int {
      let character = run.character == UInt8(ascii: "*") ? 0 : run.character == UInt8(ascii: "_") ? 6 : 12
      return character + (run.canOpen ? 3 : 0) + run.range.count % 3
    }
  }

  private func opener(of closer: Int, above floor: Int) -> Int? {
    let closing = delimiters[closer]
    var index = closing.previous
    while index > floor {
      let run = delimiters[index]
      if run.canOpen, run.character == closing.character {
        // A run that can do both does not pair with one if their lengths add up to a multiple of three.
        let isFree = !closing.canOpen && !run.canClose
        let length = closing.range.count
        if isFree || length % 3 == 0 || (run.range.count + length) % 3 != 0 { return index }
      }
      index = run.previous
    }
    return nil
  }

  /// Makes a pair of two runs, or of parts of them, and takes away the ones between.
  ///
  /// - Returns: The run to go on with.
  private mutating func join(_ opener: Int, _ closer: Int) -> Int {
    let isStruck = delimiters[closer].character == UInt8(ascii: "~")
    if isStruck, delimiters[opener].rest != delimiters[closer].rest { return delimiters[closer].next }
    let isDouble = delimiters[opener].rest >= 2 && delimiters[closer].rest >= 2
    let count = isDouble ? 2 : 1
    var between = delimiters[closer].previous
    while between != opener {
      let previous = delimiters[between].previous
      remove(between)
      between = previous
    }
    let opening = delimiters[opener].range.upperBound - delimiters[opener].right
    let closing = delimiters[closer].range.lowerBound + delimiters[closer].left
    let tags: (Token.Tag, Token.Tag) =
      isStruck
      ? (.deletedBegin, .deletedEnd) : isDouble ? (.strongBegin, .strongEnd) : (.emphasisBegin, .emphasisEnd)
    edits.append(Edit(range: opening - count..<opening, content: .token(.tag(tags.0))))
    edits.append(Edit(range: closing..<closing + count, content: .token(.tag(tags.1))))
    delimiters[opener].right += count
    delimiters[closer].left += count
    if delimiters[opener].rest == 0 { remove(opener) }
    guard delimiters[closer].rest == 0 else { return closer }
    let next = delimiters[closer].next
    remove(closer)
    return next
  }

  private mutating func remove(_ index: Int) {
    let run = delimiters[index]
    if run.previous >= 0 { delimiters[run.previous].next = run.next }
    if run.next < delimiters.count { delimiters[run.next].previous = run.previous }
  }
}
