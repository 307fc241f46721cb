import Foundation
import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("Any input")
struct RobustnessTests {
  private static let valid = Array(
    #"""
    {"de": [{"id": "a", "title": "T\u00e9 😀\ud83d\ude00", "content": "x\n", "order": -1.5e2, "tags": ["t"],
      "section": {"id": 1, "title": "S"}, "extra": {"a": [null, true]}, "draft": false}],
     "en": {"b": {"title": "B", "updatedAt": 1709287200, "Contents": "é"}}}
    """#.utf8)

  @Test("every prefix of a text is an error, and is placed inside it")
  func prefixes() throws {
    #expect(try load(bytes: Self.valid).articles.count == 2)
    for count in Self.valid.indices {
      var bag = DiagnosticBag()
      let articles = try loadArticles(
        from: [.standardInput], options: LoadOptions(currentDirectory: "/"),
        standardInput: { Array(Self.valid[..<count]) }, into: &bag)
      #expect(articles.isEmpty && bag.errorCount == 1, "\(count) bytes")
      #expect(bag.diagnostics.allSatisfy { ($0.span?.range.upperBound ?? .max) <= count })
    }
  }

  @Test("any change of bytes gives articles or an error", arguments: 0..<20)
  func mutations(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Self.valid
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      let loaded = try load(bytes: bytes)
      #expect(!loaded.articles.isEmpty || !loaded.reports.isEmpty)
      for article in loaded.articles {
        let content = article.content?.value ?? []
        #expect(Array(String(decoding: content, as: UTF8.self).utf8) == content)
      }
    }
  }

  @Test(
    "100,000 levels of nesting are an error, not an overflow", arguments: ["[", "{\"a\":", "[{\"extra\":["])
  func nesting(_ opening: String) throws {
    let loaded = try load(String(repeating: opening, count: 100_000))
    #expect(loaded.articles.isEmpty)
    #expect(loaded.reports.count == 1)
    #expect(
      loaded.reports[0].contains(
        "error[invalid-json]: more than 512 arrays and objects stand inside each other | flatten the data"))
  }

  @Test("C140: many articles and a very large one are read", arguments: [(7000, 300), (1, 5_000_000)])
  func large(_ count: Int, _ size: Int) throws {
    let body = String(repeating: #"Press \"Reset\".\n"#, count: size / 17)
    let articles = (0..<count).map { #"{"id":\#($0),"title":"T","content":"\#(body)","locale":"en"}"# }
    let loaded = try load("[" + articles.joined(separator: ",\n") + "]")
    #expect(loaded.articles.count == count)
    #expect(loaded.reports == [])
    let decoded = String(repeating: "Press \"Reset\".\n", count: size / 17)
    #expect(loaded.articles.allSatisfy { $0.content?.value == Array(decoded.utf8) })
  }
}

/// Where help articles that other people wrote lie, beside the package.
private let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../../shared/corpora").standardizedFileURL.path

@Suite("Real help centers", .enabled(if: FileManager.default.fileExists(atPath: corpora), "no corpora here"))
struct CorpusTests {
  @Test(
    "are read without a word",
    arguments: [
      ("arduino", 414), ("vtex-known-issues", 6038), ("d365", 1490), ("osguide", 322), ("tldr", 29_415),
    ])
  func corpus(_ name: String, _ count: Int) throws {
    var bag = DiagnosticBag()
    let articles = try loadArticles(
      from: [.path("\(name).json")], options: LoadOptions(currentDirectory: corpora), standardInput: { [] },
      into: &bag)
    #expect(articles.count == count)
    #expect(bag.diagnostics.isEmpty)
    #expect(articles.allSatisfy { $0.id != nil && $0.title != nil && $0.content != nil && $0.locale != nil })
  }
}
