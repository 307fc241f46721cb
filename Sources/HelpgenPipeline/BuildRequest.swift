/// What a user asks of a build, as it was typed; what is not given is left to the configuration.
public struct BuildRequest: Sendable {
  /// Files and folders to read, `-` for standard input; empty for the configuration's.
  public var sources: [String] = []
  /// Where the site goes.
  public var output: String?
  /// The folder of files that replace the default theme's.
  public var templates: String?
  /// The configuration file, which then must exist; `nil` for `helpgen.yml` if there is one.
  public var configuration: String?
  /// The languages to publish; empty for all.
  public var locales: [String] = []
  /// The language that others fall back to.
  public var defaultLocale: String?
  /// Where the site is published.
  public var baseURL: String?
  /// Whether drafts are published.
  public var includesDrafts = false
  /// Whether warnings are errors.
  public var isStrict = false
  /// How many batches of pages are made at a time; `nil` for one per processor.
  public var jobs: Int?

  /// A build with nothing but defaults.
  public init() {}
}

/// The world around a build: everything that is not a value of its own comes in here.
public struct BuildEnvironment: Sendable {
  /// The folder that relative paths begin at.
  public var currentDirectory: String
  /// The user's home folder, which is never an output.
  public var homeDirectory: String?
  /// How many processors there are.
  public var processorCount: Int
  /// Reads standard input to its end.
  public var readStandardInput: @Sendable () throws -> [UInt8]
  /// Told of each step; called from one task at a time.
  public var progress: @Sendable (BuildProgress) -> Void

  /// Describes the world.
  public init(
    currentDirectory: String, homeDirectory: String?, processorCount: Int,
    readStandardInput: @escaping @Sendable () throws -> [UInt8],
    progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) {
    self.currentDirectory = currentDirectory
    self.homeDirectory = homeDirectory
    self.processorCount = processorCount
    self.readStandardInput = readStandardInput
    self.progress = progress
  }
}

/// A step of a build.
public enum BuildProgress: Sendable, Equatable {
  /// Articles are being read from these sources.
  case loading([String])
  /// That many articles were read.
  case loaded(articles: Int)
  /// The site is planned.
  case planned(pages: Int, locales: Int)
  /// That many of all pages are rendered and staged.
  case rendered(pages: Int, of: Int)
  /// The staged files are being published.
  case publishing
}
