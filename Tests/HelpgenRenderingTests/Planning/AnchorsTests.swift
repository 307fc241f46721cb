import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Anchors")
struct AnchorsTests {
  private func anchors(_ ids: [String]) throws -> [String: String] {
    let edition = try library(try ids.map { try article($0) }).editions[0]
    return Dictionary(
      uniqueKeysWithValues: zip(
        edition.articles.map(\.id.text), Anchors(edition, order: edition.articlesByID).articles))
  }

  @Test(
    "are the ids, with hyphens for what HTML does not allow in one",
    arguments: [
      ("12", "12"), ("konto-löschen", "konto-löschen"), ("設定", "設定"), ("a.b:c#d", "a.b:c#d"),
      ("a b", "a-b"), ("a\tb\nc", "a-b-c"), (" ", "-"), ("a\u{3000}b\u{2028}", "a-b"),
      ("a\u{0}b\u{85}", "a-b"),
      ("a\" onclick=\"alert(1)", "a\"-onclick=\"alert(1)"), ("e\u{301}", "e\u{301}"), ("a\r\nb", "a-b"),
      ("a--b", "a-b"), ("a---b-", "a-b"), ("-", "-"),
    ])
  func anchor(id: String, anchor: String) throws {
    #expect(try anchors([id])[id].map { Array($0.utf8) } == Array(anchor.utf8))
  }

  @Test(
    "leave the theme its own ids",
    arguments: [("main:content", "id-main:content"), ("main", "main"), ("main:", "id-main:")])
  func themeIDs(id: String, anchor: String) throws {
    #expect(try anchors([id]) == [id: anchor])
  }

  @Test("are unique: an id that is fit as it is goes before one that is not")
  func unique() throws {
    #expect(try anchors(["a b", "a-b", "a\tb"]) == ["a-b": "a-b", "a\tb": "a-b-2", "a b": "a-b-3"])
    #expect(
      try anchors(["main:x", "id-main:x"]) == ["id-main:x": "id-main:x", "main:x": "id-main:x-2"])
    #expect(try anchors(["a b", "a-b", "a-b-2"]) == ["a-b": "a-b", "a-b-2": "a-b-2", "a b": "a-b-3"])
  }

  @Test("C031: are the same in every language, whatever other articles there are")
  func languageNeutral() throws {
    let alone = try anchors(["12", "a-b"])
    let among = try anchors(["a b", "1", "12", "123", "a-b", "main:content"])
    #expect(alone == ["12": "12", "a-b": "a-b"])
    #expect(among["12"] == "12")
    #expect(among["a-b"] == "a-b")
  }

  @Test("do not depend on titles, slugs and sections")
  func independent() throws {
    let first = try library([try article("a b", title: "A", slug: "x"), try article("a\tb", title: "B")])
    let second = try library([
      try article("a b", title: "Z", slug: "y", sections: ["S"]), try article("a\tb", title: "B"),
    ])
    #expect(Anchors(first.editions[0], order: first.editions[0].articlesByID).articles == ["a-b-2", "a-b"])
    #expect(Anchors(second.editions[0], order: second.editions[0].articlesByID).articles == ["a-b", "a-b-2"])
    #expect(second.editions[0].articles.map(\.id.text) == ["a\tb", "a b"])
  }

  @Test("of equal wishes are numbered in the order of the ids, around those that are taken")
  func numbered() throws {
    let anchors = try anchors(["a b", "a\tb", "a\nb", "a-b", "a-b-3"])
    #expect(
      anchors == ["a-b": "a-b", "a-b-3": "a-b-3", "a\tb": "a-b-2", "a\nb": "a-b-4", "a b": "a-b-5"])
  }

  @Test("of sections say so, and step aside for articles")
  func sections() throws {
    let edition = try library([
      try article("section-Billing", sections: ["Billing"]),
      try article("2", sections: ["Billing", "Credit cards"]),
      try article("3", sections: ["Billing-Credit cards"]),
    ]).editions[0]
    #expect(Anchors(edition, order: edition.articlesByID).articles == ["section-Billing", "2", "3"])
    #expect(
      Anchors(edition, order: edition.articlesByID).sections
        == ["section-Billing-2", "section-Billing-Credit-cards", "section-Billing-Credit-cards-2"])
  }
}
