import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Fallbacks")
struct FallbackTests {
  /// What an edition holds: `a` is its own, `a=` a copy, `a<en` shown from English, `a>en` linked to there.
  private func contents(
    _ articles: [Article], copies: Set<String> = [], _ change: (inout GroupingOptions) -> Void = { _ in }
  ) -> [String: [String]] {
    let library = library(articles, copies, change)
    return Dictionary(
      uniqueKeysWithValues: library.editions.map { edition in
        let entries = zip(edition.articles, edition.standings).map { article, standing -> String in
          let source = standing.source.map { library[$0].locale.tag } ?? ""
          // The place must be that of the same article.
          let isSame = standing.source.map { library[$0].translationKey == article.translationKey } ?? true
          #expect(isSame)
          return switch standing.kind {
          case .own, .partial, .outdated: article.id.text
          case .copy: "\(article.id.text)="
          case .shown: "\(article.id.text)<\(source)"
          case .linked: "\(article.id.text)>\(source)"
          }
        }
        return (edition.locale.tag, entries)
      })
  }

  private func library(
    _ articles: [Article], _ copies: Set<String> = [], _ change: (inout GroupingOptions) -> Void = { _ in }
  ) -> Library {
    var options = GroupingOptions()
    change(&options)
    var diagnostics = DiagnosticBag()
    let gathered = gather(articles, options, into: &diagnostics)
    #expect(diagnostics.errorCount == 0)
    let source = gathered.firstIndex { $0.locale == options.defaultLocale }
    let standings = gathered.map { edition in
      edition.articles.map { article -> Standing in
        guard let source, edition.locale != options.defaultLocale,
          let number = gathered[source].articles.firstIndex(where: {
            $0.translationKey == article.translationKey
          })
        else { return Standing(.own) }
        let isCopy = copies.contains("\(edition.locale)/\(article.id)")
        return Standing(isCopy ? .copy : .own, source: LibraryPlace(edition: source, article: number))
      }
    }
    return HelpgenContent.library(
      fallBack(gathered, standings, options, into: &diagnostics).map { $0.inOrder() },
      defaultLocale: options.defaultLocale)
  }

  private func locale(_ tag: String) throws -> LocaleCode { try #require(LocaleCode(tag)) }

  private func sample() throws -> [Article] {
    [
      try article("a", "A", "en"), try article("b", "B", "en"), try article("c", "C", "en"),
      try article("a", "A", "de"), try article("b", "B", "de"), try article("d", "D", "de"),
    ]
  }

  @Test("Without a setting there is what there is")
  func unset() throws {
    #expect(
      contents(try sample(), copies: ["de/b"]) == ["en": ["a", "b", "c"], "de": ["a", "b=", "d"]])
  }

  @Test(
    "Each policy, for what is missing and for copies",
    arguments: [
      (FallbackPolicy.show, ["a", "b<en", "c<en", "d"]), (.link, ["a", "b>en", "c>en", "d"]),
      (.hide, ["a", "d"]),
    ])
  func policies(_ policy: FallbackPolicy, _ expected: [String]) throws {
    let contents = contents(try sample(), copies: ["de/b"]) { $0.fallbacks.policy = policy }
    // What the default language lacks has nowhere to come from.
    #expect(contents == ["en": ["a", "b", "c"], "de": expected])
  }

  @Test("A language may have a policy of its own")
  func ownPolicy() throws {
    let french = try locale("fr")
    let contents = contents(try sample() + [try article("a", "A", "fr")]) {
      $0.fallbacks.policy = .show
      $0.fallbacks.policies = [french: .hide]
    }
    #expect(contents["fr"] == ["a"])
    #expect(contents["de"] == ["a", "b", "c<en", "d"])
  }

