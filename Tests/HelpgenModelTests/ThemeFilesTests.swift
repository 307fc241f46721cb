import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("ThemeFiles")
struct ThemeFilesTests {
  private func file(_ name: String, _ text: String = "") -> (name: String, text: SourceText) {
    (name, SourceText(name: "templates/\(name)", bytes: Array(text.utf8)))
  }

  @Test("puts files in order and keeps the last of two with one name")
  func order() {
    let theme = ThemeFiles([
      file("style.css"), file("home.html", "a"), file("Z.html"), file("home.html", "b"),
    ])
    #expect(theme.files.map(\.name) == ["Z.html", "home.html", "style.css"])
    #expect(theme["home.html"]?.bytes == Array("b".utf8))
    #expect(theme["layout.html"] == nil)
  }

  @Test("knows its texts by the locale in their names")
  func strings() {
    let theme = ThemeFiles([file("strings/pt-BR.yml"), file("strings/de.yml"), file("home.html")])
    #expect(theme.strings.map(\.locale) == ["de", "pt-BR"])
    #expect(theme.strings.map(\.text.name) == ["templates/strings/de.yml", "templates/strings/pt-BR.yml"])
  }
}
