import HelpgenModel

/// The files that helpgen wrote into an output folder.
///
/// As bytes: a line that names kind and version, then the paths in order, one a line. Nothing else goes in:
/// the same site has the same manifest everywhere.
struct Manifest: Equatable {
  private static let firstLine = "helpgen manifest 1"

  /// The paths in order, each once.
  let paths: [OutputPath]

  /// Lists paths.
  init(_ paths: some Sequence<OutputPath>) {
    var unique: [OutputPath] = []
    for path in paths.sorted() where unique.last.map({ $0 < path }) ?? true { unique.append(path) }
    self.paths = unique
  }

  /// Reads a manifest.
  ///
  /// A damaged one owns less, never more: lines that are no path inside the output are skipped, and without
  /// its first line it is empty.
  init(reading bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popFirst()?.elementsEqual(Self.firstLine.utf8) ?? false else {
      self.init(EmptyCollection())
      return
    }
    self.init(
      lines.compactMap { line in
        String(validating: line, as: UTF8.self).flatMap { OutputPath(text: $0) }
      }.filter { !HiddenFolder.reserves($0) })
  }

  /// The manifest as it is kept.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.firstLine)\n".utf8)
    for path in paths {
      bytes += path.text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
