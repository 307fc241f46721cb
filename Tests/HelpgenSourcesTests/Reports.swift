import Foundation
import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources

/// What a run of `loadArticles` gave, with every diagnostic as one line of text.
struct Loaded {
  let articles: [RawArticle]
  let reports: [String]
}

/// Loads what is piped in as `text`.
func load(_ text: String, _ options: LoadOptions = LoadOptions(currentDirectory: "/")) throws -> Loaded {
  try load(bytes: Array(text.utf8), options)
}

/// Loads what is piped in as `bytes`.
func load(bytes: [UInt8], _ options: LoadOptions = LoadOptions(currentDirectory: "/")) throws -> Loaded {
  var bag = DiagnosticBag()
  let articles = try loadArticles(
    from: [.standardInput], options: options, standardInput: { bytes }, into: &bag)
  return Loaded(articles: articles, reports: bag.diagnostics.map(report))
}

/// A diagnostic in one line: place, text at the place, severity, code, message, article, notes, hint.
func report(_ diagnostic: Diagnostic) -> String {
  var line = diagnostic.span.map { "\(place($0)) ‹\(excerpt($0))› " } ?? ""
  line += "\(diagnostic.severity)[\(diagnostic.code.name)]: \(diagnostic.message)"
  if let article = diagnostic.article { line += " {\(article)}" }
  for note in diagnostic.notes { line += " | \(note.span.map(place) ?? ""): \(note.message)" }
  if let hint = diagnostic.hint { line += " | \(hint)" }
  return line
}

/// Name, line and column in bytes.
private func place(_ span: SourceSpan) -> String {
  let before = span.text.bytes[..<span.range.lowerBound]
  let line = before.count { $0 == UInt8(ascii: "\n") } + 1
  let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  return "\(span.text.name):\(line):\(span.range.lowerBound - lineStart + 1)"
}

private func excerpt(_ span: SourceSpan) -> String {
  String(decoding: span.text.bytes[span.range], as: UTF8.self)
}

/// The texts of an article's fields that tests look at most, in one line.
func summary(_ article: RawArticle) -> String {
  let content = article.content.map { String(decoding: $0.value, as: UTF8.self) }
  return [article.id?.value, article.locale?.value, article.title?.value, content].map { $0 ?? "-" }
    .joined(separator: "|")
}

/// The bytes of a range in an article's text.
func text(_ range: Range<Int>?, of article: RawArticle) -> String? {
  range.map { String(decoding: article.text.bytes[$0], as: UTF8.self) }
}

/// A folder that is removed with the last reference to it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("helpgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    // What is left behind in the folder for temporary files harms nobody.
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws { try write(bytes: Array(text.utf8), to: name) }

  func write(bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Loads sources that are relative to the folder.
  func load(
    _ sources: String..., assumedLocale: String? = nil, defaultLocale: String? = nil,
    fields: [FieldName] = []
  ) throws -> Loaded {
    var bag = DiagnosticBag()
    let articles = try loadArticles(
      from: sources.map(SourceLocation.init),
      options: LoadOptions(
        currentDirectory: path, assumedLocale: assumedLocale, defaultLocale: defaultLocale,
        fieldNames: fields),
      standardInput: { [] }, into: &bag)
    return Loaded(articles: articles, reports: bag.diagnostics.map(report))
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
