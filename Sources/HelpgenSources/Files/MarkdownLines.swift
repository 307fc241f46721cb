public import HelpgenDiagnostics

/// One text of a stream of Markdown texts.
public struct MarkdownLine: Sendable {
  /// The text's `id`: the JSON as it was written.
  public let id: [UInt8]
  /// The Markdown.
  public let content: [UInt8]
}

/// Reads a whole text from a file or from standard input.
///
/// - Throws: `SourceError` where it is missing or cannot be read.
public func loadText(
  from source: SourceLocation, currentDirectory: String, standardInput: () throws -> [UInt8]
) throws(SourceError) -> SourceText {
  switch source {
  case .path(let path):
    return SourceText(name: path, bytes: try SourcePath(path, in: currentDirectory).readAll())
  case .standardInput:
    do {
      return SourceText(name: "<stdin>", bytes: try standardInput())
    } catch {
      throw SourceError(path: "<stdin>", message: "cannot read standard input: \(reason(of: error))")
    }
  }
}

/// Reads lines of `{"id","content"}`; what is no such line is reported and left out, blank lines are skipped.
public func readMarkdownLines(in text: SourceText, into bag: inout DiagnosticBag) -> [MarkdownLine] {
  var lines: [MarkdownLine] = []
  let document = JSONDocument(linesOf: text, in: 0..<text.bytes.count) { error in
    bag.report(.invalidLine(error.message, SourceSpan(text, error.range), hint: error.hint))
  }
  for line in document.rootValues {
    let id = line.members.first { $0.name == "id" }?.value
    let content = line.members.first { $0.name == "content" }?.value.utf8
    guard let id, !id.kind.isContainer, let content else {
      bag.report(
        .invalidLine(
          "the line has no \"id\" or no text as its \"content\"", SourceSpan(text, line.range),
          hint: "write {\"id\": \"a\", \"content\": \"Markdown\"}"))
      continue
    }
    lines.append(MarkdownLine(id: Array(text.bytes[id.range]), content: content))
  }
  return lines
}

extension Diagnostic {
  fileprivate static func invalidLine(_ message: String, _ span: SourceSpan, hint: String?) -> Diagnostic {
    Diagnostic(.error, "invalid-line", message, at: span, hint: hint)
  }
}
