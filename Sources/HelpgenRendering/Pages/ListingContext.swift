import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// A list of articles and sections for templates.
struct ListingContext {
  let listing: Listing
  let edition: Edition
  let plan: EditionPlan
  let frame: PageFrame
  /// The `name` that makes accordions exclusive.
  let exclusiveName: String?
  /// The articles that are shown with their text.
  let bodies: [Int: ArticleBody]
  /// All pages of the site, for links in the text.
  let sitePlan: SitePlan

  /// The values of the names of a listing, in the order of the shape.
  var values: [TemplateValue] {
    let sections = sections
    return [
      .flag(listing.hasBodies), .text(ifAny: exclusiveName), .flag(!listing.articles.isEmpty),
      .records(entries(listing.articles, topLevel: 3)), .flag(showsGroups), .flag(!sections.isEmpty),
      .records(sections),
      .record(ifAny: pager),
    ]
  }

  /// Whether sections are shown with their articles rather than as links.
  private var showsGroups: Bool { listing.sections.contains { !$0.articles.isEmpty } }

  /// - Parameter topLevel: The level of the text's top headings: below that of the accordion's own.
  private func entries(_ articles: [Int], topLevel: Int) -> [TemplateRecord] {
    articles.map { index in
      let article = edition.articles[index]
      let place = plan.articles[index]
      // An article without a page of its own is read right here.
      let href = place.fragment == nil ? frame.link(to: place) : nil
      return TemplateRecord(
        PageShapes.entry,
        [
          .text(plan.anchors[index]), .text(article.title), .text(ifAny: href), .flag(listing.hasBodies),
          .html(html(of: index, topLevel)), .text(ifAny: article.summary),
        ])
    }
  }

  private func html(of index: Int, _ topLevel: Int) -> HTML {
    bodies[index]?.html(on: frame, sitePlan, anchor: plan.anchors[index], topLevel: topLevel) ?? HTML([])
  }

  /// The sections as a tree, built from the last one back, so that those inside are there before those around.
  private var sections: [TemplateRecord] {
    var pending: [[TemplateRecord]] = [[]]
    for listed in listing.sections.reversed() {
      while pending.count < listed.depth + 2 { pending.append([]) }
      let inner = Array(pending[listed.depth + 1].reversed())
      pending[listed.depth + 1] = []
      pending[listed.depth].append(record(listed, inner))
    }
    return pending[0].reversed()
  }

  private func record(_ listed: ListedSection, _ inner: [TemplateRecord]) -> TemplateRecord {
    TemplateRecord(
      PageShapes.listedSection,
      [
        .text(plan.sectionAnchors[listed.section]),
        .text("#" + PageAddress.percentEncoded(plan.sectionAnchors[listed.section])),
        .text(edition.sections[listed.section].title),
        .text(frame.link(to: plan.sections[listed.section])), .text(frame.voice.number(listed.articleCount)),
        .records(entries(listed.articles, topLevel: listed.depth == 0 ? 4 : 5)), .flag(!inner.isEmpty),
        .records(inner), .flag(listed.depth > 0),
      ])
  }

  private var pager: TemplateRecord? {
    guard listing.parts.count > 1 else { return nil }
    let (part, parts) = (listing.part, listing.parts)
    return TemplateRecord(
      PageShapes.pager,
      [
        .text(frame.voice.strings.pageText(number: part + 1, of: parts.count)),
        .text(ifAny: part > 0 ? frame.link(to: parts[part - 1]) : nil),
        .text(ifAny: part + 1 < parts.count ? frame.link(to: parts[part + 1]) : nil),
      ])
  }
}
