import Foundation
import HelpgenDiagnostics
import Testing

@testable import HelpgenPipeline

@Suite("buildSite")
struct BuildSiteTests {
  @Test("publishes a site and says what it did")
  func published() async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a"), "content/b.json": articleJSON("b", locale: "de"),
    ])
    let report = try await place.build()
    #expect(report.outcome == .published(.init(changed: 10, unchanged: 0, removed: 0)))
    #expect(report.diagnostics.lines == [])
    #expect((report.articleCount, report.pageCount, report.localeCount) == (2, 8, 2))
    let files = try place.files(in: "output")
    let pages = [
      "404.html", "de/404.html", "de/index.html", "de/title-of-b/index.html", "en/404.html", "en/index.html",
      "en/title-of-a/index.html", "index.html",
    ]
    #expect(files.keys.filter { !$0.hasPrefix("assets/") }.sorted() == pages)
    #expect(files.keys.count { $0.hasPrefix("assets/") } == 2)
    #expect(
      place.progress == [
        .loading(["content"]), .loaded(articles: 2), .planned(pages: 8, locales: 2),
        .rendered(pages: 3, of: 8),
        .rendered(pages: 6, of: 8), .rendered(pages: 8, of: 8), .publishing,
      ])
  }

  @Test("the same input gives the same bytes, however many jobs there are")
  func deterministic() async throws {
    let articles = (1...150).map { articleJSON("\($0)", locale: $0 % 2 == 0 ? "de" : "ar") }
    let place = try Workplace([
      "content/all.json": "[\(articles.joined(separator: ","))]", "helpgen.yml": "accordion: {limit: 7}",
    ])
    var sites: [[String: String]] = []
    for jobs in [1, 2, 7] {
      let report = try await place.build {
        $0.output = "out-\(jobs)"
        $0.jobs = jobs
      }
      #expect(report.diagnostics.lines == [])
      sites.append(try place.files(in: "out-\(jobs)"))
    }
    #expect(sites[0].count > 150)
    #expect(sites[0] == sites[1])
    #expect(sites[0] == sites[2])
  }

  @Test("a second build changes what changed and removes what is gone")
  func incremental() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a"), "content/b.json": articleJSON("b")])
    _ = try await place.build()
    #expect(try await place.build().outcome == .published(.init(changed: 0, unchanged: 8, removed: 0)))
    try place.remove("content/b.json")
    // Home and a, which has lost its neighbor, are other pages now; b is gone.
    #expect(try await place.build().outcome == .published(.init(changed: 2, unchanged: 5, removed: 1)))
    #expect(!place.exists("output/en/title-of-b"))
  }

  @Test("an error in the content publishes nothing, and does not even make the output folder")
  func contentError() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a"), "content/b.json": "{\"id\": \"b\"}"])
    let report = try await place.build()
    #expect(report.outcome == .contentErrors)
    #expect(
      report.diagnostics.lines == [
        "error[missing-field] content/b.json: the article has no \"title\"",
        "error[missing-field] content/b.json: the article has no \"content\"",
        "error[missing-field] content/b.json: the article has no \"locale\"",
      ])
    #expect(!place.exists("output"))
    #expect(!place.progress.contains(.publishing))
  }

  @Test("an error in the content leaves the published site as it was, to the last byte")
  func contentErrorLater() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a")])
    _ = try await place.build()
    try place.write("user's own", to: "output/CNAME")
    let before = try place.files(in: "output")
    try place.write(articleJSON("a", title: "New"), to: "content/a.json")
    try place.write(articleJSON("a", title: "Twice"), to: "content/b.json")
    let report = try await place.build()
    #expect(report.outcome == .contentErrors)
    #expect(
      report.diagnostics.lines == ["error[duplicate-id] content/b.json: two “en” articles have the id “a”"])
    #expect(try place.files(in: "output") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(place.path)/output/.helpgen") == ["manifest"])
  }

  @Test("with errors in the content, what is wrong with the texts is found all the same")
  func everythingAtOnce() async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a", content: "x <script>y()</script>"),
      "content/b.json": articleJSON("b", locale: "no way"),
    ])
    #expect(
      try await place.build().diagnostics.lines == [
        "warning[raw-html] content/a.json: <script> was left out of the text, in line 1 of the Markdown",
        "error[invalid-locale] content/b.json: “no way” is not a language tag",
      ])
  }

  @Test(
    "--strict and strict: true make errors of warnings", arguments: [(true, ""), (false, "strict: true")])
  func strict(flag: Bool, configuration: String) async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a", content: "x <script>y()</script>"), "helpgen.yml": configuration,
    ])
    let report = try await place.build { $0.isStrict = flag }
    #expect(report.outcome == .contentErrors)
    #expect(report.diagnostics.errorCount == 1)
    #expect(!place.exists("output"))
    try place.remove("helpgen.yml")
    let lenient = try await place.build()
    #expect(lenient.outcome == .published(.init(changed: 7, unchanged: 0, removed: 0)))
    #expect(lenient.diagnostics.warningCount == 1)
  }

  @Test("an error in the configuration stops before anything is read or made")
  func configurationError() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a"), "helpgen.yml": "pages: all\n"])
    let report = try await place.build()
    #expect(report.outcome == .configurationErrors)
    #expect(report.diagnostics.errorCount == 1)
    #expect(report.diagnostics.diagnostics.map { $0.span?.text.name } == ["helpgen.yml"])
    #expect(place.progress == [])
    #expect(!place.exists("output"))
  }

  @Test("an error in a template or a text of the theme publishes nothing")
  func themeError() async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a"), "templates/home.html": "{{nothing}}",
      "templates/strings/nonsense.yml": "home: \"x\"",
    ])
    let report = try await place.build()
    #expect(report.outcome == .configurationErrors)
    #expect(
      report.diagnostics.diagnostics.map { $0.span?.text.name }
        == ["templates/strings/nonsense.yml", "templates/home.html"])
    #expect(!place.exists("output"))
  }

  @Test("a template that is not UTF-8 is an error of the theme")
  func foreignTemplate() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a"), "templates/article.html": ""])
    try place.write([0x61, 0xFF], to: "templates/article.html")
    let report = try await place.build()
    #expect(report.outcome == .configurationErrors)
    #expect(
      report.diagnostics.lines == [
        "error[invalid-utf8] templates/article.html: the text is not UTF-8: this byte belongs to no character"
      ])
    #expect(!place.exists("output"))
  }

  @Test("a template that includes itself without an end is an error, not a crash")
  func endlessTemplate() async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a"), "templates/breadcrumb.html": "{{> breadcrumb}}",
    ])
    let report = try await place.build()
    #expect(report.outcome == .configurationErrors)
    #expect(report.diagnostics.errorCount == 1)
    #expect(!place.exists("output"))
  }

  @Test("the site's own files are used, those that no theme has are reported")
  func ownTheme() async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a"), "templates/style.css": "body { color: red }",
      "templates/strings/en.yml": "helpCenter: \"Our help\"", "templates/extra.txt": "",
    ])
    let report = try await place.build()
    #expect(
      report.diagnostics.lines == [
        "warning[unused-theme-file] -: the file “templates/extra.txt” is not used"
      ])
    let files = try place.files(in: "output")
    #expect(files.values.contains("body { color: red }"))
    #expect(files["en/index.html"]?.contains("<h1>Our help</h1>") == true)
  }

  @Test("a source that is not there is no content error")
  func missingSource() async throws {
    let place = try Workplace()
    await #expect(
      throws: BuildError.unreadable(
        "cannot read “content”: there is no such file or folder",
        hint: "name files or folders of article JSON with --source or the setting “sources”")
    ) { try await place.build() }
    await #expect(throws: BuildError.self) { try await place.build { $0.sources = ["-"] } }
    #expect(!place.exists("output"))
  }

  @Test("reads standard input")
  func standardInput() async throws {
    let place = try Workplace()
    let report = try await place.build(input: articleJSON("a")) { $0.sources = ["-"] }
    #expect(report.articleCount == 1)
    #expect(place.progress.first == .loading(["standard input"]))
    #expect(place.exists("output/en/title-of-a/index.html"))
  }

  @Test("refuses outputs that would destroy something, before it reads anything")
  func guards() async throws {
    let place = try Workplace([
      "content/a.json": articleJSON("a"), "templates/style.css": "", "helpgen.yml": "",
    ])
    for (output, message) in [
      (".", "the output “.” holds “content”, which the site is made from; choose another folder"),
      ("content", "the output “content” is “content”, which the site is made from; choose another folder"),
      (
        "templates/out",
        "the output “templates/out” is inside “templates”, which the site is made from: the next build would read it;"
          + " choose another folder"
      ),
      ("/", "the output “/” is the root of the file system; choose a folder of its own"),
    ] {
      await #expect(throws: BuildError.refused(message)) { try await place.build { $0.output = output } }
    }
    await #expect(
      throws: BuildError.refused("the output “home” is or holds your home folder; choose a folder of its own")
    ) { try await place.build(home: "\(place.path)/home/me") { $0.output = "home" } }
    #expect(place.progress == [])
    #expect(try place.files(in: ".").count == 3)
  }

  @Test("a site without articles is an error, an empty language that was asked for is not")
  func nothing() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a")])
    let report = try await place.build { $0.locales = ["de"] }
    #expect(report.outcome == .contentErrors)
    #expect(!place.exists("output"))
    let both = try await place.build { $0.locales = ["de", "en"] }
    #expect(both.outcome == .published(.init(changed: 9, unchanged: 0, removed: 0)))
    #expect(both.localeCount == 2)
  }

  @Test("with a base URL there are a sitemap and robots.txt")
  func feeds() async throws {
    let place = try Workplace(["content/a.json": articleJSON("a")])
    _ = try await place.build { $0.baseURL = "https://help.example" }
    #expect(try place.read("output/sitemap.xml").contains("<loc>https://help.example/en/title-of-a/</loc>"))
    #expect(try place.read("output/robots.txt").hasSuffix("Sitemap: https://help.example/sitemap.xml\n"))
    _ = try await place.build()
    #expect(!place.exists("output/sitemap.xml"))
  }
}
