import HelpgenContent
import HelpgenModel
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
  /// The titles of articles in one language, in reading order; the ids are numbers that would sort the other way round.
  private func sorted(_ titles: [String], _ locale: String) throws -> [String] {
    let articles = try titles.enumerated().map { try article("\(titles.count - $0)", $1, locale) }
    return try #require(grouped(articles).library.editions.first).articles.map(\.title)
  }

  @Test("By order, then those without one")
  func order() throws {
    let articles = [
      try article("none", "A"), try article("10", "B", order: 10), try article("9", "C", order: 9),
      try article("half", "D", order: 9.5), try article("negative", "E", order: -1),
      try article("zero", "F", order: 0),
      try article("big", "A", order: 9_223_372_036_854_775_808), try article("none2", "B"),
    ]
    let edition = try #require(grouped(articles).library.editions.first)
    #expect(
      edition.articles.map(\.id.text) == ["negative", "zero", "9", "half", "10", "big", "none", "none2"])
  }

  @Test(
    "Titles go by the language's own alphabet",
    arguments: [
      ("sv", ["zebra", "åka", "ärlig", "öl"]), ("de", ["Affe", "Apfel", "Äpfel", "Öl", "Zug"]),
      ("da", ["zebra", "ære", "øl", "år"]), ("es", ["nube", "ñu", "ola"]),
      ("cs", ["cizí", "hrad", "chyba", "ibis"]),
      ("tr", ["cami", "çay", "hata", "ısı", "izin"]), ("et", ["saar", "zebra", "tee"]),
      ("zh", ["安全", "北京", "设置", "中文"]), ("en", ["a", "A", "b", "B"]),
      ("fr", ["cote", "coté", "côte", "côté"]),
      ("ru", ["ёлка", "ель", "жук"]), ("ja", ["あ", "か", "ん"]), ("el", ["άλφα", "βήτα"]),
      ("und", ["a", "ä", "b"]),
      ("sr-Latn", ["cvet", "čaj", "ćao", "dom"]),
    ])
  func collation(locale: String, titles: [String]) throws {
    #expect(try sorted(titles, locale) == titles)
    #expect(try sorted(titles.reversed(), locale) == titles)
  }

  @Test("Equal titles go by id, numbers by value")
  func ids() throws {
    let ids = ["b", "10", "a", "9", "A", "100", "-1"]
    let edition = try #require(grouped(try ids.map { try article($0) }).library.editions.first)
    #expect(edition.articles.map(\.id.text) == ["9", "10", "100", "-1", "A", "a", "b"])
  }

  @Test("Titles that differ only in their spelling in Unicode are equal")
  func canonicalEquivalence() throws {
    let articles = [
      try article("2", "Cafe\u{301}"), try article("1", "Caf\u{E9}"), try article("3", "Cafe\u{301}"),
    ]
    let edition = try #require(grouped(articles).library.editions.first)
    #expect(edition.articles.map(\.id.text) == ["1", "2", "3"])
  }
}
