import HelpgenModel

/// What pages say about themselves in the words of schema.org; nothing without a base URL, for addresses must be absolute.
extension SiteRenderer {
  /// The article of a page.
  func techArticle(_ article: Article, _ voice: EditionVoice, _ page: PlannedPage) -> [EmbeddedJSON] {
    guard let base = options.baseURL else { return [] }
    let address = EmbeddedJSON.text(base.text + page.address.href)
    var members: [(name: String, value: EmbeddedJSON)] = [
      ("@type", .text("TechArticle")), ("headline", .text(article.title)),
      ("inLanguage", .text(article.locale.tag)), ("url", address), ("mainEntityOfPage", address),
    ]
    if let moment = article.updatedAt { members.append(("dateModified", .text(moment.machineText))) }
    if let summary = article.summary { members.append(("description", .text(summary))) }
    let site = EmbeddedJSON.object([
      ("@type", .text("WebSite")), ("name", .text(voice.siteTitle)), ("url", .text(base.text)),
    ])
    members.append(("isPartOf", site))
    return [.object(members)]
  }

  /// The way down to a page.
  func breadcrumbList(
    _ way: [(title: String, page: PageAddress)], to title: String, _ page: PlannedPage
  ) -> [EmbeddedJSON] {
    guard let base = options.baseURL else { return [] }
    let items = (way + [(title, page.address)]).enumerated().map { index, crumb in
      EmbeddedJSON.object([
        ("@type", .text("ListItem")), ("position", .number(index + 1)), ("name", .text(crumb.title)),
        ("item", .text(base.text + crumb.page.href)),
      ])
    }
    return [.object([("@type", .text("BreadcrumbList")), ("itemListElement", .list(items))])]
  }

  /// The accordions of a page as questions; nothing for a page without any.
  func questions(
    on page: PlannedPage, _ listing: Listing, _ edition: Int, _ bodies: [Int: ArticleBody]
  ) -> [EmbeddedJSON] {
    guard let base = options.baseURL, listing.hasBodies else { return [] }
    let content = plan.library.editions[edition]
    let questions = (listing.articles + listing.sections.flatMap(\.articles)).compactMap {
      index -> EmbeddedJSON? in
      let place = plan.editions[edition].articles[index]
      return question(
        content.articles[index], bodies[index],
        address: place.fragment == nil ? base.text + place.page.href : nil)
    }
    if questions.isEmpty { return [] }
    return [
      .object([
        ("@type", .text("FAQPage")), ("inLanguage", .text(content.locale.tag)),
        ("url", .text(base.text + page.address.href)), ("mainEntity", .list(questions)),
      ])
    ]
  }

  /// An article as a question; its text would be on the page twice, so the answer is its summary or how it begins.
  private func question(_ article: Article, _ body: ArticleBody?, address: String?) -> EmbeddedJSON? {
    guard let answer = article.summary ?? body?.beginning(atMost: 300), !answer.isEmpty else { return nil }
    var members: [(name: String, value: EmbeddedJSON)] = [
      ("@type", .text("Question")), ("name", .text(article.title)), ("inLanguage", .text(article.locale.tag)),
    ]
    if let address { members.append(("url", .text(address))) }
    members.append(
      ("acceptedAnswer", .object([("@type", .text("Answer")), ("text", .text(answer))])))
    return .object(members)
  }
}
