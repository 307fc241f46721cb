/// How large a picture is, in pixels of CSS.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// Its width.
  public let width: Int
  /// Its height.
  public let height: Int

  /// Measures a picture; `nil` for what no picture measures.
  public init?(width: Int, height: Int) {
    guard Self.range.contains(width), Self.range.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  private static let range = 1...1_000_000

  /// The size as `640 × 480`.
  public var description: String { "\(width) × \(height)" }
}
