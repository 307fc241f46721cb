import Foundation
import HelpgenModel
import Testing

@testable import HelpgenOutput

@Suite("Links inside the output")
struct LinkTests {
  private let work: Workplace

  init() throws { work = try Workplace() }
  private let site = ["en/index.html": "home", "en/a/index.html": "A", "index.html": "languages"]

  @Test("C106: links are replaced where they are in our place, left alone elsewhere, and never followed")
  func neverFollowed() throws {
    try work.build(site)
    try work.write("pdf", to: "uploads/f.pdf")
    try work.write("gold", to: "precious/index.html")
    try work.write("silver", to: "precious/a/index.html")
    try work.link("out/uploads", to: "../uploads")
    try work.remove("out/en")
    try work.link("out/en", to: "../precious")
    #expect(try work.build(site) == PublishReport(changed: 2, unchanged: 1, removed: 0))
    var expected = published(site)
    expected["uploads"] = .link("../uploads")
    #expect(try work.tree() == expected)
    #expect(try work.tree("uploads") == nodes(["f.pdf": "pdf"]))
    #expect(try work.tree("precious") == nodes(["index.html": "gold", "a/index.html": "silver"]))
  }

  @Test("A name that begins with a combining mark hides no slash, so that a link before it is not followed")
  func combiningMark() throws {
    let site = ["en/\u{301}x/index.html": "alpha", "en/index.html": "home"]
    try work.build(site)
    try work.makeFolder("precious")
    try FileManager.default.moveItem(atPath: "\(work.path)/out/en", toPath: "\(work.path)/precious/en")
    try work.link("out/en", to: "../precious/en")
    #expect(try work.build(site) == PublishReport(changed: 2, unchanged: 0, removed: 0))
    #expect(try work.tree() == published(site))
  }

  @Test("C106: a link in the place of a folder that is no longer needed goes; what it leads to stays")
  func staleFolder() throws {
    try work.build(site)
    try work.write("gold", to: "precious/index.html")
    try work.write("silver", to: "precious/a/index.html")
    try work.remove("out/en")
    try work.link("out/en", to: "../precious")
    try work.build(["index.html": "languages"])
    #expect(try work.tree() == published(["index.html": "languages"]))
    #expect(try work.tree("precious") == nodes(["index.html": "gold", "a/index.html": "silver"]))
  }

  @Test(
    "A link in the place of a page is replaced, even where it leads to the same bytes",
    arguments: [true, false])
  func file(isKept: Bool) throws {
    try work.build(site)
    try work.write("home", to: "precious.html")
    try work.remove("out/en/index.html")
    try work.link("out/en/index.html", to: "../../precious.html")
    let next = isKept ? site : site.filter { $0.key != "en/index.html" }
    try work.build(next)
    #expect(try work.tree() == published(next))
    #expect(try work.tree("").contains { $0.key == "precious.html" && $0.value == .file("home") })
  }

  @Test("A link that is not ours gives way where the site needs the place")
  func strangerNeeded() throws {
    try work.write("gold", to: "precious/index.html")
    try work.makeFolder("out")
    try work.link("out/en", to: "../precious")
    try work.link("out/index.html", to: "../precious/index.html")
    try work.build(site)
    #expect(try work.tree() == published(site))
    #expect(try work.tree("precious") == nodes(["index.html": "gold"]))
  }

  @Test("A link in the place of the hidden folder is in the way, and stays")
  func hiddenFolder() throws {
    try work.write("helpgen manifest 1\nindex.html\n", to: "precious/manifest")
    try work.write("gold", to: "precious/staging/file")
    try work.makeFolder("out")
    try work.link("out/.helpgen", to: "../precious")
    let before = try (work.tree("out"), work.tree("precious"))
    #expect(throws: PublishError.inTheWay("out/.helpgen")) { try work.build(site) }
    #expect(try work.tree("out") == before.0)
    #expect(try work.tree("precious") == before.1)
  }

  @Test("Links inside the hidden folder are not followed", arguments: ["manifest", "journal", "staging"])
  func insideHiddenFolder(name: String) throws {
    try work.write("gold", to: "precious/file")
    try work.makeFolder("out/.helpgen")
    try work.link("out/.helpgen/\(name)", to: "../../precious\(name == "staging" ? "" : "/file")")
    try work.build(site)
    #expect(try work.tree() == published(site))
    #expect(try work.tree("precious") == nodes(["file": "gold"]))
  }

  @Test("A link inside a folder of ours that gives way to a file is removed, not followed")
  func clearedFolder() throws {
    try work.build(["a/b/c": "1"])
    try work.write("gold", to: "precious/c")
    try work.remove("out/a/b")
    try work.link("out/a/b", to: "../../precious")
    try work.build(["a": "2"])
    #expect(try work.tree() == published(["a": "2"]))
    #expect(try work.tree("precious") == nodes(["c": "gold"]))
  }

  @Test("C106: an output folder that is itself a link is built through")
  func root() throws {
    try work.makeFolder("real")
    try work.link("out2", to: "real")
    try work.build(site, into: "out2")
    #expect(try work.tree("real") == published(site))
    #expect(try work.build(site, into: "out2/") == PublishReport(changed: 0, unchanged: 3, removed: 0))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(work.path)/out2") == "real")
  }
}
