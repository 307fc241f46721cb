extension Unicode.Scalar {
  /// How many columns of a terminal a printable scalar takes: 0 for marks that combine, 2 for wide East Asian
  /// characters and emoji, else 1.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return isVisibleFormat ? 1 : 0
    default: break
    }
    // Vowels and final consonants of Hangul are drawn into the syllable before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if isWideScript { return 2 }
    // Two regional indicators make one flag of two columns.
    return properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value) ? 2 : 1
  }

  /// Signs that enclose the digits after them are formats, but drawn.
  private var isVisibleFormat: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2: true
    default: false
    }
  }

  /// The blocks of wide and fullwidth characters (Unicode Standard Annex 11), emoji apart.
  private var isWideScript: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60: true
    case 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
