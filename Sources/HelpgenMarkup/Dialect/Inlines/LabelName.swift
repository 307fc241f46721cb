/// What a label names: labels that differ in case or white space alone name the same link or note.
struct LabelName: Hashable {
  private let bytes: [UInt8]

  /// Reads a label, which is a part of a text; `nil` where it is empty or too long to be one.
  init?(_ label: Range<Int>, in text: [UInt8]) {
    let label = text.trimmed(label)
    guard !label.isEmpty, label.count <= [UInt8].longestLabel else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(label.count)
    var isASCII = true
    for byte in text[label] {
      isASCII = isASCII && byte < 0x80
      if byte.isWhiteSpace {
        if bytes.last != 0x20 { bytes.append(0x20) }
      } else {
        bytes.append(byte.asciiLowercased)
      }
    }
    // Capitals twice over: only so do “ß”, “ẞ” and “ss” become the same.
    self.bytes =
      isASCII ? bytes : Array(String(decoding: bytes, as: UTF8.self).uppercased().lowercased().utf8)
  }
}
