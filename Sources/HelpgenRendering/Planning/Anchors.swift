import HelpgenModel

/// The ids of an edition's articles and sections on pages that show many of them.
struct Anchors {
  /// An id for each article: its own, so that it is the same in every language.
  let articles: [String]
  /// An id for each section.
  let sections: [String]

  /// - Parameter order: The articles from the smallest id on, as `Edition.articlesByID` has them.
  init(_ edition: Edition, order: [Int]) {
    let ids = edition.articles.map(\.id)
    let wishes = ids.map { Self.anchor($0.text) }
    let isOwn = zip(ids, wishes).map { $0.text.utf8.elementsEqual($1.utf8) }
    var taken = TakenAnchors()
    var articles = [String](repeating: "", count: ids.count)
    // Ids that can be used as they are choose first, then smaller ones: the outcome depends neither on titles and
    // positions nor, for those, on what else there is in a language.
    for index in order where isOwn[index] { articles[index] = taken.take(wishes[index]) }
    for index in order where !isOwn[index] { articles[index] = taken.take(wishes[index]) }
    self.articles = articles
    var sections: [String] = []
    for section in edition.sections {
      sections.append(taken.take("section-" + Self.anchor(section.keys.joined(separator: "-"))))
    }
    self.sections = sections
  }

  /// The text as an id: what HTML does not allow in one becomes a hyphen, and what the theme keeps for itself is set apart.
  ///
  /// It holds no two hyphens in a row, and does not end with one: they part an article's id from those in its text.
  private static func anchor(_ text: String) -> String {
    // Most ids are plain ASCII, and asking Unicode about each scalar is slow.
    let isPlainASCII = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    let anchor = withSingleHyphens(isPlainASCII ? text : hyphenated(text))
    return anchor.hasPrefix(themePrefix) ? "id-\(anchor)" : anchor
  }

  private static func withSingleHyphens(_ text: String) -> String {
    let hyphen = UInt8(ascii: "-")
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != hyphen || bytes.last != hyphen { bytes.append(byte) }
    if bytes.count > 1, bytes.last == hyphen { bytes.removeLast() }
    return bytes.count == text.utf8.count ? text : String(decoding: bytes, as: UTF8.self)
  }

  private static func hyphenated(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPlain =
        !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
        && !scalar.properties.isNoncharacterCodePoint
      scalars.append(isPlain ? scalar : "-")
    }
    return String(scalars)
  }

  /// What the ids of the default theme begin with.
  private static let themePrefix = "main:"
}

/// The ids that are given away on a page.
private struct TakenAnchors {
  private var taken: Set<String> = []
  // The number to try next for each id that was taken.
  private var nextNumbers: [String: Int] = [:]

  /// Takes the id, or the first one that is free with a number behind it.
  mutating func take(_ wish: String) -> String {
    if taken.insert(wish).inserted { return wish }
    var number = nextNumbers[wish] ?? 2
    while !taken.insert("\(wish)-\(number)").inserted { number += 1 }
    nextNumbers[wish] = number + 1
    return "\(wish)-\(number)"
  }
}

extension Edition {
  /// The articles, as indexes, from the smallest id on.
  var articlesByID: [Int] {
    let ids = articles.map(\.id)
    return ids.indices.sorted { ids[$0] < ids[$1] }
  }
}
