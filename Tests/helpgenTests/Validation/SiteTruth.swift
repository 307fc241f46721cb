/// What a site is made of and how it is to be shown: what a crawler must find.
struct SiteTruth {
  /// What a document of a language is.
  enum Standing: Equatable {
    case own
    /// There, but with its source's text.
    case copy
    case draft
  }

  /// An article in a language.
  struct Document {
    /// The number its words have.
    let number: Int
    /// The number of the article that it is a translation of; the number itself but for repeated translations.
    let article: Int
    let locale: String
    let standing: Standing
    /// The section it says it is in.
    var section: Int?
    /// Whether its words are those of its source, which its language can have, too: `en-GB` and `en`.
    var saysWhatSourceSays = false
    /// Whether a copy has a title of its own.
    var hasOwnTitle = false
    /// The day it was changed.
    var day: String?
  }

  /// What becomes of articles that a language lacks or only has as copies.
  enum Policy {
    /// Copies are shown with a notice, nothing else.
    case standard
    case show, link, hide
  }

  /// What readers of a language get of an article.
  enum Showing: Equatable {
    /// A page of its own.
    case own
    /// A page with the text of another language.
    case page(source: String)
    /// A link to the page in another language.
    case link(source: String)
    case nothing
  }

  let defaultLocale: String
  /// The languages that have pages, in the order of the menus.
  let locales: [String]
  var hidden: Set<String> = []
  /// The languages whose texts a language may show instead of its own, nearest first, the default language left out.
  var chains: [String: [String]] = [:]
  /// The names of some languages in themselves.
  var names: [String: String] = [:]
  var policy = Policy.standard
  var policies: [String: Policy] = [:]
  /// Whether articles have pages of their own.
  var hasArticlePages = true

  private(set) var documents: [Document]
  private let byArticle: [Int: [String: Document]]
  private let byNumber: [WordToken: Document]

  /// - Parameter documents: Of several with the same article and language, other languages know the first.
  init(defaultLocale: String, locales: [String], documents: [Document]) {
    self.defaultLocale = defaultLocale
    self.locales = locales
    self.documents = documents
    byArticle = Dictionary(grouping: documents, by: \.article).mapValues { documents in
      Dictionary(documents.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
    }
    byNumber = Dictionary(
      documents.map { (WordToken($0.locale, String($0.number)), $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The languages that are no secret.
  var published: [String] { locales.filter { !hidden.contains($0) } }

  /// The languages that the menu of a page names: its own, too, where that is hidden.
  func menu(in locale: String?) -> [String] { locales.filter { !hidden.contains($0) || $0 == locale } }

  /// The numbers of all articles.
  var articles: [Int] { byArticle.keys.sorted() }

  /// The document that a word is of.
  func document(_ token: WordToken) -> Document? { byNumber[token] }

  /// The document that the page of a language is of, if its text is of `token`.
  func document(_ token: WordToken, on locale: String) -> Document? {
    byNumber[WordToken(locale, token.subject)]
  }

  /// The translation that other languages know, if it really is one.
  func translation(of article: Int, in locale: String) -> Document? {
    byArticle[article]?[locale].flatMap { $0.standing == .own ? $0 : nil }
  }

  /// What readers of a language get of an article, be there a document in their language or not.
  func showing(of article: Int, in locale: String) -> Showing {
    let document = byArticle[article]?[locale]
    if document?.standing == .own { return .own }
    let chain = (chains[locale] ?? []) + [defaultLocale]
    guard let source = chain.first(where: { $0 != locale && translation(of: article, in: $0) != nil }) else {
      return .nothing
    }
    switch policies[locale] ?? policy {
    case .standard: return document?.standing == .copy ? .page(source: source) : .nothing
    case .show: return .page(source: source)
    case .link: return .link(source: source)
    case .hide: return .nothing
    }
  }

  /// Whether a translation is older than its source.
  func isOutdated(_ document: Document) -> Bool {
    let sources = [defaultLocale] + (chains[document.locale] ?? [])
    guard document.locale != defaultLocale,
      let source = sources.lazy.compactMap({ translation(of: document.article, in: $0) }).first,
      let (day, changed) = document.day.flatMap({ day in source.day.map { (day, $0) } })
    else { return false }
    return day < changed
  }

  /// The words of articles that stand on the pages of a language.
  func tokens(in locale: String) -> Set<WordToken> {
    var tokens: Set<WordToken> = []
    for document in documents where document.locale == locale && document.standing == .own {
      let language = document.saysWhatSourceSays ? defaultLocale : locale
      tokens.insert(WordToken(language, String(document.number)))
    }
    for article in articles {
      switch showing(of: article, in: locale) {
      case .page(let source), .link(let source):
        if let number = translation(of: article, in: source)?.number {
          tokens.insert(WordToken(source, String(number)))
        }
        if case .page = showing(of: article, in: locale), byArticle[article]?[locale]?.hasOwnTitle ?? false {
          tokens.insert(WordToken(locale, String(article)))
        }
      case .own, .nothing: break
      }
    }
    return tokens
  }

  /// Whether the words of a text are in a language, however they are marked.
  func isIn(_ language: String, _ token: WordToken) -> Bool {
    if token.language == language { return true }
    if ["ui", "site"].contains(token.subject) {
      // `pt` on a page in `pt-BR` needs no mark of its own.
      return token.language.prefix { $0 != "-" } == language.prefix { $0 != "-" }
        && LanguageTag(token.language).direction == LanguageTag(language).direction
    }
    return document(token, on: language)?.saysWhatSourceSays ?? false && token.language == defaultLocale
  }

  /// Whether a published article of a language says that it is in a section.
  func hasSection(_ section: String, in locale: String) -> Bool {
    documents.contains {
      $0.locale == locale && $0.standing != .draft && $0.section.map { "s\($0)" } == section
    }
  }
}
