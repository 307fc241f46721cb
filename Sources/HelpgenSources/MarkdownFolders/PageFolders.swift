import HelpgenModel

/// What the folders of a source hold, all languages together.
struct PageFolders {
  /// Files that stand for their folder, by folder.
  private var indexes: [[String]: Set<String>] = [:]
  /// Folders that hold more than what stands for themselves.
  private var crowded: Set<[String]> = []
  /// Paths whose names begin with a number, as another name beside them does.
  let numbered: Set<[String]>

  /// Looks at the places of all files.
  init(_ places: [PagePlace]) {
    var names: [[String]: Set<String>] = [:]
    for place in places {
      for depth in place.folders.indices {
        names[Array(place.folders[..<depth]), default: []].insert(place.folders[depth])
        if depth < place.folders.count - 1 { crowded.insert(Array(place.folders[...depth])) }
      }
      if IndexName.isIndex(place.stem) {
        indexes[place.folders, default: []].insert(place.stem)
      } else {
        names[place.folders, default: []].insert(place.stem)
        crowded.insert(place.folders)
      }
    }
    var numbered: Set<[String]> = []
    for (folder, children) in names {
      let found = children.filter { PlainName($0).number != nil }
      if found.count > 1 { numbered.formUnion(found.map { folder + [$0] }) }
    }
    self.numbered = numbered
  }

  /// Whether a file stands for its folder.
  func isIndex(_ place: PagePlace) -> Bool {
    guard IndexName.isIndex(place.stem) else { return false }
    // Beside another index, a `README.md` is a file as any other.
    return !IndexName.isReadme(place.stem) || indexes[place.folders] == [place.stem]
  }

  /// Whether a file stands for a folder that is a section; alone in its folder, it is an article.
  func isSectionIndex(_ place: PagePlace) -> Bool {
    isIndex(place) && !place.folders.isEmpty && (place.stem == "_index" || crowded.contains(place.folders))
  }

  /// Whether a file stands for all that is in its language.
  func isHome(_ place: PagePlace) -> Bool { isIndex(place) && place.folders.isEmpty }

  /// The last name of a path without the date, and where it is a position without the number.
  func plainName(of path: [String], _ written: String) -> PlainName {
    let plain = PlainName(written)
    return plain.date != nil || numbered.contains(path) ? plain : PlainName(whole: written)
  }
}

/// Ids that several files of one language give: as Docusaurus has it, they count within their folders.
struct SharedIDs {
  private struct Use: Hashable {
    let id: String
    let locale: String?
  }

  private var shared: Set<String> = []

  /// Finds the ids that are not unique.
  init(_ articles: [RawArticle]) {
    var seen: Set<Use> = []
    for article in articles {
      guard let id = article.id, !id.range.isEmpty, !id.value.utf8.contains(UInt8(ascii: "/")) else {
        continue
      }
      let locale = article.locale.flatMap { LocaleCode($0.value)?.tag }
      if !seen.insert(Use(id: id.value, locale: locale)).inserted { shared.insert(id.value) }
    }
  }

  /// The articles, with the folders before ids that are not unique.
  func inFolders(_ articles: [RawArticle]) -> [RawArticle] {
    articles.map { article in
      guard let id = article.id, !id.range.isEmpty, shared.contains(id.value), let file = article.file else {
        return article
      }
      var article = article
      article.id?.value = (file.folders + [id.value]).joined(separator: "/")
      return article
    }
  }
}
