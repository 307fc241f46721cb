import Testing

/// Cases of the area locale: one language spelled in many ways, and many scripts of one language.
@Suite("Cases: locales")
struct LocaleCases {
  private func build(_ articles: [(id: String, title: String, locale: String)], _ arguments: String...)
    async throws -> (Workplace, Program.Outcome)
  {
    let workplace = try Workplace()
    try workplace.writeArticles(
      articles.map { ["id": $0.id, "title": $0.title, "content": "x", "locale": $0.locale] })
    let outcome = try await Program.run(
      ["build", "-q", "--diagnostics", "short"] + arguments, in: workplace.path)
    return (workplace, outcome)
  }

  /// The direction of each home page by its `lang`.
  private func directions(_ site: [String: Workplace.Node]) throws -> [String: String] {
    var directions: [String: String] = [:]
    for page in site.pages
    where page.path.split(separator: "/").count == 2 && page.path.hasSuffix("index.html") {
      let html = try #require(try Page(page.text).all("html").first)
      #expect(page.path == "\(html["lang"] ?? "")/index.html")
      directions[html["lang"] ?? ""] = html["dir"]
    }
    return directions
  }

  @Test("C034: One language, however it is spelled")
  func c034() async throws {
    let (workplace, outcome) = try await build([
      ("a", "A", "pt_BR"), ("b", "B", "pt-BR"), ("c", "C", "pt-br"), ("d", "D", "en"),
    ])
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    #expect(try directions(site).keys.sorted() == ["en", "pt-BR"])
    let home = try Page(site.text("pt-BR/index.html"))
    #expect(home.texts("h2") == ["A", "B", "C"])
    #expect(try Page(site.text("index.html")).all("a").compactMap { $0["hreflang"] } == ["en", "pt-BR"])
    try expectLinksResolve(in: site)
  }

  @Test("C035: Scripts stay in lang, and nothing is written with an underscore")
  func c035() async throws {
    let (workplace, outcome) = try await build([
      ("a", "繁", "zh_Hant"), ("b", "简", "zh-hans-cn"), ("c", "Srp", "sr-latn"),
    ])
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    #expect(try directions(site).keys.sorted() == ["sr-Latn", "zh-Hans-CN", "zh-Hant"])
    for page in site.pages {
      for element in try Page(page.text).elements {
        #expect(element["lang"]?.contains("_") != true && element["hreflang"]?.contains("_") != true)
      }
    }
  }

  @Test("C037: The script decides the direction")
  func c037() async throws {
    let (workplace, outcome) = try await build([
      ("a", "مرحبا", "ar-EG"), ("b", "שלום", "he_IL"), ("c", "Salam", "az"), ("d", "سلام", "az-Arab"),
      ("e", "Ar", "ar-Latn"), ("f", "ਸਤ", "pa"), ("g", "ست", "pa-Arab"), ("h", "ސ", "dv"),
    ])
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    #expect(
      try directions(site) == [
        "ar-EG": "rtl", "he-IL": "rtl", "az": "ltr", "az-Arab": "rtl", "ar-Latn": "ltr", "pa": "ltr",
        "pa-Arab": "rtl", "dv": "rtl",
      ])
    let names = try Page(site.text("index.html")).all("bdi")
    #expect(names.count == 8)
    #expect(names.allSatisfy { $0["lang"] != nil && $0["dir"] != nil })
    let style = try #require(site.files.first { $0.hasPrefix("assets/style.") })
    #expect(try site.text(style).contains("direction: ltr"), "code runs from left to right")
  }

  @Test("C039: What is no language is told and makes no folder", arguments: ["", "en us", "123", "x"])
  func c039(_ locale: String) async throws {
    let (workplace, outcome) = try await build([("ok", "T", "en"), ("bad", "T", locale)])
    #expect(outcome.ending == .exit(1))
    #expect(
      outcome.errors.contains("error: “\(locale)” is not a language tag (article “bad”) [invalid-locale]"))
    #expect(!workplace.exists("output"))
  }

  @Test("C039: An undetermined language is published without hreflang")
  func c039Undetermined() async throws {
    let (workplace, outcome) = try await build(
      [("a", "T", "en"), ("a", "T", "und"), ("a", "T", "de")], "--base-url", "https://help.example")
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    #expect(try directions(site).keys.sorted() == ["de", "en", "und"])
    for page in site.pages {
      #expect(try !Page(page.text).all("link").contains { $0["hreflang"] == "und" }, "\(page.path)")
    }
    #expect(try !site.text("sitemap.xml").contains("hreflang=\"und\""))
  }

  @Test("C040: Scripts of one language are languages of their own")
  func c040() async throws {
    let workplace = try Workplace()
    try workplace.writeArticles(
      [("a", "Почетак", "sr-Cyrl"), ("b", "Početak", "sr-Latn"), ("c", "Помоћ", "sr")].map {
        ["id": $0.0, "title": $0.1, "content": "x", "locale": $0.2, "translationKey": "k"]
      })
    let outcome = try await workplace.helpgen("build", "-q", "--base-url", "https://help.example")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    let site = try workplace.site()
    let titles = ["sr-Cyrl": "Почетак", "sr-Latn": "Početak", "sr": "Помоћ"]
    #expect(try Set(directions(site).keys) == Set(titles.keys))
    for (locale, title) in titles {
      #expect(try Page(site.text("\(locale)/index.html")).texts("h2") == [title])
      let article = try #require(
        site.pages.first { $0.path.hasPrefix("\(locale)/") && $0.path.split(separator: "/").count == 3 })
      let alternates = try Page(article.text).all("link").compactMap { $0["hreflang"] }
      #expect(Set(alternates).subtracting(["x-default"]) == Set(titles.keys))
    }
  }
}
