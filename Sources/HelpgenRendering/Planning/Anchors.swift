import HelpgenModel

/// The ids of an edition's articles and sections on pages that show many of them.
struct Anchors {
  /// An id for each article: its own, so that it is the same in every language.
  let articles: [String]
  /// An id for each section.
  let sections: [String]

  init(_ edition: Edition) {
    var taken: Set<String> = []
    var articles = [String](repeating: "", count: edition.articles.count)
    // Smaller ids choose first, so that the outcome does not depend on titles or positions.
    for index in edition.articles.indices.sorted(by: { edition.articles[$0].id < edition.articles[$1].id }) {
      articles[index] = Self.take(Self.anchor(edition.articles[index].id.text), from: &taken)
    }
    self.articles = articles
    sections = edition.sections.map { section in
      Self.take("section-" + Self.anchor(section.keys.joined(separator: "-")), from: &taken)
    }
  }

  /// The text as an id: what HTML does not allow in one becomes a hyphen, and what the theme keeps for itself is set apart.
  private static func anchor(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPlain = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
      scalars.append(isPlain ? scalar : "-")
    }
    let anchor = String(scalars)
    return anchor.hasPrefix(themePrefix) ? "id-\(anchor)" : anchor
  }

  /// What the ids of the default theme begin with.
  private static let themePrefix = "main:"

  private static func take(_ wish: String, from taken: inout Set<String>) -> String {
    var candidate = wish
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(wish)-\(number)"
      number += 1
    }
    return candidate
  }
}
