import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

/// An article with what a test cares about; its slug counts as given where it is.
func article(
  _ id: String, title: String? = nil, slug: String? = nil, derivedSlug: String? = nil, content: String? = nil,
  locale: String = "en", sections: [String] = [], updatedAt: String? = nil, key: String? = nil,
  summary: String? = nil, file: ArticleFile? = nil
) throws -> Article {
  let wish = slug ?? derivedSlug
  let source = "slug of \(id)"
  return Article(
    id: try #require(ArticleID(id)), title: title ?? "Title of \(id)",
    content: Array((content ?? "Text of \(id).\n").utf8), format: .markdown,
    locale: try #require(LocaleCode(locale)),
    slug: try wish.map { try #require(Slug($0)) } ?? Slug(id) ?? .article, isSlugExplicit: slug != nil,
    idSlug: Slug(id) ?? .article, sections: sections.map { SectionLabel(key: $0, title: $0) }, order: nil,
    updatedAt: try updatedAt.map { try #require(Moment($0)) }, translationKey: TranslationKey(key ?? id),
    isDraft: false, summary: summary, tags: [], redirectFrom: [], extra: [],
    origin: Article.Origin(
      text: SourceText(name: "content/\(locale)/\(id).json", bytes: Array(source.utf8)),
      article: 0..<source.utf8.count, content: nil, slug: 0..<4,
      file: file))
}

/// A library of these articles, in the order given, section by section; `empty` names locales without articles.
func library(_ articles: [Article], empty: [String] = [], defaultLocale: String = "en") throws -> Library {
  var locales: [LocaleCode: [Article]] = [:]
  for locale in empty { locales[try #require(LocaleCode(locale))] = [] }
  for article in articles { locales[article.locale, default: []].append(article) }
  return Library(
    editions: locales.sorted { $0.key < $1.key }.map { edition($0.key, $0.value) },
    defaultLocale: try #require(LocaleCode(defaultLocale)))
}

/// An edition: articles without a section, then each section with those below it.
private func edition(_ locale: LocaleCode, _ articles: [Article]) -> Edition {
  let paths = articles.map { $0.sections.map(\.key) }
  var reading: [Article] = []
  var sections: [Section] = []
  func append(_ path: [String]) -> [Int] {
    let own = articles.indices.filter { paths[$0] == path }
    reading += own.map { articles[$0] }
    return Array(reading.count - own.count..<reading.count)
  }
  func add(below path: [String], parent: Int?) {
    var seen: Set<String> = []
    for deeper in paths where deeper.count > path.count && Array(deeper.prefix(path.count)) == path {
      let name = deeper[path.count]
      guard seen.insert(name).inserted else { continue }
      let keys = path + [name]
      let slug = name.lowercased().replacing(" ", with: "-")
      sections.append(
        Section(
          title: name, slug: Slug(slug) ?? .section, keys: keys, parent: parent, articles: append(keys)))
      add(below: keys, parent: sections.count - 1)
    }
  }
  let loose = append([])
  add(below: [], parent: nil)
  return Edition(locale: locale, articles: reading, looseArticles: loose, sections: sections)
}

/// The plan of a library and what was reported on the way.
func planned(
  _ library: Library, _ options: PlanningOptions = PlanningOptions()
) throws -> (plan: SitePlan, bag: DiagnosticBag) {
  var bag = DiagnosticBag()
  let plan = try plan(library, options, into: &bag)
  return (plan, bag)
}

extension SitePlan {
  /// The folders of an edition's articles by id, without `index.html`.
  func folders(_ edition: Int = 0) -> [String: String] {
    var folders: [String: String] = [:]
    for (article, place) in zip(library.editions[edition].articles, editions[edition].articles) {
      folders[article.id.text] = place.page.folder
    }
    return folders
  }
}

extension PageAddress {
  /// The folder of the page; the file where it is no `index.html`.
  var folder: String {
    let text = file.text
    return text.hasSuffix("/index.html") ? String(text.dropLast("/index.html".count)) : text
  }
}
