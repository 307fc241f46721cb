import Foundation
import Testing

@testable import HelpgenOutput

@Suite("Guards")
struct GuardTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func open(_ output: String, home: String? = nil, protected: [String] = [], from folder: String = "")
    throws
  {
    let options = PublishOptions(
      output: output, currentDirectory: folder.isEmpty ? work.path : "\(work.path)/\(folder)",
      homeDirectory: home,
      protectedPaths: protected)
    try SitePublisher.open(options).discard()
  }

  @Test("The root of the file system", arguments: ["/", "//", "/./", "/..", "/tmp/.."])
  func fileSystemRoot(output: String) throws {
    #expect(
      throws: refused("the output “\(output)” is the root of the file system; choose a folder of its own")
    ) { try open(output) }
  }

  @Test("A home folder and what holds it", arguments: ["home/me", "home", ".", "home/me/../me", "link"])
  func home(output: String) throws {
    try work.makeFolder("home/me")
    try work.link("link", to: "home/me")
    #expect(
      throws: refused("the output “\(output)” is or holds your home folder; choose a folder of its own")
    ) { try open(output, home: "\(work.path)/home/me") }
    try open("home/me/site", home: "\(work.path)/home/me")
    try open("home/you", home: "\(work.path)/home/me")
  }

  @Test(
    "Unusual home folders keep nobody from building",
    arguments: ["", "/dev/null", "/dev/null/x", "/nonexistent"])
  func unusualHome(home: String) throws {
    try open("out", home: home)
  }

  @Test("The repository the user is in", arguments: [(".", ""), ("..", "docs"), ("../", "docs/en")])
  func repository(output: String, folder: String) throws {
    try work.makeFolder("\(folder == "docs/en" ? "docs/" : "").git")
    try work.makeFolder("docs/en")
    #expect(
      throws: refused(
        "the output “\(output)” is the root of the repository you are in; "
          + "choose a folder in it, such as “output”"
      )
    ) { try open(output, from: folder) }
  }

  @Test("A working copy of another branch is welcome, and is left as it is")
  func otherRepository() throws {
    try work.makeFolder(".git")
    try work.write("gitdir: elsewhere", to: "out/.git")
    try work.build(["index.html": "home"])
    #expect(try work.tree() == published(["index.html": "home"], user: [".git": "gitdir: elsewhere"]))
  }

  @Test(
    "What the site is made from", arguments: ["content", "content/", "./content", "link", "other/../content"])
  func same(output: String) throws {
    try work.makeFolder("content")
    try work.makeFolder("other")
    try work.link("link", to: "content")
    #expect(
      throws: refused(
        "the output “\(output)” is “content”, which the site is made from; choose another folder")
    ) { try open(output, protected: ["content"]) }
  }

  @Test(
    "A folder that holds what the site is made from",
    arguments: ["site/content", "site/helpgen.yml", "site/none/yet"])
  func holds(path: String) throws {
    try work.makeFolder("site/content")
    try work.write("title: x", to: "site/helpgen.yml")
    #expect(
      throws: refused("the output “site” holds “\(path)”, which the site is made from; choose another folder")
    ) { try open("site", protected: [path]) }
    try open("site/output", protected: [path])
  }

  @Test("A folder inside what the site is made from", arguments: ["content/out", "content/a/b"])
  func inside(output: String) throws {
    try work.makeFolder("content/a")
    #expect(
      throws: refused(
        "the output “\(output)” is inside “content”, which the site is made from: "
          + "the next build would read it; choose another folder")
    ) { try open(output, protected: ["content"]) }
    #expect(try work.tree("content") == ["a": .folder])
  }

  @Test("Names that only begin alike are no reason")
  func alike() throws {
    try work.makeFolder("content")
    try open("content-out", home: "\(work.path)/content-out2", protected: ["content"])
  }

  @Test("No name at all", arguments: ["", "a\0b"])
  func noName(output: String) throws {
    #expect(throws: refused("the output folder needs a name")) { try open(output) }
  }

  @Test("A second build into the same folder")
  func lock() throws {
    let first = try SitePublisher.open(work.options())
    _ = try first.stage(files(["index.html": "first"]))
    #expect(throws: refused("another build is writing into “./out”; wait until it has ended")) {
      try SitePublisher.open(work.options("./out"))
    }
    _ = try first.publish(first.stage(files(["en/index.html": "home"])) + first.stage(files(["x": "y"])))
    try work.build(["index.html": "second"])
    #expect(try work.site()["index.html"] == .file("second"))
  }

  @Test("A lock ends with its run, whoever else has got the folder by then")
  func endOfLock() throws {
    try work.makeFolder("out")
    var descriptor: Int32 = -1
    do {
      var folder = try Folder(path: "\(work.path)/out", gate: nil)
      try folder.lock()
      // As a process has it that another thread is about to start.
      descriptor = dup(folder.descriptor)
      var other = try Folder(path: "\(work.path)/out", gate: nil)
      #expect(throws: SystemError.self) { try other.lock() }
    }
    defer { close(descriptor) }
    try SitePublisher.open(work.options()).discard()
  }
}

