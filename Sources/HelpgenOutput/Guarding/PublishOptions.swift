/// Where a site goes, and what must never be taken for that place.
public struct PublishOptions: Sendable {
  /// The output folder, as the user wrote it; a relative path is below `currentDirectory`.
  public var output: String
  /// The absolute path of the folder that relative paths begin at.
  public var currentDirectory: String
  /// The user's home folder, if known.
  public var homeDirectory: String?
  /// The files and folders the site is made from: sources, templates, configuration.
  public var protectedPaths: [String]

  /// Names an output folder.
  public init(
    output: String, currentDirectory: String, homeDirectory: String? = nil, protectedPaths: [String] = []
  ) {
    self.output = output
    self.currentDirectory = currentDirectory
    self.homeDirectory = homeDirectory
    self.protectedPaths = protectedPaths
  }
}
