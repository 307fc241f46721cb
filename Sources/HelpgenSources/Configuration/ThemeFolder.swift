import Foundation
public import HelpgenDiagnostics
public import HelpgenModel

/// Reads a site's own theme files; a folder that does not exist has none.
///
/// Hidden files are passed over; others that no theme has are reported.
public func loadTheme(folder: String, into bag: inout DiagnosticBag) throws(UnreadableFile) -> ThemeFiles {
  var files: [(name: String, text: SourceText)] = []
  for entry in try entries(of: folder) {
    let path = "\(folder)/\(entry.name)"
    if entry.isFolder, entry.name == "strings" {
      for inner in try entries(of: path) {
        if !inner.isFolder, inner.name.hasSuffix(".yml") {
          files.append(("strings/\(inner.name)", try readConfigurationText(at: "\(path)/\(inner.name)")))
        } else {
          bag.report(.unusedThemeFile("\(path)/\(inner.name)", inner))
        }
      }
    } else if !entry.isFolder, entry.name.hasSuffix(".html") || assetNames.contains(entry.name) {
      files.append((entry.name, try readConfigurationText(at: path)))
    } else {
      bag.report(.unusedThemeFile(path, entry))
    }
  }
  return ThemeFiles(files)
}

private let assetNames = ["style.css", "helpgen.js"]

/// A file or a folder inside of a folder.
private struct Entry {
  let name: String
  let isFolder: Bool
}

/// What is in a folder and not hidden, in the order of the names' bytes; nothing where there is no folder.
private func entries(of folder: String) throws(UnreadableFile) -> [Entry] {
  switch PathKind(of: folder) {
  case .folder: break
  case .file: throw UnreadableFile(path: folder, reason: .isFile)
  case .nothing: return []
  }
  let names: [String]
  do {
    names = try FileManager.default.contentsOfDirectory(atPath: folder)
  } catch {
    throw UnreadableFile(path: folder, error)
  }
  let visible = names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  // A link that leads nowhere counts as a file, so that reading it says so.
  return visible.map { Entry(name: $0, isFolder: PathKind(of: "\(folder)/\($0)") == .folder) }
}

extension Diagnostic {
  fileprivate static func unusedThemeFile(_ path: String, _ entry: Entry) -> Diagnostic {
    let kind = entry.isFolder ? "the folder" : "the file"
    var hint = "a theme has *.html, style.css, helpgen.js and strings/<language tag>.yml"
    if !entry.isFolder {
      let near = entry.name.hasSuffix(".yaml") ? entry.name.dropLast(5) + ".yml" : nil
      let name = near.map { String($0) } ?? entry.name.nearest(among: assetNames)
      hint = name.map { "did you mean “\($0)”?" } ?? hint
    }
    return Diagnostic(.warning, "unused-theme-file", "\(kind) “\(path)” is not used", hint: hint)
  }
}
