import Foundation
import HelpgenModel
import Testing

@testable import HelpgenOutput

@Suite("Files helpgen did not write")
struct ForeignFileTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func inTheWay(_ path: String) -> PublishError {
    refused("“\(path)” is in the way: helpgen did not write it; move it or choose another output folder")
  }

  @Test("They stay where they are, and so do the folders that hold them")
  func stay() throws {
    try work.write("example.org", to: "out/CNAME")
    try work.makeFolder("out/empty")
    try work.build(["en/a/index.html": "A", "index.html": "home"])
    try work.write("mine", to: "out/en/a/note.txt")
    try work.build(["index.html": "home"])
    var expected = published(["index.html": "home"], user: ["CNAME": "example.org", "en/a/note.txt": "mine"])
    expected["empty"] = .folder
    #expect(try work.tree() == expected)
  }

  @Test("One with the bytes of ours is adopted")
  func adopted() throws {
    try work.write("home", to: "out/index.html")
    #expect(try work.build(["index.html": "home"]) == PublishReport(changed: 0, unchanged: 1, removed: 0))
    #expect(try work.tree() == published(["index.html": "home"]))
    #expect(try work.build([:]) == PublishReport(changed: 0, unchanged: 0, removed: 1))
    #expect(try work.tree() == published([:]))
  }

  @Test("One with other bytes at the place of ours is refused, and nothing is touched")
  func refusedFile() throws {
    try work.build(["a": "1", "index.html": "home"])
    try work.write("mine", to: "out/en/index.html")
    let before = try work.tree()
    #expect(throws: inTheWay("out/en/index.html")) {
      try work.build(["a": "2", "en/a/index.html": "new", "en/index.html": "ours"])
    }
    #expect(try work.tree() == before)
  }

  @Test("A file where a folder must go is refused")
  func fileForFolder() throws {
    try work.write("mine", to: "out/en")
    let before = try work.tree()
    #expect(throws: inTheWay("out/en")) { try work.build(["en/index.html": "home"]) }
    #expect(try work.tree() == before)
  }

  @Test("C109: a folder at the place of a page is refused", arguments: ["sitemap.xml", "sitemap.xml/more"])
  func folderForFile(folder: String) throws {
    try work.makeFolder("out/\(folder)")
    let before = try work.tree()
    #expect(throws: inTheWay("out/sitemap.xml")) { try work.build(["sitemap.xml": "<urlset/>"]) }
    #expect(try work.tree() == before)
  }

  @Test(
    "A folder of ours does not give way to a file while something in it is not",
    arguments: ["file", "folder"])
  func mixedFolder(kind: String) throws {
    try work.build(["a/b/c": "1", "a/d": "1"])
    if kind == "file" {
      try work.write("mine", to: "out/a/b/mine")
    } else {
      try work.makeFolder("out/a/b/mine")
    }
    let before = try work.tree()
    #expect(throws: inTheWay("out/a/b/mine")) { try work.build(["a": "2"]) }
    #expect(try work.tree() == before)
  }

  @Test("A file of ours that was edited is ours")
  func edited() throws {
    try work.build(["index.html": "home"])
    try work.write("edited", to: "out/index.html")
    #expect(try work.build(["index.html": "home"]) == PublishReport(changed: 1, unchanged: 0, removed: 0))
    #expect(try work.tree() == published(["index.html": "home"]))
  }

  @Test("A folder put in the place of a file of ours that is gone stays")
  func folderForOld() throws {
    try work.build(["a": "1"])
    try work.remove("out/a")
    try work.write("mine", to: "out/a/b")
    #expect(try work.build([:]) == PublishReport(changed: 0, unchanged: 0, removed: 0))
    #expect(try work.tree() == published([:], user: ["a/b": "mine"]))
  }

  @Test("A file put in the place of a folder of ours that is gone stays")
  func fileForOld() throws {
    try work.build(["a/b": "1"])
    try work.remove("out/a")
    try work.write("mine", to: "out/a")
    #expect(try work.build([:]) == PublishReport(changed: 0, unchanged: 0, removed: 0))
    #expect(try work.tree() == published([:], user: ["a": "mine"]))
  }

  @Test("A file of ours that somebody removed is written again")
  func removed() throws {
    try work.build(["en/a": "1", "en/b": "1"])
    try work.remove("out/en")
    #expect(try work.build(["en/a": "1"]) == PublishReport(changed: 1, unchanged: 0, removed: 0))
    #expect(try work.tree() == published(["en/a": "1"]))
  }
}

@Suite("Sites that contradict themselves")
struct SiteConflictTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  @Test("Two files for one place are refused before anything is touched", arguments: [false, true])
  func twice(isPublished: Bool) throws {
    if isPublished { try work.build(["a": "1"]) }
    let area = try SitePublisher.open(work.options())
    let path = try #require(OutputPath(text: "a"))
    #expect(throws: refused("two files of the site want the place of “a”")) {
      let staged = try area.stage([OutputFile(path, Array("1".utf8))])
      _ = try area.publish(staged + area.stage([OutputFile(path, Array("1".utf8))]))
    }
    try area.discard()
    #expect(try work.exists("out") ? work.site() == nodes(["a": "1"]) : !isPublished)
  }

  @Test(
    "A file that is a folder too is refused",
    arguments: [["a", "a/b"], ["a/b", "a"], ["a/b/c", "a-", "a"]])
  func fileAndFolder(paths: [String]) throws {
    let area = try SitePublisher.open(work.options())
    let files = try paths.map { OutputFile(try #require(OutputPath(text: $0)), [1]) }
    #expect(throws: refused("two files of the site want the place of “\(paths.first == "a" ? "a/b" : "a")”"))
    {
      _ = try area.stage(files)
    }
    try area.discard()
    #expect(!work.exists("out"))
  }

  @Test("A file and a folder that are both published already are refused when they meet")
  func publishedBoth() throws {
    try work.build(["a": "1"])
    let area = try SitePublisher.open(work.options())
    let same = try area.stage(files(["a": "1"]))
    let deeper = try area.stage(files(["a/b": "1"]))
    #expect(throws: refused("two files of the site want the place of “a”")) {
      try area.publish(same + deeper)
    }
    try area.discard()
    #expect(try work.tree() == published(["a": "1"]))
  }

  @Test(
    "No file of a site goes where helpgen keeps its own",
    arguments: [".helpgen", ".helpgen/manifest", ".Helpgen/x"])
  func reserved(path: String) throws {
    #expect(throws: refused("the site has a file “\(path)”, but “.helpgen” belongs to helpgen")) {
      try work.build([path: "1"])
    }
    #expect(!work.exists("out"))
  }
}
