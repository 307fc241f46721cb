import HelpgenModel
import HelpgenTranslation
import Testing

/// Which article is a translation of which, and whether it is of the newest text.
@Suite("Survey")
struct SurveyTests {
  private let german =
    "Öffnen Sie die Einstellungen Ihres Kontos und wählen Sie den Eintrag für Kennwörter aus."

  private func german(_ updated: String?, _ sourceUpdated: String? = nil, source: String?) throws
    -> TranslationStatus?
  {
    let library = library([
      try article("s", "en", english, updated: source),
      try article("t", "de", german, updated: updated, sourceUpdated: sourceUpdated),
    ])
    return translationStatus(of: library, TranslationOptions())[LibraryPlace(edition: 0, article: 0)]?.status
  }

  @Test("A source that is newer by a day makes a translation outdated; what it says itself counts more")
  func dates() throws {
    #expect(try german("2024-01-05", source: "2024-01-06") == .outdated)
    #expect(try german("2024-01-05T00:01:00Z", source: "2024-01-05T23:59:00Z") == .translated)
    #expect(try german("2024-01-06", source: "2024-01-05") == .translated)
    #expect(try german("2024-01-06", "2023-12-31", source: "2024-01-05") == .outdated)
    #expect(try german("2023-01-06", "2024-01-05", source: "2024-01-05") == .translated)
    #expect(try german(nil, source: "2024-01-05") == .translated)
    #expect(try german("2024-01-05", source: nil) == .translated)
  }

  @Test("What was accepted holds until the source changes, whatever the dates")
  func lock() throws {
    let old = try article("s", "en", english, updated: "2025-01-01")
    let translation = try article("t", "de", german, updated: "2024-01-01")
    let before = library([old, translation])
    var lock = TranslationLock()
    let outdated = translationStatus(of: before, TranslationOptions())
    #expect(outdated.editions[0].counts.outdated == 1)
    #expect(outdated.accept([translation.locale], of: before, in: &lock) == 1)
    let accepted = translationStatus(of: before, TranslationOptions(lock: lock))
    #expect(accepted.editions[0].counts.translated == 1)

    // Other ends of lines are the same text.
    let sameText = try article("s", "en", english.replacing("\n", with: "\r\n"), updated: "2026-01-01")
    let same = translationStatus(of: library([sameText, translation]), TranslationOptions(lock: lock))
    #expect(same.editions[0].counts.translated == 1)
    let changed = library([try article("s", "en", english + "\n\nMore.", updated: "2023-01-01"), translation])
    #expect(translationStatus(of: changed, TranslationOptions(lock: lock)).editions[0].counts.outdated == 1)
  }

  @Test("Copies are not accepted, and what is gone is forgotten")
  func acceptsTranslations() throws {
    let locale = try #require(LocaleCode("de"))
    let copies = library([try article("s", "en", english), try article("t", "de", english)])
    var lock = TranslationLock()
    lock[TranslationKey("gone"), locale] = "0"
    lock[TranslationKey("gone"), .english] = "1"
    #expect(translationStatus(of: copies, TranslationOptions()).accept([locale], of: copies, in: &lock) == 0)
    #expect(lock.entries.map(\.key) == ["gone"])
    #expect(lock[TranslationKey("gone"), locale] == nil)
  }

  @Test(
    "Without an article in the default language there is no source; with one and no translation, it is missing"
  )
  func orphans() throws {
    let status = translationStatus(
      of: library([
        try article("a", "en", key: "1", english), try article("b", "de", key: "2", german),
        try article(
          "c", "fr", key: "1", "Ouvrez les paramètres de votre compte et choisissez les mots de passe."),
      ]), TranslationOptions())
    #expect(status.source == 1)
    #expect(status.editions.map(\.locale.tag) == ["de", "en", "fr"])
    #expect(status.editions[0].articles.map { $0?.status } == [.orphan])
    #expect(status.editions[0].missing == [0])
    #expect(status.editions[1].articles.map { $0?.status } == [nil])
    #expect(status.editions[2].counts.percentTranslated == 100)
    #expect(status.editions[0].counts.percentTranslated == 0)
    #expect(status.editions[0].counts.orphans == 1)
  }

