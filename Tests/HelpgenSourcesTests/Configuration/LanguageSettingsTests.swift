import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("The setting “languages”")
struct LanguageSettingsTests {
  private func read(_ text: String) -> (configuration: SiteConfiguration?, report: [String]) {
    var bag = DiagnosticBag()
    let configuration = SiteConfiguration.read(source(text), into: &bag)
    return (configuration, report(bag))
  }

  private func locale(_ tag: String) throws -> LocaleCode { try #require(LocaleCode(tag)) }

  @Test("takes everything that can be decided about a language")
  func all() throws {
    let (configuration, report) = read(
      """
      languages:
        pt_br: {name: Português, from: [pt, pt-PT], fallback: link, fallbackTo: [es, en], hidden: true}
        zh-Hans: {from: cn}
      """)
    #expect(report == [])
    let languages = try #require(configuration).languages
    let brazil = try #require(languages[try locale("pt-BR")])
    #expect(brazil.name == "Português")
    #expect(brazil.merged.map(\.tag) == ["pt", "pt-PT"])
    #expect(brazil.fallback == .link)
    #expect(brazil.chain?.map(\.tag) == ["es", "en"])
    #expect(brazil.isHidden)
    #expect(languages[try locale("zh-Hans")]?.merged.map(\.tag) == ["cn"])
  }

  @Test(
    "says what is wrong",
    arguments: [
      (
        "languages: de",
        "1:12 <de>: “languages” cannot be “de”: it must be a mapping of languages to their settings, such as {de: {fallback: link}}"
      ),
      (
        "languages: {German: {name: Deutsch}, 123: {}}",
        "1:38 <123>: “123” in “languages” must be a language tag such as “en” or “pt-BR”"
      ),
      (
        "languages: {de: {fallback: fr}}",
        "1:28 <fr>: “languages.de.fallback” cannot be “fr”: it must be “show”, “link” or “hide”"
      ),
      (
        "languages: {sr-Latn: {fallbackTo: [en, sr]}}",
        "1:35 <[en, sr]>: “languages.sr-Latn.fallbackTo” cannot be a list: it must not lead to “sr”, which is another script of the same language"
      ),
      (
        "languages: {de: {fallbackTo: de}}",
        "1:30 <de>: “languages.de.fallbackTo” cannot be “de”: it must not lead to “de”, which is itself"
      ),
      (
        "languages: {de: {from: at}, fr: {from: at}}",
        "1:33 <{from: at}>: “languages.fr” cannot be a mapping: it must not take “at” from “de”, which has it already"
      ),
      (
        "languages: {de: {from: de-AT}, de-AT: {hidden: true}}",
        "1:17 <{from: de-AT}>: “languages.de” cannot be a mapping: it must not take “de-AT”, which has settings of its own"
      ),
      (
        "languages: {de: {name: A}, DE: {name: B}}",
        "1:32 <{name: B}>: “languages.DE” cannot be a mapping: it must not be there twice; “de” has settings already"
      ),
    ])
  func faults(_ text: String, _ message: String) {
    let (configuration, report) = read(text)
    #expect(configuration == nil)
    #expect(report.contains("error[wrong-setting] \(message)"), "\(report)")
  }

  @Test("suggests the name of a setting")
  func unknown() {
    #expect(
      read("languages: {de: {fallback-to: en}}").report == [
        "error[unknown-setting] 1:18 <fallback-to>: there is no setting “fallback-to” in “languages.de”\nhint: did you mean “fallbackTo”?"
      ])
  }
}
