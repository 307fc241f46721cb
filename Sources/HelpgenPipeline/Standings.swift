import HelpgenContent
import HelpgenModel
import HelpgenTranslation

/// How the articles of each language stand to it, before fallbacks are among them.
///
/// Places are those in `gathered`.
func standings(
  of gathered: [GatheredArticles], _ lock: TranslationLock, _ configuration: BuildConfiguration
) async -> [[Standing]] {
  let library = Library(
    editions: gathered.map {
      Edition(locale: $0.locale, articles: $0.articles, looseArticles: [], sections: [])
    }, defaultLocale: configuration.grouping.defaultLocale)
  let status = await translated(library, configuration.translation(lock, .status), configuration)
  return status.editions.map { edition in
    edition.articles.map { $0.map { Standing($0, of: library) } ?? Standing(.own) }
  }
}

extension Standing {
  fileprivate init(_ translation: ArticleTranslation, of library: Library) {
    let kind: Kind =
      switch translation.status {
      case .translated, .orphan: .own
      case .partial: .partial
      case .outdated: .outdated
      case .copyOfSource, .missing: .copy
      }
    // What has no text has no other language.
    let language = translation.status == .copyOfSource ? translation.source.map { library[$0].locale } : nil
    self.init(kind, source: translation.source, language: language)
  }
}
