import Foundation
import HelpgenModel
import Testing

@testable import HelpgenOutput

/// Two sites with everything that can happen on the way from one to the other.
private let before = [
  "index.html": "languages", "en/index.html": "home", "en/gone/index.html": "gone",
  "en/same/index.html": "same",
  "file": "becomes a folder", "folder/a/b": "becomes a file", "folder/c": "becomes a file",
]
private let after = [
  "index.html": "tongues", "en/index.html": "house", "en/same/index.html": "same", "en/new/index.html": "new",
  "file/x": "was a file", "folder": "was a folder", "assets/site.css": "css",
]

@Suite("Runs that are killed")
struct RecoveryTests {
  private let work: Workplace

  init() throws { work = try Workplace() }
  private let user = ["CNAME": "example.org", "en/same/mine": "mine"]

  private func prepare() throws {
    if work.exists("out") {
      try work.remove("out")
    } else {
      try work.build(before, into: "old")
      for (path, text) in user { try work.write(text, to: "old/\(path)") }
    }
    try work.copy("old", to: "out")
  }

  @Test("Killed before any change to the disk, a run leaves the old site or one that the next runs complete")
  func everyStep() throws {
    var recoveries = 0
    for limit in 0... {
      try prepare()
      if try work.buildKilled(after, after: limit) { break }
      let left = try work.site()
      let isOld = left == nodes(before.merging(user) { $1 })
      let isNew = left == nodes(after.merging(user) { $1 })
      if work.hasWholeJournal { recoveries += 1 } else { #expect(isOld || isNew, "killed at \(limit)") }
      let expected = work.hasWholeJournal || isNew ? after : before
      try mend()
      #expect(try work.tree() == published(expected, user: user), "killed at \(limit)")
    }
    #expect(recoveries > 10)
  }

  /// Opens the output again and again, in runs killed after ever more changes, until one gets through.
  private func mend() throws {
    for limit in 0... {
      let fuse = Fuse(limit)
      do throws(PublishError) {
        return try SitePublisher.open(work.options(), gate: fuse.burn).discard()
      } catch {
        try #require(limit < 100, "opening never succeeds: \(error.message)")
      }
    }
  }

  @Test("A first run that is killed leaves nothing that keeps the next from building")
  func firstRun() throws {
    for limit in 0... {
      if work.exists("out") { try work.remove("out") }
      if try work.buildKilled(after, after: limit) { break }
      try work.build(before)
      #expect(try work.tree() == published(before), "killed at \(limit)")
    }
  }

  @Test("A full disk keeps the old site, or says that the next build completes the new one")
  func halfway() throws {
    var messages: Set<String> = []
    for limit in 0... {
      try prepare()
      let fuse = Fuse(limit)
      let files = try files(after)
      var failure: PublishError?
      do throws(PublishError) {
        let area = try SitePublisher.open(work.options(), gate: fuse.blink)
        do throws(PublishError) {
          _ = try area.publish(try area.stage(files))
          break
        } catch {
          try area.discard()
          throw error
        }
      } catch {
        failure = error
      }
      let message = try #require(failure).message
      messages.insert(message)
      let isHalfway = message.contains("completes it first")
      // Whatever is left to clear up after the last step keeps no site from being the new one.
      let isNew = message.contains("the site is published, but")
      if !isHalfway { #expect(try work.site() == nodes((isNew ? after : before).merging(user) { $1 })) }
      let area = try SitePublisher.open(work.options())
      #expect(isHalfway ? area.hasRecovered : isNew || !area.hasRecovered)
      try area.discard()
      let expected = isHalfway || isNew ? after : before
      #expect(try work.tree() == published(expected, user: user), "failed at \(limit): \(message)")
    }
    #expect(messages.contains("cannot write “out/file/x”: no space left on device"))
    #expect(messages.contains("cannot write into “out/.helpgen”: no space left on device"))
    #expect(
      messages.contains(
        "cannot change “out/en/index.html”: no space left on device; the site is published in part, "
          + "and the next build into this folder completes it first"))
  }
}

@Suite("Damage in the hidden folder")
struct DamageTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  @Test(
    "A damaged manifest owns nothing outside the output and nothing that is no path",
    arguments: [
      "", "\0\u{1}\u{2}", "helpgen manifest 1", "helpgen manifest 2\nmine\n", "mine\n",
      "\nhelpgen manifest 1\nmine\n",
      "helpgen manifest 1\n../mine\n/etc/passwd\n./mine\nout/../mine\nmine/\n//mine\n\0mine\nmine\r\n",
      "helpgen manifest 1\n.helpgen/mine\n.helpgen\n",
    ])
  func manifest(text: String) throws {
    try work.write("mine", to: "out/mine")
    try work.write("mine", to: "mine")
    try work.write(text, to: "out/.helpgen/manifest")
    try work.build(["index.html": "home"])
    #expect(try work.tree() == published(["index.html": "home"], user: ["mine": "mine"]))
    #expect(work.exists("mine"))
  }

