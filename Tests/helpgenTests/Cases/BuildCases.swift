import Foundation
import Testing

/// Cases of the area build: what is left, lost or half written by building again.
@Suite("Cases: building")
struct BuildCases {
  private func workplace(_ articles: [[String: any Sendable]]) throws -> Workplace {
    let workplace = try Workplace()
    try workplace.writeArticles(articles)
    return workplace
  }

  private static let one: [[String: any Sendable]] = [
    ["id": "a", "title": "A", "content": "alpha", "locale": "en"]
  ]

  @Test("C104: Nothing is left of articles that are gone or moved; what others put there stays")
  func c104() async throws {
    let workplace = try workplace([
      ["id": "a", "title": "A", "content": "alpha", "locale": "en", "slug": "old"],
      ["id": "b", "title": "B", "content": "the body of b", "locale": "de", "section": "Only here"],
    ])
    #expect(try await workplace.helpgen("build").ending == .exit(0))
    try workplace.write("yours", to: "output/en/old/notes.txt")
    try workplace.writeArticles([
      ["id": "a", "title": "A", "content": "alpha", "locale": "en", "slug": "new"]
    ])
    #expect(try await workplace.helpgen("build").ending == .exit(0))
    #expect(try await workplace.helpgen("build", "--output", "fresh").ending == .exit(0))
    var site = try workplace.site()
    #expect(site["en/old/notes.txt"] == .file(Array("yours".utf8)))
    for path in ["en/old/notes.txt", "en/old"] { site[path] = nil }
    #expect(try site == workplace.site("fresh"))
  }

  @Test("C106: Links are never followed out of the output")
  func c106() async throws {
    let workplace = try workplace(Self.one)
    #expect(try await workplace.helpgen("build", "--output", "out").ending == .exit(0))
    let reference = try workplace.site("out")
    try workplace.write("pdf", to: "uploads/f.pdf")
    try workplace.write("mine", to: "precious/a/index.html")
    try workplace.link("out/uploads", to: "../uploads")
    try workplace.remove("out/en")
    try workplace.link("out/en", to: "../precious")
    let outcome = try await workplace.helpgen("build", "--output", "out")
    #expect(try workplace.tree("uploads") == ["f.pdf": .file(Array("pdf".utf8))])
    #expect(try workplace.tree("precious") == ["a": .folder, "a/index.html": .file(Array("mine".utf8))])
    // The link gives way to the folder; what it led to is not the site's.
    #expect(outcome.ending == .exit(0))
    #expect(try workplace.site("out").filter { $0.key != "uploads" } == reference)

    try workplace.makeFolder("real")
    try workplace.link("out2", to: "real")
    #expect(try await workplace.helpgen("build", "--output", "out2").ending == .exit(0))
    #expect(try workplace.site("real") == reference)
    #expect(try workplace.tree(".")["out2"] == .link("real"))
  }

  @Test("C107: A build that fails leaves the site as it was")
  func c107() async throws {
    func articles(_ faulty: Int?) -> [[String: any Sendable]] {
      (1...100).map { number in
        var article: [String: any Sendable] = [
          "id": number, "content": "text \(faulty ?? 0)", "locale": "en",
        ]
        if number != faulty { article["title"] = "Article \(number)" }
        return article
      }
    }
    let workplace = try workplace(articles(nil))
    #expect(try await workplace.helpgen("build").ending == .exit(0))
    let before = try workplace.tree()
    try workplace.writeArticles(articles(50))
    #expect(try await workplace.helpgen("build").ending == .exit(1))
    #expect(try workplace.tree() == before)
  }

  @Test("C109: A page's place that is a folder, a site's place that is a file: told, and nothing is lost")
  func c109() async throws {
    let workplace = try workplace(Self.one)
    try workplace.write("mine", to: "out")
    let file = try await workplace.helpgen("build", "--output", "out")
    #expect(file.ending == .exit(5))
    #expect(file.errors.contains("“out”"))
    #expect(try workplace.text("out") == "mine")

    try workplace.makeFolder("folder/sitemap.xml/mine")
    let folder = try await workplace.helpgen(
      "build", "--output", "folder", "--base-url", "https://help.example")
    #expect([4, 5].contains(folder.exitCode))
    #expect(folder.errors.contains("“folder/sitemap.xml”"))
    #expect(try workplace.site("folder") == ["sitemap.xml": .folder, "sitemap.xml/mine": .folder])
  }

  @Test(
    "C109: Without permission nothing is written, and it is told",
    .enabled(if: Unprivileged.isPossible, "neither run without privileges nor able to give them up"))
  func c109Permissions() async throws {
    let workplace = try workplace(Self.one)
    try workplace.makeFolder("out")
    try workplace.setPermissions(0o555, of: "out")
    let outcome = try await Unprivileged.helpgen(["build", "--output", "out"], in: workplace)
    #expect(outcome.ending == .exit(5))
    #expect(
      outcome.errors == "error[unwritable-output]: cannot write into “out”: permission denied\n")
    try workplace.setPermissions(0o777, of: "out")
    try workplace.setPermissions(0, of: "content")
    let unreadable = try await Unprivileged.helpgen(["build", "--output", "out"], in: workplace)
    #expect(unreadable.ending == .exit(3))
    #expect(
      unreadable.errors == "error[unreadable-source]: cannot read “content”: permission denied\n"
        + sourcesHint)
    try workplace.setPermissions(0o755, of: "content")
    #expect(try workplace.tree("out") == [:])
  }

  @Test(
    "C109: A mount point is an output like others",
    .enabled(if: Mounting.isPossible, "mounting is not permitted here"))
  func c109Mount() async throws {
    let workplace = try workplace(Self.one)
    try workplace.makeFolder("disk")
    try workplace.makeFolder("out")
    #expect(try await workplace.helpgen("build", "--output", "disk").ending == .exit(0))
    try workplace.writeArticles([["id": "b", "title": "B", "content": "beta", "locale": "en"]])
    let script = "mount --bind disk out && exec \"$0\" build -q --output out"
    let outcome = try await Program.run(
      Mounting.unshare, ["--mount", "/bin/sh", "-c", script, try #require(Program.path)], in: workplace.path)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(try await workplace.helpgen("build", "--output", "fresh").ending == .exit(0))
    #expect(try workplace.site("disk") == workplace.site("fresh"))
  }

  @Test("C111: The same articles make the same bytes, in whatever order they come")
  func c111() async throws {
    let locales = ["en", "de", "fr", "ja", "ar", "pt-BR", "sv", "zh-Hant", "ru", "hi", "th", "el"]
    let articles: [[String: any Sendable]] = (0..<200).map { number in
      var article: [String: any Sendable] = [
        "id": "id-\(number)", "title": "Title \(number / 2 % 20)", "content": "Text of \(number)",
        "locale": locales[number % 12], "section": "Section \(number % 8)",
      ]
      if number.isMultiple(of: 3) { article["order"] = 1 }
      return article
    }
    let workplace = try workplace(articles)
    for output in ["first", "second"] {
      #expect(try await workplace.helpgen("build", "-j", "4", "--output", output).ending == .exit(0))
    }
    try workplace.writeArticles(articles.reversed())
    #expect(try await workplace.helpgen("build", "-j1", "--output", "third").ending == .exit(0))
    let first = try workplace.tree("first")
    #expect(try workplace.tree("second") == first)
    #expect(try workplace.tree("third") == first)
  }
}
