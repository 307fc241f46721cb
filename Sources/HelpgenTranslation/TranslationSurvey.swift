public import HelpgenMarkup
public import HelpgenModel

/// How much of translations is looked at.
public enum SurveyDepth: Sendable {
  /// Their status alone, as a build needs it: `sourceShare` and `drift` stay empty.
  case status
  /// Everything.
  case full
}

/// What telling the status of translations depends on.
public struct TranslationOptions: Sendable {
  /// How bodies are read.
  public var markup: MarkupOptions
  /// Which text of the source each translation was made from, as somebody has said.
  public var lock: TranslationLock
  /// How much is looked at; the status is the same.
  public var depth: SurveyDepth

  /// Chooses how translations are looked at.
  public init(
    markup: MarkupOptions = MarkupOptions(), lock: TranslationLock = TranslationLock(),
    depth: SurveyDepth = .full
  ) {
    self.markup = markup
    self.lock = lock
    self.depth = depth
  }
}

/// Tells the status of every translation in a library.
public func translationStatus(of library: Library, _ options: TranslationOptions) -> LibraryTranslation {
  let survey = TranslationSurvey(library, options)
  return survey.report(survey.batches.map(survey.examine))
}

/// The comparison of all translations with their sources, in batches that can be done at the same time.
public struct TranslationSurvey: Sendable {
  private let library: Library
  private let options: TranslationOptions
  private let sources: SourceIndex
  /// Each source with its translations: a source is read once.
  private let groups: [(source: LibraryPlace, translations: [LibraryPlace])]

  /// The scripts of the language of each edition.
  private let scripts: [ScriptSet]
  /// Along the editions: whether its language is a variant of that of the sources.
  private let variants: [Bool]

  /// What came of a batch.
  public struct Batch: Sendable {
    fileprivate var translations: [(place: LibraryPlace, translation: ArticleTranslation)] = []
  }

  /// Finds the source of each translation.
  public init(_ library: Library, _ options: TranslationOptions) {
    self.library = library
    self.options = options
    sources = SourceIndex(library)
    groups = sources.groups(library)
    scripts = library.editions.map { ScriptSet($0.locale) }
    let source = sources.edition.map { library.editions[$0].locale }
    variants = library.editions.map { edition in source.map(edition.locale.isVariant(of:)) ?? false }
  }

  /// The batches, as ranges to hand to `examine`.
  public var batches: [Range<Int>] {
    stride(from: 0, to: groups.count, by: 32).map { $0..<min($0 + 32, groups.count) }
  }

  /// Compares the translations of a batch with their sources.
  public func examine(_ batch: Range<Int>) -> Batch {
    var done = Batch()
    for (place, translations) in groups[batch] {
      let article = library[place]
      let glance = options.depth == .status ? SourceGlance(article, options.markup) : nil
      let fingerprint = options.lock.isEmpty ? nil : article.textFingerprint
      var source: SourceReading?
      for translation in translations {
        let other = library[translation]
        var result = ArticleTranslation(
          status: .translated, source: place, isOutdated: isOutdated(other, article, fingerprint),
          isRepeated: sources.isRepeated(translation))
        if result.isOutdated { result.status = .outdated }
        let isRuledOut = glance?.rulesOut(
          other, scripts[translation.edition], isVariant: isVariant(translation, of: place))
        if isRuledOut != true {
          let read = source ?? SourceReading(article, options.markup)
          source = read
          examine(other, read, into: &result)
        }
        done.translations.append((translation, result))
      }
    }
    return done
  }

  private func isVariant(_ translation: LibraryPlace, of source: LibraryPlace) -> Bool {
    source.edition == sources.edition
      ? variants[translation.edition]
      : library[translation].locale.isVariant(of: library[source].locale)
  }

  /// Compares a translation that is read in full.
  private func examine(_ other: Article, _ source: SourceReading, into result: inout ArticleTranslation) {
    let text = ArticleText(other, options.markup)
    let verdict = Verdict(
      text, in: other.locale, source: source.text, passages: source.passages,
      sourceLocale: source.article.locale, isSameText: other.hasText(of: source.article))
    if let status = verdict.status { result.status = status }
    guard options.depth == .full else { return }
    result.sourceShare = verdict.share
    if verdict.status != .missing { result.drift = StructureDrift.between(source.text, text) }
  }

  /// A source that is read in full.
  private struct SourceReading {
    let text: ArticleText
    let passages: SourcePassages
    let article: Article

    init(_ article: Article, _ markup: MarkupOptions) {
      text = ArticleText(article, markup)
      passages = SourcePassages(text.words)
      self.article = article
    }
  }

  /// Whether a translation was made from another text than its source has now.
  ///
  /// Who accepted it knows best, then the translation itself; the dates of both are the last resort.
  private func isOutdated(_ translation: Article, _ source: Article, _ fingerprint: String?) -> Bool {
    if let fingerprint, let made = options.lock[translation.translationKey, translation.locale] {
      return made != fingerprint
    }
    guard let changed = source.updatedAt, let made = translation.sourceUpdatedAt ?? translation.updatedAt
    else {
      return false
    }
    // Days, because a translation is often saved hours before its source is, in another time zone.
    return made.dateText.utf8.lexicographicallyPrecedes(changed.dateText.utf8)
  }

  /// Puts together what came of all batches.
  public func report(_ batches: [Batch]) -> LibraryTranslation {
    var report = LibraryTranslation(
      source: sources.edition,
      editions: library.editions.enumerated().map { index, edition in
        let orphan = index == sources.edition ? nil : ArticleTranslation(status: .orphan)
        return EditionTranslation(
          locale: edition.locale,
          articles: [ArticleTranslation?](repeating: orphan, count: edition.articles.count))
      })
    for (place, translation) in batches.lazy.flatMap(\.translations) {
      report.editions[place.edition].articles[place.article] = translation
    }
    for index in library.editions.indices where index != sources.edition {
      count(index, of: &report)
    }
    return report
  }

  private func count(_ index: Int, of report: inout LibraryTranslation) {
    var edition = report.editions[index]
    for (article, translation) in edition.articles.enumerated() {
      guard let translation else { continue }
      let place = LibraryPlace(edition: index, article: article)
      let isFirst = !sources.isRepeated(place)
      edition.articles[article]?.isRepeated = !isFirst
      let isCounted = translation.status == .orphan || translation.source?.edition == sources.edition
      if isFirst, isCounted { edition.counts.count(translation.status) }
    }
    edition.missing = sources.missing(in: index, of: library)
    edition.counts.missing += edition.missing.count
    report.editions[index] = edition
  }
}
