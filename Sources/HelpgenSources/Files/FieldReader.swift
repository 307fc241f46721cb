import HelpgenDiagnostics
import HelpgenModel

/// Reads the fields of one article by their types, and reports what has another type.
///
/// `null` is the same as an absent field.
struct FieldReader {
  /// The text of the article.
  let text: SourceText
  /// The id of the article, where it has one.
  var article: String?
  /// What messages call an article without an id.
  let place: String
  /// What has been reported.
  var bag = DiagnosticBag()
  /// Whether a field had a wrong type, so that the article cannot be used.
  var isFaulty = false

  /// Prepares to read an article.
  init(text: SourceText, article: String?, place: String) {
    self.text = text
    self.article = article
    self.place = place
  }

  /// A string.
  mutating func string(_ name: String, _ value: JSONValue) -> RawField<String>? {
    guard let string = value.string else { return refuse(name, value, expected: "a string") }
    noteLoneSurrogate(name, value)
    return RawField(string, at: value.range)
  }

  /// A string, as bytes.
  mutating func bytes(_ name: String, _ value: JSONValue) -> RawField<[UInt8]>? {
    guard let bytes = value.utf8 else { return refuse(name, value, expected: "a string") }
    noteLoneSurrogate(name, value)
    return RawField(bytes, at: value.range)
  }

  /// A string, or a whole number as it is written.
  mutating func identifier(_ name: String, _ value: JSONValue) -> RawField<String>? {
    if let number = value.numberText {
      guard number.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: "-") }) else {
        return refuse(name, value, expected: "a string or a whole number", found: "the number \(number)")
      }
      return RawField(number, at: value.range)
    }
    guard value.kind == .string else { return refuse(name, value, expected: "a string or a whole number") }
    return string(name, value)
  }

  /// A finite number; `-0.0` is 0.
  mutating func number(_ name: String, _ value: JSONValue) -> RawField<Double>? {
    guard let text = value.numberText else {
      let isQuoted = value.string.flatMap { Double($0) }?.isFinite ?? false
      return refuse(name, value, expected: "a number", hint: isQuoted ? "write it without quotes" : nil)
    }
    return finite(name, text, value)
  }

  private mutating func finite(_ name: String, _ written: String, _ value: JSONValue) -> RawField<Double>? {
    guard let number = Double(written), number.isFinite else {
      isFaulty = true
      bag.report(.numberOutOfRange(name, written, at: span(value), in: self))
      return nil
    }
    return RawField(number == 0 ? 0 : number, at: value.range)
  }

  /// `true` or `false`.
  mutating func boolean(_ name: String, _ value: JSONValue) -> RawField<Bool>? {
    guard let boolean = value.boolean else {
      let isQuoted = value.string == "true" || value.string == "false"
      return refuse(name, value, expected: "true or false", hint: isQuoted ? "write it without quotes" : nil)
    }
    return RawField(boolean, at: value.range)
  }

  /// An array of strings.
  mutating func strings(_ name: String, _ value: JSONValue) -> RawField<[String]>? {
    guard value.kind == .array else {
      let hint = value.kind == .string ? "write it in brackets: [\"…\"]" : nil
      return refuse(name, value, expected: "an array of strings", hint: hint)
    }
    var strings: [String] = []
    for (index, element) in value.elements.enumerated() {
      if let field = string("\(name)[\(index)]", element) { strings.append(field.value) }
    }
    return RawField(strings, at: value.range)
  }

  /// A date in text, or a number.
  mutating func moment(_ name: String, _ value: JSONValue) -> RawField<RawMoment>? {
    switch value.kind {
    case .string:
      return string(name, value).map { RawField(.text($0.value), at: $0.range) }
    case .number:
      return number(name, value).map { RawField(.number($0.value), at: $0.range) }
    default:
      return refuse(name, value, expected: "a date in quotes or a number")
    }
  }

  /// A section: its title, the path to it, or an object that describes it.
  mutating func section(_ name: String, _ value: JSONValue) -> RawField<RawSection>? {
    switch value.kind {
    case .string:
      return string(name, value).map { RawField(.text($0.value), at: $0.range) }
    case .array:
      return strings(name, value).map { RawField(.path($0.value), at: $0.range) }
    case .object:
      var id: String?
      var title: String?
      var order: Double?
      for member in uniqueMembers(of: value) where !member.value.isNull {
        switch member.name {
        case "id": id = identifier("\(name).id", member.value)?.value
        case "title": title = string("\(name).title", member.value)?.value
        case "order": order = number("\(name).order", member.value)?.value
        default: break
        }
      }
      return RawField(.object(id: id, title: title, order: order), at: value.range)
    default:
      return refuse(name, value, expected: "a string, an array of strings or an object")
    }
  }

  /// Any value, with everything in it.
  ///
  /// It recurses: `JSONScanner.maximumDepth` bounds how deep a text can be.
  mutating func any(_ name: String, _ value: JSONValue) -> RawValue {
    switch value.kind {
    case .null:
      return .null
    case .boolean:
      return .bool(value.boolean ?? false)
    case .number:
      return .number(value.numberText ?? "")
    case .string:
      noteLoneSurrogate(name, value)
      return .text(value.string ?? "")
    case .array:
      var elements: [RawValue] = []
      for element in value.elements { elements.append(any("\(name)[\(elements.count)]", element)) }
      return .array(elements)
    case .object:
      var members: [RawMember] = []
      for member in uniqueMembers(of: value) {
        members.append(RawMember(member.name, any("\(name).\(member.name)", member.value)))
      }
      return .object(members)
    }
  }
}

