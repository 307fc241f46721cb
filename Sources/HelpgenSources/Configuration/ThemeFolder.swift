import Foundation
public import HelpgenDiagnostics
public import HelpgenModel

/// Reads a site's own theme files; a folder that does not exist has none.
///
/// Hidden files are passed over; others that no theme has are reported.
/// - Parameter directory: Where a relative path begins.
public func loadTheme(
  folder: String, in directory: String = ".", into bag: inout DiagnosticBag
) throws(SourceError) -> ThemeFiles {
  let root = SourcePath(folder, in: directory)
  var files: [(name: String, text: SourceText)] = []
  for name in try visibleNames(in: root) {
    let path = root.appending(name)
    let isFolder = try path.isFolder()
    if isFolder, name == "strings" {
      files += try loadStrings(path, into: &bag)
    } else if !isFolder, name.hasSuffix(".html") || assetNames.contains(name) {
      let text = try path.readText()
      if let fault = firstInvalidByte(of: text.bytes) { bag.report(.invalidThemeText(text, fault)) }
      files.append((name, text))
    } else {
      bag.report(.unusedThemeFile(path, name, isFolder: isFolder))
    }
  }
  return ThemeFiles(files)
}

private let assetNames = ["style.css", "helpgen.js"]

private func loadStrings(
  _ folder: SourcePath, into bag: inout DiagnosticBag
) throws(SourceError) -> [(name: String, text: SourceText)] {
  var files: [(name: String, text: SourceText)] = []
  for name in try visibleNames(in: folder) {
    let path = folder.appending(name)
    let isFolder = try path.isFolder()
    if !isFolder, name.hasSuffix(".yml") {
      files.append(("strings/\(name)", try path.readText()))
    } else {
      bag.report(.unusedThemeFile(path, name, isFolder: isFolder))
    }
  }
  return files
}

/// The names in a folder that are not hidden, in the order of their bytes; none where there is no folder.
private func visibleNames(in folder: SourcePath) throws(SourceError) -> [String] {
  guard folder.exists else { return [] }
  guard try folder.isFolder() else {
    throw SourceError(path: folder.name, message: "cannot read “\(folder.name)”: it is not a folder")
  }
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder.absolute)
      .filter { $0.utf8.first != UInt8(ascii: ".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  } catch {
    throw SourceError(path: folder.name, message: "cannot read “\(folder.name)”: \(reason(of: error))")
  }
}

/// Where a text stops to be UTF-8.
private func firstInvalidByte(of bytes: [UInt8]) -> Int? {
  var parser = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): offset += encoded.count
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func invalidThemeText(_ text: SourceText, _ offset: Int) -> Diagnostic {
    Diagnostic(
      .error, "invalid-utf8", "the text is not UTF-8: this byte belongs to no character",
      at: SourceSpan(text, offset..<offset + 1), hint: "save it as UTF-8")
  }

  fileprivate static func unusedThemeFile(_ path: SourcePath, _ name: String, isFolder: Bool) -> Diagnostic {
    var hint = "a theme has *.html, style.css, helpgen.js and strings/<language tag>.yml"
    if !isFolder {
      let yml = name.hasSuffix(".yaml") ? name.dropLast("yaml".count) + "yml" : nil
      let near = yml.map { String($0) } ?? closestMatch(to: name, among: assetNames)
      if let near { hint = "did you mean \(quoted(near))?" }
    }
    let kind = isFolder ? "the folder" : "the file"
    return Diagnostic(.warning, "unused-theme-file", "\(kind) “\(path.name)” is not used", hint: hint)
  }
}
