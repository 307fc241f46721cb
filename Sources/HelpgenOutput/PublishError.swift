import HelpgenModel

/// Why a site was not published.
public struct PublishError: Error, Sendable, Equatable {
  /// What kept it from being published.
  public enum Kind: Sendable {
    /// A guard: going on could destroy what is not helpgen's.
    case refused
    /// The world: permissions, a full disk, a file where a folder must be.
    case failed
  }

  /// What kept it.
  public let kind: Kind

  /// What happened and what to do about it, with paths as the user wrote them.
  public let message: String
}

extension PublishError {
  static func refused(_ message: String) -> PublishError {
    PublishError(kind: .refused, message: message)
  }

  static func failed(_ message: String) -> PublishError {
    PublishError(kind: .failed, message: message)
  }

  static func failed(_ action: String, _ path: String, _ error: SystemError) -> PublishError {
    .failed("cannot \(action) “\(path)”: \(error.reason)")
  }

  static func halfway(_ path: String, _ error: SystemError) -> PublishError {
    .failed(
      "cannot change “\(path)”: \(error.reason); "
        + "the site is published in part, and the next build into this folder completes it first")
  }

  static func inTheWay(_ path: String) -> PublishError {
    .refused("“\(path)” is in the way: helpgen did not write it; move it or choose another output folder")
  }

  static func siteConflict(_ path: OutputPath) -> PublishError {
    .refused("two files of the site want the place of “\(path)”")
  }
}

/// Runs a part of the work and says what it was where the system refuses it.
func attempt<Value: ~Copyable>(
  _ action: String, _ path: String, _ work: () throws(SystemError) -> Value
) throws(PublishError) -> Value {
  do {
    return try work()
  } catch {
    throw .failed(action, path, error)
  }
}

/// How messages name an output folder and what is in it: as the user wrote it.
struct OutputName: Sendable {
  let text: String

  /// Names a place below the folder.
  func path(_ path: some StringProtocol) -> String {
    if path.isEmpty { return text }
    return text.utf8.last == UInt8(ascii: "/") ? "\(text)\(path)" : "\(text)/\(path)"
  }
}
