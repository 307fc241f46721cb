import Foundation
import Testing

/// Real help content, 38 thousand articles in 40 languages: it must build at the first try.
@Suite("Corpora", .serialized)
struct CorporaTests {
  /// A file of articles, one on each line, and the warnings it is known to bring.
  struct Corpus: Sendable, CustomTestStringConvertible {
    let name: String
    /// How many articles are taken.
    var limit = Int.max
    let warnings: Set<String>

    var testDescription: String { name }
  }

  private static let corpora = [
    // The pictures of the articles are not in the corpora. Fragments written by another rule than GitHub's.
    Corpus(
      name: "arduino",
      warnings: ["raw-html", "broken-fragment", "missing-image", "missing-alt", "empty-link"]),
    // Bodies of one article were filed twice under other ids.
    Corpus(
      name: "vtex-known-issues",
      warnings: ["raw-html", "duplicate-slug", "duplicate-translation", "broken-link", "missing-alt"]),
    // Links to includes and to pages outside of the articles.
    Corpus(name: "d365", warnings: ["duplicate-slug", "broken-link", "missing-image", "refused-file"]),
    Corpus(name: "osguide", warnings: ["broken-link", "broken-fragment", "missing-image", "empty-link"]),
    // The whole of it takes a debug build too long; `make bench` builds all. Commands such as `[` are no slugs.
    Corpus(
      name: "tldr", limit: 3000,
      warnings: ["raw-html", "duplicate-slug", "unsafe-slug", "broken-link", "broken-fragment"]),
  ]

  private struct Entry: Decodable {
    let title: String
    let locale: String
    let draft: Bool?
  }

  @Test(
    "Every article that is no draft has its page",
    .enabled(if: FileManager.default.fileExists(atPath: Package.corpora), "../shared/corpora is absent"),
    arguments: corpora)
  func builds(_ corpus: Corpus) async throws {
    let workplace = try Workplace()
    try workplace.write(
      try lines("\(Package.corpora)/\(corpus.name).json").prefix(corpus.limit).joined(separator: "\n"),
      to: "articles.jsonl")
    let outcome = try await workplace.helpgen("build", "--source", "articles.jsonl", "--diagnostics", "json")
    #expect(outcome.ending == .exit(0))
    var codes: Set<String> = []
    for line in outcome.errors.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["severity"] as? String == "warning")
      codes.insert(try #require(object?["code"] as? String))
    }
    #expect(codes.isSubset(of: corpus.warnings), "\(codes.subtracting(corpus.warnings).sorted())")

    var expected: [String: [String]] = [:]
    for line in try workplace.text("articles.jsonl").split(separator: "\n") {
      let entry = try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
      if entry.draft == true { continue }
      let words = entry.title.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }
      expected[canonical(entry.locale), default: []].append(words.joined(separator: " "))
    }
    let titles = try articleTitles(workplace.path + "/output")
    #expect(titles.keys.sorted() == expected.keys.sorted())
    for (locale, wanted) in expected {
      #expect(titles[locale]?.sorted() == wanted.sorted(), "titles in \(locale)")
    }
  }

  /// The articles of a corpus as lines of JSON.
  private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
  }

  /// A tag as BCP 47 recommends it, of those in the corpora: `zh-hant` is `zh-Hant`, `pt_BR` is `pt-BR`.
  private func canonical(_ locale: String) -> String {
    let parts = locale.split { $0 == "-" || $0 == "_" }
    return
      ([parts[0].lowercased()] + parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() })
      .joined(separator: "-")
  }

  /// The headings of all article pages by the folder of their language.
  private func articleTitles(_ output: String) throws -> [String: [String]] {
    var titles: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: output)
    where path.hasSuffix("/index.html") {
      // Bytes, because a page can be long and only its heading matters.
      let html = try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(path)"))
      guard html.range(of: Data("<article ".utf8)) != nil, let open = html.range(of: Data("<h1".utf8)),
        let start = html.range(of: Data(">".utf8), in: open.upperBound..<html.endIndex),
        let end = html.range(of: Data("</h1>".utf8), in: start.upperBound..<html.endIndex),
        let locale = path.split(separator: "/").first
      else { continue }
      let heading = String(decoding: html[start.upperBound..<end.lowerBound], as: UTF8.self)
      titles[String(locale), default: []].append(try Page(heading).text)
    }
    return titles
  }
}
