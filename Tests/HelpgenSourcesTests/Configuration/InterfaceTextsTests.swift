import Foundation
import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("Interface texts")
struct InterfaceTextsTests {
  private func theme(_ texts: [String: String]) -> ThemeFiles {
    ThemeFiles(
      texts.map { name, text in
        ("strings/\(name).yml", SourceText(name: "\(name).yml", bytes: Array(text.utf8)))
      })
  }

  private func read(
    shipped: [String: String] = [:], own: [String: String]
  ) -> (languages: InterfaceLanguages, report: [String]) {
    var bag = DiagnosticBag()
    let languages = readInterfaceLanguages(shipped: theme(shipped), own: theme(own), into: &bag)
    return (languages, report(bag))
  }

  private func strings(_ languages: InterfaceLanguages, _ tag: String) throws -> InterfaceStrings {
    languages.strings(for: try #require(LocaleCode(tag))).strings
  }

  /// All texts of a language, with those given in the place of made-up ones.
  private func complete(_ texts: String = "", without keys: [String] = []) -> String {
    let lines = InterfaceStrings.keys.filter { !keys.contains($0) && !texts.contains("\($0):") }
      .map { $0 == "pageOf" ? "pageOf: \"{number}/{count}\"" : "\($0): <\($0)>" }
    return (lines + [texts]).joined(separator: "\n")
  }

  @Test("take the place of the shipped ones key by key")
  func override() throws {
    let (languages, report) = read(
      shipped: ["de": complete("note: Start\nupdated: \"Stand:\"")], own: ["de": "note: Anfang # é\r\n"])
    #expect(report == [])
    #expect(try strings(languages, "de").note == "Anfang")
    #expect(try strings(languages, "de-AT").updated == "Stand:")
    #expect(try strings(languages, "fr") == .english)
  }

  @Test("are texts, whatever they look like, on one line")
  func texts() throws {
    let (languages, report) = read(own: [
      "en": "note: no\narticles: 1\nupdated: >\n  Last\n  change\ngoHome: \"a\\nb\""
    ])
    #expect(report == [])
    let strings = try strings(languages, "en")
    #expect(
      [strings.note, strings.articles, strings.updated, strings.goHome] == ["no", "1", "Last change", "a b"])
  }

  @Test("of a language, not of a region, are missed where they are absent")
  func missing() throws {
    let own = [
      "gsw": complete(without: ["note", "breadcrumb"]), "de-AT": "note: Start", "en-GB": "note: Home",
      "fr": complete(),
      "nb": "# nothing",
    ]
    let (languages, report) = read(shipped: ["de": complete(), "nb": complete()], own: own)
    #expect(
      report == [
        "warning[missing-string] 1:1 <>: “gsw” has no text for “breadcrumb” and “note”\nhint: add it, or pages in this language show English there"
      ])
    #expect(try strings(languages, "gsw").note == "Note")
    #expect(try strings(languages, "gsw").articles == "<articles>")
  }

  @Test(
    "that are wrong are reported and left out",
    arguments: [
      (
        "not: Start",
        "warning[unknown-string] 1:1 <not>: no page has a text named “not”\nhint: did you mean “note”?"
      ),
      (
        "ä: b # é\r\nNextpage: c",
        "warning[unknown-string] 1:1 <ä>: no page has a text named “ä”\nhint: the texts are \(InterfaceStrings.keys.map { "“\($0)”" }.dropLast().joined(separator: ", ")) and “backToText”\nwarning[unknown-string] 2:1 <Nextpage>: no page has a text named “Nextpage”\nhint: did you mean “nextPage”?"
      ),
      (
        "note:",
        "error[wrong-string] 1:1 <note>: “note” must be a text that is not empty\nhint: write a text, in quotation marks if it has special characters, or remove the line"
      ),
      (
        "note: [a]",
        "error[wrong-string] 1:7 <[a]>: “note” must be a text that is not empty\nhint: write a text, in quotation marks if it has special characters, or remove the line"
      ),
      (
        "note: ' '",
        "error[wrong-string] 1:7 <' '>: “note” must be a text that is not empty\nhint: write a text, in quotation marks if it has special characters, or remove the line"
      ),
      (
        "- note",
        "error[wrong-string] 1:1 <- note>: the file must hold a mapping of names to texts\nhint: write each text as “name: text” on a line of its own"
      ),
      (
        "\u{FEFF}pageOf: Página {number}",
        "warning[missing-placeholder] 1:9 <Página {number}>: “pageOf” does not hold “{count}”\nhint: put “{count}” where the number belongs"
      ),
      (
        "pageOf: {number} of",
        "error[yaml-syntax] 1:18 <o>: this is not valid YAML: nothing may follow a closing “}” on its line\nhint: put the whole value in quotation marks"
      ),
    ])
  func wrong(text: String, expected: String) throws {
    let (languages, report) = read(own: ["en": text])
    #expect(report.joined(separator: "\n") == expected)
    #expect(try strings(languages, "en").note == "Note")
  }

  @Test("are in files named after a language, one for each")
  func names() {
    #expect(
      read(own: ["english": "note: a", "en": "note: a", "EN": "note: b"]).report == [
        "error[wrong-string] 1:1 <>: there are two files for “en”\nnote 1:1 <>: the first one is here\nhint: put them into one",
        "error[wrong-string] 1:1 <>: the file's name, “english”, is not a language tag\nhint: name the file after a language, such as “pt-BR.yml”",
      ])
  }

  @Test("of the shipped theme are complete and right, and English is what the program knows")
  func shipped() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var bag = DiagnosticBag()
    let theme = try loadTheme(folder: package.appending(path: "templates").path, into: &bag)
    let languages = readInterfaceLanguages(shipped: ThemeFiles([]), own: theme, into: &bag)
    #expect(report(bag) == [])
    #expect(theme.strings.count >= 40)
    #expect(try strings(languages, "en") == .english)
  }
}