extension FieldReader {
  /// The members of an object, of equal names only the last; the others are reported.
  mutating func uniqueMembers(of object: JSONValue) -> [NamedValue] {
    let (members, repetitions) = NamedValue.unique(object.members)
    for repetition in repetitions { report(repetition) }
    return members
  }

  /// Reports a name that an object has twice.
  mutating func report(_ repetition: NamedValue.Repetition) {
    bag.report(.duplicateKey(repetition, in: self))
  }

  /// Reports a value of the wrong type.
  fileprivate mutating func refuse<Value>(
    _ name: String, _ value: JSONValue, expected: String, found: String? = nil, hint: String? = nil
  ) -> RawField<Value>? {
    isFaulty = true
    let found = found ?? value.kindName
    bag.report(
      .wrongType(name, "expected \(expected), found \(found)", at: span(value), hint: hint, in: self))
    return nil
  }

  /// Reports an object that was expected where something else is.
  mutating func refuseNonObject(_ name: String, _ value: JSONValue) {
    let _: RawField<Never>? = refuse(name, value, expected: "an object")
  }

  fileprivate mutating func noteLoneSurrogate(_ name: String, _ value: JSONValue) {
    guard let range = value.loneSurrogate else { return }
    bag.report(.loneSurrogate(name, at: SourceSpan(text, range), in: self))
  }

  fileprivate func span(_ value: JSONValue) -> SourceSpan { SourceSpan(text, value.range) }

  /// The name of a field as messages show it; with the article's place where it has no id.
  fileprivate func shown(_ name: String) -> String {
    article == nil ? "\(quoted(name)) of \(place)" : quoted(name)
  }
}

extension JSONValue {
  /// The type in words.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .boolean: boolean == true ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension Diagnostic {
  fileprivate static func wrongType(
    _ name: String, _ message: String, at span: SourceSpan, hint: String?, in reader: FieldReader
  ) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "wrong type of \(reader.shown(name)): \(message)", at: span,
      article: reader.article, hint: hint)
  }

  fileprivate static func numberOutOfRange(
    _ name: String, _ number: String, at span: SourceSpan, in reader: FieldReader
  ) -> Diagnostic {
    Diagnostic(
      .error, "number-out-of-range", "\(reader.shown(name)) is out of range: \(number.prefix(40))", at: span,
      article: reader.article, hint: "numbers go up to about 1.8e308")
  }

  fileprivate static func loneSurrogate(
    _ name: String, at span: SourceSpan, in reader: FieldReader
  ) -> Diagnostic {
    Diagnostic(
      .warning, "lone-surrogate", "\(reader.shown(name)) holds half of a character; readers see “�” there",
      at: span, article: reader.article,
      hint: "write the character itself, or both of its escapes, such as \\ud83d\\ude00")
  }

  fileprivate static func duplicateKey(_ repetition: NamedValue.Repetition, in reader: FieldReader)
    -> Diagnostic
  {
    Diagnostic(
      .warning, "duplicate-key", "\(reader.shown(repetition.name)) is set twice; the last one counts",
      at: SourceSpan(reader.text, repetition.last), article: reader.article,
      notes: [.init("the first one is here", at: SourceSpan(reader.text, repetition.first))],
      hint: "remove one of them")
  }
}
