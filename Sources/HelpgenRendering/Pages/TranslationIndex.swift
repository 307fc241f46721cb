import HelpgenModel

/// Which pages are the same page in other languages.
struct TranslationIndex: Sendable {
  /// The article of each edition that holds a key, by edition index.
  private var articles: [TranslationKey: [Int: Int]] = [:]
  /// The section of each edition that has the keys, by edition index.
  private var sections: [[String]: [Int: Int]] = [:]

  /// - Parameter isCounted: Which articles count, by how they stand to their language; sections count where they hold one
  ///   that does.
  init(_ library: Library, _ isCounted: (Standing) -> Bool) {
    for (edition, content) in library.editions.enumerated() {
      for (index, article) in content.articles.enumerated() where isCounted(content.standings[index]) {
        // Of two articles with one key, links go to the smaller id.
        if let other = articles[article.translationKey]?[edition], content.articles[other].id < article.id {
          continue
        }
        articles[article.translationKey, default: [:]][edition] = index
      }
      let holds = content.sectionsHolding { isCounted(content.standings[$0]) }
      for (index, section) in content.sections.enumerated() where holds[index] {
        sections[section.keys, default: [:]][edition] = index
      }
    }
  }

  /// The article's index in each edition that has it.
  func translations(of article: Article) -> [Int: Int] { articles[article.translationKey] ?? [:] }

  /// The section's index in each edition that has it.
  func counterparts(of section: Section) -> [Int: Int] { sections[section.keys] ?? [:] }
}

extension Edition {
  /// Whether each section, or one below it, holds an article of a kind.
  func sectionsHolding(_ isMeant: (Int) -> Bool) -> [Bool] {
    var holds = sections.map { $0.articles.contains(where: isMeant) }
    // Parents come before what is in them.
    for (index, section) in sections.enumerated().reversed() where holds[index] {
      if let parent = section.parent { holds[parent] = true }
    }
    return holds
  }
}
