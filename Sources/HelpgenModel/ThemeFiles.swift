public import HelpgenDiagnostics

/// The files of a theme: templates, style, script and the texts of the interface.
public struct ThemeFiles: Sendable {
  /// Each file by its path below the theme's folder, in the order of the names' bytes.
  public let files: [(name: String, text: SourceText)]

  /// Collects files and puts them in order; of two with one name the last counts.
  public init(_ files: [(name: String, text: SourceText)]) {
    let byName = Dictionary(files, uniquingKeysWith: { $1 })
    self.files =
      byName.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
        (name: $0.key, text: $0.value)
      }
  }

  /// The file of that name.
  public subscript(name: String) -> SourceText? { files.first { $0.name == name }?.text }

  /// The texts of the interface with the locales their names spell, as `strings/pt-BR.yml` spells `pt-BR`.
  public var strings: [(locale: Substring, text: SourceText)] {
    files.compactMap { name, text in
      guard name.hasPrefix("strings/"), name.hasSuffix(".yml") else { return nil }
      return (name.dropFirst("strings/".count).dropLast(".yml".count), text)
    }
  }
}
