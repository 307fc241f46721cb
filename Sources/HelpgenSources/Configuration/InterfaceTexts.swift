public import HelpgenDiagnostics
public import HelpgenModel

/// Reads the texts of the interface out of the `strings/<locale>.yml` files of the shipped and of the site's own theme.
///
/// The site's own texts replace the shipped ones key by key. A language of the site's own that lacks texts is reported.
public func readInterfaceLanguages(
  shipped: ThemeFiles, own: ThemeFiles, into bag: inout DiagnosticBag
) -> InterfaceLanguages {
  var texts = readTexts(shipped, into: &bag).mapValues(\.texts)
  let ownTexts = readTexts(own, into: &bag)
  for (locale, own) in ownTexts { texts[locale, default: [:]].merge(own.texts) { $1 } }
  let languages = InterfaceLanguages(texts)
  for (locale, own) in ownTexts.sorted(by: { $0.key < $1.key }) {
    let missing = languages.missingKeys(for: locale)
    if !missing.isEmpty { bag.report(.missingStrings(missing, locale, SourceSpan(own.file, 0..<0))) }
  }
  return languages
}

/// The texts of one file.
private struct LocaleTexts {
  let file: SourceText
  let texts: [String: String]
}

/// The texts of a theme by locale.
private func readTexts(_ theme: ThemeFiles, into bag: inout DiagnosticBag) -> [LocaleCode: LocaleTexts] {
  var byLocale: [LocaleCode: LocaleTexts] = [:]
  for (name, file) in theme.strings {
    guard let locale = LocaleCode(name) else {
      bag.report(.noLanguage(String(name), file))
      continue
    }
    if let other = byLocale[locale] {
      bag.report(.sameLanguage(locale, file, other.file))
      continue
    }
    byLocale[locale] = LocaleTexts(file: file, texts: readTexts(of: file, into: &bag))
  }
  return byLocale
}

/// The right ones of the texts in a file; the others are reported.
private func readTexts(of file: SourceText, into bag: inout DiagnosticBag) -> [String: String] {
  guard let root = YAMLDocument.read(file, into: &bag)?.root, !root.isNull else { return [:] }
  guard case .mapping(let members) = root.value else {
    bag.report(.noStrings(SourceSpan(file, root.range)))
    return [:]
  }
  var texts: [String: String] = [:]
  for member in members {
    guard InterfaceStrings.keys.contains(member.key) else {
      bag.report(.unknownString(member.key, SourceSpan(file, member.keyRange)))
      continue
    }
    let span = SourceSpan(file, member.value.range)
    let text = member.value.text?.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let text, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      bag.report(.wrongString(member.key, span))
      continue
    }
    for placeholder in InterfaceStrings.placeholders[member.key] ?? [] where !text.contains(placeholder) {
      bag.report(.missingPlaceholder(placeholder, member.key, span))
    }
    texts[member.key] = text
  }
  return texts
}

extension Diagnostic {
  fileprivate static func noLanguage(_ name: String, _ file: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "wrong-string", "the file's name, \(quoted(name)), is not a language tag",
      at: SourceSpan(file, 0..<0), hint: "name the file after a language, such as “pt-BR.yml”")
  }

  fileprivate static func sameLanguage(
    _ locale: LocaleCode, _ file: SourceText, _ first: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .error, "wrong-string", "there are two files for “\(locale)”", at: SourceSpan(file, 0..<0),
      notes: [Note("the first one is here", at: SourceSpan(first, 0..<0))], hint: "put them into one")
  }

  fileprivate static func noStrings(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "wrong-string", "the file must hold a mapping of names to texts", at: span,
      hint: "write each text as “name: text” on a line of its own")
  }

  fileprivate static func wrongString(_ key: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "wrong-string", "“\(key)” must be a text that is not empty", at: span,
      hint: "write a text, in quotation marks if it has special characters, or remove the line")
  }

  fileprivate static func unknownString(_ key: String, _ span: SourceSpan) -> Diagnostic {
    let hint = closestMatch(to: key, among: InterfaceStrings.keys).map { "did you mean “\($0)”?" }
    return Diagnostic(
      .warning, "unknown-string", "no page has a text named \(quoted(key))", at: span,
      hint: hint ?? "the texts are \(InterfaceStrings.keys.quotedList("and"))")
  }

  fileprivate static func missingStrings(_ keys: [String], _ locale: LocaleCode, _ span: SourceSpan)
    -> Diagnostic
  {
    Diagnostic(
      .warning, "missing-string", "“\(locale)” has no text for \(keys.quotedList("and"))", at: span,
      hint: "add it, or pages in this language show English there")
  }

  fileprivate static func missingPlaceholder(_ placeholder: String, _ key: String, _ span: SourceSpan)
    -> Diagnostic
  {
    Diagnostic(
      .warning, "missing-placeholder", "“\(key)” does not hold “\(placeholder)”", at: span,
      hint: "put “\(placeholder)” where the number belongs")
  }
}
