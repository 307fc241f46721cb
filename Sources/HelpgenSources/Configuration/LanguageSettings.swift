import HelpgenDiagnostics
public import HelpgenModel

/// What `languages` in `helpgen.yml` decides about one language.
public struct LanguageSettings: Sendable, Hashable {
  /// `name`: what the language is called in menus; `nil` for its name in itself.
  public var name: String?
  /// `from`: the languages whose articles are published as this one's.
  public var merged: [LocaleCode] = []
  /// `fallback`: what readers get of what the language lacks; `nil` for what the site does.
  public var fallback: FallbackPolicy?
  /// `fallbackTo`: the languages to look in, in this order; `nil` for the broader codes and the default language.
  public var chain: [LocaleCode]?
  /// `hidden`: whether nothing leads to its pages.
  public var isHidden = false

  /// All defaults.
  public init() {}

  /// The names of the settings, in the order of the documentation.
  static let keys = ["name", "from", "fallback", "fallbackTo", "hidden"]
}

extension SiteConfiguration {
  /// The language that articles in this one are published as: itself, unless another takes them with `from`.
  public func published(_ locale: LocaleCode) -> LocaleCode {
    languages.first { $0.value.merged.contains(locale) }?.key ?? locale
  }
}

extension SettingReader {
  /// Languages and what is decided about each.
  mutating func languages(_ node: YAMLNode, _ name: String) -> [LocaleCode: LanguageSettings]? {
    guard case .mapping(let members) = node.value, !members.isEmpty else {
      wrong(name, node, "a mapping of languages to their settings, such as {de: {fallback: link}}")
      return nil
    }
    var languages: [LocaleCode: LanguageSettings] = [:]
    for member in members {
      guard let locale = LocaleCode(member.key) else {
        noLanguage(member, in: name)
        continue
      }
      if languages[locale] != nil {
        flawed("\(name).\(member.key)", member.value, "not be there twice; “\(locale)” has settings already")
      }
      languages[locale] = language(member.value, "\(name).\(member.key)", locale)
    }
    refuseSecondUses(members, languages, name)
    return languages
  }

  /// What is decided about a language.
  private mutating func language(
    _ node: YAMLNode, _ name: String, _ locale: LocaleCode
  ) -> LanguageSettings {
    var settings = LanguageSettings()
    guard case .mapping(let members) = node.value else {
      wrong(name, node, "a group with any of \(LanguageSettings.keys.quotedList("and"))")
      return settings
    }
    for member in members {
      let (value, path) = (member.value, "\(name).\(member.key)")
      switch member.key {
      case "name": settings.name = text(value, path, "a text")
      case "from": settings.merged = (languageList(value, path) ?? []).filter { $0 != locale }
      case "fallback": settings.fallback = choice(value, path)
      case "fallbackTo": settings.chain = chain(value, path, of: locale)
      case "hidden": settings.isHidden = boolean(value, path) ?? false
      default: unknown(member, in: name, known: LanguageSettings.keys)
      }
    }
    return settings
  }

  /// A language tag or a list of them.
  private mutating func languageList(_ node: YAMLNode, _ name: String) -> [LocaleCode]? {
    if case .sequence = node.value { return locales(node, name).flatMap { $0 } }
    return locale(node, name).map { [$0] }
  }

  /// The languages that a language falls back to, in order.
  private mutating func chain(_ node: YAMLNode, _ name: String, of locale: LocaleCode) -> [LocaleCode]? {
    guard let chain = languageList(node, name) else { return nil }
    for other in chain where !locale.canFallBack(to: other) {
      flawed(
        name, node,
        "not lead to “\(other)”, which is \(other == locale ? "itself" : "another script of the same language")"
      )
      return nil
    }
    return chain
  }

  /// Reports languages that are published as two others, or both as another and as themselves.
  private mutating func refuseSecondUses(
    _ members: [YAMLMember], _ languages: [LocaleCode: LanguageSettings], _ name: String
  ) {
    var uses: [LocaleCode: LocaleCode] = [:]
    for member in members {
      guard let locale = LocaleCode(member.key), let settings = languages[locale] else { continue }
      for merged in settings.merged {
        if let other = uses[merged], other != locale {
          flawed(
            "\(name).\(member.key)", member.value,
            "not take “\(merged)” from “\(other)”, which has it already")
        } else if languages[merged] != nil {
          flawed(
            "\(name).\(member.key)", member.value,
            "not take “\(merged)”, which has settings of its own")
        }
        uses[merged] = locale
      }
    }
  }
}
