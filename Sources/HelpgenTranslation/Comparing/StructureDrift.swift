import HelpgenMarkup

/// Something of the source's structure that a translation has otherwise.
public struct StructureDrift: Sendable, Hashable {
  /// What differs.
  public enum Kind: String, Sendable, CaseIterable {
    /// Headings, by level.
    case headings
    /// Links.
    case links
    /// Images.
    case images
    /// Blocks of code.
    case codeBlocks = "code-blocks"
    /// Tables, by size.
    case tables
    /// Places that a program puts values into.
    case placeholders
    /// Ids that the author gave.
    case anchors
  }

  /// What differs.
  public let kind: Kind
  /// How many the source has.
  public let source: Int
  /// How many the translation has.
  public let translation: Int
  /// Those that the translation lacks, where they have names, sorted.
  public let lacking: [String]
  /// Those that the translation has besides, where they have names, sorted.
  public let added: [String]
}

extension StructureDrift {
  /// What differs between two texts, in the order of kinds.
  static func between(_ source: ArticleText, _ translation: ArticleText) -> [StructureDrift] {
    let (one, other) = (source.contents, translation.contents)
    return [
      drift(
        .headings, counted(one.headingLevels.map { "h\($0)" }), counted(other.headingLevels.map { "h\($0)" })),
      drift(.links, ["": one.linkCount], ["": other.linkCount]),
      drift(.images, ["": one.imageCount], ["": other.imageCount]),
      drift(.codeBlocks, ["": one.codeBlockCount], ["": other.codeBlockCount]),
      drift(.tables, counted(one.tables.map(\.name)), counted(other.tables.map(\.name))),
      drift(.placeholders, source.words.placeholders, translation.words.placeholders),
      drift(.anchors, counted(one.anchors), counted(other.anchors)),
    ].compactMap { $0 }
  }

  private static func counted(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func drift(_ kind: Kind, _ source: [String: Int], _ translation: [String: Int])
    -> StructureDrift?
  {
    guard source != translation else { return nil }
    return StructureDrift(
      kind: kind, source: source.values.reduce(0, +), translation: translation.values.reduce(0, +),
      lacking: names(in: source, beyond: translation), added: names(in: translation, beyond: source))
  }

  private static func names(in some: [String: Int], beyond others: [String: Int]) -> [String] {
    some.filter { !$0.key.isEmpty && $0.value > others[$0.key, default: 0] }.keys
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension BodyContents.TableSize {
  /// The size as it is shown: rows and columns.
  fileprivate var name: String { "\(rows)×\(columns)" }
}