  @Test("A closer language is looked in before the default one, and configured ones alone")
  func chains() throws {
    let articles = [
      try article("a", "A", "en"), try article("b", "B", "en"), try article("a", "A", "pt"),
      try article("c", "C", "fr"), try article("x", "X", "pt-BR"),
    ]
    #expect(
      contents(articles) { $0.fallbacks.policy = .show }["pt-BR"] == ["a<pt", "b<en", "x"])
    let (brazil, french) = (try locale("pt-BR"), try locale("fr"))
    let chained = contents(articles) {
      $0.fallbacks.policy = .link
      $0.fallbacks.chains = [brazil: [french]]
    }
    #expect(chained["pt-BR"] == ["c>fr", "x"])
  }

  @Test("C040: never another script of the same language, even as the default")
  func scripts() throws {
    let articles = [
      try article("a", "А", "sr-Cyrl"), try article("b", "B", "sr-Latn"), try article("c", "C", "sr"),
    ]
    let standard = try locale("sr-Cyrl")
    let contents = contents(articles) {
      $0.defaultLocale = standard
      $0.fallbacks.policy = .show
    }
    #expect(contents == ["sr-Cyrl": ["a", "c<sr"], "sr-Latn": ["b"], "sr": ["a<sr-Cyrl", "c"]])
  }

  @Test("Never a draft, a copy, or an article of a hidden or unpublished language")
  func neverShown() throws {
    let articles = [
      try article("a", "A", "en"), try article("d", "D", "en", draft: true),
      try article("a", "A", "pt"), try article("x", "X", "pt-BR"), try article("h", "H", "pt"),
    ]
    let shown = contents(articles, copies: ["pt/a"]) {
      $0.fallbacks.policy = .show
      $0.includesDrafts = true
    }
    #expect(shown["pt-BR"] == ["a<en", "h<pt", "x"])
    #expect(shown["pt"] == ["a<en", "h"])
    let portuguese = try locale("pt")
    let hidden = contents(articles) {
      $0.fallbacks.policy = .show
      $0.hidden = [portuguese]
    }
    #expect(hidden["pt-BR"] == ["a<en", "x"])
    let (brazil, english) = (try locale("pt-BR"), LocaleCode.english)
    let few = contents(articles) {
      $0.fallbacks.policy = .show
      $0.locales = [brazil, english]
    }
    #expect(few == ["pt-BR": ["a<en", "x"], "en": ["a"]])
  }

  @Test("A language that has nothing is given everything")
  func empty() throws {
    let (german, english) = (try locale("de"), LocaleCode.english)
    let contents = contents([try article("a", "A", "en"), try article("b", "B", "en")]) {
      $0.locales = [german, english]
      $0.fallbacks.policy = .show
    }
    #expect(contents == ["de": ["a<en", "b<en"], "en": ["a", "b"]])
  }

  @Test("A copy whose source is not published stays, and knows no source")
  func unpublishedSource() throws {
    let german = try locale("de")
    let library = library(try sample(), ["de/b"]) {
      $0.locales = [german]
      $0.fallbacks.policy = .show
    }
    #expect(library.editions.map(\.locale) == [german])
    #expect(library.editions[0].standings == [.init(.own), .init(.copy), .init(.own)])
  }

  @Test("Articles join the section that most of their neighbors' translations are in")
  func sections() throws {
    let articles = [
      try article("a", "A", "en", section: .text("Account")),
      try article("b", "B", "en", section: .text("Account")),
      try article("c", "C", "en", section: .text("Account")),
      try article("n", "N", "en", section: .text("News")),
      try article("a", "A", "de", section: .text("Konto")),
      try article("b", "B", "de", section: .text("Konto")),
    ]
    let library = library(articles) { $0.fallbacks.policy = .show }
    let german = try #require(library.editions.first { $0.locale.tag == "de" })
    #expect(german.sections.map(\.title) == ["Konto", "News"])
    #expect(german.sections.map { $0.language?.tag } == [nil, "en"])
    let contents = german.sections.map { section in section.articles.map { german.articles[$0].id.text } }
    #expect(contents == [["a", "b", "c"], ["n"]])
  }

  @Test("Languages are published as another, whose own articles come first")
  func merged() throws {
    let articles = [
      try article("a", "A pt-BR", "pt-BR"), try article("a", "A pt", "pt"), try article("b", "B pt", "pt"),
      try article("b", "B pt-PT", "pt-PT"), try article("c", "C pt-PT", "pt-PT"),
    ]
    let (brazil, portuguese, portugal) = (try locale("pt-BR"), try locale("pt"), try locale("pt-PT"))
    let library = library(articles) { $0.merged = [brazil: [portuguese, portugal]] }
    #expect(library.editions.map(\.locale.tag) == ["pt-BR"])
    #expect(library.editions[0].articles.map(\.title) == ["A pt-BR", "B pt", "C pt-PT"])
    #expect(library.editions[0].articles.allSatisfy { $0.locale == brazil })
  }

  @Test("Languages are offered in the order of the setting")
  func order() throws {
    let locales = [try locale("fr"), try locale("de"), .english]
    let library = library(try sample()) { $0.locales = locales }
    #expect(library.editions.map(\.locale) == locales)
  }
  @Test(
    "A translation is taken from a merged language where the language itself has only the text of the source")
  func mergedCopy() throws {
    let articles = [
      try article("a", "A", "en"), try article("a", "A", "pt-BR"), try article("b", "B", "pt-BR"),
      try article("a", "A pt", "pt", content: "Texto"), try article("b", "B pt", "pt"),
    ]
    let (brazil, portuguese) = (try locale("pt-BR"), try locale("pt"))
    let library = library(articles) {
      $0.merged = [brazil: [portuguese]]
      $0.locales = [brazil]
    }
    #expect(library.editions[0].articles.map(\.title) == ["A pt", "B"])
  }

  @Test("A copy gives its place to the text of its source as it is now, at its own address")
  func replacedCopy() throws {
    let library = library(
      [try article("a", "Source", "en"), try article("a", "Kopie", "de", section: .text("S"))], ["de/a"]
    ) { $0.fallbacks.policy = .show }
    let german = try #require(library.editions.first { $0.locale.tag == "de" })
    #expect(german.articles.map(\.title) == ["Source"])
    #expect(german.articles.map(\.slug.text) == ["kopie"])
    #expect(german.sections.map(\.title) == ["S"])
    #expect(german.standings.map(\.kind) == [.shown])
  }

  @Test("A fallback to a language that readers are not led to is told")
  func unpublished() throws {
    var options = GroupingOptions(locales: [try locale("de")])
    options.fallbacks.policy = .show
    var diagnostics = DiagnosticBag()
    let gathered = gather(
      [try article("a", "A", "en"), try article("b", "B", "de")], options, into: &diagnostics)
    _ = fallBack(
      gathered, gathered.map { $0.articles.map { _ in Standing(.own) } }, options, into: &diagnostics)
    #expect(
      report(diagnostics) == [
        """
        warning[unpublished-fallback]: what “de” lacks would come from “en”, which readers are not led to
        hint: add it to the setting “locales”, do not hide it, or name another language with “fallbackTo”
        """
      ])
  }
}
