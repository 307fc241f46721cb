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
    while index + 8 <= count {
      // The eight bytes are inside of the array.
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word.mayHoldSuspects, let suspect = self[index..<index + 8].firstIndex(where: \.isSuspect) {
        return suspect
      }
      index += 8
    }
    return self[index...].firstIndex(where: \.isSuspect)
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

extension UInt64 {
  /// Whether any of its bytes is a control character, or begins a character of several bytes: all eight at once.
  fileprivate var mayHoldSuspects: Bool {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let controls = (self &- 0x2020_2020_2020_2020) & ~self
    let deletes = ((self ^ 0x7F7F_7F7F_7F7F_7F7F) &- 0x0101_0101_0101_0101) & ~(self ^ 0x7F7F_7F7F_7F7F_7F7F)
    return (controls | deletes | self & (self << 1)) & highBits != 0
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
