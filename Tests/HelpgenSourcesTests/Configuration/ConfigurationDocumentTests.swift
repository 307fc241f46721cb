import Foundation
import HelpgenDiagnostics
import HelpgenSources
import Testing

@Suite("docs/configuration.md")
struct ConfigurationDocumentTests {
  /// A row of the table of settings.
  private struct Row {
    let name: String
    let preset: String
    let example: String
  }

  private func document() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: package.appending(path: "docs/configuration.md"), encoding: .utf8)
  }

  private func rows() throws -> [Row] {
    try document().split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 4, "\(line)")
      return Row(name: cells[0].trimmingCharacters(in: ["`"]), preset: cells[2], example: cells[3])
    }
  }

  /// The text between the backticks of a cell; `nil` for prose and empty cells.
  private func code(_ cell: String) -> String? {
    cell.hasPrefix("`") && cell.hasSuffix("`") ? cell.trimmingCharacters(in: ["`"]) : nil
  }

  private func read(_ name: String, _ value: String) throws -> SiteConfiguration {
    let parts = name.split(separator: ".")
    let text = parts.count == 2 ? "\(parts[0]): {\(parts[1]): \(value)}" : "\(name): \(value)"
    return try read(text)
  }

  private func read(_ text: String) throws -> SiteConfiguration {
    var bag = DiagnosticBag()
    let configuration = SiteConfiguration.read(source(text), into: &bag)
    #expect(report(bag) == [])
    return try #require(configuration, "\(text)")
  }

  @Test("lists the settings there are, in their order")
  func names() throws {
    #expect(try rows().map(\.name) == SiteConfiguration.settingNames)
  }

  @Test("gives the defaults as they are")
  func defaults() throws {
    for row in try rows() {
      guard let preset = code(row.preset) else { continue }
      #expect(try read(row.name, preset) == SiteConfiguration(), "\(row.name)")
    }
  }

  @Test("gives examples that change something")
  func examples() throws {
    for row in try rows() {
      let example = try #require(code(row.example), "\(row.name)")
      #expect(try read(row.name, example) != SiteConfiguration(), "\(row.name)")
    }
  }

  @Test("gives files that are right")
  func files() throws {
    let blocks = try document().components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count == 2)
    for block in blocks {
      let text = try #require(block.components(separatedBy: "```").first)
      #expect(try read(text) != SiteConfiguration())
    }
  }

  @Test("names every field")
  func fields() throws {
    let document = try document()
    for field in FieldName.all { #expect(document.contains("`\(field)`"), "\(field)") }
  }
}
