import HelpgenModel
import Testing

@Suite("LocalizedText")
struct LocalizedTextTests {
  private func code(_ tag: String) throws -> LocaleCode { try #require(LocaleCode(tag)) }

  @Test("is one text for all languages")
  func single() throws {
    #expect(LocalizedText("Help").text(for: try code("de"))?.text == "Help")
  }

  @Test(
    "looks up the language, then the closest one, then the fallback",
    arguments: [
      ("pt-BR", "Ajuda (BR)"), ("pt-PT", "Ajuda"), ("pt", "Ajuda"), ("zh-TW", "說明"), ("zh-CN", "Help"),
      ("fr", "Help"),
    ])
  func lookup(tag: String, text: String) throws {
    let texts = LocalizedText(
      translations: [try code("pt"): "Ajuda", try code("pt-BR"): "Ajuda (BR)", try code("zh-Hant"): "說明"],
      fallback: "Help")
    #expect(texts.text(for: try code(tag))?.text == text)
  }

  @Test("has no text for other languages without a fallback")
  func none() throws {
    let text = LocalizedText(translations: [try code("de"): "Hilfe"], fallback: nil)
    #expect(text.text(for: try code("fr"))?.text == nil)
    #expect(text.text(for: try code("de-CH"))?.text == "Hilfe")
  }
}
