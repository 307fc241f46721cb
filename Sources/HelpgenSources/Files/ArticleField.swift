/// A field of an article, in the order of the documentation.
enum ArticleField: String, CaseIterable, Sendable {
  case id, title, content, format, locale, slug, section, order, updatedAt, sourceUpdatedAt,
    translationKey, draft, summary, tags
  case redirectFrom, extra
}

/// Another name for a field of an article: `fields: {content: body}` reads `content` from `body`.
public struct FieldName: Sendable, Hashable {
  /// Every name a field has in helpgen.
  public static let all = ArticleField.allCases.map(\.rawValue)

  let field: ArticleField
  /// The name in the sources.
  public let theirs: String

  /// Renames a field; `nil` where `ours` is not the name of one.
  public init?(ours: String, theirs: String) {
    guard let field = ArticleField(rawValue: ours) else { return nil }
    self.field = field
    self.theirs = theirs
  }
}

/// What each name in a source stands for.
///
/// helpgen's own name stays valid beside a mapped one; where an article has both, the mapped one wins,
/// because somebody asked for it, and the other is kept in `extra`.
struct FieldNames: Sendable {
  /// What a name stands for.
  struct Meaning: Sendable {
    let field: ArticleField
    /// Whether the configuration says so.
    let isMapped: Bool
  }

  /// A name that was probably meant.
  struct Suggestion: Sendable {
    let name: String
    let field: ArticleField
  }

  private var meanings: [String: Meaning] = [:]

  init(_ mapped: [FieldName]) {
    for field in ArticleField.allCases { meanings[field.rawValue] = Meaning(field: field, isMapped: false) }
    for name in mapped { meanings[name.theirs] = Meaning(field: name.field, isMapped: true) }
  }

  /// What a name stands for; `nil` for names that are no field's.
  subscript(name: String) -> Meaning? { meanings[name] }

  /// The name that `written` is probably meant to be, and its field; `nil` where nothing is near.
  ///
  /// Near is what differs in case, `_`, `-` and spaces only, or by one letter; by two in names of eight
  /// letters or more.
  func nearest(to written: String) -> Suggestion? {
    let plain = Self.plain(written)
    guard plain.count >= 2, plain.count <= 40 else { return nil }
    // Sorted, because a dictionary's order differs between runs.
    let candidates = meanings.sorted { $0.key < $1.key }
    if let same = candidates.first(where: { Self.plain($0.key) == plain }) {
      return Suggestion(name: same.key, field: same.value.field)
    }
    let near = candidates.compactMap { name, meaning -> (distance: Int, suggestion: Suggestion)? in
      let known = Self.plain(name)
      guard known.count >= 4, abs(known.count - plain.count) <= 2 else { return nil }
      let distance = editDistance(plain, known)
      return distance <= (known.count >= 8 ? 2 : 1)
        ? (distance, Suggestion(name: name, field: meaning.field)) : nil
    }
    return near.min { $0.distance < $1.distance }?.suggestion
  }

  /// The letters of a name in lower case.
  private static func plain(_ name: String) -> [UInt8] {
    name.utf8.filter { !"_- ".utf8.contains($0) }
      .map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}

/// How many insertions, deletions, replacements and swaps of neighbors turn one text into the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var before: [Int] = []
  var previous = Array(0...right.count)
  for (row, byte) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    before = previous
    previous = current
  }
  return previous[right.count]
}
