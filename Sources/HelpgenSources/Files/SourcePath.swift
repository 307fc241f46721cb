import Foundation
import HelpgenDiagnostics

/// A file or folder that articles are read from: how it is written, and where it is.
struct SourcePath {
  /// The path as the user would write it.
  let name: String
  /// The path from the root of the file system.
  let absolute: String

  /// What a file holds, told by its name.
  enum Kind { case json, jsonLines, markdown, mdx, category, other }

  /// Reads a path that begins at `directory` unless it begins at the root.
  init(_ written: String, in directory: String) {
    var name = written
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name.removeLast() }
    self.init(name: name, absolute: name.utf8.first == UInt8(ascii: "/") ? name : directory + "/" + name)
  }

  private init(name: String, absolute: String) {
    self.name = name
    self.absolute = absolute
  }

  /// What lies below the path.
  func appending(_ relative: String) -> SourcePath {
    SourcePath(name: name + "/" + relative, absolute: absolute + "/" + relative)
  }

  /// Where the path leads when every symbolic link in it is followed.
  var resolvingLinks: SourcePath {
    SourcePath(name: name, absolute: URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path)
  }

  /// What the file holds.
  var kind: Kind { Kind(fileName: fileName) }

  /// The name of the file without its folders and its extension.
  var stem: String {
    let fileName = fileName
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return String(fileName) }
    return String(fileName[..<dot])
  }

  /// The folder that relative paths begin at.
  static func here(_ directory: String) -> SourcePath { SourcePath(name: ".", absolute: directory) }

  /// The last name of the path.
  var fileName: Substring { name.split(separator: "/").last ?? "" }

  /// The folder that the path is in.
  func parent(in directory: String) -> SourcePath {
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return .here(directory)
    }
    return SourcePath(slash == name.startIndex ? "/" : String(name[..<slash]), in: directory)
  }

  /// Whether the path is a folder, or a link to one, rather than a file.
  func isFolder() throws(SourceError) -> Bool {
    var isFolder: ObjCBool = false
    // Unsafe only by its signature: the pointer is used during the call.
    guard unsafe FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw SourceError(
        path: name, message: "cannot read \(quoted(path: name)): there is no such file or folder")
    }
    return isFolder.boolValue
  }

  /// The type of what is there, of a link itself.
  func fileType() throws(SourceError) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: absolute)[.type] as? FileAttributeType
    } catch {
      throw SourceError(path: name, message: "cannot read \(quoted(path: name)): \(reason(of: error))")
    }
  }

  /// Reads the whole file.
  func readAll() throws(SourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readPieces { piece in
      bytes += piece
      return true
    }
    try checkSize(bytes.count, of: name)
    return bytes
  }

  /// Reads the file in pieces of a megabyte, so that a large file is not in memory twice.
  ///
  /// - Parameter take: Takes a piece, and says whether to go on.
  func readPieces(_ take: (Data) -> Bool) throws(SourceError) {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: absolute))
      // A file that was only read loses nothing when closing fails.
      defer { try? file.close() }
      while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
        guard take(piece) else { return }
      }
    } catch {
      throw SourceError(path: name, message: "cannot read \(quoted(path: name)): \(reason(of: error))")
    }
  }
}

extension SourcePath.Kind {
  /// Tells by the extension.
  init(fileName: some StringProtocol) {
    guard let dot = fileName.lastIndex(of: ".") else {
      self = .other
      return
    }
    if ["_category_.json", "_category_.yml", "_category_.yaml"].contains(fileName.lowercased()) {
      self = .category
      return
    }
    switch fileName[dot...].lowercased() {
    case ".json": self = .json
    case ".jsonl", ".ndjson": self = .jsonLines
    case ".md", ".markdown": self = .markdown
    case ".mdx": self = .mdx
    default: self = .other
    }
  }
}

/// Refuses what is too large for the positions of a JSON document.
func checkSize(_ count: Int, of name: String) throws(SourceError) {
  guard count < UInt32.max else {
    throw SourceError(
      path: name, message: "cannot read \(quoted(path: name)): it is larger than 4 GiB; split it")
  }
}

/// Why something could not be read, in words.
func reason(of error: any Error) -> String {
  switch (error as? CocoaError)?.code {
  case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file or folder"
  case .fileReadNoPermission: "permission denied"
  default:
    ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError).localizedDescription
  }
}
