/// Replaces what no HTML page may hold by U+FFFD: control characters, noncharacters, and bytes that are no UTF-8.
///
/// libcmark writes such bytes for character references like `&#1;` and `&#xFFFF;`. Most texts have none and are given
/// back as they are.
func replacingForbidden(_ html: [UInt8]) -> [UInt8] {
  guard html.holdsForbidden else { return html }
  var clean: [UInt8] = []
  clean.reserveCapacity(html.count)
  var decoder = Unicode.UTF8.ForwardParser()
  var bytes = html.makeIterator()
  decoding: while true {
    switch decoder.parseScalar(from: &bytes) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      clean += scalar.isForbiddenInHTML ? replacement : Array(encoded)
    case .error: clean += replacement
    case .emptyInput: break decoding
    }
  }
  return clean
}

private let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

extension [UInt8] {
  /// Whether there is anything in HTML to replace.
  var holdsForbidden: Bool {
    var start = 0
    while let suspect = indexOfSuspect(from: start) {
      if isForbidden(at: suspect) { return true }
      start = suspect + 1
    }
    return false
  }

  /// The first byte from `start` on with which something forbidden can begin, a carriage return included.
  func indexOfSuspect(from start: Int) -> Int? {
    // The bytes are read while the array is unchanged.
    let bytes = unsafe span.bytes
    var index = start
    while index + 16 <= count {
      // The sixteen bytes are inside of the array.
      let part = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      if let place = part.firstSuspect { return index + place }
      index += 16
    }
    while index < count {
      if self[index].isSuspect { return index }
      index += 1
    }
    return nil
  }

  /// Whether a byte, one of those that are suspect, begins something that HTML forbids.
  func isForbidden(at index: Int) -> Bool {
    switch self[index] {
    case 0x00...0x08, 0x0B, 0x0E...0x1F, 0x7F, 0xC0...0xC1, 0xF5...0xFF:
      return true
    case 0xC2:
      return index + 1 < count && self[index + 1] < 0xA0
    case 0xEF where index + 2 < count:
      let (second, third) = (self[index + 1], self[index + 2])
      return second == 0xB7 && (0x90...0xAF).contains(third) || second == 0xBF && third >= 0xBE
    case 0xF0...0xF4 where index + 3 < count:
      return self[index + 1] & 0x0F == 0x0F && self[index + 2] == 0xBF && self[index + 3] >= 0xBE
    default: return false
    }
  }
}

extension SIMD16<UInt8> {
  /// Where the first byte is that is suspect: all sixteen are looked at at once.
  @inline(__always)
  fileprivate var firstSuspect: Int? {
    // Both sides of a comparison are vectors, for only then is it one instruction.
    func vector(_ byte: UInt8) -> Self { Self(repeating: byte) }
    // Tabs and line feeds are none.
    let controls = (self .< vector(0x20)) .& .!((self &- vector(0x09)) .< vector(2))
    let leads = ((self &- vector(0xC0)) .< vector(3)) .| (self .>= vector(0xEF)) .| (self .== vector(0x7F))
    // A mask is a vector of bytes that are all ones or all zeros.
    let found = unsafe unsafeBitCast(controls .| leads, to: SIMD2<UInt64>.self)
    guard found != SIMD2() else { return nil }
    let half = found[0] == 0 ? 1 : 0
    return half * 8 + found[half].littleEndian.trailingZeroBitCount / 8
  }
}

extension UInt8 {
  fileprivate var isSuspect: Bool {
    switch self {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F, 0xC0...0xC2, 0xEF...0xFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether HTML forbids the character, written or as a reference.
  fileprivate var isForbiddenInHTML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
