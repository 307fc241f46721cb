import Testing

/// Cases of the area escaping: content that tries to become markup.
@Suite("Cases: escaping")
struct EscapingCases {
  private func build(_ json: String) async throws -> [String: Workplace.Node] {
    let workplace = try Workplace()
    try workplace.write(json, to: "content/articles.json")
    let outcome = try await workplace.helpgen("build", "-q", "--base-url", "https://help.example")
    #expect(outcome.ending == .exit(0))
    return try workplace.site()
  }

  /// Every page of a site, none of which has a handler, an image or a script of its own.
  private func harmlessPages(_ site: [String: Workplace.Node]) throws -> [String: Page] {
    var pages: [String: Page] = [:]
    for (path, text) in site.pages {
      let page = try Page(text)
      for element in page.elements {
        #expect(
          !element.attributes.contains { $0.name.lowercased().hasPrefix("on") || $0.name == "autofocus" })
      }
      #expect(page.all("img").isEmpty)
      #expect(
        page.all("script").allSatisfy {
          $0["src"]?.hasSuffix(".js") == true || $0["type"] == "application/ld+json"
        })
      pages[path] = page
    }
    return pages
  }

  @Test("C062: Combining marks hide no quote and no bracket")
  func c062() async throws {
    let site = try await build(
      #"""
      [{"id":"a","title":"\"\u0301 autofocus onfocus=alert(1) x=\"","content":"x","locale":"en",
        "section":"<\u200d/summary>"},
       {"id":"b","title":"<\u0338b>&\u0301amp;","content":"y","locale":"en","slug":"b"}]
      """#)
    let first = "\"\u{301} autofocus onfocus=alert(1) x=\""
    let second = "<\u{338}b>&\u{301}amp;"
    let pages = try harmlessPages(site)
    let home = try #require(pages["en/index.html"])
    // The slash of the section parts two sections.
    for text in [first, second, "<\u{200D}", "summary>"] {
      #expect(home.elements.contains { $0.text.unicodeScalars.elementsEqual(text.unicodeScalars) })
    }
    let page = try #require(pages["en/b/index.html"])
    #expect(page.texts("h1").map { Array($0.unicodeScalars) } == [Array(second.unicodeScalars)])
    let source = Array(try site.text("en/b/index.html").unicodeScalars)
    let escaped = Array("&lt;\u{338}b&gt;&amp;\u{301}amp;".unicodeScalars)
    #expect(source.firstRange(of: escaped) != nil)
  }

  @Test("C067: Titles are escaped once, wherever they are repeated")
  func c067() async throws {
    let site = try await build(
      #"[{"id":"a","title":"AT&amp;T &lt;help&gt; & more","content":"x","locale":"en","section":"R&D <1>"}]"#)
    let title = "AT&amp;T &lt;help&gt; & more"
    let escaped = "AT&amp;amp;T &amp;lt;help&amp;gt; &amp; more"
    let article = try #require(site.pages.first { $0.text.contains("<h1>\(escaped)</h1>") })
    let page = try Page(article.text)
    #expect(page.texts("title") == ["\(title) – Help center"])
    #expect(page.texts("h1") == [title])
    #expect(page.all("nav").first { $0["class"] == "breadcrumb" }?.text.contains("R&D <1>") == true)
    let home = try Page(site.text("en/index.html"))
    #expect(home.texts("summary").map { $0.split(separator: "\n").joined() }.contains(title))
    #expect(home.texts("h2") == ["R&D <1>"])
    let section = try Page(site.text("en/r-d-1/index.html"))
    #expect(section.texts("h1") == ["R&D <1>"])
    #expect(section.texts("title") == ["R&D <1> – Help center"])
    for (path, text) in site.pages { #expect(!text.contains("amp;amp;amp;"), "\(path)") }
  }

  @Test("C068: Ids, sections and slugs stay inside their attributes")
  func c068() async throws {
    let site = try await build(
      #"""
      [{"id":"a\" onclick=\"alert(1)","title":"T","content":"readable","locale":"en",
        "section":"s' onmouseover='alert(2)","slug":"q\"><img src=x onerror=alert(3)>"}]
      """#)
    let pages = try harmlessPages(site)
    #expect(pages.values.count { $0.all("article").contains { $0.text.contains("readable") } } == 1)
    #expect(pages["en/index.html"]?.elements.contains { $0["id"] == #"a"-onclick="alert(1)"# } == true)
    try expectLinksResolve(in: site)
  }
}
