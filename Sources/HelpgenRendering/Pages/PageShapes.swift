import HelpgenModel
import HelpgenTemplates

/// The names that each kind of page offers to its template.
enum PageShapes {
  /// The names on every page, in the order of `PageFrame.values`.
  private static let common: [TemplateShape.Field] = [
    .text("lang"), .text("dir"), .text("siteTitle"), .record("siteLanguage", of: textLanguage).optional,
    .text("title"), .record("titleLanguage", of: textLanguage).optional, .text("documentTitle"),
    .text("description").optional, .text("homeHref").optional, .text("indexHref"), .text("stylesheet"),
    .text("script"), .text("canonical").optional, .flag("isNoIndex"), .list("alternates", of: alternate),
    .flag("hasChoice"), .list("languages", of: language), .record("ui", of: interface),
    .text("uiLang").optional,
    .text("uiDir").optional, .html("footer").optional,
    .record("footerLanguage", of: textLanguage).optional,
    .record("openGraph", of: openGraph).optional, .html("structuredData").optional,
  ]

  /// The language of a text that is not in the page's.
  static let textLanguage = TemplateShape(
    "a language of a text", [.text("lang"), .text("dir"), .text("name")])

  /// What is to be said of an article that is not, or not well, translated.
  static let notice = TemplateShape(
    "a notice", [.text("text"), .text("href").optional, .record("language", of: textLanguage).optional])

  private static let tagline: [TemplateShape.Field] = [
    .text("tagline").optional, .record("taglineLanguage", of: textLanguage).optional,
  ]

  static let languages = TemplateShape("languages.html", common + tagline)

  static let redirect = TemplateShape("redirect.html", common + [.text("target")])

  static let notFound = TemplateShape("not-found.html", common)

  static let home = TemplateShape(
    "home.html", common + tagline + [.flag("isEmpty")] + listing)

  static let section = TemplateShape("section.html", common + [.list("breadcrumb", of: link)] + listing)

  static let article = TemplateShape(
    "article.html",
    common + [
      .list("breadcrumb", of: link), .html("body"), .record("textLanguage", of: textLanguage).optional,
      .record("notice", of: notice).optional, .record("updated", of: moment).optional,
      .record("previous", of: link).optional, .record("next", of: link).optional,
      .flag("hasOutline"), .list("outline", of: outlineEntry),
    ])

  /// The names of pages that list articles, in the order of `ListingContext.values`.
  private static let listing: [TemplateShape.Field] = [
    .flag("hasEntries"), .flag("hasAccordions"), .text("exclusive").optional, .flag("hasArticles"),
    .list("articles", of: entry),
    .flag("hasGroups"), .flag("hasSections"), .list("sections", of: listedSection),
    .record("pager", of: pager).optional,
  ]

  static let entry = TemplateShape(
    "an article in a list",
    [
      .text("anchor"), .text("title"), .record("language", of: textLanguage).optional,
      .text("href").optional, .flag("hasBody"), .html("body"),
      .record("textLanguage", of: textLanguage).optional, .record("notice", of: notice).optional,
      .text("summary").optional,
    ])

  static let listedSection: TemplateShape = TemplateShape(
    "a section in a list",
    [
      .text("anchor"), .text("anchorHref"), .text("title"), .record("language", of: textLanguage).optional,
      .text("href").optional, .text("count"),
      .list("articles", of: entry),
      .flag("hasSections"), .list("sections", of: listedSection), .flag("isNested"),
    ])

  static let pager = TemplateShape(
    "pager", [.text("text"), .text("previous").optional, .text("next").optional])

  static let link = TemplateShape(
    "a link", [.text("title"), .text("href"), .record("language", of: textLanguage).optional])

  static let outlineEntry = TemplateShape(
    "a heading of an article", [.text("title"), .text("href"), .flag("isNested")])

  static let moment = TemplateShape("a date", [.text("machine"), .text("text")])

  static let alternate = TemplateShape("an alternate", [.text("lang"), .text("href")])

  static let openGraph = TemplateShape(
    "openGraph",
    [.text("type"), .text("locale").optional, .texts("otherLocales"), .text("modified").optional])

  static let language = TemplateShape(
    "a language",
    [
      .text("tag"), .text("name"), .text("dir"), .text("href"), .flag("isCurrent"), .flag("isAbsent"),
      .text("count"),
    ])

  static let interface = TemplateShape("ui", InterfaceStrings.keys.map { .text($0) })
}

extension TemplateRecord {
  /// A title and where it leads.
  ///
  /// - Parameter language: The title's, from `SiteRenderer.language`.
  static func link(_ title: String, _ href: String, _ language: TemplateValue) -> TemplateRecord {
    TemplateRecord(PageShapes.link, [.text(title), .text(href), language])
  }
}
