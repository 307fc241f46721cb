import Foundation

/// A file or a folder that could not be read.
public struct UnreadableFile: Error, Sendable, Hashable, CustomStringConvertible {
  /// Why not.
  public enum Reason: Sendable, Hashable {
    /// It does not exist.
    case missing
    /// The user may not read it.
    case forbidden
    /// It is a folder where a file is wanted.
    case isFolder
    /// It is a file where a folder is wanted.
    case isFile
    /// Anything else, in the system's words.
    case other(String)
  }

  /// The path as it was asked for.
  public let path: String

  /// Why it could not be read.
  public let reason: Reason

  /// Names a path and a reason.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, in a sentence without a full stop.
  public var message: String {
    let why =
      switch reason {
      case .missing: "it does not exist"
      case .forbidden: "you are not allowed to read it"
      case .isFolder: "it is a folder"
      case .isFile: "it is not a folder"
      case .other(let words): words
      }
    return "cannot read “\(path)”: \(why)"
  }

  /// The message.
  public var description: String { message }

  /// Puts what Foundation threw into words.
  init(path: String, _ error: any Error) {
    self.path = path
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: reason = .missing
    case .fileReadNoPermission?: reason = .forbidden
    default: reason = .other(error.localizedDescription)
    }
  }
}
