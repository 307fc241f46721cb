/// The texts of the pages themselves, such as “Next page”, in one language.
///
/// None can be absent: what a language lacks is there in another.
public struct InterfaceStrings: Sendable, Hashable {
  /// The site's title where the configuration gives none.
  public fileprivate(set) var helpCenter = "Help center"
  /// The heading of the list of languages.
  public fileprivate(set) var languages = "Languages"
  /// The label of the language switch.
  public fileprivate(set) var chooseLanguage = "Choose your language"
  /// The link that leads keyboards past the header.
  public fileprivate(set) var skipToContent = "Skip to content"
  /// The heading of a list of sections.
  public fileprivate(set) var sections = "Sections"
  /// The heading of a list of articles.
  public fileprivate(set) var articles = "Articles"
  /// What stands before the date of an article.
  public fileprivate(set) var updated = "Updated"
  /// The link from inside an accordion to the article's page.
  public fileprivate(set) var openArticle = "Open as a page"
  /// The link to the article before.
  public fileprivate(set) var previousArticle = "Previous article"
  /// The link to the article after.
  public fileprivate(set) var nextArticle = "Next article"
  /// The link to the page before, in a list that runs over pages.
  public fileprivate(set) var previousPage = "Previous page"
  /// The link to the page after, in a list that runs over pages.
  public fileprivate(set) var nextPage = "Next page"
  /// Which page this is; holds `{number}` and `{count}`.
  public fileprivate(set) var pageOf = "Page {number} of {count}"
  /// The heading of the page for addresses that do not exist.
  public fileprivate(set) var notFound = "Page not found"
  /// The sentence below it.
  public fileprivate(set) var notFoundHint = "This page does not exist, or it has moved."
  /// The link from there to the home page.
  public fileprivate(set) var goHome = "Go to the help center"
  /// What a home page without articles says.
  public fileprivate(set) var noArticles = "No article is available in your language yet"
  /// The heading of the languages that a page offers instead.
  public fileprivate(set) var otherLanguages = "Other languages"
  /// The label of the breadcrumb.
  public fileprivate(set) var breadcrumb = "You are here"
  /// The label of the switch between color schemes.
  public fileprivate(set) var lightDark = "Light or dark"
  /// What stands before the reader's own language on the index of languages.
  public fileprivate(set) var suggestion = "This help is available in your language:"
  /// The notice above an article that is shown in another language.
  public fileprivate(set) var notTranslated = "This article is not available in your language yet."
  /// The notice above a translation that is in part still in the language of its source.
  public fileprivate(set) var partlyTranslated = "Parts of this article are not translated yet."
  /// The notice above a translation whose source is newer.
  public fileprivate(set) var outdatedTranslation =
    "The original of this article has changed since it was translated."
  /// What stands before the link to an article's source, whose text is the name of its language.
  public fileprivate(set) var readOriginal = "Read the original:"
  /// The mark in the language menu behind a language that the article does not exist in.
  public fileprivate(set) var noTranslation = "not translated"
  /// The heading of the outline of an article.
  public fileprivate(set) var onThisPage = "On this page"
  /// The title of a callout that says something worth knowing.
  public fileprivate(set) var note = "Note"
  /// The title of a callout that helps.
  public fileprivate(set) var tip = "Tip"
  /// The title of a callout that must be known.
  public fileprivate(set) var important = "Important"
  /// The title of a callout about what can go wrong.
  public fileprivate(set) var warning = "Warning"
  /// The title of a callout about what cannot be undone.
  public fileprivate(set) var caution = "Caution"
  /// The label of the way from a footnote back to the text.
  public fileprivate(set) var backToText = "Back to the text"

  /// The texts in English.
  public static let english = InterfaceStrings()

  /// The names of the texts in `strings/<locale>.yml`, in the order of the documentation.
  public static let keys = table.map(\.key)

  /// The placeholders that a text must hold, by the name of the text.
  public static let placeholders = ["pageOf": ["{number}", "{count}"]]

  private init() {}

  /// Takes the text of each key; English where there is none.
  public init(_ text: (String) -> String?) {
    for (key, path) in Self.table {
      if let text = text(key) { self[keyPath: path] = text }
    }
  }

  /// The text of that name; `nil` where the name means nothing.
  public subscript(key: String) -> String? {
    Self.table.first { $0.key == key }.map { self[keyPath: $0.path] }
  }

  /// `pageOf` with its numbers filled in.
  public func pageText(number: Int, of count: Int) -> String {
    var text = ""
    var rest = pageOf[...]
    while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      text += rest[..<brace]
      rest = rest[brace...]
      let filled = [("{number}", number), ("{count}", count)].first { rest.utf8.starts(with: $0.0.utf8) }
      let placeholder = filled?.0 ?? "{"
      text += filled.map { String($0.1) } ?? placeholder
      rest = rest[rest.utf8.index(brace, offsetBy: placeholder.utf8.count)...]
    }
    return text + rest
  }

  private static let table: [(key: String, path: any WritableKeyPath<InterfaceStrings, String> & Sendable)] =
    [
      ("helpCenter", \.helpCenter), ("languages", \.languages), ("chooseLanguage", \.chooseLanguage),
      ("skipToContent", \.skipToContent), ("sections", \.sections),
      ("articles", \.articles),
      ("updated", \.updated), ("openArticle", \.openArticle), ("previousArticle", \.previousArticle),
      ("nextArticle", \.nextArticle), ("previousPage", \.previousPage), ("nextPage", \.nextPage),
      ("pageOf", \.pageOf), ("notFound", \.notFound), ("notFoundHint", \.notFoundHint), ("goHome", \.goHome),
      ("noArticles", \.noArticles), ("otherLanguages", \.otherLanguages), ("breadcrumb", \.breadcrumb),
      ("lightDark", \.lightDark), ("suggestion", \.suggestion),
      ("notTranslated", \.notTranslated), ("partlyTranslated", \.partlyTranslated),
      ("outdatedTranslation", \.outdatedTranslation), ("readOriginal", \.readOriginal),
      ("noTranslation", \.noTranslation),
      ("onThisPage", \.onThisPage), ("note", \.note), ("tip", \.tip), ("important", \.important),
      ("warning", \.warning), ("caution", \.caution), ("backToText", \.backToText),
    ]
}

/// The texts of the pages in all languages there are.
public struct InterfaceLanguages: Sendable {
  private let texts: [LocaleCode: [String: String]]

  /// Collects texts by locale and key; locales without any text count as absent.
  public init(_ texts: [LocaleCode: [String: String]]) { self.texts = texts.filter { !$0.value.isEmpty } }

  /// The texts for readers of a language, and the language they are in: the closest there is in the same
  /// script, else English.
  ///
  /// A text that the closest one lacks is taken from the next closest.
  public func strings(for locale: LocaleCode) -> (strings: InterfaceStrings, locale: LocaleCode) {
    let chain = locale.lookupChain.filter { texts[$0] != nil }
    let sources = (chain + [.english]).compactMap { texts[$0] }
    let strings = InterfaceStrings { key in sources.lazy.compactMap { $0[key] }.first }
    return (strings, chain.first ?? .english)
  }

  /// The keys for which `strings(for:)` has to fall back to another language, in the order of
  /// `InterfaceStrings.keys`.
  public func missingKeys(for locale: LocaleCode) -> [String] {
    let own = locale.lookupChain.compactMap { texts[$0] }
    return locale.language == LocaleCode.english.language
      ? [] : InterfaceStrings.keys.filter { key in !own.contains { $0[key] != nil } }
  }
}
