import HelpgenDiagnostics
import HelpgenModel
import HelpgenTranslation
import Testing

/// An article with everything that a comparison looks at.
func article(
  _ id: String, _ locale: String, key: String = "k", title: String? = nil, _ content: String,
  updated: String? = nil, sourceUpdated: String? = nil, format: Article.Format = .markdown,
  section: String? = nil
) throws -> Article {
  let slug = try #require(Slug(id))
  return Article(
    id: try #require(ArticleID(id)), title: title ?? "Title of \(id)", content: Array(content.utf8),
    format: format,
    locale: try #require(LocaleCode(locale)), slug: slug, isSlugExplicit: false, idSlug: slug,
    sections: section.map { [SectionLabel(key: $0, title: $0)] } ?? [], order: nil,
    updatedAt: updated.flatMap { Moment($0) }, sourceUpdatedAt: sourceUpdated.flatMap { Moment($0) },
    translationKey: TranslationKey(key), isDraft: false, summary: nil, tags: [], redirectFrom: [], extra: [],
    origin: Article.Origin(
      text: SourceText(name: "a.json", bytes: []), article: 0..<0, content: nil, slug: 0..<0))
}

/// A library of articles, each in the edition of its language.
func library(_ articles: [Article], source: LocaleCode = .english) -> Library {
  let locales = Set(articles.map(\.locale)).sorted()
  return Library(
    editions: locales.map { locale in
      let own = articles.filter { $0.locale == locale }
      return Edition(locale: locale, articles: own, looseArticles: Array(own.indices), sections: [])
    }, defaultLocale: source)
}

/// The status of a text as a translation of another.
func status(
  of content: String, in locale: String, title: String = "Ein Titel", source: String,
  sourceLocale: String = "en", sourceTitle: String = "A title"
) throws -> TranslationStatus? {
  let library = library(
    [
      try article("s", sourceLocale, title: sourceTitle, source),
      try article("t", locale, title: title, content),
    ], source: try #require(LocaleCode(sourceLocale)))
  let edition = try #require(library.editions.firstIndex { $0.locale == LocaleCode(locale) })
  return translationStatus(of: library, TranslationOptions())[LibraryPlace(edition: edition, article: 0)]?
    .status
}

/// A help article in English.
let english = """
  ## Reset your password

  Open the settings of your account and choose the entry for passwords. We send you a mail with a link.

  1. Follow the link within an hour, or ask for another one.
  2. Choose a password that you use nowhere else.
  """
