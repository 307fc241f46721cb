import HelpgenModel
import HelpgenTemplates

/// What stands on every page around its content.
struct PageFrame {
  /// The page.
  let address: PageAddress
  /// Its language and what it says in it.
  let voice: EditionVoice
  /// Its heading.
  let title: String
  /// What the browser's tab shows.
  let documentTitle: String
  /// What search results may show.
  var description: String?
  /// The edition it belongs to; `nil` on top.
  let edition: Int?
  /// The same page in each edition that has it, this one included.
  var alternates: [Int: PageAddress] = [:]
  /// Whether search engines are asked to leave it out.
  var isNoIndex = false
  /// What links begin with: nothing for relative ones, the site's path where the page may stand in for any address.
  var rootedPath: String?

  /// A link to another page.
  func link(to target: PageAddress, fragment: String? = nil) -> String {
    guard let rootedPath else { return address.link(to: target, fragment: fragment) }
    return rootedPath + target.href + (fragment.map { "#" + PageAddress.percentEncoded($0) } ?? "")
  }

  /// A link to where an article is read.
  func link(to place: ArticlePlace) -> String { link(to: place.page, fragment: place.fragment) }

  /// The values of the common names, in the order of the shape.
  func values(_ site: SiteRenderer) -> [TemplateValue] {
    let home = edition.map { site.plan.editions[$0].home }
    let languages = languages(site)
    return [
      .text(voice.locale.tag), .text(voice.locale.direction.rawValue), .text(voice.siteTitle), .text(title),
      .text(documentTitle), .text(ifAny: description), .text(ifAny: home.map { link(to: $0) }),
      .text(link(to: site.plan.root)), .text(link(to: site.theme.stylesheet)),
      .text(link(to: site.theme.script)),
      .text(ifAny: canonical(site)), .flag(isNoIndex), .records(hreflangs(site)),
      .flag(languages.count > 1), .records(languages), voice.interface,
      .text(ifAny: voice.interfaceLocale?.tag), .text(ifAny: voice.interfaceLocale?.direction.rawValue),
    ]
  }

  /// The page's own absolute address.
  private func canonical(_ site: SiteRenderer) -> String? {
    isNoIndex ? nil : site.options.baseURL.map { $0.text + address.href }
  }

  /// The languages of the site; a language leads to the same page where it has it, else to its home.
  private func languages(_ site: SiteRenderer) -> [TemplateRecord] {
    site.plan.editions.indices.map { index in
      let other = site.voices[index]
      return TemplateRecord(
        PageShapes.language,
        [
          .text(other.locale.tag), .text(other.autonym), .text(other.locale.direction.rawValue),
          .text(link(to: alternates[index] ?? site.plan.editions[index].home)), .flag(index == edition),
          .text(voice.number(site.plan.library.editions[index].articles.count)),
        ])
    }
  }

  /// The absolute addresses of the page in every language, and `x-default`; none for a page in one language.
  private func hreflangs(_ site: SiteRenderer) -> [TemplateRecord] {
    guard let base = site.options.baseURL, !isNoIndex else { return [] }
    return site.alternates(alternates).map { alternate in
      TemplateRecord(
        PageShapes.alternate, [.text(alternate.hreflang), .text(base.text + alternate.page.href)])
    }
  }
}

extension SiteRenderer {
  /// The same page in each edition that has it, the page itself included; empty for pages that are lists of their own.
  func counterparts(of page: PlannedPage) -> [Int: PageAddress] {
    guard let edition = page.edition else {
      return Dictionary(uniqueKeysWithValues: plan.editions.map(\.home).enumerated().map { ($0, $1) })
    }
    let content = plan.library.editions[edition]
    switch page.content {
    case .home(let listing) where listing.part == 0:
      return Dictionary(uniqueKeysWithValues: plan.editions.map(\.home).enumerated().map { ($0, $1) })
    case .section(let index, let listing) where listing.part == 0:
      var pages: [Int: PageAddress] = [:]
      for (other, counterpart) in translations.counterparts(of: content.sections[index]) {
        pages[other] = plan.editions[other].sections[counterpart]
      }
      return pages
    case .article(let index):
      var pages: [Int: PageAddress] = [:]
      for (other, translation) in translations.translations(of: content.articles[index]) {
        let place = plan.editions[other].articles[translation]
        if place.fragment == nil { pages[other] = place.page }
      }
      // Where two articles of the language are one translation, each still is its own page.
      pages[edition] = page.address
      return pages
    case .home, .section, .languages, .redirect, .notFound:
      return [:]
    }
  }

  /// The languages of a page as search engines are told, in the order of the editions, the default again as `x-default`.
  ///
  /// Empty where there is only one.
  func alternates(_ pages: [Int: PageAddress]) -> [(hreflang: String, page: PageAddress)] {
    var alternates: [(hreflang: String, page: PageAddress)] = []
    for (index, edition) in plan.library.editions.enumerated() where edition.locale.isHreflang {
      if let page = pages[index] { alternates.append((edition.locale.tag, page)) }
    }
    guard alternates.count > 1 else { return [] }
    let standard = plan.library.editions.firstIndex { $0.locale == plan.library.defaultLocale }
    if let page = standard.flatMap({ pages[$0] }) { alternates.append(("x-default", page)) }
    return alternates
  }
}

extension LocaleCode {
  /// Whether search engines take the code in `hreflang`: a language, a script and a region, nothing else.
  fileprivate var isHreflang: Bool {
    language != "und" && tag == [language, script, region].compactMap { $0 }.joined(separator: "-")
  }
}
