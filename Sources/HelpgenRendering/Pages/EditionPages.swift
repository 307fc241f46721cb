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
      address: page.address, voice: voice, title: voice.siteTitle, documentTitle: voice.siteTitle,
      description: voice.tagline, edition: edition, counterparts: counterparts(of: page))
    frame.structuredData = questions(on: page, listing, edition, bodies)
    let isEmpty = plan.library.editions[edition].articles.isEmpty
    let values: [TemplateValue] = [.text(ifAny: voice.tagline), .flag(isEmpty)]
    return try file(
      page, theme.home, frame.values(self) + values + context(listing, edition, frame, bodies).values)
  }

  /// A section's page, or a later part of its list.
  func section(
    _ page: PlannedPage, _ edition: Int, _ index: Int, _ listing: Listing, _ bodies: [Int: ArticleBody]
  ) throws(TemplateDepthError) -> OutputFile {
    let section = plan.library.editions[edition].sections[index]
    var frame = PageFrame(
      address: page.address, voice: voices[edition], title: section.title,
      documentTitle: "\(section.title) – \(voices[edition].siteTitle)", edition: edition,
      counterparts: counterparts(of: page))
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
      documentTitle: "\(article.title) – \(voice.siteTitle)", description: article.summary, edition: edition,
      counterparts: counterparts(of: page))
    let way = way(to: sectionOfArticle[edition][index], edition)
    frame.article = article
    frame.structuredData = techArticle(article, voice, page) + breadcrumbList(way, to: article.title, page)
    let updated = article.updatedAt.map { moment in
      TemplateRecord(PageShapes.moment, [.text(moment.machineText), .text(voice.date(moment))])
    }
    return try file(
      page, theme.article,
      frame.values(self) + [
        .records(breadcrumb(way, frame)), .html(body?.html(on: frame, plan) ?? HTML([])),
        .record(ifAny: updated),
        .record(ifAny: neighbor(index - 1, of: index, edition, frame)),
        .record(ifAny: neighbor(index + 1, of: index, edition, frame)),
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
    ListingContext(
      listing: listing, edition: plan.library.editions[edition], plan: plan.editions[edition], frame: frame,
      exclusiveName: options.isAccordionExclusive ? "articles" : nil, bodies: bodies, sitePlan: plan)
  }

  /// The pages from home down to a section.
  private func way(to section: Int?, _ edition: Int) -> [(title: String, page: PageAddress)] {
    var way: [(title: String, page: PageAddress)] = []
    var current = section
    while let index = current {
      let section = plan.library.editions[edition].sections[index]
      way.append((section.title, plan.editions[edition].sections[index]))
      current = section.parent
    }
    way.append((voices[edition].siteTitle, plan.editions[edition].home))
    return way.reversed()
  }

  private func breadcrumb(_ way: [(title: String, page: PageAddress)], _ frame: PageFrame) -> [TemplateRecord]
  {
    way.map { .link($0.title, frame.link(to: $0.page)) }
  }

  /// The article before or after, where it is in the same section.
  private func neighbor(_ other: Int, of index: Int, _ edition: Int, _ frame: PageFrame) -> TemplateRecord? {
    let content = plan.library.editions[edition]
    guard content.articles.indices.contains(other),
      sectionOfArticle[edition][other] == sectionOfArticle[edition][index]
    else { return nil }
    return .link(content.articles[other].title, frame.link(to: plan.editions[edition].articles[other]))
  }
}
