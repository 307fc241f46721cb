import HelpgenModel
import HelpgenTranslation
import Testing

/// What of the source's structure a translation has otherwise.
@Suite("Structure drift")
struct StructureDriftTests {
  private func drift(_ source: String, _ translation: String) throws -> [StructureDrift] {
    let library = library([try article("s", "en", source), try article("t", "fr", translation)])
    let status = translationStatus(of: library, TranslationOptions())
    return try #require(status[LibraryPlace(edition: 1, article: 0)]).drift
  }

  /// A difference as a line.
  private func lines(_ source: String, _ translation: String) throws -> [String] {
    try drift(source, translation).map {
      "\($0.kind.rawValue) \($0.source) \($0.translation) -\($0.lacking) +\($0.added)"
    }
  }

  @Test("The same structure has no drift, whatever the words and addresses")
  func same() throws {
    let source =
      "# A {#a}\n\n[b](c.md) ![d](e.png) {name} %1$s <key>\n\n| a | b |\n|---|---|\n| c | d |\n\n    code\n"
    let other =
      "# Z {#a}\n\n[y](x.md) ![w](v.png) <key> %1$s {name}\n\n| z | y |\n|---|---|\n| x | w |\n\n    autre\n"
    #expect(try drift(source, other) == [])
  }

  @Test(
    "Each kind is told with its numbers",
    arguments: [
      ("# A\n\n## B\n\n## C\n", "# A\n\n## B\n\n### C\n", "headings 3 3 -[\"h2\"] +[\"h3\"]"),
      ("[a](b) <https://c.d>", "[a](b)", "links 2 1 -[] +[]"),
      ("![a](b)", "x", "images 1 0 -[] +[]"),
      ("```\na\n```\n", "`a`", "code-blocks 1 0 -[] +[]"),
      ("|a|b|\n|-|-|\n|c|d|\n", "|a|b|\n|-|-|\n|c|d|\n|e|f|\n", "tables 1 1 -[\"2×2\"] +[\"3×2\"]"),
      ("Hi {name}, %@ of %d", "Salut {nom}, %@", "placeholders 3 2 -[\"%d\", \"{name}\"] +[\"{nom}\"]"),
      ("{{ user.name }} <email>", "{{ user.name }}", "placeholders 2 1 -[\"<email>\"] +[]"),
      ("# A {#one}\n", "# A {#un}\n", "anchors 1 1 -[\"one\"] +[\"un\"]"),
      ("<a name=\"x\"></a>a", "a", "anchors 1 0 -[\"x\"] +[]"),
    ])
  func kinds(_ source: String, _ translation: String, _ line: String) throws {
    #expect(try lines(source, translation) == [line])
  }

  @Test("Footnotes are no links and no anchors; percentages are no placeholders")
  func footnotes() throws {
    #expect(try drift("a[^1]\n\n[^1]: b\n", "a\n\n100 % de 50 %, {#x} { y }, 3 < 4 > 2\n") == [])
  }

  @Test("A text that is missing has no drift")
  func missing() throws { #expect(try drift("# A\n", "") == []) }
}
