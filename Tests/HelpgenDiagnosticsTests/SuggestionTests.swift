import HelpgenDiagnostics
import Testing

@Suite("Did you mean")
struct SuggestionTests {
  private static let fields = [
    "id", "title", "content", "locale", "slug", "section", "order", "updatedAt", "translationKey", "draft",
    "summary", "tags", "redirectFrom", "extra", "baseURL",
  ]

  @Test(
    "A slip of the hand finds its field",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("contents", "content"), ("loclae", "locale"), ("lug", "slug"),
      ("sections", "section"), ("updated_at", "updatedAt"), ("translation-key", "translationKey"),
      ("redirect_from", "redirectFrom"), ("base_url", "baseURL"), ("tag", "tags"), ("ID", "id"),
      ("sulg", "slug"),
    ])
  func slips(written: String, meant: String) {
    #expect(closestMatch(to: written, among: Self.fields) == meant)
  }

  @Test(
    "What resembles nothing gets no suggestion",
    arguments: ["", "x", "body", "författare", "timestamp", String(repeating: "title", count: 1000)])
  func strangers(written: String) {
    #expect(closestMatch(to: written, among: Self.fields) == nil)
  }

  @Test("No candidates, no match")
  func none() {
    #expect(closestMatch(to: "title", among: []) == nil)
  }

  @Test("Among equals the first by its bytes wins, in whatever order they come")
  func ties() {
    #expect(closestMatch(to: "bat", among: ["rat", "cat", "hat"]) == "cat")
    #expect(closestMatch(to: "bat", among: Set(["hat", "rat", "cat"])) == "cat")
  }

  @Test("Nearer beats earlier")
  func nearer() {
    #expect(closestMatch(to: "section", among: ["action", "selection", "sections"]) == "sections")
  }

  @Test("Other alphabets are compared by their letters")
  func otherAlphabets() {
    #expect(closestMatch(to: "помощ", among: ["помощь", "поиск"]) == "помощь")
  }
}
