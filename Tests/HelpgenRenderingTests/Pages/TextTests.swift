import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Texts of content on pages")
struct TextTests {
  @Test("C062: a quote, `<` or `&` that carries a combining mark is escaped all the same")
  func combiningMarks() throws {
    let first = "\"\u{301} autofocus onfocus=alert(1) x=\""
    let second = "<\u{338}b>&\u{301}amp;"
    let site = try RenderedSite(
      try library([
        try article("a", title: first, sections: ["<\u{200D}/summary>"]), try article("b", title: second),
      ]))
    #expect(faults(of: site) == [])
    for (id, title) in [("a", first), ("b", second)] {
      let page = try site.page("en/\(id)/index.html")
      #expect(page.first("h1").map { Array($0.text.utf8) } == Array(title.utf8))
      #expect(!page.elements.contains { $0["onfocus"] != nil || $0["autofocus"] != nil })
    }
    let source = try site.text("en/index.html")
    #expect(source.utf8.contains("&quot;\u{301} autofocus onfocus=alert(1) x=&quot;".utf8))
    #expect(source.utf8.contains("&lt;\u{338}b&gt;&amp;\u{301}amp;".utf8))
    #expect(try site.page("en/index.html").all("h2").map(\.text) == [second, "<\u{200D}/summary>"])
  }

