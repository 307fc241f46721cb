/// A small output folder written by hand, in which every rule of languages is kept; tests break it.
///
/// Article 1 is in three languages. Article 2 is in English; German readers are shown that, Arabic readers nothing.
enum SampleOutput {
  static let base = "https://help.example/docs/"
  static let defaultLocale = "en"

  static var truth: SiteTruth {
    var documents = ["en", "de", "ar"].map {
      SiteTruth.Document(number: 1, article: 1, locale: $0, standing: .own, section: 1)
    }
    documents[0].day = "2024-03-05"
    documents.append(SiteTruth.Document(number: 2, article: 2, locale: "en", standing: .own, section: 1))
    var truth = SiteTruth(defaultLocale: defaultLocale, locales: ["en", "de", "ar"], documents: documents)
    truth.policies = ["de": .show]
    truth.names = ["en": "English", "de": "Deutsch", "ar": "العربية"]
    return truth
  }

  /// All files, by path.
  static var files: [String: String] {
    [
      "index.html": languages, "404.html": notFound,
      "en/index.html": home("en", own: [1, 2]), "de/index.html": home("de", own: [1], shown: [2]),
      "ar/index.html": home("ar", own: [1]),
      "en/one/index.html": article("en", 1), "de/one/index.html": article("de", 1),
      "ar/one/index.html": article("ar", 1),
      "en/two/index.html": article("en", 2), "de/two/index.html": fallback,
      "sitemap.xml": sitemap, "robots.txt": "User-agent: *\nAllow: /\n\nSitemap: \(base)sitemap.xml\n",
      "assets/style.css": "",
    ]
  }

  private static let names = ["en": "English", "de": "Deutsch", "ar": "العربية"]

  private static let openGraph = ["en": "en_US", "de": "de_DE", "ar": "ar_EG"]

  private static func direction(_ locale: String) -> String { locale == "ar" ? "rtl" : "ltr" }

  private static func head(
    _ locale: String, _ path: String, alternates: [String] = [], isNoIndex: Bool = false,
    canonical: String? = nil,
    depth: Int
  ) -> String {
    var lines = ["<meta charset=\"utf-8\">", "<title>\(WordToken("en", "9"))</title>"]
    if isNoIndex { lines.append("<meta name=\"robots\" content=\"noindex\">") }
    if let address = canonical ?? (isNoIndex ? nil : base + path) {
      lines.append("<link rel=\"canonical\" href=\"\(address)\">")
    }
    lines += links(path, alternates).map { "<link rel=\"alternate\" hreflang=\"\($0)\" href=\"\($1)\">" }
    lines.append("<meta property=\"og:locale\" content=\"\(openGraph[locale] ?? "")\">")
    lines += alternates.filter { $0 != locale }.map {
      "<meta property=\"og:locale:alternate\" content=\"\(openGraph[$0] ?? "")\">"
    }
    lines.append(
      "<link rel=\"stylesheet\" href=\"\(String(repeating: "../", count: depth))assets/style.css\">")
    return "<head>\n\(lines.joined(separator: "\n"))\n</head>"
  }

  /// The languages of a page with their addresses.
  private static func links(_ path: String, _ locales: [String]) -> [(hreflang: String, href: String)] {
    let rest = path.split(separator: "/").dropFirst().map { $0 + "/" }.joined()
    let links = locales.map { (hreflang: $0, href: "\(base)\($0)/\(rest)") }
    return links.isEmpty ? [] : links + [("x-default", "\(base)en/\(rest)")]
  }

