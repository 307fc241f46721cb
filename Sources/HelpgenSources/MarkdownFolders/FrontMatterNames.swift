/// What the names in front matter stand for: helpgen's own, those of the configuration, and those of Hugo,
/// Docusaurus and Jekyll.
struct FrontMatterNames {
  /// A meaning, and how it stands to other names of the same field in one file: the lowest rank counts.
  struct Meaning {
    let field: ArticleField
    let rank: Int
  }

  private let names: FieldNames

  /// The names that other tools have for a field, the surest first.
  private static let aliases: [(field: ArticleField, names: [String])] = [
    (.order, ["weight", "sidebar_position", "nav_order"]),
    (.updatedAt, ["lastmod", "last_update", "last_modified_at", "date"]),
    (.summary, ["description", "excerpt"]),
    (.locale, ["lang"]),
    (.redirectFrom, ["aliases", "redirect_from"]),
    (.draft, ["published"]),
  ]

  init(_ names: FieldNames) { self.names = names }

  /// What a name stands for; `nil` for names that are kept as they are.
  subscript(name: String) -> Meaning? {
    if let own = names[name] {
      // The text of a file is its body.
      return own.field == .content ? nil : Meaning(field: own.field, rank: own.isMapped ? 0 : 1)
    }
    for alias in Self.aliases {
      if let index = alias.names.firstIndex(of: name) { return Meaning(field: alias.field, rank: index + 2) }
    }
    return nil
  }

  /// The name that `written` is probably meant to be, and its field.
  func nearest(to written: String) -> FieldNames.Suggestion? { names.nearest(to: written) }
}
