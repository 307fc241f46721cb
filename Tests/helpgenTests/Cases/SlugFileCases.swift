import Foundation
import Testing

/// Cases of the areas slug-files and path-traversal: addresses that collide, are too long or lead outside.
@Suite("Cases: slugs and files")
struct SlugFileCases {
  /// The paths of pages that hold a text, home pages left out.
  private func articlePages(_ site: [String: Workplace.Node], holding text: String) -> [String] {
    site.pages.filter { $0.text.contains(text) && $0.path.split(separator: "/").count > 2 }.map(\.path)
  }

  private func build(_ articles: [[String: any Sendable]], _ arguments: String...) async throws -> (
    Workplace, Program.Outcome
  ) {
    let workplace = try Workplace()
    try workplace.writeArticles(articles)
    let outcome = try await Program.run(
      ["build", "-q", "--diagnostics", "short"] + arguments, in: workplace.path)
    return (workplace, outcome)
  }

  @Test("C051: Two articles that want one slug are both published, with a warning")
  func c051() async throws {
    let (workplace, outcome) = try await build([
      ["id": "a", "title": "First", "content": "alpha body", "locale": "en", "slug": "start"],
      ["id": "b", "title": "Second", "content": "beta body", "locale": "en", "slug": "start"],
    ])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors.contains("warning: two “en” articles want the slug “start”"))
    #expect(outcome.errors.contains("(article “b”)"))
    #expect(outcome.errors.contains("the first one, “a”, is here"))
    let site = try workplace.site()
    #expect(articlePages(site, holding: "alpha body") == ["en/start/index.html"])
    #expect(articlePages(site, holding: "beta body") == ["en/start-b/index.html"])
  }

  @Test("C053: No two files differ by case alone")
  func c053() async throws {
    let (workplace, outcome) = try await build([
      ["id": "a", "title": "Up", "content": "upper body", "locale": "en", "slug": "FAQ"],
      ["id": "b", "title": "Low", "content": "lower body", "locale": "en", "slug": "faq"],
      ["id": "c", "title": "Straße", "content": "sharp body", "locale": "en"],
      ["id": "d", "title": "STRASSE", "content": "double body", "locale": "en"],
    ])
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    let folded = site.files.map { $0.uppercased().lowercased() }
    #expect(Set(folded).count == folded.count)
    for body in ["upper", "lower", "sharp", "double"] {
      #expect(articlePages(site, holding: "\(body) body").count == 1)
    }
    #expect(articlePages(site, holding: "upper body") == ["en/FAQ/index.html"])
    try expectLinksResolve(in: site)
  }

  @Test("C055: Long titles make names that every file system holds")
  func c055() async throws {
    let title = String(repeating: "設定", count: 100)
    let (workplace, outcome) = try await build(
      [
        ["id": "a", "title": title, "content": "alpha", "locale": "en"],
        ["id": "b", "title": title + "。い", "content": "beta", "locale": "en"],
        [
          "id": "c", "title": "C", "content": "gamma", "locale": "en",
          "slug": String(repeating: "a", count: 400),
        ],
      ], "--base-url", "https://help.example")
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    for path in site.keys {
      for name in path.split(separator: "/") {
        #expect(name.utf8.count <= 255)
        #expect(!name.unicodeScalars.contains("\u{FFFD}"))
      }
    }
    for body in ["alpha", "beta", "gamma"] {
      #expect(articlePages(site, holding: "<p>\(body)</p>").count == 1)
    }
    try expectLinksResolve(in: site)
  }

  @Test("C058: A valid slug is used as it is, a derived one keeps its words apart")
  func c058() async throws {
    let (workplace, outcome) = try await build([
      ["id": "a", "title": "Any", "content": "x", "locale": "en", "slug": "my-long-title"],
      ["id": "b", "title": "v1.2.3 -- What's new?", "content": "y", "locale": "en"],
    ])
    #expect(outcome.ending == .exit(0))
    #expect(workplace.exists("output/en/my-long-title/index.html"))
    #expect(workplace.exists("output/en/v1-2-3-whats-new/index.html"))
  }

  @Test("C059: Nothing is written outside of the output folder")
  func c059() async throws {
    let workplace = try Workplace()
    try workplace.makeFolder("w/site")
    try workplace.write(
      #"""
      [{"id": "../../pwn1", "title": "A", "content": "x", "locale": "en"},
       {"id": "b", "title": "B", "content": "x", "locale": "en", "slug": "../../pwn2"},
       {"id": "c", "title": "C", "content": "x", "locale": "en", "slug": "/var/tmp/pwn3"},
       {"id": "d", "title": "D", "content": "x", "locale": "en", "slug": ".."}]
      """#, to: "w/content/a.json")
    for permalink in ["{slug}", "{id}", "{id}/{slug}"] {
      try workplace.write("permalink: \"\(permalink)\"\nbaseURL: https://help.example\n", to: "w/helpgen.yml")
      let before = try workplace.tree(".")
      let outcome = try await Program.run(
        ["build", "-q", "--output", "site/out"], in: workplace.path + "/w")
      #expect(outcome.ending == .exit(0))
      let after = try workplace.tree(".")
      let changed = after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix("w/site/out") }
      #expect(changed == [])
      #expect(!FileManager.default.fileExists(atPath: "/var/tmp/pwn3"))
      let site = try workplace.site("w/site/out")
      #expect(site.pages.filter { $0.text.contains("<p>x</p>") && $0.path != "en/index.html" }.count == 4)
      #expect(try site.text("en/index.html").contains("<p>x</p>"))
      try expectLinksResolve(in: site)
    }
  }

  @Test("C061: Every article's own address leads to it, decoded once")
  func c061() async throws {
    let (workplace, outcome) = try await build([
      ["id": "a", "title": "A", "content": "alpha", "locale": "en", "slug": "x%2f..%2f..%2fb"],
      ["id": "b", "title": "B", "content": "beta", "locale": "en", "slug": "50%-off"],
      ["id": "c", "title": "C", "content": "gamma", "locale": "en", "slug": "a/b/c"],
    ])
    #expect(outcome.ending == .exit(0))
    let site = try workplace.site()
    let home = try Page(site.text("en/index.html"))
    for body in ["alpha", "beta", "gamma"] {
      let page = try #require(articlePages(site, holding: "<p>\(body)</p>").first)
      let target = page.replacing("/index.html", with: "/")
      #expect(home.references.contains { resolve($0, from: "en/index.html") == target })
    }
    #expect(home.references.contains("../en/50%25-off/"))
    try expectLinksResolve(in: site)
  }

  @Test("C146: Ids are matched whole, never by how they begin")
  func c146() async throws {
    let workplace = try Workplace()
    let long: [String: any Sendable] = [
      "id": "123", "title": "Long", "content": "body onetwothree", "locale": "en",
    ]
    try workplace.writeArticles([
      ["id": "12", "title": "Short", "content": "body twelve", "locale": "en"], long,
      ["id": "1", "title": "One", "content": "body one [a](#12) [b](#123)", "locale": "en"],
    ])
    #expect(try await workplace.helpgen("build").ending == .exit(0))
    let first = try workplace.site()
    for body in ["body twelve", "body onetwothree", "body one "] {
      #expect(articlePages(first, holding: body).count == 1)
    }
    let anchors = try Page(first.text("en/index.html")).elements.compactMap { $0["id"] }
    #expect(anchors.count { $0 == "12" } == 1 && anchors.count { $0 == "123" } == 1)

    try workplace.writeArticles([
      ["id": "12", "title": "Changed", "content": "body twelve", "locale": "en", "slug": "other"], long,
    ])
    #expect(try await workplace.helpgen("build").ending == .exit(0))
    let second = try workplace.site()
    #expect(
      articlePages(second, holding: "body onetwothree") == articlePages(first, holding: "body onetwothree"))
    #expect(articlePages(second, holding: "body twelve") == ["en/other/index.html"])
    #expect(!second.pages.contains { $0.text.contains("body one ") })
    #expect(second["en/one"] == nil && second["en/short"] == nil)
  }
}