  private static func page(_ locale: String, _ head: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(locale)" dir="\(direction(locale))">
    \(head)
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private static func name(_ locale: String) -> String {
    "<bdi lang=\"\(locale)\" dir=\"\(direction(locale))\">\(names[locale] ?? "")</bdi>"
  }

  private static var languages: String {
    let items = ["en", "de", "ar"].map { "<li><a href=\"\($0)/\" hreflang=\"\($0)\">\(name($0))</a></li>" }
    return page(
      "en", head("en", "", depth: 0),
      "<h1>\(WordToken("en", "site"))</h1>\n<ul class=\"languages\">\n\(items.joined(separator: "\n"))\n</ul>"
    )
  }

  private static var notFound: String {
    page("en", head("en", "404.html", isNoIndex: true, depth: 0), "<h1>\(WordToken("en", "ui"))</h1>")
  }

  private static func menu(_ locale: String, _ slug: String, present: [String]) -> String {
    let up = slug.isEmpty ? "../" : "../../"
    let items = ["en", "de", "ar"].map { other in
      let isThere = slug.isEmpty || present.contains(other)
      let href = isThere && !slug.isEmpty ? "\(up)\(other)/\(slug)/" : "\(up)\(other)/"
      let current = other == locale ? " aria-current=\"true\"" : ""
      let mark = isThere ? "" : " <span class=\"absent\">\(WordToken(locale, "ui"))</span>"
      return "<li><a href=\"\(href)\" hreflang=\"\(other)\"\(current)>\(name(other))\(mark)</a></li>"
    }
    return "<nav class=\"language-menu\">\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n</nav>"
  }

  private static func slug(_ number: Int) -> String { number == 1 ? "one" : "two" }

  private static func home(_ locale: String, own: [Int], shown: [Int] = []) -> String {
    let items =
      own.map { "<li><a href=\"\(slug($0))/\">\(WordToken(locale, "\($0)"))</a></li>" }
      + shown.map { "<li><a href=\"\(slug($0))/\" lang=\"en\">\(WordToken("en", "\($0)"))</a></li>" }
    return page(
      locale, head(locale, "\(locale)/", alternates: ["en", "de", "ar"], depth: 1),
      """
      \(menu(locale, "", present: []))
      <h1>\(WordToken(locale, "site"))</h1>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      """)
  }

  private static func article(_ locale: String, _ number: Int) -> String {
    let locales = number == 1 ? ["en", "de", "ar"] : []
    let token = WordToken(locale, "\(number)")
    return page(
      locale, head(locale, "\(locale)/\(slug(number))/", alternates: locales, depth: 2),
      """
      <script type="application/ld+json">{"@type": "TechArticle", "inLanguage": "\(locale)"}</script>
      \(menu(locale, slug(number), present: number == 1 ? locales : ["en"]))
      <article>
      <h1>\(token)</h1>
      <div class="prose">
      <p>\(token)</p>
      </div>
      </article>
      """)
  }

  private static var fallback: String {
    let token = WordToken("en", "2")
    return page(
      "de", head("de", "de/two/", isNoIndex: true, canonical: "\(base)en/two/", depth: 2),
      """
      \(menu("de", "two", present: ["en", "de"]))
      <article>
      <h1 lang="en" dir="ltr">\(token)</h1>
      <div class="callout notice">
      <p>\(WordToken("de", "ui")) <a href="../../en/two/" hreflang="en"><bdi lang="en" dir="ltr">English</bdi></a></p>
      </div>
      <div class="prose" lang="en" dir="ltr">
      <p>\(token)</p>
      </div>
      </article>
      """)
  }

  private static var sitemap: String {
    let pages = [
      ("", []), ("en/", ["en", "de", "ar"]), ("de/", ["en", "de", "ar"]), ("ar/", ["en", "de", "ar"]),
      ("en/one/", ["en", "de", "ar"]), ("de/one/", ["en", "de", "ar"]), ("ar/one/", ["en", "de", "ar"]),
      ("en/two/", []),
    ]
    let entries = pages.map { path, locales in
      let alternates = links(path, locales).map {
        "<xhtml:link rel=\"alternate\" hreflang=\"\($0)\" href=\"\($1)\"/>"
      }
      let date = path == "en/one/" ? "<lastmod>2024-03-05</lastmod>" : ""
      return "<url><loc>\(base)\(path)</loc>\(alternates.joined())\(date)</url>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      \(entries.joined(separator: "\n"))
      </urlset>

      """
  }
}
