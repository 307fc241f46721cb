import HelpgenModel

/// How much one page of accordions may hold.
struct ListingLimit {
  /// The most articles, with their text or as links.
  let articles: Int
  /// The most bytes of Markdown.
  let bytes: Int

  /// Whether a page can carry all these articles with their text.
  func allows(_ indexes: some Sequence<Int>, of edition: Edition) -> Bool {
    var (count, size) = (0, 0)
    for index in indexes {
      count += 1
      size += edition.textSize(of: index)
      if count > articles || size > bytes { return false }
    }
    return true
  }

  /// The parts a long list is cut into; one part, even for an empty list.
  ///
  /// With text, a part ends before it outgrows the limit; a single article may be larger than it.
  func parts(of indexes: [Int], withText: Bool, of edition: Edition) -> [[Int]] {
    var parts: [[Int]] = [[]]
    var size = 0
    for index in indexes {
      let own = withText ? edition.textSize(of: index) : 0
      if parts[parts.count - 1].count == articles || size + own > bytes, !parts[parts.count - 1].isEmpty {
        parts.append([])
        size = 0
      }
      parts[parts.count - 1].append(index)
      size += own
    }
    return parts
  }
}

extension Edition {
  /// How many bytes of text an article brings to a page.
  fileprivate func textSize(of index: Int) -> Int {
    standings[index].isReadHere ? articles[index].content.count : 0
  }
}
