import HelpgenModel

/// What the sections of other languages are called in one language, learned from articles that are in both.
///
/// Sections without ids are called differently in each language; that most translations of the articles in “Account” are in
/// “Konto” tells that it is the same.
struct SectionDictionary {
  /// The sections of another language from the outermost to one.
  private struct Path: Hashable {
    let edition: Int
    let keys: [String]
  }

  private struct Vote {
    var count = 0
    let labels: [SectionLabel]
  }

  private let names: [Path: [SectionLabel]]

  /// Learns from the translations of a language.
  init(_ edition: GatheredArticles, _ standings: [Standing], of gathered: [GatheredArticles]) {
    var votes: [Path: [[String]: Vote]] = [:]
    for (entry, standing) in zip(edition.entries, standings) {
      guard let source = standing.source else { continue }
      let theirs = gathered[source.edition].entries[source.article].sections
      // Where one is nested deeper, nobody knows which level is which.
      guard theirs.count == entry.sections.count else { continue }
      for depth in 0..<theirs.count {
        let path = Path(edition: source.edition, keys: theirs[...depth].map(\.key))
        let labels = Array(entry.sections[...depth])
        votes[path, default: [:]][labels.map(\.key), default: Vote(labels: labels)].count += 1
      }
    }
    names = votes.compactMapValues { candidates in
      // Of equally frequent ones the first by name, so that the order of articles does not matter.
      candidates.max { left, right in
        left.value.count == right.value.count
          ? right.key.lexicographicallyPrecedes(left.key) : left.value.count < right.value.count
      }?.value.labels
    }
  }

  /// Sections of another language in this one, as far as they are known, and how many are.
  func translated(_ sections: [SectionLabel], _ edition: Int) -> (labels: [SectionLabel], ownCount: Int) {
    for depth in sections.indices.reversed() {
      let path = Path(edition: edition, keys: sections[...depth].map(\.key))
      if let own = names[path] { return (own + sections[(depth + 1)...], depth + 1) }
    }
    return (sections, 0)
  }
}
