import Foundation
import HelpgenModel
import Testing

@testable import HelpgenOutput

@Suite("Publishing")
struct PublishingTests {
  private let work: Workplace

  init() throws { work = try Workplace() }
  private let site = [
    "index.html": "languages", "en/index.html": "home", "en/a/index.html": "A", "en/b/index.html": "B",
    "assets/site.css": "css",
  ]

  @Test("A site is published into a folder that is not there yet, nor are its parents")
  func fresh() throws {
    let report = try work.build(site, into: "deep/er/out")
    #expect(report == PublishReport(changed: 5, unchanged: 0, removed: 0))
    #expect(try work.tree("deep/er/out") == published(site))
  }

  @Test("An empty site is a site")
  func empty() throws {
    #expect(try work.build([:]) == PublishReport(changed: 0, unchanged: 0, removed: 0))
    #expect(try work.tree() == published([:]))
  }

  @Test("The same site again writes nothing")
  func unchanged() throws {
    try work.build(site)
    let past = Date(timeIntervalSince1970: 1_000_000)
    let all = try work.tree().keys.map { "\(work.path)/out/\($0)" }
    for path in all { try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path) }
    #expect(try work.build(site) == PublishReport(changed: 0, unchanged: 5, removed: 0))
    #expect(try work.tree() == published(site))
    for path in try work.tree().keys where path != ".helpgen" {
      #expect(try work.modificationDate("out/\(path)") == past, "\(path)")
    }
  }

  @Test("Only what differs is written, and what the site no longer has goes with the folders it leaves empty")
  func changes() throws {
    try work.build(site)
    let past = Date(timeIntervalSince1970: 1_000_000)
    let kept = "\(work.path)/out/en/index.html"
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: kept)
    let next = [
      "index.html": "tongues", "en/index.html": "home", "en/c/d/index.html": "C", "de/index.html": "zu Hause",
    ]
    #expect(try work.build(next) == PublishReport(changed: 3, unchanged: 1, removed: 3))
    #expect(try work.tree() == published(next))
    #expect(try work.modificationDate("out/en/index.html") == past)
  }

  @Test("C104: a used folder becomes what an empty one becomes")
  func deletedAndRenamed() throws {
    try work.build(["en/old/index.html": "a", "en/b/index.html": "b", "en/index.html": "old b"])
    let next = ["en/new/index.html": "a", "en/index.html": "new"]
    try work.build(next)
    try work.build(next, into: "empty")
    #expect(try work.tree() == work.tree("empty"))
    #expect(try work.tree() == published(next))
  }

  @Test("C146: files are told apart by their whole path")
  func wholePaths() throws {
    let first = ["en/1/index.html": "one", "en/12/index.html": "twelve", "en/123/index.html": "onetwothree"]
    try work.build(first)
    let next = ["en/12-short/index.html": "twelve", "en/123/index.html": "onetwothree"]
    #expect(try work.build(next) == PublishReport(changed: 1, unchanged: 1, removed: 2))
    #expect(try work.tree() == published(next))
  }

  @Test("C107: a run that is given up leaves the tree as it was")
  func discarded() throws {
    try work.build(site)
    let before = try work.tree()
    let area = try SitePublisher.open(work.options())
    _ = try area.stage(files(["en/index.html": "half", "fr/index.html": "half"]))
    #expect(try work.site() == before.filter { !$0.key.hasPrefix(".helpgen") })
    try area.discard()
    #expect(try work.tree() == before)
  }

  @Test("A first run that is given up leaves no folder")
  func discardedFirst() throws {
    try work.makeFolder("a")
    let area = try SitePublisher.open(work.options("a/b/c"))
    _ = try area.stage(files(site))
    try area.discard()
    #expect(try work.tree("a").isEmpty)
  }

  @Test("A run that is given up leaves a folder that was empty empty")
  func discardedInEmpty() throws {
    try work.makeFolder("out")
    try SitePublisher.open(work.options()).discard()
    #expect(try work.tree().isEmpty)
  }

  @Test("A file becomes a folder, and a folder a file")
  func kinds() throws {
    let flat = ["a": "file", "b": "file", "c/d": "x"]
    let deep = ["a/x/y": "1", "a/z": "2", "b": "file", "c": "file"]
    try work.build(flat)
    #expect(try work.build(deep) == PublishReport(changed: 3, unchanged: 1, removed: 2))
    #expect(try work.tree() == published(deep))
    #expect(try work.build(flat) == PublishReport(changed: 2, unchanged: 1, removed: 3))
    #expect(try work.tree() == published(flat))
  }

  @Test("Paths that differ only in how an accent is composed are two files")
  func composition() throws {
    let composed = ["\u{E9}.html": "1"]
    let decomposed = ["e\u{301}.html": "1"]
    try work.build(composed)
    #expect(try work.build(decomposed) == PublishReport(changed: 1, unchanged: 0, removed: 1))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(work.path)/out").filter {
      $0 != ".helpgen"
    }
    #expect(names.map { Array($0.utf8) } == [Array("e\u{301}.html".utf8)])
  }

  @Test("Several threads stage at once")
  func concurrency() async throws {
    let area = try SitePublisher.open(work.options())
    let batches = try (0..<8).map { batch in
      try (0..<50).map { number in
        let path = try #require(
          OutputPath(text: "en/section-\(number % 7)/page-\(batch)-\(number)/index.html"))
        return OutputFile(path, Array("\(batch) \(number)".utf8))
      }
    }
    let staged = try await withThrowingTaskGroup(of: [StagedFile].self) { group in
      for batch in batches { group.addTask { try area.stage(batch) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(try area.publish(staged) == PublishReport(changed: 400, unchanged: 0, removed: 0))
    let site = Dictionary(
      uniqueKeysWithValues: batches.joined().map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }
    )
    #expect(try work.tree() == published(site))
  }

  @Test("What pages refer to comes before what leads to them")
  func order() throws {
    try work.build([
      "assets/a.css": "1", "en/index.html": "1", "en/a/index.html": "1", "index.html": "1", "x.txt": "1",
    ])
    let area = try SitePublisher.open(work.options())
    let next = [
      "assets/b.css": "2", "en/index.html": "2", "en/a/index.html": "2", "en/b/index.html": "2",
      "index.html": "2",
      "sitemap.xml": "2",
    ]
    let staged = try area.stage(files(next))
    let steps = try area.plan(staged).journal.steps.map { "\($0.action.rawValue) \($0.path)" }
    #expect(
      steps == [
        "move assets/b.css", "move en/b", "move sitemap.xml", "move en/a/index.html", "move en/index.html",
        "move index.html", "remove-file assets/a.css", "remove-file x.txt",
      ])
    try area.discard()
  }
}
