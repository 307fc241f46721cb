import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// The pages of one language.
extension SiteRenderer {
  /// A locale's home, or a later part of its list.
  func home(_ page: PlannedPage, _ edition: Int, _ listing: Listing, _ bodies: [Int: ArticleBody])
    throws(TemplateDepthError) -> OutputFile
  {
    let voice = voices[edition]
    var frame = PageFrame(
      address: page.address, voice: voice, title: voice.siteTitle, titleLanguage: voice.siteTitleLanguage,
      documentTitle: voice.siteTitle, description: voice.tagline, edition: edition,
      counterparts: counterparts(of: page))
    frame.isNoIndex = isNoIndex(page, edition)
    frame.structuredData = questions(on: page, listing, edition, bodies)
    let values = tagline(of: voice) + [.flag(homes[edition] == nil)]
    return try file(
      page, theme.home, frame.values(self) + values + context(listing, edition, frame, bodies).values)
  }

  /// A section's page, or a later part of its list.
  func section(
    _ page: PlannedPage, _ edition: Int, _ index: Int, _ listing: Listing, _ bodies: [Int: ArticleBody]
  ) throws(TemplateDepthError) -> OutputFile {
    let section = plan.library.editions[edition].sections[index]
    var frame = PageFrame(
      address: page.address, voice: voices[edition], title: section.title, titleLanguage: section.language,
      documentTitle: "\(section.title) – \(voices[edition].siteTitle)", edition: edition,
      counterparts: counterparts(of: page))
    frame.isNoIndex = isNoIndex(page, edition)
    let way = way(to: section.parent, edition)
    frame.structuredData =
      breadcrumbList(way, to: section.title, page) + questions(on: page, listing, edition, bodies)
    return try file(
      page, theme.section,
      frame.values(self) + [.records(breadcrumb(way, frame))]
        + context(listing, edition, frame, bodies).values)
  }

  /// An article's own page.
  func article(_ page: PlannedPage, _ edition: Int, _ index: Int, _ body: ArticleBody?)
    throws(TemplateDepthError)
    -> OutputFile
  {
    let content = plan.library.editions[edition]
    let article = content.articles[index]
    let voice = voices[edition]
    var frame = PageFrame(
      address: page.address, voice: voice, title: article.title,
      titleLanguage: titleLanguage(of: index, in: edition),
      documentTitle: "\(article.title) – \(voice.siteTitle)", description: article.summary, edition: edition,
      counterparts: counterparts(of: page))
    let standing = content.standings[index]
    frame.isNoIndex = isNoIndex(page, edition)
    frame.original = standing.isInLanguage ? nil : standing.source.map { pageOf($0) }
    frame.article = article
    let way = way(to: sectionOfArticle[edition][index], edition)
    frame.structuredData =
      techArticle(index, edition, page) + breadcrumbList(way, to: article.title, page)
    let updated = article.updatedAt.map { moment in
      TemplateRecord(PageShapes.moment, [.text(moment.machineText), .text(voice.date(moment))])
    }
    return try file(
      page, theme.article,
      frame.values(self) + [
        .records(breadcrumb(way, frame)), .html(body?.html(on: frame, plan) ?? HTML([])),
        language(textLanguage(of: index, in: edition)), notice(on: index, in: edition, frame),
        .record(ifAny: updated),
        .record(ifAny: neighbor(of: index, step: -1, edition, frame)),
        .record(ifAny: neighbor(of: index, step: 1, edition, frame)),
      ] + outline(of: body))
  }

  /// The headings of an article's two upper levels; none where one of them would stand alone.
  private func outline(of body: ArticleBody?) -> [TemplateValue] {
    let entries = body?.outline.filter { $0.level < 2 && !$0.title.isEmpty } ?? []
    let records = entries.map { entry in
      TemplateRecord(
        PageShapes.outlineEntry,
        [.text(entry.title), .text("#" + PageAddress.percentEncoded(entry.id)), .flag(entry.level > 0)])
    }
    return [.flag(records.count > 1), .records(records)]
  }

  private func context(
    _ listing: Listing, _ edition: Int, _ frame: PageFrame, _ bodies: [Int: ArticleBody]
  ) -> ListingContext {
    ListingContext(listing: listing, edition: edition, frame: frame, bodies: bodies, site: self)
  }

  /// The pages from home down to a section.
  private func way(to section: Int?, _ edition: Int) -> [Crumb] {
    var way: [Crumb] = []
    var current = section
    while let index = current {
      let section = plan.library.editions[edition].sections[index]
      way.append(
        Crumb(title: section.title, language: section.language, page: plan.editions[edition].sections[index]))
      current = section.parent
    }
    let voice = voices[edition]
    way.append(
      Crumb(title: voice.siteTitle, language: voice.siteTitleLanguage, page: plan.editions[edition].home))
    return way.reversed()
  }

  private func breadcrumb(_ way: [Crumb], _ frame: PageFrame) -> [TemplateRecord] {
    way.map { .link($0.title, frame.link(to: $0.page), language($0.language)) }
  }

  /// The article before or after that is read in the edition, where it is in the same section.
  private func neighbor(of index: Int, step: Int, _ edition: Int, _ frame: PageFrame) -> TemplateRecord? {
    let content = plan.library.editions[edition]
    var other = index + step
    while content.articles.indices.contains(other), !content.standings[other].isReadHere { other += step }
    guard content.articles.indices.contains(other),
      sectionOfArticle[edition][other] == sectionOfArticle[edition][index]
    else { return nil }
    return .link(
      content.articles[other].title, frame.link(to: plan.editions[edition].articles[other]),
      language(titleLanguage(of: other, in: edition)))
  }

  /// Whether search engines are asked to leave out a page: nothing on it is in its language, nor, where it is the first part
  /// of a list, in the parts that follow.
  func isNoIndex(_ page: PlannedPage, _ edition: Int) -> Bool {
    let content = plan.library.editions[edition]
    if content.isHidden { return true }
    return switch page.content {
    case .home(let listing) where listing.part == 0: homes[edition] == nil
    case .section(let index, let listing) where listing.part == 0: !sectionHasText[edition][index]
    case .home(let listing), .section(_, let listing):
      !listing.articles.contains { content.standings[$0].isInLanguage }
    case .article(let index): !content.standings[index].isInLanguage
    case .languages, .redirect, .notFound: true
    }
  }

  /// The page an article is read on.
  private func pageOf(_ place: LibraryPlace) -> PageAddress {
    plan.editions[place.edition].articles[place.article].page
  }
}
