/// Looks at a finished site as a crawler does, and tells everything that is wrong with its languages.
struct SiteValidator {
  /// A rule that a site keeps.
  enum Rule: CaseIterable {
    case markup, languages, canonicals, alternates, sitemaps, menus, absences, texts, indexing, fallbacks,
      links,
      structuredData, contents
  }

  let site: WrittenSite
  /// The language that the others are translated from.
  let defaultLocale: String
  /// What the site is made of, where that is known.
  let truth: SiteTruth?
  /// The pages of articles by their language's folder and what their heading is about.
  let articlePages: [String: [String: PageFacts]]
  /// What is known of the tags on the pages.
  let tags: LanguageTags

  init(_ site: WrittenSite, defaultLocale: String, truth: SiteTruth? = nil) {
    self.site = site
    self.defaultLocale = defaultLocale
    self.truth = truth
    var pages: [String: [String: PageFacts]] = [:]
    for page in site.pages where page.hasArticle {
      guard let subject = page.subject, let folder = page.folder else { continue }
      pages[folder, default: [:]][subject.subject] = page
    }
    articlePages = pages
    let named = site.pages.flatMap { $0.tags + [$0.language ?? ""] }
    tags = LanguageTags(Set(named).union(truth?.locales ?? []))
  }

  /// What is wrong, one sentence each, with the file it is about.
  func faults(_ rules: [Rule] = Rule.allCases) -> [String] { rules.flatMap(faults) }

  /// What is wrong by a rule.
  func faults(_ rule: Rule) -> [String] {
    switch rule {
    case .markup: markupFaults()
    case .languages: languageFaults()
    case .canonicals: canonicalFaults()
    case .alternates: alternateFaults()
    case .sitemaps: sitemapFaults()
    case .menus: menuFaults()
    case .absences: absenceFaults()
    case .texts: textFaults()
    case .indexing: indexingFaults()
    case .fallbacks: fallbackFaults()
    case .links: linkFaults()
    case .structuredData: structuredDataFaults()
    case .contents: contentFaults()
    }
  }

  /// Whether the language of a page is named by no menu and no search engine.
  func isHidden(_ page: PageFacts) -> Bool {
    page.folder.map { truth?.hidden.contains($0) ?? false } ?? false
  }

  private func markupFaults() -> [String] {
    site.pages.flatMap { page in page.flaws.map { "\(page.path): \($0)" } }
  }
}
