import Foundation
import HelpgenDiagnostics

/// What a source folder holds: its files that can hold articles, in the order of the bytes of their paths.
///
/// Programs of others (`node_modules`) and the JSON files of Docusaurus' translations hold none. What begins with a dot is hidden. A symbolic link is followed only to a file inside the folder: links to
/// folders could make circles, and a link to elsewhere could publish what nobody meant to.
struct SourceFolder {
  /// Paths below the folder of JSON files.
  private(set) var files: [String] = []
  /// Paths below the folder of Markdown files.
  private(set) var markdown: [String] = []
  /// Paths below the folder of files that describe theirs to Docusaurus.
  private(set) var categories: [String] = []
  /// How many files of Markdown with programs there are.
  private(set) var mdxCount = 0
  /// Paths below the folder of links that are not followed.
  private(set) var skippedLinks: [String] = []

  /// Walks through a folder.
  init(listing folder: SourcePath) throws(SourceError) {
    var waiting = [""]
    while let prefix = waiting.popLast() {
      for name in try Self.names(in: prefix.isEmpty ? folder : folder.appending(prefix)) {
        let path = prefix.isEmpty ? name : prefix + "/" + name
        let place = folder.appending(path)
        switch try place.fileType() {
        case .typeDirectory: if name != "node_modules" { waiting.append(path) }
        case .typeRegular: add(path, place.kind)
        case .typeSymbolicLink: addLink(path, place, in: folder)
        default: break
        }
      }
    }
    files = Self.withoutDocusaurus(files, markdown)
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    markdown.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    categories.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    skippedLinks.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(_ path: String, _ kind: SourcePath.Kind) {
    switch kind {
    case .json, .jsonLines: files.append(path)
    case .markdown: markdown.append(path)
    case .category: categories.append(path)
    case .mdx: mdxCount += 1
    case .other: break
    }
  }

  /// The files without those that translate the words around Docusaurus' pages: `i18n/de/code.json`.
  private static func withoutDocusaurus(_ files: [String], _ markdown: [String]) -> [String] {
    let roots = Set(markdown.compactMap { DocusaurusPath(folders(of: $0))?.translations })
    return files.filter { file in !roots.contains { folders(of: file).starts(with: $0) } }
  }

  private static func folders(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
  }

  private mutating func addLink(_ path: String, _ place: SourcePath, in folder: SourcePath) {
    let root = folder.resolvingLinks
    let target = place.resolvingLinks
    // A link that leads nowhere resolves to itself or to what has no type; either is skipped, for whatever
    // reason.
    let isInside = target.absolute.hasPrefix(root.absolute + "/") && target.absolute != place.absolute
    switch try? target.fileType() {
    case .typeRegular? where isInside: add(path, place.kind)
    case .typeDirectory?: skippedLinks.append(path)
    default: if place.kind != .other { skippedLinks.append(path) }
    }
  }

  private static func names(in folder: SourcePath) throws(SourceError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.absolute)
        .filter { $0.utf8.first != UInt8(ascii: ".") }
    } catch {
      throw SourceError(
        path: folder.name, message: "cannot read \(quoted(folder.name)): \(reason(of: error))")
    }
  }
}
