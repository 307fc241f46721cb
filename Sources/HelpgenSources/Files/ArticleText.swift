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

/// An encoding that is not UTF-8, told by a byte order mark or by where zeros stand.
private enum ForeignEncoding: String {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  init?(of bytes: [UInt8]) {
    let first = Array(bytes.prefix(4))
    let zeros = first.map { $0 == 0 }
    if first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF] {
      self = .utf32
    } else if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else if zeros == [true, true, true, false] || zeros == [false, true, true, true] {
      self = .utf32
    } else if zeros == [true, false, true, false] || zeros == [false, true, false, true] {
      self = .utf16
    } else {
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unsupportedEncoding(_ encoding: ForeignEncoding, in text: SourceText) -> Diagnostic
  {
    Diagnostic(
      .error, "unsupported-encoding", "the text is \(encoding.rawValue), and only UTF-8 can be read",
      at: SourceSpan(text, 0..<2),
      hint: "save it as UTF-8, or convert it: iconv -f \(encoding.rawValue) -t UTF-8 OLD.json > NEW.json")
  }

  fileprivate static func emptyFile(_ text: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "empty-file", "there is nothing to read here", at: SourceSpan(text, 0..<0),
      hint: "write [] where there are no articles, or remove the file")
  }

  fileprivate static func invalidJSON(_ error: JSONSyntaxError, in text: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "invalid-json", error.message, at: SourceSpan(text, error.range),
      notes: error.note.map { [.init($0.message, at: SourceSpan(text, $0.range))] } ?? [], hint: error.hint)
  }

  fileprivate static func invalidUTF8(_ fault: JSONEncodingFault, in text: SourceText) -> Diagnostic {
    let others = fault.count == 1 ? "" : "; there are \(fault.count - 1) more"
    return Diagnostic(
      .error, "invalid-utf8", "the text is not UTF-8: this byte belongs to no character\(others)",
      at: SourceSpan(text, fault.first..<fault.first + 1),
      hint: "save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 OLD.json > NEW.json")
  }
}
