import HelpgenDiagnostics
import HelpgenSources
import Testing

@Suite("Diagnostics of settings")
struct SettingDiagnosticsTests {
  /// A configuration with one error.
  struct Case: CustomTestStringConvertible {
    let text: String
    let place: String
    let message: String
    let hint: String?

    init(_ text: String, _ place: String, _ message: String, hint: String? = nil) {
      self.text = text
      self.place = place
      self.message = message
      self.hint = hint
    }

    var testDescription: String { text }
  }

  private static let allSettings =
    "the settings are “sources”, “output”, “templates”, “defaultLocale”, “locales”, “languages”, “fallback”, "
    + "“translations”, “baseURL”, “site”, “title”, “tagline”, “footer”, “pages”, “links”, “permalink”, “accordion”, "
    + "“sectionSeparator”, “fields”, “drafts”, “strict”, "
    + "“markdown”, “html”, “videoHosts” and “externalLinks”"

  private func report(_ text: String) -> [String] {
    var bag = DiagnosticBag()
    #expect(SiteConfiguration.read(source(text), into: &bag) == nil)
    return HelpgenSourcesTests.report(bag)
  }

  @Test("A language twice in a mapping of languages, however it is spelled")
  func languageTwice() {
    #expect(
      report("title: {en: First, EN: Second}")
        == [
          "error[wrong-setting] 1:24 <Second>: “title.EN” cannot be “Second”: it must not name a language twice; “en” has a text already"
        ])
  }

  private func expect(_ code: String, _ wanted: Case) {
    let hint = wanted.hint.map { "\nhint: \($0)" } ?? ""
    #expect(report(wanted.text) == ["error[\(code)] \(wanted.place): \(wanted.message)\(hint)"])
  }

  @Test(
    "unknown-setting names what is not a setting and what may be meant",
    arguments: [
      Case(
        "sorces: a", "1:1 <sorces>",
        "there is no setting “sorces”",
        hint: "did you mean “sources”?"),
      Case(
        "title: Ü\r\nbaseurl: x", "2:1 <baseurl>",
        "there is no setting “baseurl”",
        hint: "did you mean “baseURL”?"),
      Case(
        "foo: 1", "1:1 <foo>",
        "there is no setting “foo”",
        hint: Self.allSettings),
      Case(
        "accordion: {limt: 1}", "1:13 <limt>",
        "there is no setting “limt” in “accordion”",
        hint: "did you mean “limit”?"),
      Case(
        "accordion:\n  open: 1", "2:3 <open>",
        "there is no setting “open” in “accordion”",
        hint: "the settings are “limit” and “exclusive”"),
      Case(
        "fields: {body: content}", "1:10 <body>",
        "there is no field “body” in an article",
        hint: "helpgen's name comes first: write “content: body”"),
      Case(
        "fields: {inhalt: text}", "1:10 <inhalt>",
        "there is no field “inhalt” in an article",
        hint:
          "the fields are “id”, “title”, “content”, “format”, “locale”, “slug”, “section”, “order”, “updatedAt”, “sourceUpdatedAt”, “translationKey”, “draft”, “summary”, “tags”, “redirectFrom” and “extra”"
      ),
      Case(
        "\u{FEFF}日本: 1", "1:1 <日本>",
        "there is no setting “日本”",
        hint: Self.allSettings),
    ])
  func unknown(wanted: Case) { expect("unknown-setting", wanted) }

  @Test(
    "wrong-setting says what is accepted: booleans and integers",
    arguments: [
      Case(
        "markdown: [a]", "1:11 <[a]>",
        "“markdown” cannot be a list: it must be a group with “smartPunctuation”"),
      Case(
        "accordion:", "1:1 <accordion>",
        "“accordion” has no value: it must be a group with “limit” and “exclusive”"),
      Case(
        "drafts: yes", "1:9 <yes>",
        "“drafts” cannot be “yes”: it must be true or false",
        hint: "write true"),
      Case(
        "drafts: 'true'", "1:9 <'true'>",
        "“drafts” cannot be “true”: it must be true or false",
        hint: "remove the quotation marks"),
      Case(
        "strict: off", "1:9 <off>",
        "“strict” cannot be “off”: it must be true or false",
        hint: "write false"),
      Case(
        "drafts: 1", "1:9 <1>",
        "“drafts” cannot be “1”: it must be true or false",
        hint: "write true"),
      Case(
        "drafts:", "1:1 <drafts>",
        "“drafts” has no value: it must be true or false"),
      Case(
        "drafts: ~", "1:9 <~>",
        "“drafts” has no value: it must be true or false"),
      Case(
        "drafts: [a]", "1:9 <[a]>",
        "“drafts” cannot be a list: it must be true or false"),
      Case(
        "drafts: maybe", "1:9 <maybe>",
        "“drafts” cannot be “maybe”: it must be true or false"),
      Case(
        "accordion: {limit: 0}", "1:20 <0>",
        "“accordion.limit” cannot be “0”: it must be an integer from 1 to 100000"),
      Case(
        "accordion: {limit: '20'}", "1:20 <'20'>",
        "“accordion.limit” cannot be “20”: it must be an integer from 1 to 100000",
        hint: "remove the quotation marks"),
      Case(
        "accordion: {limit: 1_000}", "1:20 <1_000>",
        "“accordion.limit” cannot be “1_000”: it must be an integer from 1 to 100000"),
      Case(
        "accordion: {limit: 010}", "1:20 <010>",
        "“accordion.limit” cannot be “010”: it must be an integer from 1 to 100000"),
      Case(
        "accordion: {limit: 0x10}", "1:20 <0x10>",
        "“accordion.limit” cannot be “0x10”: it must be an integer from 1 to 100000"),
      Case(
        "accordion: {limit: 2.0}", "1:20 <2.0>",
        "“accordion.limit” cannot be “2.0”: it must be an integer from 1 to 100000"),
      Case(
        "accordion: {limit: 99999999999999999999}", "1:20 <99999999999999999999>",
        "“accordion.limit” cannot be “99999999999999999999”: it must be an integer from 1 to 100000"),
      Case(
        "accordion: {limit: {a: b}}", "1:20 <{a: b}>",
        "“accordion.limit” cannot be a mapping: it must be an integer from 1 to 100000"),
      Case(
        "drafts: true\t# é\r\npages:\té", "2:8 <é>",
        "“pages” cannot be “é”: it must be “both”, “accordion” or “article”"),
    ])
  func wrongScalars(wanted: Case) { expect("wrong-setting", wanted) }

  @Test(
    "wrong-setting says what is accepted: texts and paths",
    arguments: [
      Case(
        "title:", "1:1 <title>",
        "“title” has no value: it must be a text, or a mapping of languages to texts"),
      Case(
        "title: null", "1:8 <null>",
        "“title” has no value: it must be a text, or a mapping of languages to texts"),
      Case(
        "title: ''", "1:8 <''>",
        "“title” is empty: it must be a text, or a mapping of languages to texts"),
      Case(
        "title: ' '", "1:8 <' '>",
        "“title” is empty: it must be a text, or a mapping of languages to texts"),
      Case(
        "title: [a]", "1:8 <[a]>",
        "“title” cannot be a list: it must be a text, or a mapping of languages to texts"),
      Case(
        "title: \"a\\nb\"", "1:8 <\"a\\nb\">",
        "“title” cannot be “a\\nb”: it must be on one line, without control characters"),
      Case(
        "title: {de: }", "1:9 <de>",
        "“title.de” has no value: it must be a text"),
      Case(
        "tagline: \"a\\u0001\"", "1:10 <\"a\\u0001\">",
        "“tagline” cannot be “a\\u{1}”: it must be on one line, without control characters"),
      Case(
        "sources: []", "1:10 <[]>",
        "“sources” is an empty list: it must be a path or a list of paths"),
      Case(
        "sources: {a: b}", "1:10 <{a: b}>",
        "“sources” cannot be a mapping: it must be a path or a list of paths"),
      Case(
        "output: [a]", "1:9 <[a]>",
        "“output” cannot be a list: it must be a path"),
      Case(
        "sectionSeparator: ''", "1:19 <''>",
        "“sectionSeparator” is empty: it must be a text such as “/”"),
      Case(
        "title: {}", "1:8 <{}>",
        "“title” is an empty mapping: it must be a text, or a mapping of languages to texts"),
      Case(
        "sectionSeparator: ' '", "1:19 <' '>",
        "“sectionSeparator” is empty: it must be a text such as “/”"),
    ])
  func wrongTexts(wanted: Case) { expect("wrong-setting", wanted) }

  @Test(
    "wrong-setting says what is accepted: languages, addresses and patterns",
    arguments: [
      Case(
        "defaultLocale: english", "1:16 <english>",
        "“defaultLocale” cannot be “english”: it must be a language tag such as “en” or “pt-BR”"),
      Case(
        "defaultLocale: e", "1:16 <e>",
        "“defaultLocale” cannot be “e”: it must be a language tag such as “en” or “pt-BR”"),
      Case(
        "locales: en", "1:10 <en>",
        "“locales” cannot be “en”: it must be a list of language tags such as [en, pt-BR]"),
      Case(
        "locales: []", "1:10 <[]>",
        "“locales” is an empty list: it must be a list of language tags such as [en, pt-BR]"),
      Case(
        "baseURL: help.example.com", "1:10 <help.example.com>",
        "“baseURL” cannot be “help.example.com”: it must begin with “https://” or “http://”",
        hint: "write an address such as “https://example.com/help/”"),
      Case(
        "baseURL: https://a.b/?x=1", "1:10 <https://a.b/?x=1>",
        "“baseURL” cannot be “https://a.b/?x=1”: it must end before “?” and “#”",
        hint: "write an address such as “https://example.com/help/”"),
      Case(
        "baseURL: 7", "1:10 <7>",
        "“baseURL” cannot be “7”: it must begin with “https://” or “http://”",
        hint: "write an address such as “https://example.com/help/”"),
      Case(
        "baseURL: [a]", "1:10 <[a]>",
        "“baseURL” cannot be a list: it must be an address such as “https://example.com/help/”"),
      Case(
        "permalink: {slug}", "1:12 <{slug}>",
        "“permalink” cannot be a mapping: it must be a pattern such as “{section}/{slug}”",
        hint: "put the pattern in quotation marks: “\"{section}/{slug}\"”"),
      Case(
        "permalink: \"{sluh}\"", "1:12 <\"{sluh}\">",
        "“permalink” cannot be “{sluh}”: it must not hold “{sluh}”, only “{slug}”, “{section}” and “{id}”"),
      Case(
        "permalink: articles", "1:12 <articles>",
        "“permalink” cannot be “articles”: it must hold “{slug}” or “{id}”"),
      Case(
        "permalink: '{section}-{slug}'", "1:12 <'{section}-{slug}'>",
        "“permalink” cannot be “{section}-{slug}”: it must have nothing but “/” beside “{section}”"),
      Case(
        "permalink: '{slug'", "1:12 <'{slug'>",
        "“permalink” cannot be “{slug”: it must have a “}” for each “{”"),
      Case(
        "permalink: '../{slug}'", "1:12 <'../{slug}'>",
        "“permalink” cannot be “../{slug}”: it must not have “..” as a part of an address"),
    ])
  func wrongValues(wanted: Case) { expect("wrong-setting", wanted) }

  @Test(
    "wrong-setting says what is accepted: HTML, hosts and other addresses",
    arguments: [
      Case(
        "html: sanitise", "1:7 <sanitise>",
        "“html” cannot be “sanitise”: it must be “sanitize”, “escape” or “drop”",
        hint: "did you mean “sanitize”?"),
      Case(
        "html: pass", "1:7 <pass>",
        "“html” cannot be “pass”: it must be “sanitize”, “escape” or “drop”"),
      Case(
        "videoHosts: player.vimeo.com", "1:13 <player.vimeo.com>",
        "“videoHosts” cannot be “player.vimeo.com”: it must be a list of hosts such as [player.vimeo.com]"),
      Case(
        "videoHosts: [a.example, \"https://Player.Vimeo.com/video/1?h=2\"]",
        "1:25 <\"https://Player.Vimeo.com/video/1?h=2\">",
        "“videoHosts” cannot be “https://Player.Vimeo.com/video/1?h=2”: it must be the name of a host such as “player.vimeo.com”",
        hint: "write “player.vimeo.com”"),
      Case(
        "videoHosts: [\"a.example:80\"]", "1:14 <\"a.example:80\">",
        "“videoHosts” cannot be “a.example:80”: it must be the name of a host such as “player.vimeo.com”"),
      Case(
        "videoHosts: [a b]", "1:14 <a b>",
        "“videoHosts” cannot be “a b”: it must be the name of a host such as “player.vimeo.com”"),
      Case(
        "site: {aliases: \"https://a.example\"}", "1:17 <\"https://a.example\">",
        "“site.aliases” cannot be “https://a.example”: it must be a list of addresses such as [https://old.example.com/]"
      ),
      Case(
        "site: {aliases: [old.example]}", "1:18 <old.example>",
        "“site.aliases” cannot be “old.example”: it must begin with “https://” or “http://”",
        hint: "write an address such as “https://example.com/help/”"),
      Case(
        "externalLinks: {newTab: yes}", "1:25 <yes>",
        "“externalLinks.newTab” cannot be “yes”: it must be true or false", hint: "write true"),
    ])
  func wrongLinks(wanted: Case) { expect("wrong-setting", wanted) }

  @Test(
    "wrong-setting says what is accepted: words, fields and whole files",
    arguments: [
      Case(
        "- a", "1:1 <- a>",
        "the configuration must be a group of settings",
        hint: "write each setting as “name: value” on a line of its own"),
      Case(
        "just text", "1:1 <just text>",
        "the configuration must be a group of settings",
        hint: "write each setting as “name: value” on a line of its own"),
      Case(
        "pages: artikel", "1:8 <artikel>",
        "“pages” cannot be “artikel”: it must be “both”, “accordion” or “article”",
        hint: "did you mean “article”?"),
      Case(
        "pages: articles", "1:8 <articles>",
        "“pages” cannot be “articles”: it must be “both”, “accordion” or “article”",
        hint: "did you mean “article”?"),
      Case(
        "pages: Both", "1:8 <Both>",
        "“pages” cannot be “Both”: it must be “both”, “accordion” or “article”",
        hint: "did you mean “both”?"),
      Case(
        "links: absolute", "1:8 <absolute>",
        "“links” cannot be “absolute”: it must be “folder” or “explicit”"),
      Case(
        "links:\n- folder", "2:1 <- folder>",
        "“links” cannot be a list: it must be “folder” or “explicit”"),
      Case(
        "fields: [a]", "1:9 <[a]>",
        "“fields” cannot be a list: it must be a mapping of field names, such as {content: body}"),
      Case(
        "fields: {content: }", "1:10 <content>",
        "“fields.content” has no value: it must be the name of a field"),
    ])
  func wrongOthers(wanted: Case) { expect("wrong-setting", wanted) }

  @Test("cuts long values short")
  func long() {
    let value = String(repeating: "long ", count: 20) + "x"
    #expect(
      report("pages: \(value)") == [
        "error[wrong-setting] 1:8 <\(value)>: “pages” cannot be “\(value.prefix(60))…”: it must be “both”, "
          + "“accordion” or “article”"
      ])
  }

  @Test("reports each wrong part of a value")
  func parts() {
    #expect(
      report("title: {x: a, de: [b]}") == [
        "error[wrong-setting] 1:9 <x>: “x” in “title” must be a language tag such as “en” or “pt-BR”",
        "error[wrong-setting] 1:19 <[b]>: “title.de” cannot be a list: it must be a text",
      ])
    #expect(
      report("sources:\n- a\n-\n- [b]") == [
        "error[wrong-setting] 3:2 <>: “sources” has no value: it must be a path or a list of paths",
        "error[wrong-setting] 4:3 <[b]>: “sources” cannot be a list: it must be a path or a list of paths",
      ])
    #expect(
      report("locales: [en, x, {a: b}]") == [
        "error[wrong-setting] 1:15 <x>: “locales” cannot be “x”: it must be a language tag such as “en” or “pt-BR”",
        "error[wrong-setting] 1:18 <{a: b}>: “locales” cannot be a mapping: it must be a language tag such as “en” or “pt-BR”",
      ])
    #expect(
      report("fields: {content: [a], titel: x}") == [
        "error[wrong-setting] 1:19 <[a]>: “fields.content” cannot be a list: it must be the name of a field",
        "error[unknown-setting] 1:24 <titel>: there is no field “titel” in an article\nhint: did you mean “title”?",
      ])
  }
}
