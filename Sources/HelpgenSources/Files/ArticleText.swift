import HelpgenDiagnostics
import HelpgenModel

/// Reads the articles in a text: JSON of any accepted shape, or JSON Lines.
///
/// A text is JSON Lines where `isLines` says so and it is not one JSON value, or where a first value that
/// fits on one line is followed by something on another line. A line that cannot be read is reported, and the
/// others count.
func readArticles(
  in text: SourceText, isLines: Bool, names: FieldNames, surroundings: ArticleSurroundings,
  into bag: inout DiagnosticBag
) -> [RawArticle] {
  if let encoding = ForeignEncoding(of: text.bytes) {
    bag.report(.unsupportedEncoding(encoding, in: text))
    return []
  }
  let contents = (text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)..<text.bytes.count
  var scanner = JSONScanner(text)
  if scanner.isBlank(contents) {
    bag.report(.emptyFile(text))
    return []
  }
  do throws(JSONSyntaxError) {
    let root = try scanner.scanValue(in: contents)
    let rest = root.end..<contents.upperBound
    let lineEnd = text.bytes[contents].firstIndex(of: UInt8(ascii: "\n")) ?? contents.upperBound
    if root.end <= lineEnd, scanner.isBlank(root.end..<lineEnd), !scanner.isBlank(rest) {
      return readLines(contents, of: text, names: names, surroundings: surroundings, into: &bag).articles
    }
    try scanner.expectEnd(in: rest)
    let document = JSONDocument(scanner, roots: [root.index])
    report(document.encodingFault, in: text, into: &bag)
    return ArticleShape.articles(
      in: document.root, of: text, names: names, surroundings: surroundings, into: &bag)
  } catch {
    if isLines {
      var lineBag = DiagnosticBag()
      let lines = readLines(contents, of: text, names: names, surroundings: surroundings, into: &lineBag)
      // Where no line is JSON, the text was meant as one value, and one message says more than one for every
      // line.
      if lines.valueCount > 0 {
        bag.merge(lineBag)
        return lines.articles
      }
    }
    bag.report(.invalidJSON(error, in: text))
    return []
  }
}

/// Reads one article from each line that is not blank.
private func readLines(
  _ contents: Range<Int>, of text: SourceText, names: FieldNames, surroundings: ArticleSurroundings,
  into bag: inout DiagnosticBag
) -> (articles: [RawArticle], valueCount: Int) {
  let document = JSONDocument(linesOf: text, in: contents) { bag.report(.invalidJSON($0, in: text)) }
  report(document.encodingFault, in: text, into: &bag)
  let articles = ArticleShape.articles(
    inLines: document.rootValues, of: text, names: names, surroundings: surroundings, into: &bag)
  return (articles, document.rootValues.count)
}

private func report(_ fault: JSONEncodingFault?, in text: SourceText, into bag: inout DiagnosticBag) {
  if let fault { bag.report(.invalidUTF8(fault, in: text)) }
}

extension Diagnostic {
  fileprivate static func emptyFile(_ text: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "empty-file", "there is nothing to read here", at: SourceSpan(text, 0..<0),
      hint: "write [] where there are no articles, or remove the file")
  }

  /// A text that is no JSON.
  static func invalidJSON(_ error: JSONSyntaxError, in text: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "invalid-json", error.message, at: SourceSpan(text, error.range),
      notes: error.note.map { [.init($0.message, at: SourceSpan(text, $0.range))] } ?? [], hint: error.hint)
  }
}
