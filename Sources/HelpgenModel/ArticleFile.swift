/// The file of an article as links in other files name it: without its language, whatever shows that in the path.
public struct ArticleFile: Sendable, Hashable {
  /// The path without suffix: `billing/invoices`; that of the folder where the file is its index.
  public let path: String
  /// The folders that the file is in, outermost first: where its relative links begin.
  public let folders: [String]

  /// Names a file.
  public init(path: String, folders: [String]) {
    self.path = path
    self.folders = folders
  }
}
