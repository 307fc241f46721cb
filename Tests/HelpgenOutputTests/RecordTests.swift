import HelpgenModel
import Testing

@testable import HelpgenOutput

@Suite("Manifest, journal, paths")
struct RecordTests {
  private func paths(_ texts: String...) throws -> [OutputPath] {
    try texts.map { try #require(OutputPath(text: $0)) }
  }

  @Test("A manifest is its first line and its paths in order, each once")
  func manifestBytes() throws {
    let manifest = Manifest(try paths("b", "a/b", "a-b", "b", "ä"))
    #expect(String(decoding: manifest.bytes, as: UTF8.self) == "helpgen manifest 1\na-b\na/b\nb\nä\n")
    #expect(Manifest(reading: manifest.bytes) == manifest)
    #expect(Manifest(reading: Manifest([]).bytes) == Manifest([]))
  }

  @Test("A journal reads back as it was written")
  func journalBytes() throws {
    let journal = Journal([
      .init(.move, "a b/c d"), .init(.removeFile, "end 1"), .init(.removeFolder, "ä/remove-file x"),
    ])
    #expect(
      String(decoding: journal.bytes, as: UTF8.self) == """
        helpgen journal 1
        move a b/c d
        remove-file end 1
        remove-folder ä/remove-file x
        end 3

        """)
    #expect(Journal(reading: journal.bytes) == journal)
    #expect(Journal(reading: Journal([]).bytes) == Journal([]))
  }

  @Test(
    "What is no whole journal is none",
    arguments: [
      "", "\n", "\n\n\n", "helpgen journal 1\n", "helpgen journal 1\nend 0", "helpgen journal 1\nend 1\n",
      "helpgen journal 2\nend 0\n", "helpgen journal 1\ncopy a\nend 1\n", "helpgen journal 1\nmove\nend 1\n",
      "helpgen journal 1\nmove a\nend 1\nmore\n", "helpgen journal 1\nmove a\nmove b\nend 1\n",
    ])
  func noJournal(text: String) {
    #expect(Journal(reading: Array(text.utf8)) == nil)
  }

  @Test("Looking paths up")
  func list() throws {
    let list = PathList(try paths("a/b/c", "a-b", "B"), ignoresCase: false)
    #expect(["a/b/c", "a-b", "B"].allSatisfy { list.contains($0) })
    #expect(!["a", "a/b", "a/b/c/d", "b", ""].contains { list.contains($0) })
    #expect(["a", "a/b"].allSatisfy { list.hasPaths(below: $0) })
    #expect(!["a/b/c", "a-", "a/", "B", "A"].contains { list.hasPaths(below: $0) })
    #expect(list.firstConflict() == nil)
  }

  @Test("Looking paths up where case makes no difference")
  func listIgnoringCase() throws {
    let list = PathList(try paths("A/b", "C"), ignoresCase: true)
    #expect(["a/B", "c"].allSatisfy { list.contains($0) })
    #expect(list.hasPaths(below: "a"))
    #expect(PathList(try paths("A/b", "a"), ignoresCase: true).firstConflict()?.text == "a")
    #expect(PathList(try paths("A/b", "a/B"), ignoresCase: true).firstConflict()?.text == "A/b")
  }

  @Test("Parts of paths")
  func parts() {
    #expect("a/b/c".folderOfPath == "a/b")
    #expect("a/b/c".nameInPath == "c")
    #expect("a/b/c".foldersOfPath == ["a", "a/b"])
    #expect("a".folderOfPath.isEmpty)
    #expect("a".nameInPath == "a")
    #expect("a".foldersOfPath.isEmpty)
  }
}
