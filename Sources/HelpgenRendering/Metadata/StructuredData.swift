import HelpgenModel

/// A page on the way from home down to another.
struct Crumb {
  /// What it is called there.
  let title: String
  /// The language of the title; `nil` for that of the page.
  let language: LocaleCode?
  /// Where it is.
  let page: PageAddress
}

/// What pages say about themselves in the words of schema.org; nothing without a base URL, for addresses must be absolute.
extension SiteRenderer {
  /// The article of a page.
  func techArticle(_ index: Int, _ edition: Int, _ page: PlannedPage) -> [EmbeddedJSON] {
    guard let base = options.baseURL else { return [] }
    let article = plan.library.editions[edition].articles[index]
    let address = EmbeddedJSON.text(base.text + page.address.href)
    var members: [(name: String, value: EmbeddedJSON)] = [
      ("@type", .text("TechArticle")), ("headline", .text(article.title)),
      ("inLanguage", .text(plan.library.editions[edition].locale.tag)), ("url", address),
      ("mainEntityOfPage", address),
    ]
    if let moment = article.updatedAt { members.append(("dateModified", .text(moment.machineText))) }
    if let summary = article.summary { members.append(("description", .text(summary))) }
    let site = EmbeddedJSON.object([
      ("@type", .text("WebSite")), ("name", .text(voices[edition].siteTitle)), ("url", .text(base.text)),
    ])
    members.append(("isPartOf", site))
    return [.object(members)]
  }

  /// The way down to a page.
  func breadcrumbList(
    _ way: [Crumb], to title: String, _ page: PlannedPage
  ) -> [EmbeddedJSON] {
    guard let base = options.baseURL else { return [] }
    let items = (way + [Crumb(title: title, language: nil, page: page.address)]).enumerated().map {
      index, crumb in
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
    // What is not in the page's language is no part of what the page is.
    let questions = (listing.articles + listing.sections.flatMap(\.articles))
      .filter { content.standings[$0].isInLanguage }
      .compactMap { question($0, edition, bodies[$0], base) }
    if questions.isEmpty { return [] }
    return [
      .object([
        ("@type", .text("FAQPage")), ("inLanguage", .text(content.locale.tag)),
        ("url", .text(base.text + page.address.href)), ("mainEntity", .list(questions)),
      ])
    ]
  }

  /// An article as a question; its text would be on the page twice, so the answer is its summary or how it begins.
  private func question(_ index: Int, _ edition: Int, _ body: ArticleBody?, _ base: BaseURL) -> EmbeddedJSON?
  {
    let article = plan.library.editions[edition].articles[index]
    guard let answer = article.summary ?? body?.beginning(atMost: 300), !answer.isEmpty else { return nil }
    var members: [(name: String, value: EmbeddedJSON)] = [
      ("@type", .text("Question")), ("name", .text(article.title)),
      ("inLanguage", .text(plan.library.editions[edition].locale.tag)),
    ]
    let place = plan.editions[edition].articles[index]
    if place.fragment == nil { members.append(("url", .text(base.text + place.page.href))) }
    members.append(
      ("acceptedAnswer", .object([("@type", .text("Answer")), ("text", .text(answer))])))
    return .object(members)
  }
}
