import Foundation

/// A help center in forty languages with everything that makes languages hard: holes, drafts, copies, articles without
/// a source, one article twice, a language without any, variants, slugs that collide.
///
/// It is the same in every run. Each text names its language and what it is about, see `WordToken`.
struct GeneratedSite {
  static let base = "https://help.example/docs/"
  static let source = "en"

  /// The languages, in the order of the menus.
  static let locales = [
    "en", "en-GB", "de", "de-AT", "fr", "es", "es-419", "pt", "pt-BR", "it", "nl", "pl", "cs", "sv", "nb",
    "fi", "hu", "ro", "tr", "id", "vi", "ca-valencia", "el", "ru", "uk", "bg", "sr", "sr-Cyrl", "sr-Latn",
    "ar",
    "he", "fa", "ur", "az-Arab", "hi", "th", "ja", "ko", "zh-Hans", "zh-Hant",
  ]

  /// The ones in which the site has no name of its own: they have that of another language.
  private static let nameless: Set = ["pt-BR", "es-419", "sr", "zh-Hant", "ur", "nl", "ko"]

  /// The one without articles.
  static let empty = "vi"

  /// The article that every language has, with the same slug.
  private static let everywhere = 0

  private static let articleCount = 25
  private static let sectionCount = 4
  private static let chains = [
    "de-AT": ["de"], "es-419": ["es"], "pt-BR": ["pt"], "sr": ["sr-Cyrl"], "sr-Cyrl": ["sr"],
  ]
  private static let names = ["en": "English", "de": "Deutsch", "ar": "العربية", "ja": "日本語", "he": "עברית"]

  let truth: SiteTruth
  /// The articles, as JSON has them.
  let articles: [[String: any Sendable]]

  init(locales: [String] = Self.locales) {
    var documents: [SiteTruth.Document] = []
    var random = SplitMix(state: 4)
    for article in 0..<Self.articleCount {
      for locale in Self.locales where locale != Self.empty {
        let chance = Int.random(in: 0..<100, using: &random)
        let found = Self.documents(of: article, in: locale, chance: chance)
        if locales.contains(locale) { documents += found }
      }
    }
    var truth = SiteTruth(defaultLocale: Self.source, locales: locales, documents: documents)
    truth.chains = Self.chains
    truth.names = Self.names
    self.truth = truth
    articles = Self.written(documents)
  }

  /// What a language has of an article.
  private static func documents(
    of article: Int, in locale: String, chance: Int
  ) -> [SiteTruth.Document] {
    var document = SiteTruth.Document(
      number: article, article: article, locale: locale,
      standing: standing(of: article, in: locale, chance: chance) ?? .draft,
      section: article % (sectionCount + 1) == 0 ? nil : article % (sectionCount + 1))
    if standing(of: article, in: locale, chance: chance) == nil { return [] }
    if chance % 3 == 0 { document.day = "2024-\(chance % 2 == 0 ? "03" : "11")-0\(chance % 9 + 1)" }
    document.saysWhatSourceSays = locale == "en-GB" && chance % 2 == 0 && hasSource(article)
    document.hasOwnTitle = document.standing == .copy && chance % 2 == 0
    let isTwice = article == 7 && locale == "de" || article == 8 && locale == source
    guard isTwice else { return [document] }
    let second = SiteTruth.Document(
      number: article + 100, article: article, locale: locale, standing: .own, section: document.section)
    return [document, second]
  }

  /// Whether the source is there and published.
  private static func hasSource(_ article: Int) -> Bool { article < 20 || article > 22 }

  /// `nil` for what is not there.
  private static func standing(
    of article: Int, in locale: String, chance: Int
  ) -> SiteTruth.Standing? {
    if article == everywhere { return .own }
    // 20 and 21 have no source, that of 22 is a draft.
    if locale == source { return article == 22 ? .draft : hasSource(article) ? .own : nil }
    if article == 7, locale == "de" { return .own }
    switch chance {
    case 0..<30: return nil
    case 30..<38: return .draft
    case 38..<52:
      let canCopy = hasSource(article) && locale != "en-GB" && chains[locale] == nil
      return canCopy ? .copy : .own
    default: return .own
    }
  }

