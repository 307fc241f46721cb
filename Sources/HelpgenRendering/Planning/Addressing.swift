import HelpgenDiagnostics
import HelpgenModel

/// The folders of one edition's pages, decided articles first: an article keeps its address, the section gets a suffix.
struct Addressing {
  /// The folder of each article, empty for one that is only linked to; none where articles have no pages of their own.
  private(set) var articles: [[String]] = []
  /// The folder of each section.
  private(set) var sections: [[String]] = []

  private let locale: LocaleCode
  private var book = AddressBook()

  /// - Parameter order: The articles from the smallest id on, as `Edition.articlesByID` has them.
  init(
    _ edition: Edition, order: [Int], _ options: PlanningOptions, into diagnostics: inout DiagnosticBag
  ) {
    locale = edition.locale
    if options.pages.hasArticlePages { assignArticles(of: edition, order, options.permalink, &diagnostics) }
    for section in edition.sections {
      // Below the parent's folder, which may have had to step aside.
      // No closure: it would hold a copy of the book, and writing to the book would then copy it whole.
      var folder: [String] = []
      if let parent = section.parent { folder += sections[parent].dropFirst() }
      folder.append(section.slug.text)
      sections.append(inLocale(book.take(folder, for: .page)))
    }
  }

  /// Takes the folder of a later part of a list: `page-2` in the list's own.
  mutating func takePart(_ number: Int, in folder: [String]) -> [String] {
    inLocale(book.take(folder.dropFirst() + ["page-\(number)"], for: .page))
  }

  private func inLocale(_ components: [String]) -> [String] { [locale.tag] + components }

  /// Gives each article the folder it wishes for; where several want one, those with an explicit slug choose first,
  /// then the smaller ids, and articles of other languages last.
  ///
  /// The others choose when all wishes are granted, so that a name made up for one of them takes nobody's own.
  private mutating func assignArticles(
    of edition: Edition, _ order: [Int], _ permalink: Permalink, _ diagnostics: inout DiagnosticBag
  ) {
    let sections = edition.sectionFolders
    let isExplicit = edition.articles.map(\.isSlugExplicit)
    let isOwn = edition.standings.map(\.isOfEdition)
    let own = order.filter { isOwn[$0] }
    let choosing =
      own.filter { isExplicit[$0] } + own.filter { !isExplicit[$0] }
      + order.filter { edition.standings[$0].kind == .shown }
    articles = Array(repeating: [], count: edition.articles.count)
    var losers: [(index: Int, winner: AddressBook.Holder)] = []
    for index in choosing {
      let wish = permalink.folder(of: edition.articles[index], in: sections[index])
      if let winner = book.claim(wish, for: .article(index)) {
        losers.append((index, winner))
      } else {
        articles[index] = inLocale(wish)
      }
    }
    for (index, winner) in losers {
      let article = edition.articles[index]
      let wish = permalink.folder(of: article, in: sections[index], suffix: "-\(article.idSlug)")
      articles[index] = inLocale(book.take(wish, for: .article(index)))
      var first: Article?
      if case .article(let index) = winner { first = edition.articles[index] }
      guard isOwn[index] else { continue }
      diagnostics.report(
        .duplicateSlug(
          article, permalink.nameField, articles[index].dropFirst().joined(separator: "/"), first))
    }
  }
}

extension Edition {
  /// The slugs of the sections around each article, outermost first.
  fileprivate var sectionFolders: [[String]] {
    var bySection: [[String]] = []
    var byArticle = [[String]](repeating: [], count: articles.count)
    for section in sections {
      let folder = (section.parent.map { bySection[$0] } ?? []) + [section.slug.text]
      bySection.append(folder)
      for article in section.articles { byArticle[article] = folder }
    }
    return byArticle
  }
}

extension Permalink {
  /// The folder an article wishes for below its locale's, by the permalink pattern.
  fileprivate func folder(of article: Article, in sections: [String], suffix: String = "") -> [String] {
    var names: [String] = []
    for parts in components {
      names += parts == [.section] ? sections : [name(of: article, parts)]
    }
    // A pattern that ends in `{section}` has no last name to put the suffix behind.
    let hasOwnEnd = components.last != [.section]
    if !suffix.isEmpty, !hasOwnEnd { names.append(article.idSlug.text) }
    return names.enumerated().map { index, name in
      let isLast = index == names.count - 1
      // No page can be below what is a file.
      let isFile = !isLast && AddressBook.isFileName(name, depth: index + 1)
      return AddressBook.shortened(name, suffix: isLast && hasOwnEnd ? suffix : isFile ? "-1" : "")
    }
  }

  private func name(of article: Article, _ parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .slug: article.slug.text
      case .id: article.idSlug.text
      case .section: ""
      }
    }.joined()
  }

  /// The field that tells articles of one section apart.
  fileprivate var nameField: String {
    components.contains { $0.contains(.slug) } ? "slug" : "id"
  }
}

extension Diagnostic {
  /// An article that did not get the address it wished for; `field` is where the wish came from.
  fileprivate static func duplicateSlug(
    _ article: Article, _ field: String, _ address: String, _ first: Article?
  ) -> Diagnostic {
    let wish =
      field == "slug" ? "slug \(quoted(article.slug.text))" : "address \(quoted(article.idSlug.text))"
    guard let first else {
      return Diagnostic(
        .warning, "duplicate-slug",
        "the \(wish) is kept for another page; this article becomes \(quoted(address))",
        at: article.origin.slugSpan, article: article.id.text, hint: "give it another \"\(field)\"")
    }
    return Diagnostic(
      .warning, "duplicate-slug",
      "two “\(article.locale)” articles want the \(wish); this one becomes \(quoted(address))",
      at: article.origin.slugSpan, article: article.id.text,
      notes: [.init("the first one, \(quoted(first.id.text)), is here", at: first.origin.slugSpan)],
      hint: "give one of them another \"\(field)\"")
  }
}
