import Foundation
import HelpgenDiagnostics
import HelpgenModel
import HelpgenSources
import Testing

@Suite("loadTheme")
struct ThemeFolderTests {
  /// Lays out files in a new folder and removes them afterwards; a name that ends with `/` is a folder.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "helpgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = root.appending(path: name)
      let folder = name.hasSuffix("/") ? file : file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !name.hasSuffix("/") { try Data(text.utf8).write(to: file) }
    }
    try body(root.path)
  }

  @Test("reads templates, style, script and texts by their names, in order")
  func files() throws {
    let files = [
      "style.css": "a", "helpgen.js": "b", "home.html": "c", "extra.html": "d", "strings/pt-BR.yml": "e",
    ]
    try withFolder(files) { folder in
      var bag = DiagnosticBag()
      let theme = try loadTheme(folder: folder + "/", into: &bag)
      #expect(report(bag) == [])
      #expect(
        theme.files.map(\.name) == [
          "extra.html", "helpgen.js", "home.html", "strings/pt-BR.yml", "style.css",
        ])
      for (name, text) in files {
        #expect(theme[name]?.bytes == Array(text.utf8))
        #expect(theme[name]?.name == "\(folder)/\(name)")
      }
    }
  }

  @Test("has no files where there is no folder, or nothing in it")
  func absent() throws {
    try withFolder(["strings/": "", ".DS_Store": "", ".git/config": ""]) { folder in
      var bag = DiagnosticBag()
      let empty = try loadTheme(folder: folder, into: &bag)
      let none = try loadTheme(folder: folder + "/none", into: &bag)
      #expect(empty.files.isEmpty && none.files.isEmpty)
      #expect(report(bag) == [])
    }
  }

  @Test("reports what no theme has")
  func unused() throws {
    let files = [
      "styles.css": "", "notes.txt": "", "images/a.png": "", "strings/de.yaml": "", "strings/more/x.yml": "",
      "home.html/": "", "partials/a.html": "",
    ]
    try withFolder(files) { folder in
      var bag = DiagnosticBag()
      let theme = try loadTheme(folder: folder, into: &bag)
      #expect(theme.files.isEmpty)
      let general = "hint: a theme has *.html, style.css, helpgen.js and strings/<language tag>.yml"
      #expect(
        report(bag) == [
          "warning[unused-theme-file]: the folder “\(folder)/home.html” is not used\n\(general)",
          "warning[unused-theme-file]: the folder “\(folder)/images” is not used\n\(general)",
          "warning[unused-theme-file]: the file “\(folder)/notes.txt” is not used\n\(general)",
          "warning[unused-theme-file]: the folder “\(folder)/partials” is not used\n\(general)",
          "warning[unused-theme-file]: the file “\(folder)/strings/de.yaml” is not used\nhint: did you mean “de.yml”?",
          "warning[unused-theme-file]: the folder “\(folder)/strings/more” is not used\n\(general)",
          "warning[unused-theme-file]: the file “\(folder)/styles.css” is not used\nhint: did you mean “style.css”?",
        ])
    }
  }

  @Test("says what cannot be read")
  func unreadable() throws {
    try withFolder(["a.html": ""]) { folder in
      var bag = DiagnosticBag()
      let file = folder + "/a.html"
      #expect(throws: SourceError(path: file, message: "cannot read “\(file)”: it is not a folder")) {
        try loadTheme(folder: file, into: &bag)
      }
      let link = folder + "/b.html"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/nothing")
      #expect(
        throws: SourceError(path: link, message: "cannot read “\(link)”: there is no such file or folder")
      ) {
        try loadTheme(folder: folder, into: &bag)
      }
    }
  }
}