@Suite("Trouble with the world")
struct WorldTests {
  private static let isRoot = geteuid() == 0
  private let work: Workplace

  init() throws { work = try Workplace() }

  @Test("C109: the output is a file", arguments: ["out", "out/", "out/en", "out/en/more"])
  func file(output: String) throws {
    try work.write("mine", to: "out")
    #expect(throws: failed("the output “\(output)” is not a folder")) {
      try SitePublisher.open(work.options(output))
    }
    #expect(try work.tree("") == nodes(["out": "mine"]))
  }

  @Test("The output is a link that leads nowhere")
  func danglingLink() throws {
    try work.link("out", to: "nowhere")
    #expect(throws: failed("the output “out” is not a folder")) { try SitePublisher.open(work.options()) }
    #expect(try work.tree("") == ["out": .link("nowhere")])
  }

  @Test("The hidden folder is a file")
  func hiddenFile() throws {
    try work.write("mine", to: "out/.helpgen")
    #expect(
      throws: refused(
        "“out/.helpgen” is in the way: helpgen did not write it; move it or choose another output folder")
    ) { try SitePublisher.open(work.options()) }
    #expect(try work.tree() == nodes([".helpgen": "mine"]))
  }

  @Test("C109: the output cannot be written", .enabled(if: !isRoot, "root may write everywhere"))
  func readOnly() throws {
    try work.build(["en/a": "1", "index.html": "1"])
    let before = try work.tree()
    try setPermissions(0o555, "out")
    defer { try? setPermissions(0o755, "out") }
    #expect(throws: failed("cannot write into “out”: permission denied")) {
      try work.build(["index.html": "2"])
    }
    #expect(try work.tree() == before)
  }

  @Test("A folder in the output cannot be written", .enabled(if: !isRoot, "root may write everywhere"))
  func readOnlyFolder() throws {
    try work.build(["en/a": "1", "index.html": "1"])
    let before = try work.tree()
    try setPermissions(0o555, "out/en")
    defer { try? setPermissions(0o755, "out/en") }
    #expect(throws: failed("cannot write into “out/en”: permission denied")) {
      try work.build(["en/a": "2", "index.html": "2"])
    }
    #expect(throws: failed("cannot write into “out/en”: permission denied")) {
      try work.build(["index.html": "2"])
    }
    #expect(try work.tree() == before)
  }

  @Test(
    "The folder around a missing output cannot be written", .enabled(if: !isRoot, "root may write everywhere")
  )
  func readOnlyParent() throws {
    try work.makeFolder("closed")
    try setPermissions(0o555, "closed")
    defer { try? setPermissions(0o755, "closed") }
    #expect(throws: failed("cannot open “closed/out”: permission denied")) {
      try SitePublisher.open(work.options("closed/out"))
    }
  }

  private func setPermissions(_ mode: Int, _ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(work.path)/\(name)")
  }
}
