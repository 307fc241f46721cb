import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Editions")
struct GroupingTests {
  private func contents(_ library: Library) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: library.editions.map { ($0.locale.tag, $0.articles.map(\.id.text)) })
  }

  private func locale(_ tag: String) throws -> LocaleCode { try #require(LocaleCode(tag)) }

  @Test("One edition per language, by tag, and the default language")
  func editions() throws {
    let options = GroupingOptions(defaultLocale: try locale("de"))
    let (library, report) = grouped(
      [try article("1", "A", "fr"), try article("1", "A", "de"), try article("2", "B", "fr")], options)
    #expect(report == [])
    #expect(library.editions.map(\.locale.tag) == ["de", "fr"])
    #expect(contents(library) == ["de": ["1"], "fr": ["1", "2"]])
    #expect(library.defaultLocale.tag == "de")
  }

  @Test("C034: spellings of one language are one edition")
  func spellings() throws {
    let (library, report) = grouped([
      try article("a", "A", "pt_BR"), try article("b", "B", "pt-BR"), try article("c", "C", "pt-br"),
    ])
    #expect(report == [])
    #expect(contents(library) == ["pt-BR": ["a", "b", "c"]])
  }

  @Test("C035: scripts are editions of their own")
  func scripts() throws {
    let (library, _) = grouped([
      try article("a", "繁", "zh_Hant"), try article("b", "简", "zh-hans-cn"),
      try article("c", "Srp", "sr-latn"),
    ])
    #expect(contents(library) == ["sr-Latn": ["c"], "zh-Hans-CN": ["b"], "zh-Hant": ["a"]])
  }

  @Test("C039: articles of no known language are an edition too")
  func undetermined() throws {
    let (library, report) = grouped([try article("a", "A", "und")])
    #expect(report == [])
    #expect(contents(library) == ["und": ["a"]])
  }

  @Test("C040: two scripts of a language are translations, not duplicates")
  func scriptsOfOneLanguage() throws {
    let (library, report) = grouped([
      try article("a", "Почетак", "sr-Cyrl", translationKey: "k"),
      try article("b", "Početak", "sr-Latn", translationKey: "k"),
      try article("c", "Помоћ", "sr", translationKey: "k"),
    ])
    #expect(report == [])
    #expect(contents(library) == ["sr": ["c"], "sr-Cyrl": ["a"], "sr-Latn": ["b"]])
  }

  @Test("An id twice in a language is an error; the first one is kept")
  func duplicateID() throws {
    let (library, report) = grouped([
      try article("x", "First"), try article("y", "Other"), try article("x", "Second"),
      try article("x", "T", "de"),
    ])
    #expect(library.editions.map { $0.articles.map(\.title) } == [["T"], ["First", "Other"]])
    #expect(
      report == [
        """
        error[duplicate-id] (x) <id: x…>: two “en” articles have the id “x”
        note <id: x…>: the first one is here
        hint: give one of them another "id"; translations of one article share an id, one per locale
        """
      ])
  }

  @Test("The first of two equal ids is the one that the note points at")
  func duplicatePlaces() throws {
    var bag = DiagnosticBag()
    let articles = [try article("x", "First"), try article("x", "Second")]
    _ = group(articles, GroupingOptions(), into: &bag)
    let diagnostic = try #require(bag.diagnostics.first)
    #expect(diagnostic.span?.text === articles[1].origin.text)
    #expect(diagnostic.notes.first?.span?.text === articles[0].origin.text)
  }

  @Test("C143: spellings of a language do not hide two translations of one article")
  func duplicateTranslation() throws {
    let written = [
      raw(id: "a", title: "A", content: "long source text here", translationKey: "k1"),
      raw(id: "a-fr", title: "", content: "", locale: "fr", translationKey: "k1"),
      raw(id: "a-de", title: "A", content: "long source text here", locale: "de", translationKey: "k1"),
      raw(id: "a-pt", title: "Ap", content: "texto", locale: "pt_BR", translationKey: "k1"),
      raw(id: "a-pt2", title: "Ap2", content: "texto", locale: "pt-BR", translationKey: "k1"),
    ]
    var bag = DiagnosticBag()
    let library = group(
      normalize(written, NormalizationOptions(), into: &bag), GroupingOptions(), into: &bag)
    #expect(contents(library) == ["en": ["a"], "fr": ["a-fr"], "de": ["a-de"], "pt-BR": ["a-pt", "a-pt2"]])
    #expect(
      report(bag) == [
        """
        warning[empty-title] (a-fr) <>: "title" is empty; the id “a-fr” stands in for it
        hint: write what readers see in lists and on top of the page
        """,
        """
        warning[empty-content] (a-fr) <>: the article has a title but no text
        hint: write its text, or set "draft": true until there is one
        """,
        """
        warning[duplicate-translation] (a-pt2) <id: a-pt2…>: “a-pt” and “a-pt2” are both the “pt-BR” translation of \
        “k1”; other languages link to the one with the smaller id
        note <id: a-pt…>: the first one is here
        hint: give one of them another "translationKey"
        """,
      ])
  }

  @Test("An id can be the translation key of another article")
  func keyOfOther() throws {
    let (_, report) = grouped([try article("x"), try article("y", translationKey: "x")])
    #expect(report.count == 1)
    #expect(report.first?.hasPrefix("warning[duplicate-translation] (y)") == true)
  }

  @Test("Drafts are left out, or not")
  func drafts() throws {
    let articles = [
      try article("p"), try article("d", draft: true), try article("f", "T", "fr", draft: true),
      try article("d2", translationKey: "p", draft: true),
    ]
    let (library, report) = grouped(articles)
    #expect(contents(library) == ["en": ["p"]])
    #expect(report == [])
    let (all, warnings) = grouped(articles, GroupingOptions(includesDrafts: true))
    #expect(contents(all) == ["en": ["d", "d2", "p"], "fr": ["f"]])
    #expect(warnings.count == 1)
  }

  @Test("Only the languages asked for are published; one without articles has an empty edition")
  func locales() throws {
    let articles = [try article("a"), try article("b", "T", "de"), try article("b", "T", "de")]
    let options = GroupingOptions(locales: [try locale("fr"), .english, try locale("fr")])
    let (library, report) = grouped(articles, options)
    #expect(contents(library) == ["en": ["a"], "fr": []])
    // What is not published is not complained about.
    #expect(report == [])
  }

  @Test("Nothing to publish is an error")
  func nothing() throws {
    let hint = "check --locale and the setting “locales”"
    #expect(
      grouped([]).report == [
        """
        error[nothing-to-publish]: there are no articles to publish
        hint: name what to read with --source or the setting “sources”
        """
      ])
    #expect(
      grouped([try article("a", draft: true)]).report == [
        """
        error[nothing-to-publish]: the only article is not published: it is a draft or in another language
        hint: \(hint), or publish drafts with --drafts
        """
      ])
    let options = GroupingOptions(locales: [try locale("fr")], includesDrafts: true)
    let (library, report) = grouped([try article("a"), try article("b")], options)
    #expect(contents(library) == ["fr": []])
    #expect(
      report == [
        """
        error[nothing-to-publish]: none of the 2 articles is published: they are drafts or in other languages
        hint: \(hint)
        """
      ])
  }

  @Test("After other errors, an empty site is no news")
  func nothingAfterErrors() {
    var bag = DiagnosticBag()
    let articles = normalize([raw(locale: "?")], NormalizationOptions(), into: &bag)
    let library = group(articles, GroupingOptions(), into: &bag)
    #expect(library.editions.isEmpty)
    #expect(bag.diagnostics.map(\.code.name) == ["invalid-locale"])
  }
}
