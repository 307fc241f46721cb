import HelpgenDiagnostics
import HelpgenModel

/// The checks of settings whose values are of the model's own types.
extension SettingReader {
  /// A path or several.
  mutating func paths(_ node: YAMLNode, _ name: String) -> [String]? {
    guard case .sequence(let items) = node.value else {
      return text(node, name, "a path or a list of paths").map { [$0] }
    }
    guard !items.isEmpty else {
      wrong(name, node, "a path or a list of paths")
      return nil
    }
    let paths = items.map { text($0, name, "a path or a list of paths") }
    return paths.contains(nil) ? nil : paths.compactMap { $0 }
  }

  /// A language tag.
  mutating func locale(_ node: YAMLNode, _ name: String) -> LocaleCode? {
    guard let text = node.text, let locale = LocaleCode(text) else {
      wrong(name, node, "a language tag such as “en” or “pt-BR”")
      return nil
    }
    return locale
  }

  /// Language tags, each once.
  mutating func locales(_ node: YAMLNode, _ name: String) -> [LocaleCode]?? {
    guard case .sequence(let items) = node.value, !items.isEmpty else {
      wrong(name, node, "a list of language tags such as [en, pt-BR]")
      return nil
    }
    let locales = items.map { locale($0, name) }
    guard !locales.contains(nil) else { return nil }
    var seen: Set<LocaleCode> = []
    return .some(locales.compactMap { $0 }.filter { seen.insert($0).inserted })
  }

  /// The address of a site.
  mutating func baseURL(_ node: YAMLNode, _ name: String) -> BaseURL? {
    guard let text = text(node, name, "an address such as “https://example.com/help/”") else { return nil }
    do throws(BaseURL.Flaw) {
      return try BaseURL(text)
    } catch {
      flawed(name, node, error.demand, hint: "write an address such as “https://example.com/help/”")
      return nil
    }
  }

  /// Addresses of sites, each once; there may be none.
  mutating func addresses(_ node: YAMLNode, _ name: String) -> [BaseURL]? {
    guard case .sequence(let items) = node.value else {
      wrong(name, node, "a list of addresses such as [https://old.example.com/]")
      return nil
    }
    let addresses = items.map { baseURL($0, name) }
    guard !addresses.contains(nil) else { return nil }
    var seen: Set<BaseURL> = []
    return addresses.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// Names of hosts, each once; there may be none.
  mutating func hosts(_ node: YAMLNode, _ name: String) -> [String]? {
    guard case .sequence(let items) = node.value else {
      wrong(name, node, "a list of hosts such as [player.vimeo.com]")
      return nil
    }
    let hosts = items.map { host($0, name) }
    guard !hosts.contains(nil) else { return nil }
    var seen: Set<String> = []
    return hosts.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// The name of a host, in lower case.
  private mutating func host(_ node: YAMLNode, _ name: String) -> String? {
    let accepted = "the name of a host such as “player.vimeo.com”"
    guard let text = text(node, name, accepted) else { return nil }
    if let host = Self.host(named: text) { return host }
    // Whoever copies an address from the browser means its host.
    var meant: String?
    do throws(BaseURL.Flaw) {
      let pasted = text.prefix { $0 != "?" && $0 != "#" }
      meant = Self.host(named: String(try BaseURL(String(pasted)).origin.drop { $0 != "/" }.dropFirst(2)))
    } catch { meant = nil }
    wrong(name, node, accepted, hint: meant.map { "write “\($0)”" })
    return nil
  }

  /// The name in lower case; `nil` where it is no host, or more than one.
  private static func host(named text: String) -> String? {
    do throws(BaseURL.Flaw) {
      let url = try BaseURL("https://" + text)
      let host = String(url.origin.dropFirst("https://".count))
      return url.path == "/" && host.utf8.count == text.utf8.count && !host.contains(":") ? host : nil
    } catch {
      return nil
    }
  }

  /// The pattern of addresses.
  mutating func permalink(_ node: YAMLNode, _ name: String) -> Permalink? {
    // Without quotation marks the pattern is a mapping to YAML.
    let hint = "put the pattern in quotation marks: “\"{section}/{slug}\"”"
    var isMapping = false
    if case .mapping = node.value { isMapping = true }
    guard let text = text(node, name, "a pattern such as “{section}/{slug}”", hint: isMapping ? hint : nil)
    else { return nil }
    do throws(Permalink.Flaw) {
      return try Permalink(text)
    } catch {
      flawed(name, node, error.demand)
      return nil
    }
  }

  /// A text for all languages, or a text per language.
  mutating func localizedText(_ node: YAMLNode, _ name: String, default locale: LocaleCode) -> LocalizedText?
  {
    guard case .mapping(let members) = node.value, !members.isEmpty else {
      return text(node, name, "a text, or a mapping of languages to texts").map { LocalizedText($0) }
    }
    var translations: [LocaleCode: String] = [:]
    var isRight = true
    for member in members {
      let language = LocaleCode(member.key)
      if language == nil { noLanguage(member, in: name) }
      let text = text(member.value, "\(name).\(member.key)", "a text")
      if let language, translations[language] != nil {
        flawed(
          "\(name).\(member.key)", member.value, "not name a language twice; “\(language)” has a text already"
        )
        isRight = false
      }
      if let language, let text { translations[language] = text } else { isRight = false }
    }
    guard isRight else { return nil }
    let fallback = locale.lookupChain.lazy.compactMap { translations[$0] }.first
    return LocalizedText(translations: translations, fallback: fallback)
  }

  /// Our names of fields and the sources' names for them.
  mutating func fields(_ node: YAMLNode, _ name: String) -> [FieldName]? {
    guard case .mapping(let members) = node.value else {
      wrong(name, node, "a mapping of field names, such as {content: body}")
      return nil
    }
    var fields: [FieldName] = []
    for member in members {
      guard FieldName.all.contains(member.key) else {
        noField(member)
        continue
      }
      let theirs = text(member.value, "\(name).\(member.key)", "the name of a field")
      if let field = theirs.flatMap({ FieldName(ours: member.key, theirs: $0) }) { fields.append(field) }
    }
    return fields
  }
}

extension SettingReader {
  /// Reports a name that is none of helpgen's fields.
  private mutating func noField(_ member: YAMLMember) {
    let isSwapped = member.value.text.map(FieldName.all.contains) ?? false
    let hint =
      if isSwapped, let ours = member.value.text {
        "helpgen's name comes first: write “\(ours): \(member.key)”"
      } else if let near = closestMatch(to: member.key, among: FieldName.all) {
        "did you mean “\(near)”?"
      } else {
        "the fields are \(FieldName.all.quotedList("and"))"
      }
    bag.report(.unknownField(member.key, SourceSpan(text, member.keyRange), hint: hint))
  }
}

extension Diagnostic {
  fileprivate static func unknownField(_ key: String, _ span: SourceSpan, hint: String) -> Diagnostic {
    Diagnostic(
      .error, "unknown-setting", "there is no field \(quoted(key)) in an article", at: span, hint: hint)
  }
}