  @Test("Bytes that are no text do no harm")
  func binary() throws {
    try work.write("mine", to: "out/mine")
    try work.makeFolder("out/.helpgen")
    for name in ["manifest", "journal"] {
      let junk = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197) })
      try junk.write(to: URL(fileURLWithPath: "\(work.path)/out/.helpgen/\(name)"))
    }
    try work.build(["index.html": "home"])
    #expect(try work.tree() == published(["index.html": "home"], user: ["mine": "mine"]))
  }

  @Test("A journal that is cut off anywhere is thrown away with what it would have moved")
  func cutJournal() throws {
    let whole = String(decoding: Journal([.init(.move, "a"), .init(.removeFile, "b")]).bytes, as: UTF8.self)
    for length in 0..<whole.utf8.count {
      try work.write("old", to: "out/a")
      try work.write("old", to: "out/b")
      try work.write("new", to: "out/.helpgen/staging/a")
      try work.write(String(whole.prefix(length)), to: "out/.helpgen/journal")
      let area = try SitePublisher.open(work.options())
      #expect(!area.hasRecovered)
      try area.discard()
      #expect(try work.tree() == nodes(["a": "old", "b": "old"]), "cut off after \(length)")
    }
  }

  @Test(
    "A journal that leads outside is thrown away",
    arguments: ["../mine", "/mine", "a/../../mine", ".helpgen/x", ""])
  func escapingJournal(path: String) throws {
    try work.write("mine", to: "mine")
    try work.write("old", to: "out/a")
    let journal = Journal([.init(.removeFile, "a"), .init(.removeFile, path)])
    try work.write(String(decoding: journal.bytes, as: UTF8.self), to: "out/.helpgen/journal")
    try SitePublisher.open(work.options()).discard()
    #expect(try work.tree("") == nodes(["mine": "mine", "out/a": "old"]))
  }

  @Test("A journal is completed through links and missing folders that came up since")
  func changedSince() throws {
    let journal = Journal([.init(.move, "en/a"), .init(.move, "de/b"), .init(.removeFile, "fr/c")])
    try work.write(String(decoding: journal.bytes, as: UTF8.self), to: "out/.helpgen/journal")
    try work.write("A", to: "out/.helpgen/staging/en/a")
    try work.write("B", to: "out/.helpgen/staging/de/b")
    try work.write("gold", to: "precious/c")
    try work.link("out/en", to: "../precious")
    try work.link("out/fr", to: "../precious")
    let area = try SitePublisher.open(work.options())
    #expect(area.hasRecovered)
    try area.discard()
    var expected = nodes(["en/a": "A", "de/b": "B"])
    expected["fr"] = .link("../precious")
    #expect(try work.tree() == expected)
    #expect(try work.tree("precious") == nodes(["c": "gold"]))
  }

  @Test("What blocks a journal is named, and moving it away unblocks it")
  func blocked() throws {
    let journal = Journal([.init(.move, "en/a")])
    try work.write(String(decoding: journal.bytes, as: UTF8.self), to: "out/.helpgen/journal")
    try work.write("A", to: "out/.helpgen/staging/en/a")
    try work.write("mine", to: "out/en")
    #expect(
      throws: failed(
        "cannot change “out/en/a”: not a directory; the site is published in part, "
          + "and the next build into this folder completes it first")
    ) { try SitePublisher.open(work.options()) }
    try work.remove("out/en")
    #expect(try SitePublisher.open(work.options()).hasRecovered)
    #expect(try work.site() == nodes(["en/a": "A"]))
  }
}
