public import HelpgenDiagnostics
import HelpgenMarkup
public import HelpgenModel
import HelpgenTemplates

/// Turns planned pages into files.
///
/// A value without state: batches may be rendered in any order and at the same time, with the same result.
public struct SiteRenderer: Sendable {
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
  let translations: TranslationIndex
  let links: LinkIndex
  /// The section each article is in, along `plan.editions` and their articles.
  let sectionOfArticle: [[Int?]]

  /// Gets everything ready that pages share.
  public init(_ plan: SitePlan, _ theme: Theme, _ options: RenderingOptions) {
    self.plan = plan
    self.theme = theme
    self.options = options
    let library = plan.library
    let voices = library.editions.map { EditionVoice($0.locale, theme.languages, options) }
    let rootVoice =
      voices.count == 1
      ? voices[0] : EditionVoice(library.defaultLocale, theme.languages, options)
    self.voices = voices
    self.rootVoice = rootVoice
    menus = voices.map { LanguageMenu(library, voices, for: $0) }
    rootMenu = LanguageMenu(library, voices, for: rootVoice)
    homes = zip(library.editions, plan.editions).map { $0.articles.isEmpty ? nil : $1.home }
    translations = TranslationIndex(library)
    links = LinkIndex(plan)
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
  /// - Throws: `EndlessTemplate` where the theme includes itself without end.
  public func render(
    _ batch: PageBatch, into diagnostics: inout DiagnosticBag
  ) throws(EndlessTemplate) -> [OutputFile] {
    let pages = plan.pages[batch.pages]
    do throws(TemplateDepthError) {
      guard let edition = pages.first?.edition else { return try pages.map(renderRoot) }
      let bodies = renderBodies(of: pages, edition, &diagnostics)
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
    of pages: ArraySlice<PlannedPage>, _ edition: Int, _ diagnostics: inout DiagnosticBag
  ) -> [Int: ArticleBody] {
    var bodies: [Int: ArticleBody] = [:]
    for page in pages {
      for index in page.content.articlesWithText where bodies[index] == nil {
        bodies[index] = body(of: index, edition, &diagnostics)
      }
    }
    return bodies
  }

  private func body(of index: Int, _ edition: Int, _ diagnostics: inout DiagnosticBag) -> ArticleBody {
    let article = plan.library.editions[edition].articles[index]
    var markup = options.markup
    markup.calloutWords = voices[edition].calloutWords
    let rendered = renderBody(article.content, title: article.title, markup)
    if let first = rendered.leftOut.first {
      diagnostics.report(.rawHTML(article, first, others: rendered.leftOut.dropFirst()))
    }
    let resolver = LinkResolver(
      index: links, plan: plan, translations: translations, basePath: options.baseURL?.path ?? "/",
      edition: edition, article: index)
    let body = ArticleBody(rendered, resolver)
    body.report(article, { links.names(like: $0, in: edition) }, into: &diagnostics)
    return body
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
    Diagnostic(
      .warning, "raw-html", "\(first.what) was left out of the text, in line \(first.line) of the Markdown",
      at: article.contentSpan(of: first.place(in: article.content)), article: article.id.text,
      notes: others.map { Diagnostic.Note("so was \($0.what), in line \($0.line)") },
      hint: "what readers should see as it is, such as <title>, goes into `backticks`")
  }
}
