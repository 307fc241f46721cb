/// A short name for bytes: whoever has the name may keep the bytes for good.
///
/// 64 bits of FNV-1a: nobody gains by making two files of one's own site collide.
public struct Fingerprint: Sendable, Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The name of no bytes.
  public init() {}

  /// The name of some bytes.
  public init(_ bytes: [UInt8]) { add(bytes) }

  /// Adds bytes behind those before.
  public mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Sixteen hexadecimal digits.
  public var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
