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
  /// Articles of each edition by id, path of the file, translation key and slug.
  private var names: [[String: Int]] = []
  /// Sections of each edition by their keys and those of the sections around them.
  private var sections: [[[String]: Int]] = []
  /// Editions by the tags of their locales, in lower case.
  private var locales: [String: Int] = [:]
  /// For each edition, where to look for what is not in it: in the languages its readers can read, then in the
  /// default language, then in the others.
  private let fallbacks: [[Int]]

  init(_ plan: SitePlan) {
    fallbacks = Self.fallbacks(plan.library)
    for (index, edition) in plan.library.editions.enumerated() {
      let addresses = plan.editions[index]
      locales[edition.locale.tag.lowercased()] = index
      pages[edition.locale.tag] = .home(edition: index)
      for (section, page) in addresses.sections.enumerated() {
        pages[Self.folder(of: page)] = .section(edition: index, section)
      }
      sections.append(
        Dictionary(edition.sections.indices.map { (edition.sections[$0].keys, $0) }) { first, _ in first })
      var names: [String: Int] = [:]
      names.reserveCapacity(edition.articles.count * 2)
      // What is only linked to is found in its own edition; what is only shown has the weaker right to a name.
      let readHere = edition.standings.indices.filter { edition.standings[$0].isReadHere }
      let ranked =
        readHere.filter { !edition.standings[$0].isOfEdition }
        + readHere.filter { edition.standings[$0].isOfEdition }
      // An id is surer than a path, a path than a key, and a key than a slug, which several articles may have
      // wished for.
      for article in ranked {
        let place = addresses.articles[article]
        if place.fragment == nil { pages[Self.folder(of: place.page)] = .article(edition: index, article) }
      }
      let own = edition.standings.indices.filter { edition.standings[$0].isOfEdition }
      for article in own + ranked {
        names[edition.articles[article].slug.text] = names[edition.articles[article].slug.text] ?? article
      }
      for article in ranked { names[edition.articles[article].translationKey.text] = article }
      for article in ranked {
        if let file = edition.articles[article].origin.file { names[file.path] = article }
      }
      for article in ranked { names[edition.articles[article].id.text] = article }
      self.names.append(names)
    }
  }

  private static func fallbacks(_ library: Library) -> [[Int]] {
    let editions = library.editions
    let byLocale = Dictionary(editions.indices.map { (editions[$0].locale, $0) }) { first, _ in first }
    let standard = byLocale[library.defaultLocale].map { [$0] } ?? []
    return editions.indices.map { edition in
      let readable = editions[edition].locale.lookupChain.compactMap { byLocale[$0] }
      var seen: Set = [edition]
      return (readable + standard + editions.indices).filter { seen.insert($0).inserted }
    }
  }

  private static func folder(of page: PageAddress) -> String {
    page.file.components.dropLast().joined(separator: "/")
  }

  /// The page in a folder below the site's root.
  func page(in folder: [String]) -> Destination? { pages[folder.joined(separator: "/")] }

  /// The section of an edition at a path of keys.
  func section(at keys: [String], in edition: Int) -> Destination? {
    sections[edition][keys].map { .section(edition: edition, $0) }
  }

  /// The edition of a locale, in any spelling of its tag.
  func edition(of locale: LocaleCode) -> Int? { locales[locale.tag.lowercased()] }

  /// The article of that id, translation key or slug in an edition, or where a reader of it looks next.
  func article(named name: String, nearest edition: Int) -> Destination? {
    if let article = names[edition][name] { return .article(edition: edition, article) }
    for other in fallbacks[edition] {
      if let article = names[other][name] { return .article(edition: other, article) }
    }
    return nil
  }

  /// The article of that id, translation key or slug in an edition.
  func article(named name: String, in edition: Int) -> Destination? {
    names[edition][name].map { .article(edition: edition, $0) }
  }

  /// All names of an edition, in order.
  func names(in edition: Int) -> [String] {
    names[edition].keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
