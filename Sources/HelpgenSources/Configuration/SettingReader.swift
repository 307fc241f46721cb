import HelpgenDiagnostics
import HelpgenModel

/// A reader of settings: checks values and reports what is wrong with them.
///
/// Each check takes a value and the name of its setting, and returns `nil` where it has reported.
struct SettingReader {
  let text: SourceText
  var bag = DiagnosticBag()

  init(_ text: SourceText) { self.text = text }

  /// Reads a group of settings; what stands in it but is none of them is reported.
  mutating func read(
    _ node: YAMLNode, _ settings: [Setting], of group: String? = nil,
    into configuration: inout SiteConfiguration
  ) {
    guard case .mapping(let members) = node.value else {
      if let group {
        wrong(group, node, "a group with \(settings.map(\.key).quotedList("and"))")
      } else if !node.isNull {
        bag.report(.noSettings(span(node)))
      }
      return
    }
    for member in members where !settings.contains(where: { $0.key == member.key }) {
      unknown(member, in: group, known: settings.map(\.key))
    }
    for setting in settings {
      guard let node = members.first(where: { $0.key == setting.key })?.value else { continue }
      if setting.parts.isEmpty {
        setting.read(node, setting.name, &self, &configuration)
      } else {
        read(node, setting.parts, of: setting.name, into: &configuration)
      }
    }
  }

  /// The place of a value.
  func span(_ node: YAMLNode) -> SourceSpan { SourceSpan(text, node.range) }

  /// Reports a name that is none of the known ones.
  mutating func unknown(_ member: YAMLMember, in group: String?, known: [String]) {
    bag.report(.unknownSetting(member.key, in: group, SourceSpan(text, member.keyRange), known: known))
  }

  /// Reports a name that is not a language.
  mutating func noLanguage(_ member: YAMLMember, in group: String) {
    bag.report(.noLanguage(member.key, in: group, SourceSpan(text, member.keyRange)))
  }

  /// Reports that a value is not what its setting accepts.
  mutating func wrong(_ name: String, _ node: YAMLNode, _ accepted: String, hint: String? = nil) {
    bag.report(.wrongSetting(name, node, mustBe: "be \(accepted)", span(node), hint: hint))
  }

  /// Reports what a value, of the right type, must be otherwise.
  mutating func flawed(_ name: String, _ node: YAMLNode, _ demand: String, hint: String? = nil) {
    bag.report(.wrongSetting(name, node, mustBe: demand, span(node), hint: hint))
  }

  /// A text on one line that is not blank; what looks like a number or a boolean is text too.
  mutating func text(_ node: YAMLNode, _ name: String, _ accepted: String, hint: String? = nil) -> String? {
    guard let written = node.text else {
      wrong(name, node, accepted, hint: hint)
      return nil
    }
    // Block scalars end with a line break.
    let text = String(decoding: written.utf8.reversed().drop { $0 == 0x0A }.reversed(), as: UTF8.self)
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      wrong(name, node, accepted)
      return nil
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      flawed(name, node, "be on one line, without control characters")
      return nil
    }
    return text
  }

  /// `true` or `false`, and not their lookalikes.
  mutating func boolean(_ node: YAMLNode, _ name: String) -> Bool? {
    guard case .scalar(let text, let isPlain) = node.value else {
      wrong(name, node, "true or false")
      return nil
    }
    let word = text.lowercased()
    switch (word, isPlain) {
    case ("true", true): return true
    case ("false", true): return false
    case ("true", false), ("false", false):
      wrong(name, node, "true or false", hint: "remove the quotation marks")
    case ("yes", _), ("on", _), ("y", _), ("1", _): wrong(name, node, "true or false", hint: "write true")
    case ("no", _), ("off", _), ("n", _), ("0", _): wrong(name, node, "true or false", hint: "write false")
    default: wrong(name, node, "true or false")
    }
    return nil
  }

  /// An integer in plain decimal digits.
  mutating func integer(_ node: YAMLNode, _ name: String, _ range: ClosedRange<Int>) -> Int? {
    let accepted = "an integer from \(range.lowerBound) to \(range.upperBound)"
    guard case .scalar(let text, isPlain: true) = node.value, let number = Int(text), String(number) == text,
      range.contains(number)
    else {
      var hint: String?
      if case .scalar(let text, isPlain: false) = node.value, Int(text) != nil {
        hint = "remove the quotation marks"
      }
      wrong(name, node, accepted, hint: hint)
      return nil
    }
    return number
  }

  /// One of the words of a type.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, _ name: String
  ) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    guard let text = node.text, let choice = Choice(rawValue: text) else {
      let nearest = node.text.flatMap { closestMatch(to: $0, among: words) }
      wrong(name, node, words.quotedList("or"), hint: nearest.map { "did you mean “\($0)”?" })
      return nil
    }
    return choice
  }
}

extension Diagnostic {
  fileprivate static func noSettings(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "wrong-setting", "the configuration must be a group of settings", at: span,
      hint: "write each setting as “name: value” on a line of its own")
  }

  fileprivate static func unknownSetting(
    _ key: String, in group: String?, _ span: SourceSpan, known: [String]
  ) -> Diagnostic {
    let place = group.map { " in “\($0)”" } ?? ""
    let hint = closestMatch(to: key, among: known).map { "did you mean “\($0)”?" }
    let all = known.count == 1 ? "the only setting there is" : "the settings are"
    return Diagnostic(
      .error, "unknown-setting", "there is no setting \(quoted(key))\(place)", at: span,
      hint: hint ?? "\(all) \(known.quotedList("and"))")
  }

  fileprivate static func noLanguage(_ key: String, in group: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "wrong-setting",
      "\(quoted(key)) in “\(group)” must be a language tag such as “en” or “pt-BR”", at: span)
  }

  fileprivate static func wrongSetting(
    _ name: String, _ node: YAMLNode, mustBe demand: String, _ span: SourceSpan, hint: String?
  ) -> Diagnostic {
    let finding =
      switch node.value {
      case .sequence(let items) where items.isEmpty: "“\(name)” is an empty list"
      case .sequence: "“\(name)” cannot be a list"
      case .mapping(let members) where members.isEmpty: "“\(name)” is an empty mapping"
      case .mapping: "“\(name)” cannot be a mapping"
      case .scalar where node.isNull: "“\(name)” has no value"
      case .scalar(let text, _) where text.unicodeScalars.allSatisfy(\.properties.isWhitespace):
        "“\(name)” is empty"
      case .scalar(let text, _): "“\(name)” cannot be \(quoted(text))"
      }
    return Diagnostic(.error, "wrong-setting", "\(finding): it must \(demand)", at: span, hint: hint)
  }
}
