import HelpgenDiagnostics
import HelpgenTemplates
import Testing

/// A template as if read from `<name>.html`.
func source(_ name: String, _ text: String) -> TemplateSource {
  TemplateSource(name, SourceText(name: name + ".html", bytes: Array(text.utf8)))
}

/// What compiling reports, each with the text it points at.
func reports(_ sources: [TemplateSource], pages: [TemplatePage] = []) -> [String] {
  var bag = DiagnosticBag()
  let set = TemplateSet.compile(sources, pages: pages, into: &bag)
  #expect((set == nil) == (bag.errorCount > 0))
  return bag.diagnostics.map(\.plainText)
}

/// What a page looks like.
func page(_ sources: [TemplateSource], _ record: TemplateRecord) throws -> String {
  var bag = DiagnosticBag()
  let pages = [TemplatePage("page", record.shape)]
  let set = try #require(
    TemplateSet.compile(sources, pages: pages, into: &bag), "\(bag.diagnostics.map(\.plainText))")
  var output: [UInt8] = []
  try #require(set.template("page")).render(record, into: &output)
  return String(decoding: output, as: UTF8.self)
}

extension Diagnostic {
  /// The diagnostic with the text it points at.
  var plainText: String {
    let lines =
      ["\(severity)[\(code.name)]: \(message)"] + (span.map { [" --> \($0.plainText)"] } ?? [])
      + notes.map { "note: \($0.message)" + ($0.span.map { " --> \($0.plainText)" } ?? "") }
      + (hint.map { ["hint: \($0)"] } ?? [])
    return lines.joined(separator: "\n")
  }
}

extension SourceSpan {
  fileprivate var plainText: String {
    "\(text.name):\(range.lowerBound): \(String(decoding: text.bytes[range], as: UTF8.self))"
  }
}
