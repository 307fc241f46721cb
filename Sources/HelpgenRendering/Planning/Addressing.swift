import HelpgenDiagnostics
import HelpgenModel

/// The folders of one edition's pages, decided articles first: an article keeps its address, the section gets a suffix.
struct Addressing {
  /// The folder of each article; empty where articles have no pages of their own.
  private(set) var articles: [[String]] = []
  /// The folder of each section.
  private(set) var sections: [[String]] = []

  private let edition: Edition
  private let permalink: Permalink
  private var book = AddressBook(reserving: ["index.html", "404.html"])

  init(_ edition: Edition, _ options: PlanningOptions, into diagnostics: inout DiagnosticBag) {
    self.edition = edition
    permalink = options.permalink
    if options.pages.hasArticlePages { assignArticles(&diagnostics) }
    for section in edition.sections {
      // Below the parent's folder, which may have had to step aside.
      let parent = section.parent.map { sections[$0].dropFirst() } ?? []
      sections.append(inLocale(book.take(parent + [section.slug.text], for: .page)))
    }
  }

  /// Takes the folder of a later part of a list: `page-2` in the list's own.
  mutating func takePart(_ number: Int, in folder: [String]) -> [String] {
    inLocale(book.take(folder.dropFirst() + ["page-\(number)"], for: .page))
  }

  private func inLocale(_ components: [String]) -> [String] { [edition.locale.tag] + components }

  /// Gives each article its folder: those with an explicit slug choose first, then the smaller ids.
  private mutating func assignArticles(_ diagnostics: inout DiagnosticBag) {
    let sections = sectionFolders()
    let order = edition.articles.indices.sorted { left, right in
      let (a, b) = (edition.articles[left], edition.articles[right])
      return a.isSlugExplicit == b.isSlugExplicit ? a.id < b.id : a.isSlugExplicit
    }
    articles = Array(repeating: [], count: edition.articles.count)
    for index in order {
      let article = edition.articles[index]
      let wish = folder(of: article, in: sections[index], suffix: "")
      guard let holder = book.holder(of: wish) else {
        articles[index] = inLocale(book.take(wish, for: .article(index)))
        continue
      }
      let other = folder(of: article, in: sections[index], suffix: "-\(article.idSlug)")
      let folder = book.take(other, for: .article(index))
      articles[index] = inLocale(folder)
      var first: Article?
      if case .article(let index) = holder { first = edition.articles[index] }
      diagnostics.report(.duplicateSlug(article, folder.joined(separator: "/"), first))
    }
  }

  /// The slugs of the sections around each article, outermost first.
  private func sectionFolders() -> [[String]] {
    var bySection: [[String]] = []
    var byArticle = [[String]](repeating: [], count: edition.articles.count)
    for section in edition.sections {
      let folder = (section.parent.map { bySection[$0] } ?? []) + [section.slug.text]
      bySection.append(folder)
      for article in section.articles { byArticle[article] = folder }
    }
    return byArticle
  }

  /// The folder an article wishes for below its locale's, by the permalink pattern.
  private func folder(of article: Article, in sections: [String], suffix: String) -> [String] {
    var components: [String] = []
    for (index, parts) in permalink.components.enumerated() {
      if parts == [.section] {
        components += sections
        continue
      }
      let name = parts.map { part in
        switch part {
        case .literal(let text): text
        case .slug: article.slug.text
        case .id: article.idSlug.text
        case .section: ""
        }
      }.joined()
      let isLast = index == permalink.components.count - 1
      components.append(AddressBook.shortened(name, suffix: isLast ? suffix : ""))
    }
    // A pattern that ends in `{section}` has no last name to put the suffix behind.
    if permalink.components.last == [.section], !suffix.isEmpty { components.append(article.idSlug.text) }
    return components
  }
}

extension Diagnostic {
  fileprivate static func duplicateSlug(_ article: Article, _ address: String, _ first: Article?)
    -> Diagnostic
  {
    let (slug, locale) = (quoted(article.slug.text), article.locale)
    guard let first else {
      return Diagnostic(
        .warning, "duplicate-slug",
        "the slug \(slug) is kept for another page; this article becomes \(quoted(address))",
        at: article.origin.slugSpan, article: article.id.text, hint: "give it another \"slug\"")
    }
    return Diagnostic(
      .warning, "duplicate-slug",
      "two “\(locale)” articles want the slug \(slug); this one becomes \(quoted(address))",
      at: article.origin.slugSpan, article: article.id.text,
      notes: [.init("the first one, \(quoted(first.id.text)), is here", at: first.origin.slugSpan)],
      hint: "give one of them another \"slug\"")
  }
}
