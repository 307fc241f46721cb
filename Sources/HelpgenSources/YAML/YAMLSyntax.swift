import HelpgenDiagnostics

extension Diagnostic {
  /// A text that is not YAML: libyaml's finding in words for people who do not know the grammar.
  static func yamlSyntax(_ failure: YAMLParser.Failure, _ places: YAMLPlaces) -> Diagnostic {
    let explanation = YAMLExplanation(failure, places)
    return Diagnostic(
      .error, "yaml-syntax", "this is not valid YAML: \(explanation.message)", at: explanation.span,
      notes: explanation.start.map { [Note("it begins here", at: $0)] } ?? [], hint: explanation.hint)
  }
}

/// What a syntax error means, where it is and how to mend it.
private struct YAMLExplanation {
  var message: String
  var span: SourceSpan?
  var start: SourceSpan?
  var hint: String?

  init(_ failure: YAMLParser.Failure, _ places: YAMLPlaces) {
    switch failure.place {
    case .character(let index): span = places.span(ofCharacter: index)
    case .byte(let index): span = places.span(ofByte: index)
    case nil: span = nil
    }
    message = failure.problem
    let context = failure.context.map { places.span(ofCharacter: $0) }
    explain(failure.problem, context, places)
  }

  private mutating func explain(_ problem: String, _ context: SourceSpan?, _ places: YAMLPlaces) {
    switch problem {
    case "did not find expected ',' or ']'": unclosed("[", "]", context)
    case "did not find expected ',' or '}'": unclosed("{", "}", context)
    case "found unexpected end of stream", "found unexpected document indicator":
      message = "a quotation mark is never closed"
      hint = "add the closing quotation mark"
      span = context ?? span
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      message = "“\\” in double quotes must begin a known escape"
      hint = "write “\\\\” for a backslash, or use single quotes"
    case "could not find expected ':'":
      message = "a “:” is missing after this name"
      hint = "write “name: value”"
      span = context ?? span
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      explainStrayLine(context, places)
    default: explainCharacter(problem, places)
    }
  }

  private mutating func unclosed(_ open: String, _ close: String, _ context: SourceSpan?) {
    message = "a “,” or “\(close)” is missing"
    hint = "close “\(open)” with “\(close)”, or put text that begins with “\(open)” in quotation marks"
    start = context
  }

  /// Something stands where the next line of a list or a mapping should begin.
  private mutating func explainStrayLine(_ context: SourceSpan?, _ places: YAMLPlaces) {
    if let span, let before = places.byte(before: span), [0x22, 0x27, 0x5D, 0x7D].contains(before) {
      message = "nothing may follow a closing “\(Unicode.Scalar(before))” on its line"
      hint = "put the whole value in quotation marks"
    } else {
      message = "this line does not belong to the lines above it"
      hint = "begin the lines of one group in the same column, and each item of a list with “- ”"
      start = context
    }
  }

  private mutating func explainCharacter(_ problem: String, _ places: YAMLPlaces) {
    switch problem {
    case "found character that cannot start any token"
    where span.flatMap({ places.bytes(of: $0).first }) == 0x09,
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      message = "a tab cannot indent a line"
      hint = "use spaces"
    case "found character that cannot start any token":
      let character = span.map { String(decoding: places.bytes(of: $0), as: UTF8.self) } ?? ""
      message = "a value cannot begin with “\(character)”"
      hint = "put the value in quotation marks"
    case "mapping values are not allowed in this context":
      message = "a “:” is not allowed here"
      hint =
        "put text that holds “: ” in quotation marks, and begin the lines of one group in the same column"
    case "block sequence entries are not allowed in this context":
      message = "an item of a list, “- ”, is not allowed here"
      hint = "begin the list on a line of its own"
    case "control characters are not allowed":
      message = "there is a control character"
      hint = "remove the character"
    case "invalid leading UTF-8 octet", "invalid trailing UTF-8 octet", "incomplete UTF-8 octet sequence",
      "invalid length of a UTF-8 sequence", "invalid Unicode character":
      message = "these bytes are not UTF-8"
      hint = "save the file as UTF-8"
    default: break
    }
  }
}
