/// Replaces what no HTML page may hold by U+FFFD: control characters, noncharacters, and bytes that are no UTF-8.
///
/// libcmark writes such bytes for character references like `&#1;` and `&#xFFFF;`. Most texts have none and are given
/// back as they are.
func replacingForbidden(_ html: [UInt8]) -> [UInt8] {
  guard holdsForbidden(html.span) else { return html }
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

/// Whether there is anything to replace; a look at each byte, and at those behind the few that can begin something.
private func holdsForbidden(_ html: Span<UInt8>) -> Bool {
  for index in html.indices {
    switch html[index] {
    case 0x00...0x08, 0x0B, 0x0E...0x1F, 0x7F, 0xC0...0xC1, 0xF5...0xFF:
      return true
    case 0xC2 where index + 1 < html.count && html[index + 1] < 0xA0:
      return true
    case 0xEF where index + 2 < html.count:
      let (second, third) = (html[index + 1], html[index + 2])
      if second == 0xB7 && (0x90...0xAF).contains(third) || second == 0xBF && third >= 0xBE { return true }
    case 0xF0...0xF4 where index + 3 < html.count:
      if html[index + 1] & 0x0F == 0x0F && html[index + 2] == 0xBF && html[index + 3] >= 0xBE { return true }
    default: break
    }
  }
  return false
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
