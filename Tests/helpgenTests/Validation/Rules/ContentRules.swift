extension SiteValidator {
  /// What is there is what should be: each article once in each language that has it, no drafts, nothing astray.
  func contentFaults() -> [String] {
    guard let truth else { return [] }
    let pages = truth.hasArticlePages ? pageFaults(truth) + completenessFaults(truth) : []
    return pages + strayFaults(truth) + listFaults(truth) + entryFaults(truth)
  }

  /// Articles with too few or too many pages.
  private func pageFaults(_ truth: SiteTruth) -> [String] {
    var counts: [WordToken: Int] = [:]
    for page in site.pages where page.hasArticle {
      guard let subject = page.subject else { continue }
      counts[WordToken(page.folder ?? "", subject.subject), default: 0] += 1
    }
    var wanted: Set<WordToken> = []
    for locale in truth.locales {
      for document in truth.documents where document.locale == locale && document.standing == .own {
        wanted.insert(WordToken(locale, String(document.number)))
      }
      for article in truth.articles {
        guard case .page = truth.showing(of: article, in: locale) else { continue }
        wanted.insert(WordToken(locale, String(article)))
      }
    }
    let all = wanted.union(counts.keys).sorted { ($0.language, $0.subject) < ($1.language, $1.subject) }
    return all.compactMap { token in
      let (count, expected) = (counts[token] ?? 0, wanted.contains(token) ? 1 : 0)
      return count == expected
        ? nil : "\(token.language)/: article \(token.subject) has \(count) pages instead of \(expected)"
    }
  }

  /// Translations that search engines are not told of.
  private func completenessFaults(_ truth: SiteTruth) -> [String] {
    site.pages.filter { $0.hasArticle && !$0.isNoIndex }.compactMap { page in
      guard let subject = page.subject, let document = truth.document(subject, on: page.folder ?? ""),
        document.number == document.article, tags[document.locale].isHreflang
      else { return nil }
      let wanted = truth.published.filter {
        tags[$0].isHreflang && truth.translation(of: document.article, in: $0) != nil
      }
      let found = Set(page.alternates.map(\.hreflang))
      let missing = wanted.count > 1 ? wanted.filter { !found.contains($0) } : []
      return missing.isEmpty ? nil : "\(page.path): the alternates lack \(missing.joined(separator: ", "))"
    }
  }

  /// Words on pages of a language that should not be there: of drafts, or of what the language does not show.
  private func strayFaults(_ truth: SiteTruth) -> [String] {
    let allowed = Dictionary(uniqueKeysWithValues: truth.locales.map { ($0, truth.tokens(in: $0)) })
    return site.pages.flatMap { page -> [String] in
      let tokens = Set(page.texts.map(\.token)).sorted { $0.description < $1.description }
      return tokens.compactMap { token in
        if token.article != nil {
          return allowed[page.folder ?? ""]?.contains(token) ?? false
            ? nil : "\(page.path): \(token) should not be there"
        }
        let isForeign = token.isSection && token.language != page.language
        return isForeign && truth.hasSection(token.subject, in: page.language ?? "")
          ? "\(page.path): \(token) has a title in the language of the page" : nil
      }
    }
  }

  /// Articles that the lists of their language lack.
  private func listFaults(_ truth: SiteTruth) -> [String] {
    truth.locales.flatMap { locale -> [String] in
      let lists = site.pages.filter { $0.folder == locale && $0.isList }
      guard lists.contains(where: \.isHome) else { return ["\(locale)/: there is no home"] }
      // A copy may be listed by the title that it has of its own.
      let listed = Set(lists.flatMap { $0.texts.map(\.token.subject) })
      return truth.tokens(in: locale).filter { !listed.contains($0.subject) }
        .map { "\(locale)/: \($0) is in no list" }.sorted()
    }
  }

  /// Links with the title of an article or section that lead to another page.
  private func entryFaults(_ truth: SiteTruth) -> [String] {
    guard truth.hasArticlePages else { return [] }
    return site.pages.flatMap { page in
      page.links.compactMap { link -> String? in
        guard link.place == .elsewhere || link.place == .breadcrumb,
          let token = link.tokens.first(where: { $0.article != nil || $0.isSection }),
          let target = site.target(of: link), target.path != page.path,
          target.subject != token
            || target.folder != folder(of: token, on: page, truth)
        else { return nil }
        return "\(page.path): the link \(token) leads to \(target.path)"
      }
    }
  }

  /// The language in which a link with the title of an article leads to its page.
  private func folder(of token: WordToken, on page: PageFacts, _ truth: SiteTruth) -> String? {
    guard let locale = page.folder, token.language != locale, let document = truth.document(token) else {
      return page.folder
    }
    if case .link(let source) = truth.showing(of: document.article, in: locale) { return source }
    return locale
  }
}
