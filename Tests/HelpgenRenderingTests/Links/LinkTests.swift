import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Links in articles")
struct LinkTests {
  /// The addresses of the links in the text of a page.
  private func links(_ site: RenderedSite, _ path: String) throws -> [String] {
    let body = try #require(try site.text(path).split(separator: "<div class=\"prose\">").dropFirst().first)
    return body.prefix(while: { _ in true }).split(separator: "</div>")[0].split(separator: "<a").dropFirst()
      .map {
        $0.split(separator: ">")[0].split(separator: "href=\"").dropFirst().first
          .map { String($0.split(separator: "\"", omittingEmptySubsequences: false)[0]) } ?? "–"
      }
  }

  private func site(
    _ content: String, baseURL: String? = nil, _ planning: PlanningOptions = PlanningOptions()
  ) throws -> RenderedSite {
    let articles = [
      try article("a", slug: "alpha", content: content, key: "guide/a"),
      try article("b", slug: "beta", content: "## x\n\n## y\n", sections: ["S"], key: "other/b"),
      try article("b-de", slug: "beta-de", locale: "de", key: "other/b"),
      try article("only-de", locale: "de"),
    ]
    return try RenderedSite(
      try library(articles), planning,
      RenderingOptions(baseURL: try baseURL.map { url throws in try BaseURL(url) }))
  }

  @Test(
    "lead to the page, however it is named",
    arguments: [
      ("article:b", "../../en/beta/"), ("article:b#x", "../../en/beta/#x"),
      ("article:other/b", "../../en/beta/"),
      ("beta", "../../en/beta/"), ("../beta/", "../../en/beta/"),
      ("../beta/index.html#y", "../../en/beta/#y"),
      ("../other/b.md", "../../en/beta/"), ("b.md", "../../en/beta/"), ("/en/beta", "../../en/beta/"),
      ("/EN/beta/", "../../en/beta/"), ("/de/beta-de/", "../../en/beta/"),
      ("article:only-de", "../../de/only-de/"),
      ("../", "../../en/"), ("/", "../../"), ("/de/", "../../de/"), ("../s/", "../../en/s/"),
      ("./", "../../en/alpha/"),
      ("%62eta", "../../en/beta/"),
    ])
  func destinations(target: String, href: String) throws {
    let site = try site("[x](\(target))")
    #expect(site.bag.diagnostics.map(\.message) == [])
    #expect(try links(site, "en/alpha/index.html") == [href])
    // One level up on the home page, the same place.
    #expect(try links(site, "en/index.html") == [String(href.dropFirst(3))])
  }

