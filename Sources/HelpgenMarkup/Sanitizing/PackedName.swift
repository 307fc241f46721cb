/// A name of up to 16 bytes, its ASCII letters in lower case, as a number that is quick to compare and to
/// look up.
struct PackedName: Hashable, Comparable, Sendable {
  private let number: UInt128

  /// Packs a name; `nil` where it is longer than any name of HTML, or holds a NUL.
  init?(_ name: some Collection<UInt8>) {
    guard name.count <= 16 else { return nil }
    var number: UInt128 = 0
    for byte in name {
      guard byte != 0 else { return nil }
      number = number << 8 | UInt128(byte.asciiLowercased)
    }
    self.number = number
  }

  /// The names of lists whose entries end with them.
  static let lists = ["ul", "ol"].compactMap { PackedName($0.utf8) }

  /// A number that is another one for most other names.
  var mixed: Int {
    let folded = UInt64(truncatingIfNeeded: number) ^ UInt64(truncatingIfNeeded: number >> 64) &* 31
    return Int(truncatingIfNeeded: (folded &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }

  static func < (first: PackedName, second: PackedName) -> Bool { first.number < second.number }
}
