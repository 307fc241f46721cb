import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// A list of articles and sections for templates.
struct ListingContext {
  private let listing: Listing
  private let editionIndex: Int
  private let edition: Edition
  private let plan: EditionPlan
  private let frame: PageFrame
  /// The articles that are shown with their text.
  private let bodies: [Int: ArticleBody]
  private let site: SiteRenderer

  init(
    listing: Listing, edition: Int, frame: PageFrame, bodies: [Int: ArticleBody], site: SiteRenderer
  ) {
    self.listing = listing
    editionIndex = edition
    self.edition = site.plan.library.editions[edition]
    plan = site.plan.editions[edition]
    self.frame = frame
    self.bodies = bodies
    self.site = site
  }

  /// The values of the names of a listing, in the order of the shape.
  var values: [TemplateValue] {
    let sections = sections
    return [
      .flag(!listing.articles.isEmpty || !sections.isEmpty), .flag(listing.hasBodies),
      // What makes accordions exclusive.
      .text(ifAny: site.options.isAccordionExclusive ? "articles" : nil), .flag(!listing.articles.isEmpty),
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
      let isReadHere = edition.standings[index].isReadHere
      // An article without a page of its own is read right here.
      let href = place.fragment == nil || !isReadHere ? frame.link(to: place) : nil
      let hasBody = listing.hasBodies && isReadHere
      return TemplateRecord(
        PageShapes.entry,
        [
          .text(plan.anchors[index]), .text(article.title),
          site.language(site.titleLanguage(of: index, in: editionIndex)), .text(ifAny: href), .flag(hasBody),
          .html(hasBody ? html(of: index, topLevel) : HTML([])),
          site.language(site.textLanguage(of: index, in: editionIndex)),
          site.notice(on: index, in: editionIndex, frame), .text(ifAny: article.summary),
        ])
    }
  }

  private func html(of index: Int, _ topLevel: Int) -> HTML {
    bodies[index]?.html(on: frame, site.plan, anchor: plan.anchors[index], topLevel: topLevel) ?? HTML([])
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
        site.language(edition.sections[listed.section].language),
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
