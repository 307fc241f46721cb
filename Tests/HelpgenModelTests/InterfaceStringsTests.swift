import HelpgenModel
import Testing

@Suite("InterfaceStrings")
struct InterfaceStringsTests {
  private func code(_ tag: String) throws -> LocaleCode { try #require(LocaleCode(tag)) }

  @Test("has a name for every text")
  func keys() {
    #expect(
      InterfaceStrings.keys == [
        "helpCenter", "languages", "chooseLanguage", "skipToContent", "sections", "articles",
        "updated",
        "openArticle", "previousArticle", "nextArticle", "previousPage", "nextPage", "pageOf", "notFound",
        "notFoundHint", "goHome", "noArticles", "otherLanguages", "breadcrumb", "lightDark", "suggestion",
        "notTranslated", "partlyTranslated", "outdatedTranslation", "readOriginal", "noTranslation",
        "onThisPage", "note", "tip", "important", "warning", "caution", "backToText",
      ])
    let stored = Mirror(reflecting: InterfaceStrings.english).children.compactMap(\.label)
    #expect(stored == InterfaceStrings.keys)
  }

  @Test("takes each text by its name, and English for what is absent")
  func texts() {
    let named = InterfaceStrings { "<\($0)>" }
    for key in InterfaceStrings.keys { #expect(named[key] == "<\(key)>") }
    #expect(named.note == "<note>")
    #expect(named["nothing"] == nil)
    #expect(InterfaceStrings { _ in nil } == .english)
  }

  @Test(
    "fills in the numbers of a page",
    arguments: [
      ("Page {number} of {count}", "Page 2 of 23"), ("{count} 中的 {number}", "23 中的 2"),
      ("{number}{number}", "22"),
      ("{ {x} {number", "{ {x} {number"), ("", ""), ("{number}\u{301}", "2\u{301}"),
    ])
  func pageText(pattern: String, text: String) {
    #expect(InterfaceStrings { _ in pattern }.pageText(number: 2, of: 23) == text)
  }

  @Test("English texts hold the placeholders they need")
  func placeholders() {
    for (key, placeholders) in InterfaceStrings.placeholders {
      for placeholder in placeholders {
        #expect(InterfaceStrings.english[key]?.contains(placeholder) == true)
      }
    }
  }

  @Test(
    "finds the closest language and says which it is",
    arguments: [
      ("pt-BR", "Início", "pt-BR"), ("pt-PT", "Início (pt)", "pt"), ("zh-Hant", "Note", "en"),
      ("zh-TW", "Note", "en"), ("zh-CN", "主页", "zh-Hans"), ("zh", "主页", "zh-Hans"), ("sr-Latn", "Note", "en"),
      ("sr-Cyrl", "Почетна", "sr"), ("no", "Hjem", "nb"), ("en-GB", "Note", "en"), ("fr", "Note", "en"),
    ])
  func lookup(tag: String, home: String, used: String) throws {
    let languages = InterfaceLanguages([
      try code("pt"): ["note": "Início (pt)"], try code("pt-BR"): ["note": "Início"],
      try code("zh-Hans"): ["note": "主页"], try code("sr"): ["note": "Почетна"],
      try code("nb"): ["note": "Hjem"],
      try code("fr"): [:],
    ])
    let found = languages.strings(for: try code(tag))
    #expect(found.strings.note == home)
    #expect(found.locale.tag == used)
  }

  @Test("takes what the closest language lacks from the next, last from English as it is given")
  func filling() throws {
    let languages = InterfaceLanguages([
      .english: ["note": "Start", "articles": "Guides"],
      try code("pt"): ["note": "Início", "updated": "Atualizado"],
      try code("pt-BR"): ["updated": "Atualizado em"],
    ])
    let found = languages.strings(for: try code("pt-BR"))
    #expect(found.locale.tag == "pt-BR")
    #expect(found.strings.updated == "Atualizado em")
    #expect(found.strings.note == "Início")
    #expect(found.strings.articles == "Guides")
    #expect(found.strings.sections == "Sections")
    #expect(languages.missingKeys(for: try code("pt")).count == InterfaceStrings.keys.count - 2)
    #expect(languages.missingKeys(for: try code("pt")).prefix(2) == ["helpCenter", "languages"])
    #expect(languages.missingKeys(for: try code("en-GB")) == [])
  }
}
