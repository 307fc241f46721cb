import Foundation
import HelpgenDiagnostics
public import HelpgenModel

/// The files beside articles: pictures and downloads, found by the paths that articles name them by.
///
/// Nothing outside of the source that an article came from is ever looked at, whatever `..` and symbolic links
/// say, and nothing that begins with a dot. What was found is remembered.
public struct SourceFiles: Sendable {
  /// The most bytes of a file: some web hosts take no more.
  public static let largestFile = 100_000_000

  private let sources: [SourcePath]
  private let currentDirectory: String
  private var origins: [String: Origin] = [:]
  private var answers: [Question: AttachedFile] = [:]
  private var listings: [String: Set<String>] = [:]
  private var files: [OutputPath: SourcePath] = [:]

  /// What an article asks: a path, from the folder that its text is in.
  private struct Question: Hashable {
    let root: String
    let path: [String]
  }

  /// Where a text is.
  private struct Origin {
    /// The folder of the source.
    let root: SourcePath
    /// The folders from there to the text.
    let folder: [String]
  }

  /// Knows the sources of a site, as `loadArticles` does.
  public init(_ sources: [SourceLocation], currentDirectory: String) {
    self.currentDirectory = currentDirectory
    self.sources = sources.compactMap {
      if case .path(let path) = $0 { SourcePath(path, in: currentDirectory) } else { nil }
    }
  }

  /// Finds a file.
  ///
  /// - Parameters:
  ///   - path: The path, decoded: from the folder of the article's text, or with a `/` in front from the folder
  ///     of the source.
  ///   - text: The name of the text that the article was read from.
  public mutating func find(_ path: String, from text: String) -> AttachedFile {
    let origin = origin(of: text)
    let start = path.utf8.first == UInt8(ascii: "/") ? [] : origin.folder
    guard let names = Self.names(of: path, below: start) else { return .refused(.outside) }
    let answer = remembered(names, below: origin.root)
    guard case .missing = answer, path.utf8.first == UInt8(ascii: "/") else { return answer }
    // Hugo and Docusaurus publish what is in `static` at the top of the site.
    let other = remembered(["static"] + names, below: origin.root)
    if case .published = other { return other }
    return answer
  }

  private mutating func remembered(_ names: [String], below root: SourcePath) -> AttachedFile {
    let question = Question(root: root.absolute, path: names)
    if let known = answers[question] { return known }
    let answer = answer(names, below: root)
    answers[question] = answer
    return answer
  }

  /// The names of a path below a folder; `nil` where it leaves the outermost one.
  private static func names(of path: String, below folder: [String]) -> [String]? {
    var names = folder
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let name = String(Substring(part))
      if name == ".." {
        if names.popLast() == nil { return nil }
      } else if name != "." {
        names.append(name)
      }
    }
    return names
  }

  private mutating func answer(_ names: [String], below root: SourcePath) -> AttachedFile {
    var place = root
    for (index, name) in names.enumerated() {
      let known = listing(of: place)
      // Canonically equal names are one: archives from a Mac spell é as two characters. So the folder's
      // spelling counts, and not what a file system that ignores case would accept.
      guard let found = known.firstIndex(of: name) else {
        let isLast = index == names.count - 1
        return .missing(near: isLast ? closestMatch(to: name, among: known) : nil)
      }
      place = place.appending(known[found])
    }
    let (target, folder) = (place.resolvingLinks, root.resolvingLinks)
    let isInside = target.absolute.hasPrefix(folder.absolute == "/" ? "/" : folder.absolute + "/")
    guard isInside else { return .refused(.outside) }
    do throws(SourceError) {
      guard try target.fileType() == .typeRegular else { return .missing(near: nil) }
      return try publish(place)
    } catch {
      return .refused(.unreadable(error.message))
    }
  }

  /// The names in a folder that are not hidden; none where it is no folder.
  private mutating func listing(of folder: SourcePath) -> Set<String> {
    if let known = listings[folder.absolute] { return known }
    // Whatever keeps a folder from being read, there is no file to be found in it.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.absolute)) ?? []
    let listing = Set(names.filter { $0.utf8.first != UInt8(ascii: ".") })
    listings[folder.absolute] = listing
    return listing
  }

  private mutating func origin(of text: String) -> Origin {
    if let known = origins[text] { return known }
    let origin = findOrigin(of: text)
    origins[text] = origin
    return origin
  }

  private func findOrigin(of text: String) -> Origin {
    for source in sources {
      if text == source.name { return Origin(root: source.parent(in: currentDirectory), folder: []) }
      guard text.utf8.starts(with: (source.name + "/").utf8) else { continue }
      let below = text.utf8.dropFirst(source.name.utf8.count + 1)
      let folders = below.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
      return Origin(root: source, folder: folders)
    }
    // What is piped in comes from where helpgen runs.
    return Origin(root: .here(currentDirectory), folder: [])
  }
}

extension SourceFiles {
  /// Reads a file once, for its fingerprint and the size of its picture.
  private mutating func publish(_ file: SourcePath) throws(SourceError) -> AttachedFile {
    var fingerprint = Fingerprint()
    var beginning: [UInt8] = []
    var count = 0
    try file.readPieces { piece in
      let bytes = Array(piece)
      if count == 0 { beginning = bytes }
      count += bytes.count
      fingerprint.add(bytes)
      return count <= Self.largestFile
    }
    guard count <= Self.largestFile else { return .refused(.tooLarge) }
    guard let path = PublishedName(file).path(fingerprint) else { return .missing(near: nil) }
    // Files of one name with the same bytes are one.
    files[path] = files[path] ?? file
    return .published(PageAddress(file: path), ImageHeader(beginning).size)
  }

  /// Hands out every file that was found, in the order of their addresses, one at a time.
  ///
  /// - Throws: What `deliver` throws, and `SourceError` where a file cannot be read any more.
  public func deliver<Failure>(
    unreadable: (SourceError) -> Failure, _ deliver: (OutputFile) throws(Failure) -> Void
  ) throws(Failure) {
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      let bytes: [UInt8]
      do throws(SourceError) {
        bytes = try file.readAll()
        if PublishedName(file).path(Fingerprint(bytes)) != path {
          throw SourceError(
            path: file.name, message: "\(quoted(path: file.name)) changed while the site was built")
        }
      } catch {
        throw unreadable(error)
      }
      try deliver(OutputFile(path, bytes))
    }
  }
}
