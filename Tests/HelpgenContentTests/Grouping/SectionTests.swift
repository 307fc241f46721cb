import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Sections of an edition")
struct SectionTests {
  private func edition(_ articles: [Article]) throws -> Edition {
    let (library, report) = grouped(articles)
    #expect(report == [])
    return try #require(library.editions.first)
  }

  /// Sections as lines: indented by depth, with their articles.
  private func outline(_ edition: Edition) -> [String] {
    [edition.looseArticles.map { edition.articles[$0].id.text }.joined(separator: ",")]
      + edition.sections.map { section in
        let articles = section.articles.map { edition.articles[$0].id.text }.joined(separator: ",")
        return String(repeating: "  ", count: section.depth) + "\(section.title): \(articles)"
      }
  }

  @Test("Articles without a section come first, then section by section")
  func readingOrder() throws {
    let edition = try edition([
      try article("1", "B", section: .text("Zoo")), try article("2", "A", section: .text("Account")),
      try article("3", "Z"), try article("4", "A", section: .text("Zoo")), try article("5", "Y"),
    ])
    #expect(outline(edition) == ["5,3", "Account: 2", "Zoo: 4,1"])
    #expect(edition.articles.map(\.id.text) == ["5", "3", "2", "4", "1"])
    #expect(edition.sections.map(\.slug.text) == ["account", "zoo"])
    #expect(edition.sections.map(\.keys) == [["Account"], ["Zoo"]])
  }

  @Test("Nested sections follow the one they are in")
  func nested() throws {
    let edition = try edition([
      try article("1", section: .text("B/D/E")), try article("2", section: .text("A")),
      try article("3", section: .text("B/C")), try article("4", section: .text("B")),
      try article("5", section: .text("A/C")),
    ])
    #expect(outline(edition) == ["", "A: 2", "  C: 5", "B: 4", "  C: 3", "  D: ", "    E: 1"])
    #expect(edition.sections.map(\.parent) == [nil, 0, nil, 2, 2, 4])
    #expect(
      edition.sections.map(\.keys) == [["A"], ["A", "C"], ["B"], ["B", "C"], ["B", "D"], ["B", "D", "E"]])
  }

  @Test("Sections go by the smallest order that an article names, then by title, then by key")
  func order() throws {
    func object(_ id: String, _ title: String, _ order: Double?) -> RawSection {
      .object(id: id, title: title, order: order)
    }
    let edition = try edition([
      try article("1", section: object("a", "Last", nil)),
      try article("2", section: object("b", "Second", 5)),
      try article("3", section: object("b", "Second", 2)), try article("4", section: object("c", "First", 1)),
      try article("5", section: object("z", "Another", nil)),
      try article("6", section: object("y", "Another", nil)),
      try article("7", section: object("b", "Second", nil)),
    ])
    #expect(edition.sections.map { $0.keys.joined() } == ["c", "b", "y", "z", "a"])
  }

  @Test("A section's title is that of its article with the smallest id")
  func title() throws {
    func titled(_ id: String, _ title: String) throws -> Article {
      try article(id, section: .object(id: "s", title: title, order: nil))
    }
    let articles = [try titled("10", "Ten"), try titled("9", "Nine"), try titled("a", "Letter")]
    for order in [articles, articles.reversed()] {
      let section = try #require(try edition(order).sections.first)
      #expect(section.title == "Nine")
      #expect(section.slug.text == "nine")
      #expect(section.keys == ["s"])
    }
  }

  @Test("A draft names no section")
  func draft() throws {
    let edition = try edition([
      try article("1", section: .object(id: "s", title: "Draft", order: 0), draft: true),
      try article("2", section: .object(id: "s", title: "Real", order: nil)),
      try article("3", section: .text("Only drafts"), draft: true),
    ])
    #expect(outline(edition) == ["", "Real: 2"])
  }

  @Test("Keys that are canonically equivalent are one section, whatever comes first")
  func equivalentKeys() throws {
    let articles = [
      try article("1", section: .text("Cafe\u{301}")), try article("2", section: .text("Caf\u{E9}")),
    ]
    for order in [articles, articles.reversed()] {
      let edition = try edition(order)
      #expect(edition.sections.count == 1)
      let section = try #require(edition.sections.first)
      #expect(section.keys.map { Array($0.utf8) } == [Array("Caf\u{E9}".utf8)])
      #expect(Array(section.title.utf8) == Array("Cafe\u{301}".utf8))
      #expect(edition.articles.map(\.id.text) == ["1", "2"])
    }
  }

  @Test("Sections of one name in different places are different sections")
  func sameNames() throws {
    let edition = try edition([
      try article("1", section: .path(["A", "B"])), try article("2", section: .path(["B"])),
      try article("3", section: .path(["B", "A"])), try article("4", section: .path(["A/B"])),
    ])
    #expect(outline(edition) == ["", "A: ", "  B: 1", "A/B: 4", "B: 2", "  A: 3"])
  }

  @Test("A title without a letter leaves the address to the key, and then to a word")
  func slug() throws {
    let edition = try edition([
      try article("1", section: .object(id: "Start here", title: "🚀", order: 1)),
      try article("2", section: .object(id: "🎉", title: "🎉", order: 2)),
    ])
    #expect(edition.sections.map(\.slug.text) == ["start-here", "section"])
  }

  @Test("Deep chains do not overflow the stack")
  func deepChain() throws {
    let names = (1...30_000).map(String.init)
    var bag = DiagnosticBag()
    let articles = normalize(
      [raw(id: "1", section: .path(names)), raw(id: "2", section: .text(names.joined(separator: "/")))],
      NormalizationOptions(), into: &bag)
    let edition = try #require(grouped(articles).library.editions.first)
    #expect(edition.sections.map(\.title) == ["1", "2", "3", "4", "5", "6", "7", "8"])
    #expect(edition.sections.map(\.parent) == [nil, 0, 1, 2, 3, 4, 5, 6])
    #expect(edition.sections.last?.articles == [0, 1])
  }

  @Test("30,000 sections stand beside each other")
  func wide() throws {
    let articles = try (0..<30_000).map { try article("\($0)", section: .path(["S\(1_000_000 + $0)"])) }
    let edition = try edition(articles.reversed())
    #expect(edition.sections.count == 30_000)
    #expect(edition.sections.first?.title == "S1000000")
    #expect(edition.articles.map(\.id.text) == (0..<30_000).map(String.init))
  }
}