  @Test("C067: titles and sections are plain text, escaped once in every place")
  func escapedOnce() throws {
    let title = "AT&amp;T &lt;help&gt; & more"
    let source = "AT&amp;amp;T &amp;lt;help&amp;gt; &amp; more"
    let site = try RenderedSite(
      try library([
        try article("a", title: title, sections: ["R&D <1>"]),
        try article("b", title: "Next", sections: ["R&D <1>"]),
      ]))
    let article = try site.page("en/a/index.html")
    #expect(article.first("title")?.text == "\(title) – Help center")
    #expect(article.first("h1")?.text == title)
    #expect(
      article.inside(class: "breadcrumb").filter { $0.name == "a" }.map(\.text) == ["Help center", "R&D <1>"])
    #expect(
      try site.page("en/b/index.html").first("a") { $0["rel"] == "prev" }?.text == "Previous article \(title)"
    )
    let home = try site.page("en/index.html")
    #expect(home.all("summary").map(\.text) == [title, "Next"])
    #expect(home.inside(class: "contents").filter { $0.name == "a" }.map(\.text) == ["R&D <1>"])
    #expect(
      try site.page(site.plan.editions[0].sections[0].file.text).first("title")?.text
        == "R&D <1> – Help center")
    for path in site.pagePaths {
      let text = try site.text(path)
      #expect(!text.contains("amp;amp;amp;"), "\(path)")
      #expect(text.ranges(of: "help&gt;").isEmpty, "\(path)")
      #expect(text.ranges(of: source).count == text.ranges(of: "AT&amp;").count, "\(path)")
    }
  }

  @Test("C068: ids, sections and titles cannot leave their attributes")
  func attributes() throws {
    let site = try RenderedSite(
      try library([
        try article("a\" onclick=\"alert(1)", sections: ["s' onmouseover='alert(2)"]),
        try article("b", title: "x\"><img src=x onerror=alert(3)>", summary: "\"><script>alert(4)</script>"),
      ]))
    #expect(faults(of: site) == [])
    for path in site.pagePaths {
      let page = try site.page(path)
      #expect(page.all("img").isEmpty)
      #expect(page.all("script").count == 1)
    }
    #expect(try site.page("en/index.html").ids.contains("a\"-onclick=\"alert(1)"))
    #expect(
      try site.page("en/b/index.html").first("meta") { $0["name"] == "description" }?["content"]
        == "\"><script>alert(4)</script>")
  }

  @Test("C061: addresses in links are percent-encoded, once")
  func percentEncoding() throws {
    let slugs = ["x%2f..%2fb", "50%-off", "a b", "día", "設定", "a#b", "a&b;c", "a'b", "~a_b.c-d"]
    let site = try RenderedSite(
      try library(
        try slugs.enumerated().compactMap { Slug($1) == nil ? nil : try article("\($0)", slug: $1) }),
      PlanningOptions(pages: .article), RenderingOptions(baseURL: try BaseURL("https://help.example")))
    #expect(
      try site.page("en/index.html").inside(class: "article-links").compactMap { $0["href"] } == [
        "../en/x%252f..%252fb/", "../en/50%25-off/", "../en/d%C3%ADa/", "../en/%E8%A8%AD%E5%AE%9A/",
        "../en/a%23b/",
        "../en/a%26b%3Bc/", "../en/a%27b/", "../en/~a_b.c-d/",
      ])
    #expect(
      try site.page("en/día/index.html").relations("canonical") == [["https://help.example/en/d%C3%ADa/"]])
    #expect(try site.text("sitemap.xml").contains("<loc>https://help.example/en/d%C3%ADa/</loc>"))
    #expect(faults(of: site) == [])
  }

  @Test("an accordion holds what the article's page holds")
  func bodies() throws {
    let content = "# Own heading\n\nText & *more* `<b>`\n\n- one\n- two\n\n```\ncode\n\n```\n"
    func body(_ level: Int, _ id: String) -> String {
      """
      <div class="prose">
      <h\(level) id="\(id)">Own heading</h\(level)>
      <p>Text &amp; <em>more</em> <code>&lt;b&gt;</code></p>
      <ul>
      <li>one</li>
      <li>two</li>
      </ul>
      <pre><code>code

      </code></pre>

      </div>
      """
    }
    let site = try RenderedSite(try library([try article("a", content: content, sections: ["S", "T"])]))
    // The heading is below that of the accordion, and its id begins with the accordion's.
    for (path, level, id) in [
      ("en/index.html", 5, "a--own-heading"), ("en/s/index.html", 4, "a--own-heading"),
      ("en/s/t/index.html", 3, "a--own-heading"), ("en/a/index.html", 2, "own-heading"),
    ] {
      #expect(try site.text(path).ranges(of: body(level, id)).count == 1, "\(path)")
    }
  }

  @Test("HTML in an article is left out, with a warning at the text")
  func rawHTML() throws {
    let content = "<script>alert(1)</script>\n\nMail <b onclick=\"x()\">me</b>.\n\n<!-- note -->\n"
    let site = try RenderedSite(try library([try article("a", content: content)]))
    #expect(faults(of: site) == [])
    #expect(try site.page("en/a/index.html").inside(class: "prose").map(\.text) == ["Mail me.", "me"])
    #expect(
      site.bag.diagnostics.map(\.message) == [
        "<script> was left out of the text, in line 1 of the Markdown"
      ])
    #expect(site.bag.diagnostics.flatMap(\.notes).map(\.message) == ["so was onclick, in line 3"])
    #expect(site.bag.diagnostics.map(\.article) == ["a"])
    #expect(site.bag.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "C076, C078, C081: dates are those of the text, whatever the machine's time zone",
    arguments: [
      ("2024-01-05", "2024-01-05", "January 5, 2024"),
      ("2023-12-31T23:59:59.999999999Z", "2023-12-31T23:59:59Z", "December 31, 2023"),
      ("2024-03-10T23:30:00-08:00", "2024-03-11T07:30:00Z", "March 11, 2024"),
      ("0001-01-01", "0001-01-01", "January 1, 1"),
      ("9999-12-31T23:59:60Z", "9999-12-31T23:59:59Z", "December 31, 9999"),
    ])
  func dates(written: String, machine: String, text: String) throws {
    let site = try RenderedSite(
      try library([try article("a", updatedAt: written)]), PlanningOptions(),
      RenderingOptions(baseURL: try BaseURL("https://help.example")))
    let time = try #require(try site.page("en/a/index.html").first("time"))
    #expect(time["datetime"] == machine)
    #expect(time.text == text)
    #expect(try site.text("sitemap.xml").contains("<lastmod>\(machine)</lastmod>"))
  }

  @Test(
    "dates are written as the language writes them, in the Gregorian calendar",
    arguments: [
      ("de", "5. Januar 2024"), ("en-GB", "5 January 2024"), ("fr", "5 janvier 2024"), ("ja", "2024年1月5日"),
      ("ar-EG", "٥ يناير، ٢٠٢٤"), ("fa", "۵ ژانویهٔ ۲۰۲۴"), ("th", "5 มกราคม 2024"),
      ("tl", "Enero 5, 2024"),
      ("tlh", "2024-01-05"), ("und", "2024-01-05"), ("qaa", "2024-01-05"),
    ])
  func localDates(locale: String, text: String) throws {
    let site = try RenderedSite(try library([try article("a", locale: locale, updatedAt: "2024-01-05")]))
    #expect(try site.page("\(locale)/a/index.html").first("time")?.text == text)
  }
}
