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
  /// The language of the heading where it is not that of the page.
  var titleLanguage: LocaleCode?
  /// What the browser's tab shows.
  let documentTitle: String
  /// What search results may show.
  var description: String?
  /// The edition it belongs to; `nil` on top.
  let edition: Int?
  /// The same page in other languages.
  var counterparts = Counterparts()
  /// The article that it is the page of.
  var article: Article?
  /// What it says about itself to programs that know schema.org.
  var structuredData: [EmbeddedJSON] = []
  /// Whether search engines are asked to leave it out.
  var isNoIndex = false
  /// The page whose text it shows, which search engines are to know instead; `nil` for itself.
  var original: PageAddress?
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
    let isIndexed = site.options.baseURL != nil && !isNoIndex
    let alternates = isIndexed ? site.alternates(counterparts) : []
    return [
      .text(voice.locale.tag), .text(voice.locale.direction.rawValue), .text(voice.siteTitle),
      site.language(voice.siteTitleLanguage), .text(title), site.language(titleLanguage),
      .text(documentTitle), .text(ifAny: description), .text(ifAny: home.map { link(to: $0) }),
      .text(link(to: site.plan.root)), .text(link(to: site.theme.stylesheet)),
      .text(link(to: site.theme.script)),
      .text(ifAny: canonical(site)), .flag(isNoIndex), .records(hreflangs(site, alternates)),
      .flag(languages.count > 1), .records(languages), voice.interface,
      .text(ifAny: voice.interfaceLocale?.tag), .text(ifAny: voice.interfaceLocale?.direction.rawValue),
      site.footer(of: voice, on: self), site.language(voice.footerLanguage),
      .record(ifAny: isIndexed ? openGraph(site, alternates) : nil),
      isIndexed && !structuredData.isEmpty ? .html(HTML(structuredData: structuredData)) : .absent,
    ]
  }

  /// The page's own absolute address.
  private func canonical(_ site: SiteRenderer) -> String? {
    guard let base = site.options.baseURL, !isNoIndex || original != nil else { return nil }
    return base.text + (original ?? address).href
  }

  /// The languages of the site; a language leads to the same page where it has it, else to its home.
  private func languages(_ site: SiteRenderer) -> [TemplateRecord] {
    let menu = edition.map { site.menus[$0] } ?? site.rootMenu
    return menu.records(current: edition) { other in
      let page = counterparts[other]
      return (link(to: page ?? site.plan.editions[other].home), page == nil && counterparts.isArticle)
    }
  }

  /// The absolute addresses of the page in every language, and `x-default`; none for a page in one language.
  private func hreflangs(
    _ site: SiteRenderer, _ alternates: [(hreflang: String, page: PageAddress)]
  ) -> [TemplateRecord] {
    guard let base = site.options.baseURL else { return [] }
    return alternates.map { alternate in
      TemplateRecord(
        PageShapes.alternate, [.text(alternate.hreflang), .text(base.text + alternate.page.href)])
    }
  }
}
