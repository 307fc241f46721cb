import Foundation
import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("The footer")
struct FooterTests {
  private func footer(_ page: String) throws -> String {
    let start = try #require(page.range(of: "<div class=\"footer-text\""))
    let end = try #require(page.range(of: "\n</div>", range: start.upperBound..<page.endIndex))
    return String(page[start.lowerBound..<end.lowerBound])
  }

  private func site(_ footer: LocalizedText) throws -> RenderedSite {
    var options = RenderingOptions()
    options.footer = footer
    return try RenderedSite(
      try library([
        try article("contact"), try article("contact", locale: "de"), try article("1", locale: "fr"),
      ]),
      PlanningOptions(), options)
  }

  @Test("leads to articles in the reader's language, from every page")
  func links() throws {
    let site = try site(LocalizedText("[Contact](article:contact) [us](https://acme.example/)"))
    let away = "<a href=\"https://acme.example/\" rel=\"noopener\">us</a>"
    #expect(
      try footer(site.text("en/index.html"))
        == "<div class=\"footer-text\">\n<p><a href=\"../en/contact/\">Contact</a> \(away)</p>\n")
    let marked = "<div class=\"footer-text\" lang=\"en\" dir=\"ltr\">\n"
    #expect(
      try footer(site.text("de/contact/index.html"))
        == "\(marked)<p><a href=\"../../de/contact/\">Contact</a> \(away)</p>\n")
    #expect(
      try footer(site.text("fr/1/index.html"))
        == "\(marked)<p><a href=\"../../en/contact/\">Contact</a> \(away)</p>\n")
    #expect(site.bag.diagnostics.isEmpty)
    #expect(!(try site.text("index.html").contains("footer-text")))
  }

  @Test("is in the language that it is written in")
  func languages() throws {
    let german = try #require(LocaleCode("de"))
    let site = try site(LocalizedText(translations: [german: "*Fuß*"], fallback: nil))
    #expect(
      try footer(site.text("de/index.html")) == "<div class=\"footer-text\">\n<p><em>Fuß</em></p>\n")
    #expect(!(try site.text("fr/index.html").contains("footer-text")))
  }

  @Test("with a link that leads nowhere is told once")
  func lost() throws {
    let site = try site(LocalizedText("[Contact](article:kontakt) <script>x</script>"))
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “article:kontakt” in the footer leads to no page of the site"
      ])
    let footer = try footer(site.text("en/index.html"))
    #expect(footer.hasPrefix("<div class=\"footer-text\">\n<p><a>Contact</a>"))
    #expect(!footer.contains("<script"))
  }
}
