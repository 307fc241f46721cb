public import HelpgenDiagnostics
public import HelpgenModel

/// What is published and in which languages.
public struct GroupingOptions: Sendable {
  /// The language that others fall back to.
  public var defaultLocale: LocaleCode
  /// The languages to publish, in the order in which readers are offered them; `nil` for all that have an article.
  public var locales: [LocaleCode]?
  /// The languages whose articles are published as another's, by that one; of two with one article the earlier wins.
  public var merged: [LocaleCode: [LocaleCode]] = [:]
  /// The languages that no page leads to.
  public var hidden: Set<LocaleCode> = []
  /// What readers get of what their language lacks.
  public var fallbacks = FallbackOptions()
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

/// The articles of a locale, in no order yet.
public struct GatheredArticles: Sendable {
  /// The language.
  public let locale: LocaleCode
  /// Whether they are published; others are there to be compared with.
  public let isPublished: Bool
  /// Whether no page leads to them.
  let isHidden: Bool
  /// The articles.
  var entries: [GatheredEntry]
  /// Drafts that are left out: translations are compared with them all the same.
  public let drafts: [Article]

  /// The articles.
  public var articles: [Article] { entries.map(\.article) }
}

/// Gathers what is there in each locale: those to publish in their order, then the others by tag.
///
/// Of two articles of a locale with the same id, which is an error, the first is kept. A language that was asked for is
/// there even if it has no articles. Nothing is said of languages that are not published.
public func gather(
  _ articles: [Article], _ options: GroupingOptions, into diagnostics: inout DiagnosticBag
) -> [GatheredArticles] {
  // Indexes, because articles are large.
  var byLocale: [LocaleCode: [Int]] = [:]
  for (index, article) in articles.enumerated() { byLocale[article.locale, default: []].append(index) }
  let merged = Set(options.merged.values.joined())
  let others = Set(byLocale.keys).union(options.merged.keys)
    .subtracting(options.locales ?? []).subtracting(merged)
  var seen = merged
  let locales = ((options.locales ?? []) + others.sorted()).filter { seen.insert($0).inserted }
  let sources = options.merged.isEmpty ? [:] : texts(byLocale[options.defaultLocale] ?? [], of: articles)
  let gathered = locales.compactMap { locale -> GatheredArticles? in
    let isPublished = options.locales?.contains(locale) ?? true
    var trouble = DiagnosticBag()
    var found: [Article] = []
    var drafts: [Article] = []
    for source in [locale] + (options.merged[locale] ?? []) {
      let all = uniqueArticles(byLocale[source] ?? [], of: articles, &trouble).map { articles[$0] }
      let own = options.includesDrafts ? all : all.filter { !$0.isDraft }
      if own.count < all.count { drafts += all.filter(\.isDraft) }
      found = merge(own, into: found, locale, sources: sources)
    }
    if isPublished {
      reportDoubleTranslations(found, locale, &trouble)
      diagnostics.merge(trouble)
    }
    let isEmpty = found.isEmpty && (options.locales == nil || !isPublished)
    if isEmpty, drafts.isEmpty || locale != options.defaultLocale { return nil }
    return GatheredArticles(
      locale: locale, isPublished: isPublished && !isEmpty, isHidden: options.hidden.contains(locale),
      entries: found.map { GatheredEntry($0) }, drafts: drafts)
  }
  if gathered.allSatisfy({ $0.entries.isEmpty || !$0.isPublished }), diagnostics.errorCount == 0 {
    diagnostics.report(.nothingToPublish(articles.count, options))
  }
  return gathered
}

/// The language that others are translated from and fall back to: the default one, or where that has no article the first
/// variant of it that has, such as `en-US` for `en`.
public func sourceLocale(of gathered: [GatheredArticles], _ options: GroupingOptions) -> LocaleCode {
  let filled = gathered.filter { $0.isPublished && !$0.isHidden && !$0.entries.isEmpty }.map(\.locale)
  if filled.contains(options.defaultLocale) { return options.defaultLocale }
  return filled.first { $0.lookupChain.contains(options.defaultLocale) } ?? options.defaultLocale
}

/// Groups articles into one edition per locale, in reading order, without fallbacks.
public func group(
  _ articles: [Article], _ options: GroupingOptions, into diagnostics: inout DiagnosticBag
) -> Library {
  let gathered = gather(articles, options, into: &diagnostics).filter(\.isPublished)
  return library(gathered.map { $0.inOrder() }, defaultLocale: options.defaultLocale)
}

/// The texts of articles by what their translations share.
private func texts(_ indexes: [Int], of articles: [Article]) -> [TranslationKey: [UInt8]] {
  Dictionary(
    indexes.map { (articles[$0].translationKey, articles[$0].content) },
    uniquingKeysWith: { first, _ in first })
}

/// Adds the articles of another language that none of those already there is, or only with the text of its source.
private func merge(
  _ articles: [Article], into found: [Article], _ locale: LocaleCode, sources: [TranslationKey: [UInt8]]
) -> [Article] {
  if found.isEmpty, articles.allSatisfy({ $0.locale == locale }) { return articles }
  let translated = Set(
    articles.filter { sources[$0.translationKey] != $0.content }.map(\.translationKey))
  let found = found.filter {
    sources[$0.translationKey] != $0.content || !translated.contains($0.translationKey)
  }
  let keys = Set(found.map(\.translationKey))
  let ids = Set(found.map(\.id))
  let added = articles.filter { !keys.contains($0.translationKey) && !ids.contains($0.id) }
  return found + added.map { $0.locale == locale ? $0 : $0.published(in: locale) }
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
