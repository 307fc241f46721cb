import HelpgenDiagnostics
import HelpgenModel

/// Where a file or folder of a source is among those of its own language.
struct PagePlace {
  /// The language, as the path spells it; `nil` where it says none.
  var locale: String?
  /// The folders, without what stands for the language or for the tool.
  var folders: [String]
  /// The name of the file, without suffixes.
  var stem: String
}

/// How a source arranges its languages: in folders, in suffixes of names, or as Docusaurus does.
struct FolderLayout {
  private var languages: FolderLanguages
  /// Suffixes that stand for languages somewhere.
  private var suffixes: Set<String> = []
  /// Suffixes of each name in each folder.
  private var variants: [[String]: Set<String>] = [:]
  private let paths: Set<[String]>
  /// Folders of Docusaurus sites, where `docs` and `i18n` are; the innermost first.
  private let sites: [[String]]
  private let assumedLocale: String?
  private let defaultLocale: String?

  /// Finds out the arrangement of all Markdown files of a source.
  init(_ files: [MarkdownFile], _ options: LoadOptions, into bag: inout DiagnosticBag, source: String) {
    assumedLocale = options.assumedLocale
    defaultLocale = options.assumedLocale ?? options.defaultLocale
    sites = Set(files.compactMap { DocusaurusPath($0.folders)?.site }).sorted {
      $0.count == $1.count ? $0.joined(separator: "/") < $1.joined(separator: "/") : $0.count > $1.count
    }
    paths = Set(files.map { $0.folders + [$0.stem] })
    languages = FolderLanguages(files.filter { DocusaurusPath($0.folders) == nil })
    // Within the folder of a language, no suffix is one.
    for file in files where place(ofFolder: file.folders).locale == nil {
      if let (name, tail) = Self.cut(file.stem) { variants[file.folders + [name], default: []].insert(tail) }
    }
    for (name, tails) in variants where tails.count > 1 || paths.contains(name) {
      // Three letters are the end of many a name: `mkfs.fat`.
      let isSure = tails.contains { LanguageName($0)?.isThreeLetters == false }
      suffixes.formUnion(isSure ? tails : [])
    }
    let isUnsureLanguage = assumedLocale == nil && suffixes.isEmpty && sites.isEmpty
    for folder in languages.unsure {
      bag.report(.ambiguousFolder(([source] + folder).joined(separator: "/"), isLanguage: isUnsureLanguage))
    }
    if isUnsureLanguage { languages.acceptUnsure() }
    for file in files where isAmbiguous(file) {
      bag.report(.ambiguousName(file, Self.cut(file.stem)?.tail ?? ""))
    }
  }

  /// The place of a file.
  func place(of file: MarkdownFile) -> PagePlace {
    var place = place(ofFolder: file.folders)
    place.stem = file.stem
    if let (name, tail) = Self.cut(file.stem), isLanguage(tail, of: file) {
      (place.stem, place.locale) = (name, tail)
    }
    place.locale = place.locale ?? (hasOriginals ? defaultLocale : assumedLocale)
    return place
  }

  /// The place of what is in a folder.
  func place(ofFolder folders: [String]) -> PagePlace {
    if let translated = DocusaurusPath(folders) {
      return PagePlace(locale: translated.locale, folders: translated.original, stem: "")
    }
    for site in sites where folders.starts(with: site + ["docs"]) {
      return PagePlace(locale: nil, folders: site + folders.dropFirst(site.count + 1), stem: "")
    }
    guard let index = languages.languageIndex(in: folders) else {
      return PagePlace(locale: nil, folders: folders, stem: "")
    }
    var rest = folders
    let locale = rest.remove(at: index)
    return PagePlace(locale: locale, folders: rest, stem: "")
  }

  /// Whether files that say no language are in the default one, because others are translations of them.
  private var hasOriginals: Bool {
    !suffixes.isEmpty || !sites.isEmpty || languages.hasUnmarkedOriginals
  }

  /// The name and what may be a language behind its last dot.
  private static func cut(_ stem: String) -> (name: String, tail: String)? {
    guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.startIndex else { return nil }
    let tail = String(Substring(stem.utf8[dot...].dropFirst()))
    return LanguageName(tail) == nil ? nil : (String(stem[..<dot]), tail)
  }

  private func isLanguage(_ tail: String, of file: MarkdownFile) -> Bool {
    if file.ownLocale == LocaleCode(tail) { return true }
    if place(ofFolder: file.folders).locale != nil { return false }
    if suffixes.contains(tail) { return true }
    // Nothing else tells a language, and two letters or a region are one more often than a name.
    return isLonely(file) && assumedLocale == nil && LanguageName(tail)?.isThreeLetters == false
  }

  /// Whether a suffix may be a language, and is not taken for one.
  private func isAmbiguous(_ file: MarkdownFile) -> Bool {
    guard let (_, tail) = Self.cut(file.stem), LanguageName(tail)?.isThreeLetters == false else {
      return false
    }
    return isLonely(file) && !isLanguage(tail, of: file)
  }

  /// Whether neither front matter nor folder tells a language.
  private func isLonely(_ file: MarkdownFile) -> Bool {
    file.ownLocale == nil && place(ofFolder: file.folders).locale == nil
  }
}

/// A path of Docusaurus' translations: `i18n/de/docusaurus-plugin-content-docs/current/…`.
struct DocusaurusPath {
  /// The folder that has `i18n`, `docs` and the like.
  let site: [String]
  /// The folder of all translations: `i18n`, or where that is the source, the language's own.
  let translations: [String]
  /// The language.
  let locale: String
  /// The folders that the original is in; those of `docs` without `docs`.
  let original: [String]

  /// Reads the folders of a path; `nil` for any other.
  init?(_ folders: [String]) {
    let mark = "docusaurus-plugin-content-"
    guard let plugin = folders.indices.dropFirst().first(where: { folders[$0].utf8.starts(with: mark.utf8) }),
      LocaleCode(folders[plugin - 1]) != nil
    else { return nil }
    locale = folders[plugin - 1]
    let above = folders[..<(plugin - 1)]
    translations = Array(above.last == "i18n" ? above : folders[..<plugin])
    site = Array(above.last == "i18n" ? above.dropLast() : above)
    var rest = folders[(plugin + 1)...]
    var kind = folders[plugin].split(separator: "-").dropFirst(3).map(String.init)
    if kind.first == "docs" {
      kind.removeFirst()
      let version = rest.popFirst()
      if let version, version != "current" { kind += ["versioned_docs", version] }
    } else if kind.first == "pages" {
      kind = ["src", "pages"]
    }
    original = site + kind + rest
  }
}

extension Diagnostic {
  fileprivate static func ambiguousFolder(_ name: String, isLanguage: Bool) -> Diagnostic {
    Diagnostic(
      .warning, "ambiguous-language",
      "the folder \(quoted(path: name)) may be a language or a section; it is read as a "
        + (isLanguage ? "language" : "section"),
      hint: isLanguage
        ? "if it is a section, pass the language of all articles with --locale"
        : "if it is a language, name it in the front matter of a file in it: “locale: \(name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? "de")”"
    )
  }

  fileprivate static func ambiguousName(_ file: MarkdownFile, _ tail: String) -> Diagnostic {
    Diagnostic(
      .warning, "ambiguous-language",
      "“\(tail)” at the end of the name may be a language; it is read as a part of the name",
      at: SourceSpan(file.text, 0..<0),
      hint: "if it is a language, name it in the front matter: “locale: \(tail)”")
  }
}
