import HelpgenModel

/// Which pages are the same page in other languages.
struct TranslationIndex: Sendable {
  /// The article of each edition that holds a key, by edition index.
  private var articles: [TranslationKey: [Int: Int]] = [:]
  /// The section of each edition that has the keys, by edition index.
  private var sections: [[String]: [Int: Int]] = [:]

  init(_ library: Library) {
    for (edition, content) in library.editions.enumerated() {
      for (index, article) in content.articles.enumerated() {
        // Of two articles with one key, links go to the smaller id.
        if let other = articles[article.translationKey]?[edition], content.articles[other].id < article.id {
          continue
        }
        articles[article.translationKey, default: [:]][edition] = index
      }
      for (index, section) in content.sections.enumerated() {
        sections[section.keys, default: [:]][edition] = index
      }
    }
  }

  /// The article's index in each edition that has it.
  func translations(of article: Article) -> [Int: Int] { articles[article.translationKey] ?? [:] }

  /// The section's index in each edition that has it.
  func counterparts(of section: Section) -> [Int: Int] { sections[section.keys] ?? [:] }
}
