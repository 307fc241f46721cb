/// A named text that content was read from, kept so that diagnostics can show where trouble is.
///
/// Shared by reference: every span of a file points at the same bytes.
public final class SourceText: Sendable {
  /// How diagnostics name the text: a path as the user would write it, `<stdin>`, or an address.
  public let name: String

  /// The text as it was read; not necessarily valid UTF-8.
  public let bytes: [UInt8]

  /// Names a text.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// A run of bytes in a `SourceText`.
public struct SourceSpan: Sendable {
  /// The text the bytes are in.
  public let text: SourceText

  /// Byte offsets into `text.bytes`, clamped to them.
  public let range: Range<Int>

  /// Points at `range`; what lies outside the text is cut off.
  public init(_ text: SourceText, _ range: Range<Int>) {
    self.text = text
    self.range = range.clamped(to: 0..<text.bytes.count)
  }
}