  @Test("C146: to the id of another article are links to it, unless the text has a place of that name")
  func articleIDs() throws {
    let site = try site("[x](#b) [y](#a--) [z](#here) [w](#only-de)\n\n## Here\n")
    #expect(try links(site, "en/alpha/index.html") == ["../../en/beta/", "#a--", "#here", "#only-de"])
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “#a--” in line 1 of the Markdown leads to no heading of the article",
        "the link to “#only-de” in line 1 of the Markdown leads to no heading of the article",
      ])
  }

  @Test("C033: to a heading are checked by the id that the page has")
  func headingIDs() throws {
    let site = try site("## `a` + `title` (MLE): what's new?\n\n[x](#a--title-mle-whats-new) [y](#nope)\n")
    #expect(try site.text("en/alpha/index.html").contains("<h2 id=\"a--title-mle-whats-new\">"))
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “#nope” in line 3 of the Markdown leads to no heading of the article"
      ])
    #expect(site.bag.diagnostics.map(\.article) == ["a"])
  }

  @Test("C128: in the wrong case are told, or lead to the page as it is written")
  func letterCase() throws {
    let site = try site("[x](/en/BETA) [y](/EN/beta)")
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “/en/BETA” in line 1 of the Markdown leads to no page; only its text is shown"
      ])
    #expect(site.bag.diagnostics.map(\.hint) == ["did you mean “article:beta”?"])
    #expect(try links(site, "en/alpha/index.html") == ["–", "../../en/beta/"])
  }

  @Test("C130: are resolved as the page would, and only those that lead to no page are told")
  func asThePageWould() throws {
    let site = try site(
      "[1](./) [2](../) [3](../../de/) [4](/de/) [5](?q=1) [6]() [7](../../../x) [8](tel:+1) [9](HTTP://Example.com/) [10](page.html/)"
    )
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “../../../x” in line 1 of the Markdown leads to no page; only its text is shown",
        "the link to “page.html/” in line 1 of the Markdown leads to no page; only its text is shown",
      ])
  }

  @Test("to the top of an article lead to the article on a page of many")
  func top() throws {
    let site = try site("[x](#) [y](#top)\n")
    #expect(try links(site, "en/alpha/index.html") == ["#", "#"])
    #expect(try links(site, "en/index.html") == ["#a", "#a"])
    #expect(site.bag.diagnostics.isEmpty)
  }

  @Test("without a text are told")
  func empty() throws {
    let site = try site("a\n\n[](b.md)\n")
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “b.md” in line 3 of the Markdown has no text, so that nobody can follow it"
      ])
  }

  @Test(
    "that are not the site's stay as they are",
    arguments: [
      "https://e.example/x", "//cdn.example/x", "mailto:a@example.com", "tel:+1", "?q=1",
      "/files/x.zip",
      "HTTP://Example.com/", "data:image/png;base64,AA==", "",
    ])
  func outside(target: String) throws {
    let site = try site("[x](\(target))")
    #expect(site.bag.diagnostics.isEmpty)
    #expect(try links(site, "en/alpha/index.html") == [target])
  }

  @Test(
    "that lead nowhere keep their text and are told",
    arguments: [
      ("../nothing/", "name an article by its id, as in “article:ID”, or a page by its address"),
      ("article:beto", "did you mean “article:beta”?"), ("/en/betta/", "did you mean “article:beta”?"),
      ("javascript:alert(1)", "name an article by its id, as in “article:ID”, or a page by its address"),
      ("JavaScript:x", "name an article by its id, as in “article:ID”, or a page by its address"),
    ])
  func broken(target: String, hint: String) throws {
    let site = try site("\n\n[x](<\(target)>)")
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “\(target)” in line 3 of the Markdown leads to no page; only its text is shown"
      ])
    #expect(site.bag.diagnostics.map(\.code) == ["broken-link"])
    #expect(site.bag.diagnostics.map(\.hint) == [hint])
    #expect(try links(site, "en/alpha/index.html") == ["–"])
  }

  @Test("C126: a fragment names a heading, raw or percent-encoded; one that does not is told")
  func fragments() throws {
    let site = try site(
      "## Кира\n\n## Übung\n\n[1](#кира) [2](#%D0%BA%D0%B8%D1%80%D0%B0) [3](#%c3%bcbung) [4](#ubung)\n")
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "the link to “#ubung” in line 5 of the Markdown leads to no heading of the article"
      ])
    #expect(site.bag.diagnostics.map(\.hint) == ["did you mean “#übung”?"])
  }

  @Test("C031: headings have the same ids whatever else is on the page, and links to them follow")
  func anchors() throws {
    let site = try site("## Setup\n\n[s](#setup)\n")
    #expect(
      try site.text("en/alpha/index.html").contains("<h2 id=\"setup\">Setup</h2>\n<p><a href=\"#setup\">"))
    #expect(
      try site.text("en/index.html").contains("<h3 id=\"a--setup\">Setup</h3>\n<p><a href=\"#a--setup\">"))
  }

  @Test("C123: paths from the root of the host mean the site, whose own path is not put in twice")
  func basePath() throws {
    let site = try site(
      "[k](/en/) [d](/team/docs/en/beta/) [p](/pricing)", baseURL: "https://org.example/team/docs/")
    #expect(site.bag.diagnostics.isEmpty)
    #expect(try links(site, "en/alpha/index.html") == ["../../en/", "../../en/beta/", "/pricing"])
  }

  @Test("lead to accordions where articles have no pages of their own")
  func accordions() throws {
    let site = try site("[b](article:b) [h](article:b#x)", PlanningOptions(pages: .accordion))
    #expect(try links(site, "en/index.html") == ["../en/#b", "../en/#b--x"])
  }
}
