public import HelpgenDiagnostics
public import HelpgenModel

/// What readers get of what their language lacks.
public struct FallbackOptions: Sendable {
  /// What they get; `nil` for what there is in the language, be it translated or not, and nothing else.
  public var policy: FallbackPolicy?
  /// The same for single languages.
  public var policies: [LocaleCode: FallbackPolicy] = [:]
  /// The languages to look in, in this order, where not in the broader codes and the default language.
  public var chains: [LocaleCode: [LocaleCode]] = [:]

  /// What there is, and nothing else.
  public init() {}

  fileprivate func policy(for locale: LocaleCode) -> FallbackPolicy? { policies[locale] ?? policy }
}

/// Decides what each language that is published shows, links to or lacks.
///
/// Texts are never those of drafts, of copies, of languages that are hidden, or of one's own language in another script.
/// - Parameter standings: How the articles of each language stand to it, along `gathered` and its articles; their sources
///   are places in `gathered`.
/// - Returns: The languages that are published.
public func fallBack(
  _ gathered: [GatheredArticles], _ standings: [[Standing]], _ options: GroupingOptions,
  into diagnostics: inout DiagnosticBag
) -> [GatheredArticles] {
  let published = gathered.indices.filter { gathered[$0].isPublished }
  let offer = FallbackOffer(gathered, standings, options)
  return published.map { index in
    var edition = gathered[index]
    let policy = options.fallbacks.policy(for: edition.locale)
    edition.entries = zip(edition.entries.indices, standings[index]).compactMap { number, standing in
      var entry = edition.entries[number]
      entry.number = number
      entry.standing = offer.renumbered(standing)
      guard standing.kind == .copy, let policy else { return entry }
      // A copy is no better than nothing: it may be one of an older text.
      let source = offer.source(of: entry.article.translationKey, for: index)
      return switch policy {
      case .show: source.map { offer.entry($0, inPlaceOf: entry.article) } ?? entry
      case .link: source.map { offer.entry($0, as: .linked, entry.article.sections) }
      case .hide: nil
      }
    }
    guard policy == .show || policy == .link else { return edition }
    if let missing = offer.missingLanguages(for: index) {
      diagnostics.report(.unpublishedFallback(edition.locale, missing))
    }
    let sections = SectionDictionary(gathered[index], standings[index], of: gathered)
    for source in offer.sources(for: index) {
      let (labels, ownCount) = sections.translated(
        gathered[source.edition].entries[source.article].sections, source.edition)
      var entry = offer.entry(source, as: policy == .show ? .shown : .linked, labels)
      entry.ownLabelCount = ownCount
      edition.entries.append(entry)
    }
    return edition
  }
}

/// What languages can offer each other.
private struct FallbackOffer {
  private let gathered: [GatheredArticles]
  private let options: GroupingOptions
  private let indexes: [LocaleCode: Int]
  /// The number among the languages that are published.
  private let numbers: [Int?]
  /// What is there of each key in each language, be it a translation or not.
  private var held: [Set<TranslationKey>] = []
  /// The articles that others may be given, by key: of several the one with the smallest id.
  private var offered: [[TranslationKey: Int]] = []

  init(_ gathered: [GatheredArticles], _ standings: [[Standing]], _ options: GroupingOptions) {
    self.gathered = gathered
    self.options = options
    indexes = Dictionary(
      gathered.indices.map { (gathered[$0].locale, $0) }, uniquingKeysWith: { first, _ in first })
    var next = 0
    numbers = gathered.map { edition in
      guard edition.isPublished else { return nil }
      next += 1
      return next - 1
    }
    for (edition, standings) in zip(gathered, standings) {
      var held: Set<TranslationKey> = []
      var offered: [TranslationKey: Int] = [:]
      for (number, entry) in edition.entries.enumerated() {
        let key = entry.article.translationKey
        held.insert(key)
        guard standings[number].isInLanguage, !entry.article.isDraft, edition.isPublished, !edition.isHidden
        else { continue }
        if let other = offered[key], edition.entries[other].article.id < entry.article.id { continue }
        offered[key] = number
      }
      self.held.append(held)
      self.offered.append(offered)
    }
  }

  /// The closest language's article of a key, for readers of another one.
  func source(of key: TranslationKey, for index: Int) -> LibraryPlace? {
    for locale in chain(of: gathered[index].locale) {
      guard let other = indexes[locale], let number = offered[other][key] else { continue }
      return LibraryPlace(edition: other, article: number)
    }
    return nil
  }

  /// The languages that a language falls back to, where readers are led to none of them.
  func missingLanguages(for index: Int) -> [LocaleCode]? {
    let chain = chain(of: gathered[index].locale)
    let isAny = chain.contains { locale in
      indexes[locale].map { gathered[$0].isPublished && !gathered[$0].isHidden } ?? false
    }
    let known = chain.filter { indexes[$0] != nil }
    return isAny || known.isEmpty ? nil : known
  }

  /// The articles that a language lacks and others have, from the closest language on.
  func sources(for index: Int) -> [LibraryPlace] {
    var held = held[index]
    var sources: [LibraryPlace] = []
    for locale in chain(of: gathered[index].locale) {
      guard let other = indexes[locale], other != index else { continue }
      for number in offered[other].values.sorted() {
        if held.insert(gathered[other].entries[number].article.translationKey).inserted {
          sources.append(LibraryPlace(edition: other, article: number))
        }
      }
    }
    return sources
  }

  private func chain(of locale: LocaleCode) -> [LocaleCode] {
    let chain = options.fallbacks.chains[locale] ?? locale.lookupChain + [options.defaultLocale]
    return chain.filter { locale.canFallBack(to: $0) }
  }

  /// The article at a place as part of another language.
  func entry(_ source: LibraryPlace, as kind: Standing.Kind, _ sections: [SectionLabel]) -> GatheredEntry {
    var entry = GatheredEntry(gathered[source.edition].entries[source.article].article)
    entry.standing = renumbered(Standing(kind, source: source))
    entry.sections = sections
    return entry
  }

  /// The article at a place where a language has a copy.
  func entry(_ source: LibraryPlace, inPlaceOf copy: Article) -> GatheredEntry {
    var entry = GatheredEntry(gathered[source.edition].entries[source.article].article.inPlace(of: copy))
    entry.standing = renumbered(Standing(.shown, source: source))
    return entry
  }

  /// The standing with the source among the languages that are published.
  func renumbered(_ standing: Standing) -> Standing {
    var standing = standing
    standing.source = standing.source.flatMap { source in
      // Nothing leads to what is hidden.
      gathered[source.edition].isHidden
        ? nil : numbers[source.edition].map { LibraryPlace(edition: $0, article: source.article) }
    }
    return standing
  }
}

extension Diagnostic {
  fileprivate static func unpublishedFallback(_ locale: LocaleCode, _ missing: [LocaleCode]) -> Diagnostic {
    let languages = missing.map { "“\($0)”" }.joined(separator: " and ")
    return Diagnostic(
      .warning, "unpublished-fallback",
      "what “\(locale)” lacks would come from \(languages), which readers are not led to",
      hint: "add it to the setting “locales”, do not hide it, or name another language with “fallbackTo”")
  }
}
