import HelpgenTemplates

/// Shapes like those of a help center.
enum Shapes {
  static let entry = TemplateShape("entry", [.text("title"), .text("href").optional, .html("body")])

  static let section: TemplateShape = TemplateShape(
    "section", [.text("title"), .list("articles", of: entry), .list("sections", of: section)])

  static let strings = TemplateShape("ui", [.text("home"), .text("updated")])

  static let home = TemplateShape(
    "home",
    [
      .text("siteTitle"), .text("tagline").optional, .flag("isEmpty"), .record("ui", of: strings),
      .list("articles", of: entry), .list("sections", of: section), .texts("tags"),
      .record("pager", of: entry).optional,
    ])

  static func entry(_ title: String, href: String? = nil, body: String = "") -> TemplateRecord {
    TemplateRecord(entry, [.text(title), .text(ifAny: href), .html(HTML(Array(body.utf8)))])
  }

  static func section(
    _ title: String, articles: [TemplateRecord] = [], sections: [TemplateRecord] = []
  ) -> TemplateRecord {
    TemplateRecord(section, [.text(title), .records(articles), .records(sections)])
  }

  static func home(
    _ siteTitle: String = "Help", tagline: String? = nil, isEmpty: Bool = false,
    articles: [TemplateRecord] = [], sections: [TemplateRecord] = [], tags: [String] = [],
    pager: TemplateRecord? = nil
  ) -> TemplateRecord {
    TemplateRecord(
      home,
      [
        .text(siteTitle), .text(ifAny: tagline), .flag(isEmpty),
        .record(TemplateRecord(strings, [.text("Home"), .text("Updated")])),
        .records(articles), .records(sections), .texts(tags), .record(ifAny: pager),
      ])
  }
}
