public import HelpgenDiagnostics
public import HelpgenModel

/// What is published and in which languages.
public struct GroupingOptions: Sendable {
  /// The language that others fall back to.
  public var defaultLocale: LocaleCode
  /// The languages to publish; `nil` for all that have an article.
  public var locales: [LocaleCode]?
  /// Whether drafts are published.
  public var includesDrafts: Bool

  /// Chooses what is published.
  public init(
    defaultLocale: LocaleCode = .english, locales: [LocaleCode]? = nil, includesDrafts: Bool = false
  ) {
    self.defaultLocale = defaultLocale
    self.locales = locales
    self.includesDrafts = includesDrafts
  }
}

/// The articles of a locale that are published, in no order yet.
public struct GatheredArticles: Sendable {
  let locale: LocaleCode
  let articles: [Article]

  /// The articles in reading order, in their sections.
  ///
  /// The result does not depend on the order they are gathered in.
  public func inOrder() -> Edition { edition(of: articles, in: locale) }
}

/// Gathers what is published in each locale; the locales are in order.
///
/// Of two articles of a locale with the same id, which is an error, the first is kept. A language that was asked for is
/// there even if it has no articles.
public func gather(
  _ articles: [Article], _ options: GroupingOptions, into diagnostics: inout DiagnosticBag
) -> [GatheredArticles] {
  let wanted = options.locales.map(Set.init)
  // Indexes, because articles are large.
  var byLocale: [LocaleCode: [Int]] = [:]
  for locale in options.locales ?? [] { byLocale[locale] = [] }
  for (index, article) in articles.enumerated() where wanted?.contains(article.locale) ?? true {
    byLocale[article.locale, default: []].append(index)
  }
  let gathered = byLocale.sorted { $0.key < $1.key }.compactMap { locale, indexes -> GatheredArticles? in
    let published = uniqueArticles(indexes, of: articles, &diagnostics)
      .filter { options.includesDrafts || !articles[$0].isDraft }.map { articles[$0] }
    if published.isEmpty, wanted == nil { return nil }
    reportDoubleTranslations(published, locale, &diagnostics)
    return GatheredArticles(locale: locale, articles: published)
  }
  if gathered.allSatisfy(\.articles.isEmpty), diagnostics.errorCount == 0 {
    diagnostics.report(.nothingToPublish(articles.count, options))
  }
  return gathered
}

/// Groups articles into one edition per locale, in reading order.
public func group(
  _ articles: [Article], _ options: GroupingOptions, into diagnostics: inout DiagnosticBag
) -> Library {
  let editions = gather(articles, options, into: &diagnostics).map { $0.inOrder() }
  return Library(editions: editions, defaultLocale: options.defaultLocale)
}

/// The indexes without those of articles whose id an earlier one has; a repeated id is an error.
private func uniqueArticles(
  _ indexes: [Int], of articles: [Article], _ diagnostics: inout DiagnosticBag
) -> [Int] {
  var first: [ArticleID: Int] = [:]
  return indexes.filter { index in
    guard let holder = first[articles[index].id] else {
      first[articles[index].id] = index
      return true
    }
    diagnostics.report(.duplicateID(articles[index], articles[holder]))
    return false
  }
}

private func reportDoubleTranslations(
  _ articles: [Article], _ locale: LocaleCode, _ diagnostics: inout DiagnosticBag
) {
  var holders: [TranslationKey: Int] = [:]
  for (index, article) in articles.enumerated() {
    guard let holder = holders[article.translationKey] else {
      holders[article.translationKey] = index
      continue
    }
    diagnostics.report(.duplicateTranslation(article, articles[holder]))
  }
}

extension Diagnostic {
  fileprivate static func duplicateID(_ article: Article, _ first: Article) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-id", "two “\(article.locale)” articles have the id \(quoted(article.id.text))",
      at: SourceSpan(article.origin.text, article.origin.article), article: article.id.text,
      notes: [.init("the first one is here", at: SourceSpan(first.origin.text, first.origin.article))],
      hint: "give one of them another \"id\"; translations of one article share an id, one per locale")
  }

  fileprivate static func duplicateTranslation(_ article: Article, _ first: Article) -> Diagnostic {
    Diagnostic(
      .warning, "duplicate-translation",
      "\(quoted(first.id.text)) and \(quoted(article.id.text)) are both the “\(article.locale)” translation of "
        + "\(quoted(article.translationKey.text)); other languages link to the one with the smaller id",
      at: SourceSpan(article.origin.text, article.origin.article), article: article.id.text,
      notes: [.init("the first one is here", at: SourceSpan(first.origin.text, first.origin.article))],
      hint: "give one of them another \"translationKey\"")
  }

  fileprivate static func nothingToPublish(_ count: Int, _ options: GroupingOptions) -> Diagnostic {
    let message =
      switch count {
      case 0: "there are no articles to publish"
      case 1: "the only article is not published: it is a draft or in another language"
      default: "none of the \(count) articles is published: they are drafts or in other languages"
      }
    let locales = "check --locale and the setting “locales”"
    return Diagnostic(
      .error, "nothing-to-publish", message,
      hint: count == 0
        ? "name what to read with --source or the setting “sources”"
        : options.includesDrafts ? locales : "\(locales), or publish drafts with --drafts")
  }
}
