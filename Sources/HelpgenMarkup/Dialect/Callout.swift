/// A callout between lines of colons.
struct Callout {
  var kind: CalloutKind
  /// The word that should say what it is for and does not, such as one in another language: it begins the title.
  var word: Range<Int>?
  /// What else is its title; where both are missing, whoever puts it on a page has a word for the kind.
  var title: Range<Int>
  /// The first line, from its colons on.
  var line: Range<Int>
  /// How many colons it begins with.
  var colons: Int
  /// What stands before each line of the containers that it is in.
  var prefix: [UInt8] = []
}

extension [UInt8] {
  /// How many colons there are from a place on.
  func colonCount(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index] == UInt8(ascii: ":") { index += 1 }
    return index - start
  }

  /// Whether a line, from its first colon on, ends callouts: how many colons it is made of; `nil` where it does not.
  func calloutFence(in line: Range<Int>) -> Int? {
    let colons = colonCount(at: line.lowerBound, before: line.upperBound)
    guard colons >= 3 else { return nil }
    return endOfWhiteSpace(at: line.lowerBound + colons, before: line.upperBound) == line.upperBound
      ? colons : nil
  }

  /// The callout that a line, from its first colon on, begins; `nil` where it begins none.
  ///
  /// `:::note Title`, `::: note[Title]{#id}`, `:::{.note} Title`. A word that means no kind is a note's title. Lines
  /// that are complete, such as `:::image source="…":::`, are none.
  func callout(in line: Range<Int>) -> Callout? {
    let colons = colonCount(at: line.lowerBound, before: line.upperBound)
    guard colons >= 3 else { return nil }
    let whole = trimmed(line.lowerBound + colons..<line.upperBound)
    let rest = withoutFence(whole)
    guard let (word, behind) = calloutWord(in: rest), let title = calloutTitle(in: behind),
      !beginsWithAttribute(title)
    else { return nil }
    if let kind = CalloutKind(word: self[word]) {
      return Callout(kind: kind, title: title, line: line, colons: colons)
    }
    return rest == whole ? Callout(kind: .note, word: word, title: title, line: line, colons: colons) : nil
  }

  private func withoutFence(_ rest: Range<Int>) -> Range<Int> {
    var end = rest.upperBound
    while end > rest.lowerBound, self[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return rest.upperBound - end < 3 ? rest : trimmed(rest.lowerBound..<end)
  }

  /// The word that says what a callout is, alone or in braces, and what stands behind it.
  private func calloutWord(in rest: Range<Int>) -> (word: Range<Int>, behind: Range<Int>)? {
    var start = rest.lowerBound
    let isBraced = start < rest.upperBound && self[start] == UInt8(ascii: "{")
    if isBraced {
      start = endOfWhiteSpace(at: start + 1, before: rest.upperBound)
      if start < rest.upperBound, self[start] == UInt8(ascii: ".") { start += 1 }
    }
    guard start < rest.upperBound, self[start].isASCIILetter || self[start] >= 0x80 else { return nil }
    var end = start
    while end < rest.upperBound, self[end].isInCalloutWord { end += 1 }
    guard isBraced else { return (start..<end, end..<rest.upperBound) }
    guard let brace = firstIndex(of: UInt8(ascii: "}"), in: end..<rest.upperBound) else { return nil }
    return (start..<end, brace + 1..<rest.upperBound)
  }

  /// The title in what stands behind the word, without attributes; `nil` where nothing of the kind can stand there.
  private func calloutTitle(in behind: Range<Int>) -> Range<Int>? {
    guard let first = self[behind].first else { return behind }
    let title = withoutAttributes(trimmed(behind))
    if first.isWhiteSpace || first == UInt8(ascii: "{") { return title }
    guard first == UInt8(ascii: "["), title.count > 1, self[title.upperBound - 1] == UInt8(ascii: "]") else {
      return nil
    }
    return trimmed(title.lowerBound + 1..<title.upperBound - 1)
  }

  private func withoutAttributes(_ title: Range<Int>) -> Range<Int> {
    guard let last = self[title].last, last == UInt8(ascii: "}"),
      let brace = self[title].lastIndex(of: UInt8(ascii: "{"))
    else { return title }
    return trimmed(title.lowerBound..<brace)
  }

  /// Whether a title is none but begins with an attribute such as `type="content"`.
  private func beginsWithAttribute(_ title: Range<Int>) -> Bool {
    var index = title.lowerBound
    while index < title.upperBound, self[index].isASCIIWord || self[index] == UInt8(ascii: "-") { index += 1 }
    return index > title.lowerBound && index + 1 < title.upperBound && self[index] == UInt8(ascii: "=")
      && self[index + 1] == UInt8(ascii: "\"")
  }
}

extension UInt8 {
  fileprivate var isInCalloutWord: Bool {
    isASCIIWord || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }
}
