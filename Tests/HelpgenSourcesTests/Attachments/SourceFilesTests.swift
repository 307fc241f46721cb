import Foundation
import HelpgenModel
import Testing

@testable import HelpgenSources

@Suite("Files beside articles")
struct SourceFilesTests {
  /// A folder with articles, files and links.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in [
      "content/en/a.json", "content/en/pic.svg", "content/img/x y.PNG", "content/img/.hidden.png",
      "content/en/deep/b.json", "content/.git/config", "secret.txt", "export.json", "img/Logo.png",
      "content/cafe\u{301}.png", "content/img/same.png", "content/en/same.png", "content/en/other.png",
      "content/static/logo.png",
    ] { try folder.write(file.hasSuffix(".svg") ? "<svg width='3' height='2'/>" : "bytes", to: file) }
    try folder.link("content/en/inside.png", to: "../img/same.png")
    try folder.link("content/en/outside.txt", to: "../../secret.txt")
    try folder.link("content/out", to: "..")
    try folder.link("content/en/nowhere.png", to: "gone.png")
    return folder
  }

  private func found(
    _ path: String, from text: String = "content/en/a.json", sources: [String] = ["content/"]
  )
    throws -> AttachedFile
  {
    let folder = try Self.folder()
    var files = SourceFiles(sources.map { SourceLocation($0) }, currentDirectory: folder.path)
    let answer = files.find(path, from: text)
    #expect(files.find(path, from: text) == answer)
    return answer
  }

  private func address(_ file: AttachedFile) -> String? {
    if case .published(let page, _) = file { page.file.text } else { nil }
  }

  private static let hash = Fingerprint(Array("bytes".utf8)).digits

  @Test(
    "are found from the folder of the article's text, or from that of the source",
    arguments: [
      ("../img/x y.PNG", "content/en/a.json", "x-y.\(hash).png"),
      ("/img/x y.PNG", "content/en/a.json", "x-y.\(hash).png"),
      ("./../img//./x y.PNG", "content/en/a.json", "x-y.\(hash).png"),
      ("../../img/same.png", "content/en/deep/b.json", "same.\(hash).png"),
      ("../same.png", "content/en/deep/b.json", "same.\(hash).png"),
      ("inside.png", "content/en/a.json", "inside.\(hash).png"),
      ("/caf\u{E9}.png", "content/en/a.json", "caf\u{E9}.\(hash).png"),
      ("img/Logo.png", "export.json", "logo.\(hash).png"),
      ("/img/Logo.png", "export.json", "logo.\(hash).png"),
      ("img/Logo.png", "<stdin>", "logo.\(hash).png"), ("/img/Logo.png", "<stdin>", "logo.\(hash).png"),
      ("a.json", "content/en/a.json", "a.\(hash).json"),
      ("/logo.png", "content/en/a.json", "logo.\(hash).png"),
    ])
  func files(path: String, text: String, name: String) throws {
    let file = try found(path, from: text, sources: ["content/", "export.json"])
    #expect(address(file) == "assets/files/" + name)
  }

  @Test("of a text in the current folder, and of one in a folder without a name")
  func bareFolders() throws {
    #expect(address(try found("img/Logo.png", from: "./export.json", sources: ["."])) != nil)
    #expect(try found("../img/Logo.png", from: "./export.json", sources: ["."]) == .refused(.outside))
  }

  @Test("know how large a picture is")
  func sizes() throws {
    guard case .published(_, let size) = try found("pic.svg") else {
      Issue.record("the picture was not found")
      return
    }
    #expect(size == PixelSize(width: 3, height: 2))
  }

  @Test(
    "that are not there may have been meant otherwise",
    arguments: [
      ("same.pgn", "same.png"), ("Same.png", "same.png"), ("../img/x_y.png", "x y.PNG"), ("nothing.gif", nil),
      ("image/x.png", nil), ("../img", nil), ("../img/.hidden.png", nil), ("../.git/config", nil), ("", nil),
      ("nowhere.png", nil), ("a.json/x", nil), ("same.png\0", "same.png"), ("deep", nil),
    ] as [(String, String?)])
  func missing(path: String, near: String?) throws { #expect(try found(path) == .missing(near: near)) }

  @Test(
    "outside of the source are refused, whether they are there or not",
    arguments: [
      "../../secret.txt", "../../../etc/passwd", "/../secret.txt", "outside.txt", "../out/secret.txt",
      "../../content/en/same.png", "../../nothing",
    ])
  func outside(path: String) throws { #expect(try found(path) == .refused(.outside)) }

  @Test("that are too large, or cannot be read, are refused")
  func refused() throws {
    let folder = try Self.folder()
    let large = folder.path + "/content/en/large.mp4"
    try #require(FileManager.default.createFile(atPath: large, contents: nil))
    let handle = try FileHandle(forWritingTo: URL(filePath: large))
    try handle.truncate(atOffset: UInt64(SourceFiles.largestFile) + 1)
    try handle.close()
    var files = SourceFiles([.path("content")], currentDirectory: folder.path)
    #expect(files.find("large.mp4", from: "content/en/a.json") == .refused(.tooLarge))
  }

  @Test("are delivered once each, in the order of their addresses")
  func delivery() throws {
    let folder = try Self.folder()
    var files = SourceFiles([.path("content")], currentDirectory: folder.path)
    for path in ["same.png", "../img/same.png", "pic.svg", "other.png", "nothing.png", "same.png"] {
      _ = files.find(path, from: "content/en/a.json")
    }
    func delivered() throws -> [String] {
      var delivered: [String] = []
      try files.deliver(unreadable: { $0 }) { (file: OutputFile) throws(SourceError) in
        delivered.append("\(file.path) \(file.bytes.count)")
      }
      return delivered
    }
    let svg = Fingerprint(Array("<svg width='3' height='2'/>".utf8)).digits
    #expect(
      try delivered() == [
        "assets/files/other.\(Self.hash).png 5", "assets/files/pic.\(svg).svg 27",
        "assets/files/same.\(Self.hash).png 5",
      ])
    try folder.write("other bytes", to: "content/en/other.png")
    #expect(
      throws: SourceError(
        path: "content/en/other.png", message: "“content/en/other.png” changed while the site was built")
    ) { try delivered() }
  }

  @Test(
    "are published under names that every host can hold",
    arguments: [
      ("Manual (2024).PDF", "manual-2024", ".pdf"),
      ("Übersicht für Ämter.docx", "übersicht-für-ämter", ".docx"),
      ("スクリーンショット.png", "スクリーンショット", ".png"), ("con.png", "file", ".png"), ("???.png", "file", ".png"),
      ("archive.tar.gz", "archive.tar", ".gz"), ("LICENSE", "license", ""), ("a.b c", "a.b-c", ""),
      ("x.", "x", ""),
      ("a<script>.svg", "a-script", ".svg"),
      (String(repeating: "é", count: 120) + ".png", String(repeating: "é", count: 50), ".png"),
    ])
  func names(name: String, stem: String, suffix: String) {
    let published = PublishedName(SourcePath(name, in: "/"))
    #expect(published.stem == stem)
    #expect(published.suffix == suffix)
  }
}
