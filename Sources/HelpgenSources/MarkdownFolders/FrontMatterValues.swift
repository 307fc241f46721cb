import HelpgenDiagnostics
import HelpgenModel

/// Reads values of front matter by the types of fields, and reports what has another type.
struct FrontMatterValues {
  let text: SourceText
  /// What has been reported.
  var bag = DiagnosticBag()
  /// Whether a field had a wrong type, so that the article cannot be used.
  var isFaulty = false

  init(_ text: SourceText) { self.text = text }

  /// A text; what looks like a number or a date is text, too.
  mutating func string(_ name: String, _ node: YAMLNode) -> RawField<String>? {
    guard let string = node.text else { return refuse(name, node, expected: "text") }
    // Block scalars end with a line break.
    let end = string.utf8.lastIndex { $0 != 0x0A }.map { string.utf8.index(after: $0) }
    return RawField(String(string[..<(end ?? string.startIndex)]), at: node.range)
  }

  /// A finite number; `-0.0` is 0.
  mutating func number(_ name: String, _ node: YAMLNode) -> RawField<Double>? {
    guard case .scalar(let written, let isPlain) = node.value, let number = Double(written), number.isFinite,
      written.utf8.contains(where: \.isASCIIDigit)
    else { return refuse(name, node, expected: "a number") }
    guard isPlain else {
      return refuse(name, node, expected: "a number", hint: "write it without quotation marks")
    }
    return RawField(number == 0 ? 0 : number, at: node.range)
  }

  /// `true` or `false`, or what older YAML takes for them.
  mutating func boolean(_ name: String, _ node: YAMLNode) -> RawField<Bool>? {
    guard let boolean = node.boolean else {
      let isQuoted = node.text == "true" || node.text == "false"
      return refuse(
        name, node, expected: "true or false", hint: isQuoted ? "write it without quotation marks" : nil)
    }
    return RawField(boolean, at: node.range)
  }

  /// A list of texts, or one text, which `split` cuts.
  mutating func strings(_ name: String, _ node: YAMLNode, split: (String) -> [String]) -> RawField<[String]>?
  {
    switch node.value {
    case .sequence(let items):
      var strings: [String] = []
      for (index, item) in items.enumerated() where !item.isNull {
        // Docusaurus writes tags as mappings, too.
        if let label = item.member("label") {
          if let field = string("\(name)[\(index)].label", label) { strings.append(field.value) }
        } else if let field = string("\(name)[\(index)]", item) {
          strings.append(field.value)
        }
      }
      return RawField(strings, at: node.range)
    case .scalar:
      return string(name, node).map { RawField(split($0.value), at: $0.range) }
    case .mapping:
      return refuse(name, node, expected: "a list of texts")
    }
  }

  /// A date or a number; `last_update` of Docusaurus holds its date.
  mutating func moment(_ name: String, _ node: YAMLNode) -> RawField<RawMoment>? {
    if let date = node.member("date"), !date.isNull { return moment("\(name).date", date) }
    guard case .scalar(let written, let isPlain) = node.value else {
      return refuse(name, node, expected: "a date")
    }
    if isPlain, let number = Double(written), number.isFinite {
      return RawField(.number(number), at: node.range)
    }
    return RawField(.text(YAMLTimestamp(written)?.text ?? written), at: node.range)
  }

  /// A section: its title, the path to it, or a mapping that describes it.
  mutating func section(_ name: String, _ node: YAMLNode) -> RawField<RawSection>? {
    switch node.value {
    case .scalar:
      return string(name, node).map { RawField(.text($0.value), at: $0.range) }
    case .sequence:
      return strings(name, node) { [$0] }.map { RawField(.path($0.value), at: $0.range) }
    case .mapping:
      func given(_ key: String) -> YAMLNode? { node.member(key).flatMap { $0.isNull ? nil : $0 } }
      let id = given("id").flatMap { string("\(name).id", $0)?.value }
      let title = given("title").flatMap { string("\(name).title", $0)?.value }
      let order = given("order").flatMap { number("\(name).order", $0)?.value }
      return RawField(.object(id: id, title: title, order: order), at: node.range)
    }
  }

  /// The names and values of a mapping.
  mutating func members(_ name: String, _ node: YAMLNode) -> [RawMember] {
    if case .object(let members) = node.raw { return members }
    let _: RawField<Never>? = refuse(name, node, expected: "a mapping")
    return []
  }

  private mutating func refuse<Value>(
    _ name: String, _ node: YAMLNode, expected: String, hint: String? = nil
  ) -> RawField<Value>? {
    isFaulty = true
    bag.report(
      .wrongType(name, expected: expected, found: node.kindName, at: SourceSpan(text, node.range), hint: hint)
    )
    return nil
  }
}

extension YAMLNode {
  /// The value of a name in a mapping.
  func member(_ key: String) -> YAMLNode? {
    if case .mapping(let members) = value { members.first { $0.key == key }?.value } else { nil }
  }

  /// What a plain scalar says, if that is yes or no.
  var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// The value as JSON has it.
  ///
  /// It recurses: `YAMLDocument.maximumDepth` bounds how deep a text can be.
  var raw: RawValue {
    switch value {
    case .sequence(let items): return .array(items.map(\.raw))
    case .mapping(let members): return .object(members.map { RawMember($0.key, $0.value.raw) })
    case .scalar(let text, isPlain: true):
      if isNull { return .null }
      if ["true", "True", "TRUE"].contains(text) { return .bool(true) }
      if ["false", "False", "FALSE"].contains(text) { return .bool(false) }
      return text.isJSONNumber ? .number(text) : .text(text)
    case .scalar(let text, isPlain: false): return .text(text)
    }
  }

  /// The type in words.
  fileprivate var kindName: String {
    switch value {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let text, _): quoted(text)
    }
  }
}

extension String {
  /// Whether JSON would take the text for a number.
  fileprivate var isJSONNumber: Bool {
    guard let first = utf8.first, first.isASCIIDigit || first == UInt8(ascii: "-") else { return false }
    var scanner = JSONScanner(SourceText(name: "", bytes: Array(utf8)))
    do throws(JSONSyntaxError) {
      return try scanner.scanValue(in: 0..<utf8.count).end == utf8.count
    } catch {
      return false
    }
  }
}

extension Diagnostic {
  fileprivate static func wrongType(
    _ name: String, expected: String, found: String, at span: SourceSpan, hint: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "wrong type of \(quoted(name)): expected \(expected), found \(found)", at: span,
      hint: hint)
  }
}
