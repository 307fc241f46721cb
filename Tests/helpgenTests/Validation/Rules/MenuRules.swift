extension SiteValidator {
  /// The menus name every language in its own words, in order, and lead to where a page is in it.
  func menuFaults() -> [String] {
    let listed = listedOnTop
    return site.pages.flatMap { page -> [String] in
      let locales = truth?.menu(in: page.folder) ?? listed
      var faults: [String] = []
      if page.hasMenu { faults += listFaults(page.menu, page, locales) + currentFaults(page) }
      let list = page.links.filter { $0.place == .languageList }
      if page.path == "index.html", !page.isRedirect { faults += listFaults(list, page, locales) }
      faults += (page.menu + list).flatMap { entryFaults($0, page) }
      return faults.map { "\(page.path): \($0)" }
    }
  }

  /// Without knowing better: the languages that the top page lists.
  private var listedOnTop: [String] {
    site.page("index.html")?.links.filter { $0.place == .languageList }.compactMap(\.hreflang) ?? []
  }

  private func listFaults(_ entries: [PageFacts.Link], _ page: PageFacts, _ locales: [String]) -> [String] {
    let named = entries.map { $0.hreflang ?? "" }
    return named == locales
      ? []
      : ["the languages are \(named.joined(separator: ", ")) instead of \(locales.joined(separator: ", "))"]
  }

  private func currentFaults(_ page: PageFacts) -> [String] {
    let current = page.menu.filter(\.isCurrent).map { $0.hreflang ?? "" }
    let wanted = page.folder.map { [$0] } ?? []
    return current == wanted
      ? []
      : [
        "the current language is “\(current.joined(separator: ", "))” instead of “\(wanted.joined(separator: ", "))”"
      ]
  }

  private func entryFaults(_ entry: PageFacts.Link, _ page: PageFacts) -> [String] {
    let tag = entry.hreflang ?? ""
    var faults: [String] = []
    let name = truth?.names[tag]
    if entry.name.isEmpty || name != nil && entry.name != name {
      faults.append("“\(tag)” is called “\(entry.name)” in the menu")
    }
    if entry.nameLanguage != tag || entry.nameDirection != tags[tag].direction {
      faults.append("the name of “\(tag)” in the menu is not marked as being in it")
    }
    guard let target = site.target(of: entry) else {
      return faults + ["“\(tag)” in the menu leads to no page: \(entry.href)"]
    }
    if target.language != tag {
      faults.append("“\(tag)” in the menu leads to \(target.path), which is in “\(target.language ?? "")”")
    } else if let wanted = counterpart(of: page, in: tag, entry), wanted != target.path {
      faults.append("“\(tag)” in the menu leads to \(target.path) instead of \(wanted)")
    }
    return faults
  }

  /// Where the menu of a page should lead in a language; `nil` where that cannot be told.
  private func counterpart(of page: PageFacts, in locale: String, _ entry: PageFacts.Link) -> String? {
    let home = "\(locale)/index.html"
    if page.isNotFound || page.folder == nil { return home }
    if entry.isCurrent { return page.hasArticle || page.isHome ? page.path : nil }
    if page.isHome { return home }
    if page.hasArticle, let truth, let subject = page.subject {
      guard let document = truth.document(subject),
        let translation = truth.translation(of: document.article, in: locale)
      else { return home }
      return articlePage(of: translation)?.path ?? home
    }
    if let alternate = page.alternates.first(where: { $0.hreflang == locale }) {
      return site.page(at: alternate.href)?.path
    }
    // A later part of a list, or a page that search engines do not see, may have counterparts or not.
    return page.isNoIndex || page.alternates.isEmpty || !tags[locale].isHreflang ? nil : home
  }

  /// The page of a document.
  private func articlePage(of document: SiteTruth.Document) -> PageFacts? {
    articlePages[document.locale]?[String(document.number)]
  }
}

extension SiteValidator {
  /// An entry that leads to another page than that of the article says so.
  func absenceFaults() -> [String] {
    site.pages.filter { !$0.isNotFound && $0.isHome || $0.hasArticle }.flatMap { page in
      page.menu.compactMap { entry in
        let isAbsent = page.hasArticle && !entry.isCurrent && site.target(of: entry)?.isHome ?? false
        if isAbsent == entry.isMarkedAbsent { return nil }
        let tag = entry.hreflang ?? ""
        return isAbsent
          ? "\(page.path): “\(tag)” in the menu does not say that the page is not there"
          : "\(page.path): “\(tag)” in the menu says that the page is not there"
      }
    }
  }
}
