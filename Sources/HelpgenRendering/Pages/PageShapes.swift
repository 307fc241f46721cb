import HelpgenModel
import HelpgenTemplates

/// The names that each kind of page offers to its template.
enum PageShapes {
  /// The names on every page, in the order of `PageFrame.values`.
  private static let common: [TemplateShape.Field] = [
    .text("lang"), .text("dir"), .text("siteTitle"), .text("title"), .text("documentTitle"),
    .text("description").optional, .text("homeHref").optional, .text("indexHref"), .text("stylesheet"),
    .text("script"), .text("canonical").optional, .flag("isNoIndex"), .list("alternates", of: alternate),
    .flag("hasChoice"), .list("languages", of: language), .record("ui", of: interface),
    .text("uiLang").optional,
    .text("uiDir").optional,
    .record("openGraph", of: openGraph).optional, .html("structuredData").optional,
  ]

  static let languages = TemplateShape("languages.html", common + [.text("tagline").optional])

  static let redirect = TemplateShape("redirect.html", common + [.text("target")])

  static let notFound = TemplateShape("not-found.html", common)

  static let home = TemplateShape(
    "home.html", common + [.text("tagline").optional, .flag("isEmpty")] + listing)

  static let section = TemplateShape("section.html", common + [.list("breadcrumb", of: link)] + listing)

  static let article = TemplateShape(
    "article.html",
    common + [
      .list("breadcrumb", of: link), .html("body"), .record("updated", of: moment).optional,
      .record("previous", of: link).optional, .record("next", of: link).optional,
      .flag("hasOutline"), .list("outline", of: outlineEntry),
    ])

  /// The names of pages that list articles, in the order of `ListingContext.values`.
  private static let listing: [TemplateShape.Field] = [
    .flag("hasAccordions"), .text("exclusive").optional, .flag("hasArticles"), .list("articles", of: entry),
    .flag("hasGroups"), .flag("hasSections"), .list("sections", of: listedSection),
    .record("pager", of: pager).optional,
  ]

  static let entry = TemplateShape(
    "an article in a list",
    [
      .text("anchor"), .text("title"), .text("href").optional, .flag("hasBody"), .html("body"),
      .text("summary").optional,
    ])

  static let listedSection: TemplateShape = TemplateShape(
    "a section in a list",
    [
      .text("anchor"), .text("anchorHref"), .text("title"), .text("href").optional, .text("count"),
      .list("articles", of: entry),
      .flag("hasSections"), .list("sections", of: listedSection), .flag("isNested"),
    ])

  static let pager = TemplateShape(
    "pager", [.text("text"), .text("previous").optional, .text("next").optional])

  static let link = TemplateShape("a link", [.text("title"), .text("href")])

  static let outlineEntry = TemplateShape(
    "a heading of an article", [.text("title"), .text("href"), .flag("isNested")])

  static let moment = TemplateShape("a date", [.text("machine"), .text("text")])

  static let alternate = TemplateShape("an alternate", [.text("lang"), .text("href")])

  static let openGraph = TemplateShape(
    "openGraph",
    [.text("type"), .text("locale").optional, .texts("otherLocales"), .text("modified").optional])

  static let language = TemplateShape(
    "a language",
    [.text("tag"), .text("name"), .text("dir"), .text("href"), .flag("isCurrent"), .text("count")])

  static let interface = TemplateShape("ui", InterfaceStrings.keys.map { .text($0) })
}

extension TemplateRecord {
  /// A title and where it leads.
  static func link(_ title: String, _ href: String) -> TemplateRecord {
    TemplateRecord(PageShapes.link, [.text(title), .text(href)])
  }
}
