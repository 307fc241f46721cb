import Foundation
import HelpgenModel

/// The order in which readers meet articles and sections: by `order`, then title, then id or key.
///
/// Titles compare by the locale's collation, whatever the machine's locale is.
struct ReadingOrder {
  private let locale: Locale

  init(_ code: LocaleCode) { locale = Locale(identifier: code.tag) }

  func sorted(_ articles: [Article]) -> [Article] {
    articles.sorted { left, right in
      precedes((left.order, left.title), (right.order, right.title)) ?? (left.id < right.id)
    }
  }

  func sorted(_ tree: SectionTree, _ indexes: [Int]) -> [Int] {
    indexes.sorted { left, right in
      let (a, b) = (tree.nodes[left], tree.nodes[right])
      return precedes((a.order, a.title), (b.order, b.title))
        ?? a.keys.joined(separator: "\u{0}").utf8.lexicographicallyPrecedes(
          b.keys.joined(separator: "\u{0}").utf8)
    }
  }

  /// Whether the left one comes first; `nil` where order and title are equal.
  private func precedes(
    _ left: (order: Double?, title: String), _ right: (order: Double?, title: String)
  ) -> Bool? {
    let (a, b) = (left.order ?? .infinity, right.order ?? .infinity)
    if a != b { return a < b }
    if left.title == right.title { return nil }
    switch left.title.compare(right.title, locale: locale) {
    case .orderedAscending: return true
    case .orderedDescending: return false
    case .orderedSame: return nil
    }
  }
}
