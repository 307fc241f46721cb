public import HelpgenDiagnostics
import HelpgenMarkup
public import HelpgenModel
import HelpgenTemplates

/// Turns planned pages into files.
///
/// It has no state: batches may be rendered in any order and at the same time, with the same result. A class, because it is
/// large, and every batch and page refers to it.
public final class SiteRenderer: Sendable {
  let plan: SitePlan
  let theme: Theme
  let options: RenderingOptions
  /// What the pages of each edition say, along `plan.editions`.
  let voices: [EditionVoice]
  /// What the pages on top say: in the default language, or the only one.
  let rootVoice: EditionVoice
  /// The languages as the pages of each edition list them, along `plan.editions`.
  let menus: [LanguageMenu]
  /// The languages as the pages on top list them.
  let rootMenu: LanguageMenu
  /// The home pages of the editions that have articles, along `plan.editions`.
  let homes: [PageAddress?]
  /// The languages of the editions as Open Graph names them, by tag.
  let openGraphNames: [String: String]
  /// What is translated, for menus and search engines.
  let translations: TranslationIndex
  /// What can be read in a language, be it translated or not, for links.
  let readable: TranslationIndex
  let links: LinkIndex
  let addresses: SiteAddresses
  let attachments: AttachmentFinder
  /// Whether each section, or one below it, has an article in the language, along `plan.editions` and their sections.
  let sectionHasText: [[Bool]]
  /// The section each article is in, along `plan.editions` and their articles.
  let sectionOfArticle: [[Int?]]

  /// Gets everything ready that pages share.
  ///
  /// - Parameter attachments: Finds the files that articles show and offer.
  public init(
    _ plan: SitePlan, _ theme: Theme, _ options: RenderingOptions, attachments: AttachmentFinder = .none
  ) {
    self.attachments = attachments
    self.plan = plan
    self.theme = theme
    self.options = options
    let library = plan.library
    let voices = library.editions.map {
      EditionVoice(
        $0.locale, theme.languages, options, standard: library.defaultLocale,
        isBusy: $0.articles.count > 100)
    }
    let rootVoice =
      library.onlyEdition.map { voices[$0] }
      ?? EditionVoice(library.defaultLocale, theme.languages, options, standard: library.defaultLocale)
    self.voices = voices
    self.rootVoice = rootVoice
    menus = voices.map { LanguageMenu(library, voices, for: $0) }
    rootMenu = LanguageMenu(library, voices, for: rootVoice)
    homes = zip(library.editions, plan.editions).map { edition, addresses in
      edition.standings.contains(where: \.isInLanguage) ? addresses.home : nil
    }
    openGraphNames =
      options.baseURL == nil
      ? [:]
      : Dictionary(
        library.editions.compactMap { edition in
          edition.locale.openGraphName.map { (edition.locale.tag, $0) }
        }, uniquingKeysWith: { first, _ in first })
    translations = TranslationIndex(library, \.isInLanguage)
    // Most sites have no fallbacks.
    let hasFallbacks = library.editions.contains { $0.standings.contains { !$0.isInLanguage } }
    readable = hasFallbacks ? TranslationIndex(library, \.isReadHere) : translations
    sectionHasText = library.editions.map { edition in
      edition.sectionsHolding { edition.standings[$0].isInLanguage }
    }
    links = LinkIndex(plan)
    addresses = SiteAddresses(options.baseURL, aliases: options.aliases)
    sectionOfArticle = library.editions.map { edition in
      var sections = [Int?](repeating: nil, count: edition.articles.count)
      for (index, section) in edition.sections.enumerated() {
        for article in section.articles { sections[article] = index }
      }
      return sections
    }
  }

  /// Renders the pages of a batch, in their order; each article's Markdown is parsed once.
  ///
  /// - Parameter findings: What `reportLinks` has to know when all batches are rendered.
  /// - Throws: `EndlessTemplate` where the theme includes itself without end.
  public func render(
    _ batch: PageBatch, _ findings: inout LinkFindings, into diagnostics: inout DiagnosticBag
  ) throws(EndlessTemplate) -> [OutputFile] {
    let pages = plan.pages[batch.pages]
    do throws(TemplateDepthError) {
      guard let edition = pages.first?.edition else { return try pages.map(renderRoot) }
      let bodies = renderBodies(of: pages, edition, &findings, &diagnostics)
      return try pages.map { page throws(TemplateDepthError) in try render(page, edition, bodies) }
    } catch {
      throw EndlessTemplate(diagnostic: error.diagnostic)
    }
  }

  /// Renders the files that belong to no page: assets, and with a base URL the sitemap and `robots.txt`.
  ///
  /// - Parameter deliver: Takes each file as soon as it is there; a sitemap is too large to be kept.
  public func renderSharedFiles<Failure>(
    _ deliver: (OutputFile) throws(Failure) -> Void
  ) throws(Failure) {
    for asset in theme.assets { try deliver(asset) }
    try renderFeeds(deliver)
  }