  private static func written(_ documents: [SiteTruth.Document]) -> [[String: any Sendable]] {
    var languages: [String: MadeUpLanguage] = [:]
    func text(_ number: Int, _ locale: String) -> (title: String, content: String) {
      var language = languages[locale] ?? MadeUpLanguage(locale)
      defer { languages[locale] = language }
      return Self.text(number, &language)
    }
    var sources: [Int: (title: String, content: String)] = [:]
    for document in documents where document.locale == source {
      sources[document.number] = text(document.number, source)
    }
    return documents.map { document in
      let isSource = document.locale == source || document.standing == .copy || document.saysWhatSourceSays
      let source = isSource ? sources[document.number] : nil
      var written = source ?? text(document.number, document.locale)
      if document.hasOwnTitle { written.title = text(document.number, document.locale).title }
      return json(document, written)
    }
  }

  private static func text(_ number: Int, _ language: inout MadeUpLanguage) -> (
    title: String, content: String
  ) {
    let token = WordToken(language.locale, String(number)).description
    let content = """
      \(language.words(14)) \(token)

      ## \(language.words(2)) \(token)

      \(language.words(12)) [\(language.words(1))](k\(everywhere)) \(language.words(5)).

      > [!NOTE]
      > \(language.words(6)) \(token)

      ## \(language.words(3))

      - \(language.words(5)) \(token)
      - **\(language.words(1))** \(language.words(7))
      """
    return ("\(language.words(2)) \(token)", content)
  }

  private static func json(
    _ document: SiteTruth.Document, _ text: (title: String, content: String)
  ) -> [String: any Sendable] {
    let key = "k\(document.article)"
    var json: [String: any Sendable] = [
      "id": document.number == document.article ? key : "\(key)-again", "translationKey": key,
      "title": text.title, "content": text.content, "locale": document.locale,
    ]
    if document.standing == .draft { json["draft"] = true }
    if let day = document.day { json["updatedAt"] = day }
    switch document.article {
    case everywhere: json["slug"] = "here"
    case 3, 4, 21: json["slug"] = "start"
    case 5: json["slug"] = "Start"
    default: break
    }
    if let section = document.section {
      var language = MadeUpLanguage(document.locale, for: section)
      let title = "\(language.words(1)) \(WordToken(document.locale, "s\(section)"))"
      json["section"] = ["id": "s\(section)", "title": title, "order": section] as [String: any Sendable]
    }
    return json
  }

  /// The settings: titles in every language, and what is given.
  func settings(_ more: String = "") -> String {
    let titles = truth.locales.filter { !Self.nameless.contains($0) }.map {
      "  \($0): \"\(WordToken($0, "site"))\"\n"
    }.joined()
    let order = truth.locales.joined(separator: ", ")
    return "baseURL: \(Self.base)\nlocales: [\(order)]\ntitle:\n\(titles)tagline:\n\(titles)\(more)"
  }
}

extension Workplace {
  /// Writes a site with the words of its pages, and builds it.
  func build(_ site: GeneratedSite, _ settings: String = "") async throws -> Program.Outcome {
    try writeArticles(site.articles)
    try write(site.settings(settings), to: "helpgen.yml")
    // Without texts of their own, `ur` and `az-Arab` show those of another language or of the theme.
    for locale in site.truth.locales where locale != "az-Arab" && locale != "ca-valencia" {
      try write(try interfaceTexts(locale), to: "templates/strings/\(locale).yml")
    }
    return try await helpgen("build", "-q", "--diagnostics", "short")
  }

  /// All texts of the interface, each naming its language; what is filled in stays.
  private func interfaceTexts(_ locale: String) throws -> String {
    let english = try String(contentsOfFile: "\(Package.root)/templates/strings/en.yml", encoding: .utf8)
    return english.split(separator: "\n").compactMap { line -> String? in
      guard line.first != "#", let colon = line.firstIndex(of: ":") else { return nil }
      let filled = line.matches(of: #/\{[a-z]+\}/#).map { " " + $0.output }.joined()
      return "\(line[..<colon]): \"\(WordToken(locale, "ui"))\(filled)\"\n"
    }.joined()
  }
}
