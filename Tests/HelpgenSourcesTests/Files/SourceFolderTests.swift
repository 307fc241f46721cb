import Foundation
import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("Files and folders")
struct SourceFolderTests {
  @Test("a folder is read in the order of the bytes of its paths, without what is hidden or no JSON")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.json", "a/z.JSON", "a-b.json", "B.json", ".hidden.json", ".git/x.json", "note.txt", "é.json",
    ] {
      try folder.write(#"{"title":"T"}"#, to: "content/" + name)
    }
    try folder.write("{\"id\":1}\n{\"id\":2}\n", to: "content/a/lines.jsonl")
    try folder.write("{\"id\":3}\n", to: "content/a/lines.ndjson")
    let loaded = try folder.load("content/")
    #expect(loaded.reports == [])
    #expect(
      loaded.articles.map { "\($0.text.name) \($0.id?.value ?? "-")" } == [
        "content/B.json B", "content/a-b.json a-b", "content/a/lines.jsonl 1", "content/a/lines.jsonl 2",
        "content/a/lines.ndjson 3", "content/a/z.JSON z", "content/b.json b", "content/é.json é",
      ])
  }

  @Test(
    "a folder's name gives the locale",
    arguments: [
      ("de/a.json", "de"), ("de/faq/a.json", "de"), ("faq/de/a.json", "de"), ("app/pt_BR/a.json", "pt_BR"),
      ("fil/app/a.json", "fil"), ("zh-Hant/x/y/a.json", "zh-Hant"), ("guides/a.json", "-"), ("a.json", "-"),
      ("de/own.json", "en"),
    ])
  func localeFolders(_ path: String, _ expected: String) throws {
    let folder = try TemporaryFolder()
    let own = path.hasSuffix("own.json") ? #","locale":"en""# : ""
    try folder.write("[{\"id\":1\(own)}]", to: "content/" + path)
    #expect(try folder.load("content").articles.map { $0.locale?.value ?? "-" } == [expected])
  }

  @Test("a folder goes before the assumed locale, and an object's key before the folder")
  func localePrecedence() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"id\":1}]", to: "content/de/a.json")
    try folder.write("{\"fr\":[{\"id\":2}]}", to: "content/de/b.json")
    try folder.write("[{\"id\":3}]", to: "content/c.json")
    let loaded = try folder.load("content", assumedLocale: "en")
    #expect(loaded.articles.map(summary) == ["3|en|-|-", "1|de|-|-", "2|fr|-|-"])
  }

  @Test("only one article that is a file of its own is named after it")
  func fileName() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"title":"T"}"#, to: "reset.password.json")
    try folder.write(#"[{"title":"T"}]"#, to: "list.json")
    try folder.write("{\"title\":\"T\"}\n{\"title\":\"U\"}\n", to: "lines.jsonl")
    #expect(try folder.load("reset.password.json").articles.map(summary) == ["reset.password|-|T|-"])
    #expect(try folder.load("list.json").articles.map(summary) == ["-|-|T|-"])
    #expect(try folder.load("lines.jsonl").articles.map(summary) == ["-|-|T|-", "-|-|U|-"])
  }

  @Test("sources are read in the order given, and twice when named twice")
  func severalSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"id\":1}]", to: "a.json")
    try folder.write("[{\"id\":2}]", to: "b.json")
    #expect(try folder.load("b.json", "a.json", "b.json").articles.map { $0.id?.value } == ["2", "1", "2"])
  }

  @Test(
    "a file's first line that is no JSON does not hide the others; a file without any such line is one value")
  func jsonLines() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"id\":1\n{\"id\":2}\n", to: "lines.jsonl")
    let lines = try folder.load("lines.jsonl")
    #expect(lines.articles.map(summary) == ["2|-|-|-"])
    #expect(
      lines.reports == [
        "lines.jsonl:1:8 ‹› error[invalid-json]: expected “,” or “}”, found the end of the text "
          + "| lines.jsonl:1:1: the object begins here | the text may have been cut off"
      ])
    try folder.write("[\n  {\"id\":1},\n  {\"id\":2}\n]\n", to: "array.jsonl")
    #expect(try folder.load("array.jsonl").articles.count == 2)
    try folder.write("[\n  {\"id\":\n    1,}\n]\n", to: "broken.jsonl")
    #expect(
      try folder.load("broken.jsonl").reports == [
        "broken.jsonl:3:6 ‹,› error[invalid-json]: unexpected “,” before “}”: "
          + "a trailing comma is not allowed in JSON | remove the comma"
      ])
  }

  @Test("MDX files and a folder without articles are told")
  func programs() throws {
    let folder = try TemporaryFolder()
    try folder.write("# A", to: "content/a.mdx")
    try folder.write("# B", to: "content/node_modules/b/README.md")
    #expect(
      try folder.load("content").reports == [
        "warning[unsupported-file]: 1 MDX file in “content” cannot be read "
          + "| MDX needs a program to be shown; write the text as Markdown in a .md file",
        "error[no-articles]: there is no article in “content” "
          + "| articles are read from .md, .json, .jsonl and .ndjson files",
      ])
  }

  @Test("links are followed only to files inside the folder")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"id\":\"in\"}]", to: "content/.data/in.json")
    try folder.write("[{\"id\":\"out\"}]", to: "out.json")
    try folder.link("content/in.json", to: ".data/in.json")
    try folder.link("content/out.json", to: "../out.json")
    try folder.link("content/loop", to: "../content")
    try folder.link("content/gone.json", to: "nowhere.json")
    try folder.link("content/self.json", to: "self.json")
    try folder.link("content/image.png", to: "../image.png")
    let loaded = try folder.load("content")
    #expect(loaded.articles.map { $0.id?.value } == ["in"])
    let hint =
      "links to files inside the source folder are followed; name other places as sources of their own"
    #expect(
      loaded.reports
        == ["gone.json", "loop", "out.json", "self.json"].map {
          "warning[skipped-link]: “content/\($0)” is a symbolic link that is not followed | \(hint)"
        })
    try folder.link("link", to: "content")
    #expect(try folder.load("link").articles.map(\.text.name) == ["link/in.json"])
  }

  @Test("a missing path is an error of the world")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: SourceError(
        path: "gone.json", message: "cannot read “gone.json”: there is no such file or folder")
    ) { try folder.load("gone.json") }
  }

  @Test(
    "what cannot be read is an error of the world", .enabled(if: geteuid() != 0, "root may read everything"))
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "content/a.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path + "/content/a.json")
    #expect(
      throws: SourceError(
        path: "content/a.json", message: "cannot read “content/a.json”: permission denied")
    ) { try folder.load("content") }
  }

  @Test("standard input that cannot be read is an error of the world")
  func standardInput() {
    var bag = DiagnosticBag()
    #expect(throws: SourceError(path: "<stdin>", message: "cannot read standard input: permission denied")) {
      try loadArticles(
        from: [.standardInput], options: LoadOptions(currentDirectory: "/"),
        standardInput: { throw CocoaError(.fileReadNoPermission) }, into: &bag)
    }
    #expect(SourceLocation("-") == .standardInput)
    #expect(SourceLocation("a.json") == .path("a.json"))
  }
}
