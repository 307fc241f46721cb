import HelpgenModel

/// The first bytes of a file that may be a picture, whatever its name says.
///
/// Any bytes are fine: what they promise is never believed, and what cannot be read is no size.
struct ImageHeader {
  /// How many bytes of a file are enough: a JPEG can have a megabyte of color profiles and notes before its size.
  static let byteCount = 1 << 20

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The size of the picture as browsers show it; `nil` where the file is none that is known.
  var size: PixelSize? {
    if has("\u{89}PNG\r\n\u{1A}\n", latinAt: 0) { return pngSize }
    if has("\u{FF}\u{D8}\u{FF}", latinAt: 0) { return jpegSize }
    if has("GIF87a", latinAt: 0) || has("GIF89a", latinAt: 0) { return size(little(6, 2), little(8, 2)) }
    if has("RIFF", latinAt: 0), has("WEBP", latinAt: 8) { return webpSize }
    return SVGHeader(bytes).size
  }

  private var pngSize: PixelSize? {
    has("IHDR", latinAt: 12) ? size(big(16, 4), big(20, 4)) : nil
  }

  private var webpSize: PixelSize? {
    if has("VP8X", latinAt: 12) { return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 }) }
    if has("VP8L", latinAt: 12), byte(20) == 0x2F {
      let bits = little(21, 4)
      return size(bits.map { $0 & 0x3FFF + 1 }, bits.map { $0 >> 14 & 0x3FFF + 1 })
    }
    guard has("VP8 ", latinAt: 12), has("\u{9D}\u{01}\u{2A}", latinAt: 23) else { return nil }
    return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
  }
}

extension ImageHeader {
  /// Walks through the segments of a JPEG to the one that begins its picture.
  private var jpegSize: PixelSize? {
    var position = 2
    var isTurned = false
    while byte(position) == 0xFF, let marker = byte(position + 1) {
      switch marker {
      case 0xFF: position += 1
      // Markers without content.
      case 0x01, 0xD0...0xD8: position += 2
      // The picture begins, or the file ends.
      case 0xD9, 0xDA: return nil
      default:
        guard let length = big(position + 2, 2), length >= 2 else { return nil }
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          let (width, height) = (big(position + 7, 2), big(position + 5, 2))
          return isTurned ? size(height, width) : size(width, height)
        }
        if marker == 0xE1, let orientation = orientation(at: position + 4, within: length - 2) {
          isTurned = (5...8).contains(orientation)
        }
        position += 2 + length
      }
    }
    return nil
  }

  /// How a camera was held, as the notes in a JPEG say (Exif 2.3, 4.6.4): 5 to 8 lay it on its side.
  private func orientation(at start: Int, within length: Int) -> Int? {
    guard has("Exif\0\0", latinAt: start) else { return nil }
    let base = start + 6
    let end = start + length
    let isBig: Bool
    if has("MM\0\u{2A}", latinAt: base) {
      isBig = true
    } else if has("II\u{2A}\0", latinAt: base) {
      isBig = false
    } else {
      return nil
    }
    func number(_ position: Int, _ count: Int) -> Int? {
      guard position + count <= end else { return nil }
      return isBig ? big(position, count) : little(position, count)
    }
    guard let offset = number(base + 4, 4), let count = number(base + offset, 2) else { return nil }
    let entries = base + offset + 2
    for entry in 0..<count {
      guard let tag = number(entries + entry * 12, 2) else { return nil }
      if tag == 0x0112 { return number(entries + entry * 12 + 8, 2) }
    }
    return nil
  }
}

extension ImageHeader {
  private func byte(_ position: Int) -> UInt8? {
    bytes.indices.contains(position) ? bytes[position] : nil
  }

  /// Whether the bytes of a text in Latin 1 are at a position.
  private func has(_ text: String, latinAt position: Int) -> Bool {
    let wanted = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    return bytes.count - position >= wanted.count
      && bytes[position..<position + wanted.count].elementsEqual(wanted)
  }

  /// A number whose first byte counts most; `nil` beyond the end.
  private func big(_ position: Int, _ count: Int) -> Int? {
    guard position >= 0, bytes.count - count >= position else { return nil }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number whose last byte counts most; `nil` beyond the end.
  private func little(_ position: Int, _ count: Int) -> Int? {
    guard position >= 0, bytes.count - count >= position else { return nil }
    return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> PixelSize? {
    guard let width, let height else { return nil }
    return PixelSize(width: width, height: height)
  }
}
