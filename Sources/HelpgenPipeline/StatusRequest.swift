public import HelpgenDiagnostics

/// What a user asks of the status of translations, as it was typed.
public struct StatusRequest: Sendable {
  /// What is read and how, as for a build.
  public var build: BuildRequest
  /// What the status is written as.
  public var format: StatusFormat
  /// How many of a hundred articles must be translated at least, by language.
  public var floors: [TranslationFloor]
  /// Whether the translations that are there are said to be made from the sources that are there.
  public var accepts: Bool
  /// The languages whose translations are accepted; empty for all.
  public var acceptedLocales: [String]

  /// Asks for the status.
  public init(
    build: BuildRequest = BuildRequest(), format: StatusFormat = .human, floors: [TranslationFloor] = [],
    accepts: Bool = false, acceptedLocales: [String] = []
  ) {
    self.build = build
    self.format = format
    self.floors = floors
    self.accepts = accepts
    self.acceptedLocales = acceptedLocales
  }
}

/// How many of a hundred articles must be translated into a language at least.
public struct TranslationFloor: Sendable, Equatable {
  /// The tag of the language.
  public var locale: String
  /// 0 to 100.
  public var percent: Int

  /// Sets a floor.
  public init(locale: String, percent: Int) {
    self.locale = locale
    self.percent = percent
  }
}

/// What the status is written as.
public enum StatusFormat: String, Sendable, CaseIterable {
  /// A text for people.
  case human
  /// An object for programs.
  case json
  /// A table for spreadsheets.
  case csv
  /// A page.
  case html
}

/// The status of translations.
public struct StatusReport: Sendable {
  /// How it came out.
  public enum Outcome: Sendable, Equatable {
    /// Everything is as it was asked for.
    case told
    /// A language is translated less than it must be.
    case floorBroken
    /// The content has errors.
    case contentErrors
    /// The configuration or the lock file has errors.
    case configurationErrors
  }

  /// How it came out.
  public internal(set) var outcome = Outcome.configurationErrors
  /// The status in the format that was asked for; empty where it could not be told.
  public internal(set) var output: [UInt8] = []
  /// Everything there is to say about the content, and the floors that are broken.
  public internal(set) var diagnostics = DiagnosticBag()
  /// How many translations were accepted.
  public internal(set) var acceptedCount = 0
}
