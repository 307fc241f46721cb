import HelpgenModel
import Testing

@testable import HelpgenSources

@Suite("Names of fields")
struct FieldNameTests {
  private func options(_ pairs: (String, String)...) throws -> LoadOptions {
    let names = try pairs.map { try #require(FieldName(ours: $0.0, theirs: $0.1)) }
    return LoadOptions(currentDirectory: "/", fieldNames: names)
  }

  @Test("a mapped name is read, and helpgen's own name stays valid beside it")
  func mapping() throws {
    let loaded = try load(
      #"[{"key":1,"name":"A","body":"x"},{"id":2,"title":"B","content":"y"}]"#,
      try options(("id", "key"), ("title", "name"), ("content", "body")))
    #expect(loaded.articles.map(summary) == ["1|-|A|x", "2|-|B|y"])
    #expect(loaded.reports == [])
  }

  @Test(
    "where an article has both names the mapped one wins, whatever their order",
    arguments: [
      #"{"body":"mapped","content":"own","title":"T"}"#, #"{"content":"own","body":"mapped","title":"T"}"#,
    ])
  func bothNames(_ json: String) throws {
    let loaded = try load(json, try options(("content", "body")))
    #expect(loaded.articles.map(summary) == ["-|-|T|mapped"])
    #expect(loaded.articles[0].extra == [RawMember("content", .text("own"))])
    #expect(loaded.reports == [])
  }

  @Test("a mapped name decides the shape, and messages show it")
  func mappedShape() throws {
    let loaded = try load(#"{"a":{"body":"x"},"b":{"body":3}}"#, try options(("content", "body")))
    #expect(loaded.articles.map(summary) == ["a|-|-|x"])
    #expect(
      loaded.reports == [
        "<stdin>:1:31 ‹3› error[wrong-type]: wrong type of “body”: expected a string, found a number {b}"
      ])
  }

  @Test("only fields can be renamed")
  func unknownField() {
    #expect(FieldName(ours: "colour", theirs: "x") == nil)
    #expect(FieldName.all.first == "id" && FieldName.all.count == 16)
  }

  @Test("a name that is nearly a field's is kept and reported once per text")
  func misspelling() throws {
    let loaded = try load(
      #"[{"id":"a","Title":"A","updated_at":1},{"id":"b","Title":"B"},{"id":"c","Title":"C"}]"#)
    #expect(
      loaded.articles[0].extra == [RawMember("Title", .text("A")), RawMember("updated_at", .number("1"))])
    #expect(
      loaded.reports == [
        "<stdin>:1:12 ‹\"Title\"› warning[unknown-field]: “Title” is not a field of an article, here and in 2 more "
          + "articles {a} | did you mean “title”?",
        "<stdin>:1:24 ‹\"updated_at\"› warning[unknown-field]: “updated_at” is not a field of an article {a} "
          + "| did you mean “updatedAt”?",
      ])
  }

  @Test("nothing is said where the article has the field")
  func fieldPresent() throws {
    #expect(try load(#"{"title":"T","Title":"x","titles":[]}"#).reports == [])
  }

  @Test(
    "what is near a name",
    arguments: [
      ("ID", "id"), ("TITLE", "title"), ("titel", "title"), ("contents", "content"),
      ("updated_at", "updatedAt"),
      ("updated", "updatedAt"), ("redirect-from", "redirectFrom"), ("translation key", "translationKey"),
      ("sections", "section"), ("tag", "tags"), ("name", nil), ("body", nil), ("url", nil), ("it", nil),
      ("", nil),
      ("_", nil), ("language", nil), ("author", nil), ("label", nil), ("rating", nil), ("created_at", nil),
    ] as [(String, String?)])
  func near(_ written: String, _ expected: String?) {
    #expect(FieldNames([]).nearest(to: written)?.name == expected)
  }
}
