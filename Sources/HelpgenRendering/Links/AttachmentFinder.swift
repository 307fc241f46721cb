import HelpgenDiagnostics
public import HelpgenModel

/// Finds the files beside articles, for a renderer that reads nothing itself.
public struct AttachmentFinder: Sendable {
  private let find: @Sendable (_ path: String, _ text: String) -> AttachedFile

  /// Finds no file.
  public static let none = AttachmentFinder { _, _ in .missing(near: nil) }

  /// Finds files by a path, decoded, and the name of the text that the article was read from.
  ///
  /// - Parameter find: May be called from several threads at once. A path with a `/` in front begins at the folder of
  ///   the source, another one at that of the text.
  public init(find: @escaping @Sendable (_ path: String, _ text: String) -> AttachedFile) {
    self.find = find
  }

  /// The file that a path in an article names.
  func file(_ path: String, of article: Article) -> AttachedFile { find(path, article.origin.text.name) }
}
