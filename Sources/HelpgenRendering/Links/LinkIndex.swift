import HelpgenModel

/// What links in articles can lead to, found by any name that authors give it.
struct LinkIndex: Sendable {
  /// A page of the site.
  enum Destination: Sendable, Hashable {
    case root
    case home(edition: Int)
    case section(edition: Int, Int)
    case article(edition: Int, Int)
  }

  /// Pages by their folders: `de/konto`.
  private var pages: [String: Destination] = ["": .root]
  /// Articles of each edition by id, translation key and slug.
  private var names: [[String: Int]] = []
  /// The names of each edition by their first byte, in order, for suggestions.
  private var namesByInitial: [[UInt8: [String]]] = []
  /// Editions by the tags of their locales, in lower case.
  private var locales: [String: Int] = [:]

  init(_ plan: SitePlan) {
    for (index, edition) in plan.library.editions.enumerated() {
      let addresses = plan.editions[index]
      locales[edition.locale.tag.lowercased()] = index
      pages[edition.locale.tag] = .home(edition: index)
      for (section, page) in addresses.sections.enumerated() {
        pages[Self.folder(of: page)] = .section(edition: index, section)
      }
      var names: [String: Int] = [:]
      // An id is surer than a key, and a key than a slug, which several articles may have wished for.
      for (article, place) in addresses.articles.enumerated() {
        if place.fragment == nil { pages[Self.folder(of: place.page)] = .article(edition: index, article) }
        names[edition.articles[article].slug.text] = names[edition.articles[article].slug.text] ?? article
      }
      for (index, article) in edition.articles.enumerated() { names[article.translationKey.text] = index }
      for (index, article) in edition.articles.enumerated() { names[article.id.text] = index }
      self.names.append(names)
      namesByInitial.append(Dictionary(grouping: names.keys.sorted()) { $0.utf8.first ?? 0 })
    }
  }

  private static func folder(of page: PageAddress) -> String {
    page.file.components.dropLast().joined(separator: "/")
  }

  /// The page in a folder below the site's root.
  func page(in folder: [String]) -> Destination? { pages[folder.joined(separator: "/")] }

  /// The edition that a path component names, in any spelling of its tag.
  func edition(named tag: String) -> Int? { LocaleCode(tag).flatMap { locales[$0.tag.lowercased()] } }

  /// The article of that id, translation key or slug in an edition.
  func article(named name: String, in edition: Int) -> Int? { names[edition][name] }

  /// The article of that name in the first edition that has it, the given one first.
  func article(named name: String, nearest edition: Int) -> Destination? {
    for candidate in [edition] + names.indices.filter({ $0 != edition }) {
      if let article = names[candidate][name] { return .article(edition: candidate, article) }
    }
    return nil
  }

  /// The names in an edition that a misspelled one may mean: a slip rarely touches the first letter.
  func names(like name: String, in edition: Int) -> [String] {
    guard let initial = name.utf8.first, let names = namesByInitial[edition][initial] else { return [] }
    let length = name.utf8.count
    return names.filter { abs($0.utf8.count - length) <= 3 }
  }
}
