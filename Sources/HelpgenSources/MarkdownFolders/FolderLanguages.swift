import HelpgenDiagnostics
import HelpgenModel

/// Which folders of a source stand for languages.
///
/// A name such as `de` or `it` may be a section, so a folder counts as a language only where the structure says so:
///
/// - at least half of its files are beside the folder, or in that of another language and in no other folder,
/// - all folders beside it are languages, too, and no file is,
/// - its name has a region or script, or
/// - a file in it names that language itself.
///
/// Otherwise, a folder that the folder of another language has as well is a section.
struct FolderLanguages {
  /// What is known of one folder.
  private struct Evidence {
    let name: LanguageName
    /// A file in the folder names the language.
    var isNamedByFile = false
    /// Another language has a folder of that name.
    var isSection = false
    /// Files that stand for no folder: all, those that another language has too, and those that are beside the
    /// folder.
    var fileCount = 0
    var mirroredCount = 0
    var originalCount = 0

    var isTranslation: Bool { originalCount > 0 && originalCount * 2 >= fileCount }
    var isSure: Bool {
      isNamedByFile || isTranslation || mirroredCount > 0 && mirroredCount * 2 >= fileCount || name.isLong
    }
  }

  /// Which folders a folder has, and which of them are called like languages.
  private struct Children {
    var all: Set<String> = []
    var languages: Set<String> = []
  }

  /// A file below a folder of another folder, whichever that is.
  private struct Position: Hashable {
    let above: [String]
    let rest: [String]
  }

  private var evidence: [[String]: Evidence] = [:]
  private var decisions: [[String]: Bool] = [:]
  /// Folders of which nobody can say what they are, in order.
  private(set) var unsure: [[String]] = []
  /// Whether files without a language have translations in a folder.
  private(set) var hasUnmarkedOriginals = false

  /// Looks at all Markdown files of a source but those of Docusaurus' translations.
  init(_ files: [MarkdownFile]) {
    let paths = Set(files.map { $0.folders + [$0.stem] })
    var children: [[String]: Children] = [:]
    var holders: [Position: Set<String>] = [:]
    var crowded: Set<[String]> = []
    for file in files {
      for (depth, folder) in file.folders.enumerated() {
        let position = Self.position(of: file, below: depth)
        holders[position, default: []].insert(folder)
        guard children[position.above, default: Children()].all.insert(folder).inserted else { continue }
        if LanguageName(folder) != nil { children[position.above]?.languages.insert(folder) }
      }
      if !IndexName.isIndex(file.stem) { crowded.insert(file.folders) }
    }
    for file in files { collect(file, paths, children, holders) }
    let candidates = evidence.keys.sorted {
      $0.count == $1.count ? $0.joined() < $1.joined() : $0.count < $1.count
    }
    for folder in candidates { decide(folder, children, crowded) }
    hasUnmarkedOriginals = evidence.contains { $0.value.isTranslation && decisions[$0.key] == true }
  }

  private static func position(of file: MarkdownFile, below depth: Int) -> Position {
    Position(above: Array(file.folders[..<depth]), rest: file.folders[(depth + 1)...] + [file.stem])
  }

  private mutating func collect(
    _ file: MarkdownFile, _ paths: Set<[String]>, _ children: [[String]: Children],
    _ holders: [Position: Set<String>]
  ) {
    for (depth, written) in file.folders.enumerated() {
      guard let name = LanguageName(written) else { continue }
      let position = Self.position(of: file, below: depth)
      let folder = Array(file.folders[...depth])
      let languages = children[position.above]?.languages ?? []
      var known =
        evidence[folder]
        ?? Evidence(
          name: name,
          isSection: languages.contains {
            $0 != written && children[position.above + [$0]]?.all.contains(written) == true
          })
      if file.ownLocale == name.locale { known.isNamedByFile = true }
      if !IndexName.isIndex(file.stem) {
        known.fileCount += 1
        if paths.contains(position.above + position.rest) { known.originalCount += 1 }
        let holders = holders[position] ?? []
        if holders.count > 1, holders.isSubset(of: languages) { known.mirroredCount += 1 }
      }
      evidence[folder] = known
    }
  }

  private mutating func decide(
    _ folder: [String], _ children: [[String]: Children], _ crowded: Set<[String]>
  ) {
    guard let known = evidence[folder] else { return }
    let above = Array(folder.dropLast())
    // Within a language's folder, a folder is a section.
    let isWithin = above.indices.contains { decisions[Array(above[...$0])] == true }
    if isWithin || known.isSure || known.isSection {
      decisions[folder] = !isWithin && known.isSure
      return
    }
    guard let siblings = children[above] else { return }
    let isAmongLanguages =
      siblings.all == siblings.languages && !crowded.contains(above)
      && (siblings.all.count > 1 || above.isEmpty)
    decisions[folder] =
      isAmongLanguages
      && (!known.name.isThreeLetters
        || siblings.languages.contains { LanguageName($0)?.isThreeLetters == false })
    if decisions[folder] == false, !known.name.isThreeLetters { unsure.append(folder) }
  }

  /// Takes the folders that nobody can be sure of for languages.
  mutating func acceptUnsure() {
    for folder in unsure { decisions[folder] = true }
  }

  /// The place of the folder in a path that stands for a language.
  func languageIndex(in folders: [String]) -> Int? {
    folders.indices.first { decisions[Array(folders[...$0])] == true }
  }
}

/// Names of files that stand for their folder.
enum IndexName {
  /// Whether a file stands for its folder: `_index.md`, `index.md`, `README.md`.
  static func isIndex(_ stem: String) -> Bool { stem == "_index" || stem == "index" || isReadme(stem) }

  /// Whether a file is what code hosts show of a folder.
  static func isReadme(_ stem: String) -> Bool { stem.lowercased() == "readme" }
}