  @Test("Where the default language lacks an article, a broader code of the same language is the source")
  func chain() throws {
    let status = translationStatus(
      of: library([
        try article("a", "en", key: "1", english),
        try article("p", "pt", key: "2", "Abra as configurações da conta."),
        try article("q", "pt-BR", key: "2", "Abra as configurações da conta."),
      ]), TranslationOptions())
    #expect(status[LibraryPlace(edition: 1, article: 0)]?.status == .orphan)
    let variant = status[LibraryPlace(edition: 2, article: 0)]
    #expect(variant?.source == LibraryPlace(edition: 1, article: 0))
    #expect(variant?.status == .translated)
    // It is no translation of what there is to translate.
    #expect(status.editions[2].counts.translated == 0)
    #expect(status.editions[2].counts.missing == 1)
  }

  @Test("The source may be in a variant of the default language")
  func variantOfDefault() throws {
    let status = translationStatus(
      of: library([try article("a", "en-US", english), try article("b", "de", german)]), TranslationOptions())
    #expect(status.source == 1)
    #expect(status.editions[0].counts.translated == 1)
  }

  @Test("Of two articles with one key the smaller id counts, on both sides")
  func duplicates() throws {
    let status = translationStatus(
      of: library([
        try article("2", "en", english), try article("10", "en", english), try article("b", "de", german),
        try article("a", "de", english),
      ]), TranslationOptions())
    let articles = status.editions[0].articles.map { ($0?.status, $0?.isRepeated) }
    #expect(articles[0] == (.translated, true))
    #expect(articles[1] == (.copyOfSource, false))
    #expect(
      articles[0].0 != nil && status.editions[0].articles[0]?.source == LibraryPlace(edition: 1, article: 0))
    #expect(status.editions[0].counts.sources == 1)
    #expect(status.editions[0].counts.copies == 1)
  }

  @Test("Batches give what one pass gives")
  func batches() throws {
    let many = library(
      try (0..<100).flatMap { number in
        [
          try article("e\(number)", "en", key: "\(number)", english),
          try article("d\(number)", "de", key: "\(number)", number.isMultiple(of: 3) ? english : german),
        ]
      })
    let survey = TranslationSurvey(many, TranslationOptions())
    #expect(survey.batches.count > 1)
    let report = survey.report(survey.batches.reversed().map(survey.examine))
    #expect(report.editions[0].counts == translationStatus(of: many, TranslationOptions()).editions[0].counts)
    #expect(report.editions[0].counts.copies == 34)
    #expect(report.editions[0].counts.translated == 66)
  }

  @Test(
    "C141, C143: An empty text is no translation, of two with one key one counts, and drafts are not looked at"
  )
  func counts() throws {
    let status = translationStatus(
      of: library([
        try article("a", "en", key: "k1", title: "A", "long source text here"),
        try article("a-fr", "fr", key: "k1", title: "", ""),
        try article("e-fr", "fr", key: "k3", title: "E", "x"),
        try article("a-de", "de", key: "k1", title: "A", "long source text here"),
        try article("a-pt", "pt_BR", key: "k1", title: "Ap", "texto"),
        try article("a-pt2", "pt-BR", key: "k1", title: "Ap2", "texto"),
      ]), TranslationOptions())
    #expect(status.editions.map(\.locale.tag) == ["de", "en", "fr", "pt-BR"])
    #expect(status.editions[0].counts.copies == 1)
    #expect(status.editions[2].counts.missing == 1)
    #expect(status.editions[2].counts.orphans == 1)
    #expect(status.editions[3].counts.translated == 1)
    #expect(status.editions[3].counts.sources == 1)
    #expect(status.editions[3].articles.map { $0?.isRepeated } == [false, true])
  }

  @Test("Editions need no order and no sections")
  func unordered() throws {
    let articles = try (0..<40).flatMap { number in
      [
        try article("e\(number)", "en", key: "\(number)", english),
        try article("d\(number)", "de", key: "\(number)", number.isMultiple(of: 4) ? english : german),
      ]
    }
    let ordered = translationStatus(of: library(articles), TranslationOptions(depth: .status))
    let editions = library(articles.reversed()).editions.map {
      Edition(locale: $0.locale, articles: $0.articles, looseArticles: [], sections: [])
    }
    let status = translationStatus(
      of: Library(editions: editions, defaultLocale: .english), TranslationOptions(depth: .status))
    #expect(status.editions.map(\.counts) == ordered.editions.map(\.counts))
    #expect(status.editions[0].counts.copies == 10)
    #expect(
      status.editions[0].articles.map { $0?.status }
        == ordered.editions[0].articles.map { $0?.status }.reversed())
  }
}
