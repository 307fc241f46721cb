/// What a page says, as far as search engines, browsers and readers of its languages depend on it.
struct PageFacts {
  /// A link of the page's own, outside of the texts of articles.
  struct Link {
    /// Where it stands.
    enum Place {
      case menu, languageList, breadcrumb, notice, elsewhere
    }

    let place: Place
    let href: String
    /// The file it leads to, be it there or not; `nil` where that is none of the site.
    var target: String?
    var hreflang: String?
    /// What the page it leads to is to this one: `prev`, `next`.
    var relation: String?
    /// Whether it is marked as the language of the page.
    var isCurrent = false
    /// Whether it says that the page is not there in its language (`class="absent"`).
    var isMarkedAbsent = false
    /// The name of a language, with the language and direction that it is in.
    var name = ""
    var nameLanguage: String?
    var nameDirection: String?
    /// The language of its text.
    var language: String?
    var tokens: [WordToken] = []
  }

  /// A text whose words name their language.
  struct TokenText {
    let token: WordToken
    let language: String?
    /// The direction it is shown in; `nil` where that is not to be seen.
    let direction: String?
  }

  /// An absolute address for a language.
  struct Alternate: Hashable, Comparable {
    let hreflang: String
    let href: String

    static func < (left: Alternate, right: Alternate) -> Bool {
      (left.hreflang, left.href) < (right.hreflang, right.href)
    }
  }

  /// The file.
  let path: String
  var language: String?
  var direction: String?
  var isNoIndex = false
  var isRedirect = false
  var canonicals: [String] = []
  var alternates: [Alternate] = []
  var openGraphLocales: [String] = []
  var openGraphAlternates: [String] = []
  var structuredData: [String] = []
  /// All values of `lang` and `hreflang`.
  var tags: Set<String> = []
  /// Whether it is the page of an article.
  var hasArticle = false
  /// Whether it has a language menu.
  var hasMenu = false
  /// The language of the article's text.
  var textLanguage: String?
  var headingTokens: [WordToken] = []
  /// The notices in the article that its text is not a good translation.
  var noticeCount = 0
  var links: [Link] = []
  /// All addresses of links, pictures, styles and scripts, and where they lead.
  var references: [String: WrittenSite.Target] = [:]
  var texts: [TokenText] = []
  /// What is wrong with its markup.
  var flaws: [String] = []

  init(path: String) { self.path = path }

  /// The folder of its language; `nil` for a page on top.
  var folder: String? { path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil }

  /// Whether hosts show it for addresses that are not there.
  var isNotFound: Bool { path == "404.html" || path.hasSuffix("/404.html") }

  /// Whether it is the home of its language.
  var isHome: Bool { folder.map { path == "\($0)/index.html" } ?? false }

  /// Whether it lists articles: a home, a section, or a later part of either.
  var isList: Bool { folder != nil && !hasArticle && !isNotFound && !isRedirect }

  /// Whether the text of its article is in another language than the page.
  var showsOtherLanguage: Bool { hasArticle && textLanguage != language }

  /// What the heading is about.
  var subject: WordToken? { headingTokens.first }

  var menu: [Link] { links.filter { $0.place == .menu } }
}
