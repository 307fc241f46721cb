import Foundation
import HelpgenMarkup

/// The HTML of a text in CommonMark, raw HTML passed through unless said otherwise.
func html(_ markdown: String, _ rawHTML: RawHTML = .pass, smart: Bool = false) -> String {
  let options = MarkupOptions(dialect: .commonmark, smartPunctuation: smart, rawHTML: rawHTML)
  return String(decoding: renderMarkdown(Array(markdown.utf8), options).html, as: UTF8.self)
}

/// The HTML of a text in GitHub Flavored Markdown, raw HTML passed through unless said otherwise.
func gfm(_ markdown: String, _ rawHTML: RawHTML = .pass, smart: Bool = false) -> String {
  let options = MarkupOptions(dialect: .gfm, smartPunctuation: smart, rawHTML: rawHTML)
  return String(decoding: renderMarkdown(Array(markdown.utf8), options).html, as: UTF8.self)
}

/// An example of a specification: a Markdown text and the HTML it must become.
struct SuiteExample: Decodable {
  var example: Int
  var markdown: String
  var html: String
  var extensions: [String]?
}

/// The suites that lie beside the package.
enum Suites {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/suites")

  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  /// Reads the examples of a suite.
  static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(contentsOf: folder.appending(path: name + ".json")))
  }
}
