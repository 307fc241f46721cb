import Foundation
import HelpgenMarkup
import Testing

/// The reference implementation of GitHub Flavored Markdown.
enum ReferenceProgram {
  private static let path = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether the version is there that the differences below are known of.
  static let isPresent = run(["--version"], nil)?.contains("0.29.0.gfm.6") ?? false

  /// The HTML of a text; `nil` where the program fails.
  static func html(_ markdown: String) -> String? {
    let names = ["table", "strikethrough", "autolink", "tasklist", "footnotes"]
    return run(["--unsafe"] + names.flatMap { ["-e", $0] }, markdown)
  }

  private static func run(_ arguments: [String], _ input: String?) -> String? {
    guard let path else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "helpgen-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let input {
      guard FileManager.default.createFile(atPath: file.path, contents: Data(input.utf8)) else { return nil }
      process.arguments?.append(file.path)
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }
}

/// What is the same as in cmark-gfm.
@Suite("Beside cmark-gfm", .enabled(if: ReferenceProgram.isPresent, "cmark-gfm 0.29.0.gfm.6 is not there"))
struct DifferentialTests {
  struct Article: Decodable {
    var id: String
    var content: String
    var locale: String
  }

  static let corpora = Suites.folder.deletingLastPathComponent().appending(path: "corpora")

  /// In these libcmark and cmark-gfm differ in what is CommonMark.
  static let exceptions: Set = ["best-practices@hi hi", "psa/faq-project-booking-schedule-board@en-US en-US"]

  @Test(
    "Real help centers: 160 articles of each, or every one with ARTICLES=all",
    .enabled(if: FileManager.default.fileExists(atPath: corpora.path), "../shared/corpora is not there"),
    arguments: ["arduino", "d365", "osguide", "vtex-known-issues", "tldr"])
  func articles(_ corpus: String) throws {
    let file = Self.corpora.appending(path: corpus + ".json")
    let articles = try JSONDecoder().decode([Article].self, from: Data(contentsOf: file))
    let isWhole = ProcessInfo.processInfo.environment["ARTICLES"] == "all"
    for index in stride(from: 0, to: articles.count, by: isWhole ? 1 : max(1, articles.count / 160)) {
      let article = articles[index]
      guard !Self.exceptions.contains("\(article.id) \(article.locale)") else { continue }
      let expected = try #require(ReferenceProgram.html(article.content))
      #expect(comparable(gfm(article.content)) == comparable(expected), "\(article.id) \(article.locale)")
    }
  }

  @Test("Random lines of text")
  func randomInlines() throws {
    let parts = [
      "~", "~~", "~~~", "*", "**", "_", "a", "b", "c", " ", " ", ".", "(", ")", "[", "]", "](/u)", "`",
      "``", "\\~",
      "\\*", "!", "é", "。", "-", "<b>", "&#126;", "www.a.b", "http://q.r/", "ftp://x", "x@y.z", ":",
      ";", "&amp;",
      "&", "?", "/", "mailto:", "xmpp:", "<", ">", "@", "_x@y.z", "'",
    ]
    var random = Generator(state: 7)
    let lines = (0..<3_000).map { _ in
      "x "
        + (0..<Int.random(in: 3...14, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
    }
    try expectSame(lines.map { $0 + "\n\n" })
  }

  @Test("Random tables")
  func randomTables() throws {
    let cells = [
      "a", " b ", "*c*", "`d", "`", "\\|", "\\", " ", "", "~~e~~", "www.f.g", "-", "[h](/i)", "**j", "é",
      "<b>",
    ]
    var random = Generator(state: 11)
    func row(_ count: Int, _ cells: [String]) -> String {
      let row = (0..<count).map { _ in cells.randomElement(using: &random) ?? "" }.joined(separator: "|")
      return (Bool.random(using: &random) ? "|" : "x") + row + (Bool.random(using: &random) ? "|" : " y")
    }
    let tables = (0..<1_000).map { _ in
      let prefix = ["", "", "> ", ">> "].randomElement(using: &random) ?? ""
      let count = Int.random(in: 1...4, using: &random)
      let delimiters =
        "|"
        + (0..<count).map { _ in ["-", ":-", "-:", " :--: "].randomElement(using: &random) ?? "" }
        .joined(separator: "|")
      let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        row(Int.random(in: 1...5, using: &random), cells)
      }
      return ([row(count, cells), delimiters] + rows).map { prefix + $0 + "\n" }.joined() + "\n# end\n\n"
    }
    try expectSame(tables)
  }

  /// Compares texts that stand in one document, and names the first that differs.
  private func expectSame(_ texts: [String]) throws {
    let expected = comparable(try #require(ReferenceProgram.html(texts.joined())))
    if comparable(gfm(texts.joined())) == expected { return }
    for text in texts {
      let alone = comparable(try #require(ReferenceProgram.html(text)))
      if comparable(gfm(text)) != alone {
        #expect(comparable(gfm(text)) == alone, "\(text.debugDescription)")
        return
      }
    }
    Issue.record("the texts differ together, and none alone")
  }

  /// Numbers that are the same in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
