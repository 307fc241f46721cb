import HelpgenDiagnostics

/// A Markdown file cut in two: front matter, if it has any, and the body.
struct MarkdownParts {
  /// The YAML between the two lines of `---`; `nil` where the file has none.
  let frontMatter: Range<Int>?
  /// The bytes behind it.
  let body: Range<Int>

  /// Cuts a text; `nil`, with a report, where nobody can say where the body begins.
  ///
  /// Front matter begins in the first line and ends with a line of `---` or `...`. Without an end, `---` is a rule,
  /// unless the next line looks like a name and its value.
  init?(_ text: SourceText, into bag: inout DiagnosticBag) {
    let bytes = text.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = TextLine(in: bytes, at: start)
    if first.isMark("+++") {
      bag.report(.foreignFrontMatter("TOML", SourceSpan(text, first.contents)))
      return nil
    }
    if first.isMark("{") {
      bag.report(.foreignFrontMatter("JSON", SourceSpan(text, first.contents)))
      return nil
    }
    guard first.isMark("---") else {
      (frontMatter, body) = (nil, start..<bytes.count)
      return
    }
    var line = TextLine(in: bytes, at: first.end)
    while line.start < bytes.count {
      if line.isMark("---") || line.isMark("...") {
        (frontMatter, body) = (first.end..<line.start, line.end..<bytes.count)
        return
      }
      line = TextLine(in: bytes, at: line.end)
    }
    if TextLine(in: bytes, at: first.end).isNameAndValue {
      bag.report(.unclosedFrontMatter(SourceSpan(text, first.contents)))
      return nil
    }
    (frontMatter, body) = (nil, start..<bytes.count)
  }
}

/// A line of a text.
struct TextLine {
  /// Its first byte.
  let start: Int
  /// Its bytes without the line break.
  let contents: Range<Int>
  /// The byte behind its line break: LF, CR LF or CR.
  let end: Int
  private let bytes: [UInt8]

  /// The line that begins at a place.
  init(in bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    var stop = start
    while stop < bytes.count, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop += 1 }
    contents = start..<stop
    if stop < bytes.count {
      stop += bytes[stop] == 0x0D && stop + 1 < bytes.count && bytes[stop + 1] == 0x0A ? 2 : 1
    }
    end = stop
  }

  /// The bytes of the line.
  var slice: ArraySlice<UInt8> { bytes[contents] }

  /// Whether nothing but white space is on the line.
  var isBlank: Bool { slice.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether the line is these characters, and white space behind them.
  func isMark(_ mark: String) -> Bool {
    slice.starts(with: mark.utf8) && slice.dropFirst(mark.utf8.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether the line is `name: value` or `name:`.
  fileprivate var isNameAndValue: Bool {
    guard let colon = slice.firstIndex(of: UInt8(ascii: ":")), colon > contents.lowerBound else {
      return false
    }
    let name = slice[..<colon]
    let rest = slice[(colon + 1)...]
    return name.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
      && (rest.isEmpty || rest.first == 0x20)
  }
}

extension Diagnostic {
  fileprivate static func foreignFrontMatter(_ form: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "unsupported-front-matter", "the front matter is \(form), and only YAML can be read", at: span,
      hint:
        "write it as YAML between two lines of “---”; “hugo convert toYAML” does so for all files of a Hugo site"
    )
  }

  fileprivate static func unclosedFrontMatter(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-front-matter", "the front matter that begins here has no end", at: span,
      hint: "put a line of “---” behind its last line; a rule at the top of a text may be written “***”")
  }
}