  private func render(
    _ page: PlannedPage, _ edition: Int, _ bodies: [Int: ArticleBody]
  ) throws(TemplateDepthError) -> OutputFile {
    switch page.content {
    case .home(let listing): try home(page, edition, listing, bodies)
    case .section(let index, let listing): try section(page, edition, index, listing, bodies)
    case .article(let index): try article(page, edition, index, bodies[index])
    case .notFound, .languages, .redirect: try notFound(page)
    }
  }

  /// The bodies of all articles that the pages show, by index in the edition.
  private func renderBodies(
    of pages: ArraySlice<PlannedPage>, _ edition: Int, _ findings: inout LinkFindings,
    _ diagnostics: inout DiagnosticBag
  ) -> [Int: ArticleBody] {
    var bodies: [Int: ArticleBody] = [:]
    for page in pages {
      let standings = plan.library.editions[edition].standings
      for index in page.content.articlesWithText where bodies[index] == nil && standings[index].isReadHere {
        let reference = ArticleReference(edition: edition, article: index)
        bodies[index] = body(of: reference, &findings, &diagnostics)
      }
    }
    return bodies
  }

  private func body(
    of reference: ArticleReference, _ findings: inout LinkFindings, _ diagnostics: inout DiagnosticBag
  ) -> ArticleBody {
    let article = plan.library.editions[reference.edition].articles[reference.article]
    let rendered = render(reference)
    let isOfEdition = plan.library.editions[reference.edition].standings[reference.article].isOfEdition
    if isOfEdition, let first = rendered.leftOut.first {
      diagnostics.report(.rawHTML(article, first, others: rendered.leftOut.dropFirst()))
    }
    let resolver = LinkResolver(
      index: links, plan: plan, translations: readable, addresses: addresses,
      attachments: attachments, edition: reference.edition, article: reference.article)
    let phrases = textVoice(of: reference.article, in: reference.edition).bodyPhrases
    let body = ArticleBody(rendered, resolver, phrases: phrases, opensNewTab: options.opensNewTab)
    findings.add(rendered.ids, of: reference)
    // What is wrong with an article of another language is told there.
    if isOfEdition { body.report(reference, article, &findings, into: &diagnostics) }
    return body
  }

  /// The text of an article.
  func render(_ reference: ArticleReference) -> RenderedBody {
    let article = plan.library.editions[reference.edition].articles[reference.article]
    var markup = options.markup
    markup.calloutWords = textVoice(of: reference.article, in: reference.edition).calloutWords
    switch article.format {
    case .markdown: return renderBody(article.content, title: article.title, markup)
    case .html: return renderHTMLBody(article.content, title: article.title, markup)
    }
  }

  private func renderRoot(_ page: PlannedPage) throws(TemplateDepthError) -> OutputFile {
    switch page.content {
    case .redirect: try redirect(page)
    case .notFound: try notFound(page)
    case .languages, .home, .section, .article: try languages(page)
    }
  }

  /// Renders a page through its template.
  func file(
    _ page: PlannedPage, _ template: Template, _ values: [TemplateValue]
  ) throws(TemplateDepthError) -> OutputFile {
    var bytes: [UInt8] = []
    try template.render(TemplateRecord(template.shape, values), into: &bytes)
    return OutputFile(page.address.file, bytes)
  }
}

/// A theme that includes itself without end: a mistake of the theme that shows only when it is rendered.
public struct EndlessTemplate: Error, Sendable {
  /// What is wrong, and where.
  public let diagnostic: Diagnostic
}

extension PlannedPage.Content {
  /// The articles whose text is on the page.
  fileprivate var articlesWithText: [Int] {
    switch self {
    case .article(let index): [index]
    case .home(let listing), .section(_, let listing):
      listing.hasBodies ? listing.articles + listing.sections.flatMap(\.articles) : []
    case .languages, .redirect, .notFound: []
    }
  }
}

extension Diagnostic {
  fileprivate static func rawHTML(
    _ article: Article, _ first: LeftOutHTML, others: ArraySlice<LeftOutHTML>
  ) -> Diagnostic {
    let above = article.linesAboveContent
    return Diagnostic(
      .warning, "raw-html",
      "\(first.what) was left out of the text, in line \(above + first.line) of the \(article.format.name)",
      at: article.contentSpan(of: first.place(in: article.content)), article: article.id.text,
      notes: others.map { Diagnostic.Note("so was \($0.what), in line \(above + $0.line)") },
      hint: article.format == .html
        ? nil : "what readers should see as it is, such as <title>, goes into `backticks`")
  }
}
