import Foundation
import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

/// The order in which articles are read does not matter.
@Suite("Libraries of shuffled articles")
struct RandomLibraryTests {
  /// Everything about a library that pages could show, as bytes.
  private func signature(_ library: Library) -> [[UInt8]] {
    library.editions.flatMap { edition in
      ["\(edition.locale) \(edition.looseArticles)"] + edition.articles.map { "\($0.id) \($0.title)" }
        + edition.sections.map { "\($0.keys) \($0.title) \($0.slug) \($0.parent ?? -1) \($0.articles)" }
    }.map { Array($0.utf8) }
  }

  /// 200 articles in 12 locales and 8 sections, order 1 or none, titles equal in pairs.
  private func articles(_ generator: inout SeededGenerator) throws -> [Article] {
    let locales = ["en", "de", "sv", "zh", "ja", "ar", "pt-BR", "sr-Latn", "sr", "tr", "cs", "und"]
    let sections = ["A", "Ä", "a", "Cafe\u{301}", "Caf\u{E9}", "A/B", "🚀", ""]
    return try (0..<200).map { number in
      let name = sections.randomElement(using: &generator) ?? ""
      let section: RawSection =
        Bool.random(using: &generator)
        ? .text(name) : .object(id: name, title: "\(name)\(number % 3)", order: number % 5 == 0 ? 1 : nil)
      return try article(
        "\(number)", "Title \(number / 2 % 20)", locales.randomElement(using: &generator) ?? "en",
        section: section,
        order: Bool.random(using: &generator) ? 1 : nil)
    }
  }

  @Test("C111: equal orders and titles have one order", arguments: 1...5)
  func shuffled(_ seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    var articles = try articles(&generator)
    let expected = signature(grouped(articles).library)
    #expect(expected.count > 200)
    articles.reverse()
    #expect(signature(grouped(articles).library) == expected)
    for _ in 0..<10 {
      articles.shuffle(using: &generator)
      #expect(signature(grouped(articles).library) == expected)
    }
  }

  private struct CorpusArticle: Decodable {
    var id: String
    var title: String
    var locale: String
    var section: String?
  }

  static let corpora = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/corpora")

  static let arePresent = FileManager.default.fileExists(atPath: corpora.path)

  @Test(
    "Real titles have one order, whatever their script and punctuation",
    .enabled(if: arePresent, "../shared/corpora is not there"),
    arguments: ["d365", "osguide", "vtex-known-issues"])
  func realTitles(_ corpus: String) throws {
    let data = try Data(contentsOf: Self.corpora.appending(path: corpus + ".json"))
    let written = try JSONDecoder().decode([CorpusArticle].self, from: data).map {
      raw(id: $0.id, title: $0.title, locale: $0.locale, section: $0.section.map { .text($0) })
    }
    var bag = DiagnosticBag()
    var articles = normalize(written, NormalizationOptions(), into: &bag)
    let expected = signature(group(articles, GroupingOptions(), into: &bag))
    var generator = SeededGenerator(state: 7)
    for _ in 0..<3 {
      articles.shuffle(using: &generator)
      #expect(signature(group(articles, GroupingOptions(), into: &bag)) == expected)
    }
  }
}
