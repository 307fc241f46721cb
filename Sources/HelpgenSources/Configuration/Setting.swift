import HelpgenModel

/// A setting of the configuration file: its name and how its value is checked and kept.
struct Setting: Sendable {
  /// Its name; where it is inside of another setting, with the other's name and a `.` before it.
  let name: String
  /// The settings inside of it; empty where it is a value.
  var parts: [Setting] = []
  /// Checks a value, and keeps it if it is right.
  var read: @Sendable (YAMLNode, String, inout SettingReader, inout SiteConfiguration) -> Void = {
    _, _, _, _ in
  }

  /// All settings, in the order in which they are read: `defaultLocale` before the texts that need it.
  static let all = [
    Setting("sources", \.sources) { $0.paths($1, $2) },
    Setting("output", \.output) { $0.text($1, $2, "a path") },
    Setting("templates", \.templates) { $0.text($1, $2, "a path") },
    Setting("defaultLocale", \.defaultLocale) { $0.locale($1, $2) },
    Setting("locales", \.locales) { $0.locales($1, $2) },
    Setting("languages", \.languages) { $0.languages($1, $2) },
    Setting("fallback", \.fallback) { reader, node, name in
      let policy: FallbackPolicy? = reader.choice(node, name)
      return policy.map { .some($0) }
    },
    Setting(
      name: "translations",
      parts: [Setting("translations.notices", \.translations.hasNotices) { $0.boolean($1, $2) }]),
    Setting("baseURL", \.baseURL) { reader, node, name in reader.baseURL(node, name).map { .some($0) } },
    Setting(name: "site", parts: [Setting("site.aliases", \.aliases) { $0.addresses($1, $2) }]),
    localizedText("title", \.title),
    localizedText("tagline", \.tagline),
    localizedText("footer", \.footer),
    Setting("pages", \.pages) { $0.choice($1, $2) },
    Setting("links", \.links) { $0.choice($1, $2) },
    Setting("permalink", \.permalink) { $0.permalink($1, $2) },
    Setting(
      name: "accordion",
      parts: [
        Setting("accordion.limit", \.accordion.limit) { $0.integer($1, $2, 1...100_000) },
        Setting("accordion.exclusive", \.accordion.isExclusive) { $0.boolean($1, $2) },
      ]),
    Setting("sectionSeparator", \.sectionSeparator) { $0.text($1, $2, "a text such as “/”") },
    Setting("fields", \.fields) { $0.fields($1, $2) },
    Setting("drafts", \.includesDrafts) { $0.boolean($1, $2) },
    Setting("strict", \.isStrict) { $0.boolean($1, $2) },
    Setting(
      name: "markdown",
      parts: [
        Setting("markdown.smartPunctuation", \.markdown.usesSmartPunctuation) { $0.boolean($1, $2) }
      ]),
    Setting("html", \.html) { $0.choice($1, $2) },
    Setting("videoHosts", \.videoHosts) { reader, node, name in
      reader.hosts(node, name).map { .some($0) }
    },
    Setting(
      name: "externalLinks",
      parts: [Setting("externalLinks.newTab", \.externalLinks.opensNewTab) { $0.boolean($1, $2) }]),
  ]

  private static func localizedText(
    _ name: String, _ path: any WritableKeyPath<SiteConfiguration, LocalizedText?> & Sendable
  ) -> Setting {
    Setting(name: name) { node, name, reader, configuration in
      let text = reader.localizedText(node, name, default: configuration.defaultLocale)
      if let text { configuration[keyPath: path] = text }
    }
  }

  /// The last part of the name, as it is written in the file.
  var key: String { String(name.split(separator: ".").last ?? "") }
}

extension Setting {
  /// A setting whose value is kept as `check` returns it; `check` reports what is wrong.
  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<SiteConfiguration, Value> & Sendable,
    check: @escaping @Sendable (inout SettingReader, YAMLNode, String) -> Value?
  ) {
    self.init(name: name) { node, name, reader, configuration in
      if let value = check(&reader, node, name) { configuration[keyPath: path] = value }
    }
  }
}
