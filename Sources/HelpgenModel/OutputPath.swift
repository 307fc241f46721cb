/// A file's place below the output folder: one or more safe components.
///
/// It cannot leave the folder: there is no way to make one with `..`, a separator inside a component, or an
/// empty one.
public struct OutputPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The components joined by `/`.
  public let text: String

  /// Joins components; `nil` unless there is at least one and each is safe.
  public init?(_ components: [String]) {
    guard !components.isEmpty, components.allSatisfy(Self.isSafe) else { return nil }
    text = components.joined(separator: "/")
  }

  /// Reads a path with `/` between its components, as `init(_:)` does.
  public init?(text: String) {
    self.init(Self.split(text).map(String.init))
  }

  /// The components.
  public var components: [Substring] { Self.split(text) }

  /// The parts between slashes; by bytes, as a slash before a combining mark is another `Character`.
  private static func split(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The path.
  public var description: String { text }

  /// Whether a name can be one component: 1 to 255 bytes, no separator, no control character, not `.` or
  /// `..`.
  public static func isSafe(_ name: String) -> Bool {
    (1...255).contains(name.utf8.count) && name != "." && name != ".."
      && name.utf8.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
      }
  }

  /// Orders paths by their Unicode scalars.
  public static func < (left: OutputPath, right: OutputPath) -> Bool { left.text < right.text }
}

/// A file of the site: where it goes and what is in it.
public struct OutputFile: Sendable {
  /// Its place below the output folder.
  public let path: OutputPath
  /// Its bytes.
  public let bytes: [UInt8]

  /// Puts bytes at a place.
  public init(_ path: OutputPath, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
