import HelpgenModel

/// The script of a letter, as coarse as telling languages apart needs.
enum Script: UInt8, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, syriac, thaana, nko, devanagari, bengali, gurmukhi,
    gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan, myanmar, georgian,
    hangul,
    ethiopic, cherokee, canadian, khmer, mongolian, tifinagh, kana, han, yi, olChiki

  /// How words of the script are told apart.
  enum Spacing {
    /// By spaces.
    case spaced
    /// They are not; a word is about two letters.
    case dense
    /// They are not; a word is about four letters and marks.
    case alphabetic

    /// What a word, or a letter of a script without spaces, counts: a whole word is four.
    var weight: Int {
      switch self {
      case .spaced: 4
      case .dense: 2
      case .alphabetic: 1
      }
    }
  }

  /// How words of the script are told apart.
  var spacing: Spacing {
    switch self {
    case .han, .kana, .yi: .dense
    case .thai, .lao, .khmer, .myanmar, .tibetan: .alphabetic
    default: .spaced
    }
  }

  /// The scripts that a language writes whose script has this ISO 15924 code; empty for one that is not known.
  static func all(of code: String) -> Set<Script> {
    switch code {
    case "Hans", "Hant", "Hani": [.han]
    case "Jpan", "Hrkt": [.han, .kana]
    case "Kore": [.hangul, .han]
    default: codes[code].map { [$0] } ?? []
    }
  }

  private static let codes: [String: Script] = [
    "Latn": .latin, "Grek": .greek, "Cyrl": .cyrillic, "Armn": .armenian, "Hebr": .hebrew, "Arab": .arabic,
    "Syrc": .syriac, "Thaa": .thaana, "Nkoo": .nko, "Deva": .devanagari, "Beng": .bengali, "Guru": .gurmukhi,
    "Gujr": .gujarati, "Orya": .oriya, "Taml": .tamil, "Telu": .telugu, "Knda": .kannada, "Mlym": .malayalam,
    "Sinh": .sinhala, "Thai": .thai, "Laoo": .lao, "Tibt": .tibetan, "Mymr": .myanmar, "Geor": .georgian,
    "Hang": .hangul, "Ethi": .ethiopic, "Cher": .cherokee, "Cans": .canadian, "Khmr": .khmer,
    "Mong": .mongolian,
    "Tfng": .tifinagh, "Hira": .kana, "Kana": .kana, "Yiii": .yi, "Olck": .olChiki,
  ]

  /// The script of a letter or a mark beyond ASCII; `nil` for what is neither.
  init?(_ scalar: UInt32) {
    // The most frequent ones first.
    if (0x4E00...0x9FFF).contains(scalar) {
      self = .han
      return
    }
    if scalar < Self.lowest.count {
      let number = Self.lowest[Int(scalar)]
      guard number != .max else { return nil }
      self.init(rawValue: number)
      return
    }
    guard let script = Self.find(scalar) else { return nil }
    self = script
  }

  /// The number of the script of each of the first characters, or the highest number.
  private static let lowest: [UInt8] = (0..<0x3100).map { find($0)?.rawValue ?? .max }

  private static func find(_ scalar: UInt32) -> Script? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].range.contains(scalar) ? blocks[low].script : nil
  }

  /// Blocks of Unicode with letters, in order; signs between them are in none.
  private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
    (0xAA...0xAA, .latin), (0xB5...0xB5, .latin), (0xBA...0xBA, .latin), (0xC0...0xD6, .latin),
    (0xD8...0xF6, .latin), (0xF8...0x2AF, .latin), (0x370...0x37D, .greek), (0x37F...0x3FF, .greek),
    (0x400...0x52F, .cyrillic), (0x531...0x556, .armenian), (0x560...0x588, .armenian),
    (0x591...0x5BD, .hebrew), (0x5BF...0x5BF, .hebrew), (0x5C1...0x5C2, .hebrew), (0x5C7...0x5F2, .hebrew),
    (0x610...0x61A, .arabic), (0x620...0x65F, .arabic), (0x66E...0x6D3, .arabic), (0x6D5...0x6EF, .arabic),
    (0x6FA...0x6FF, .arabic), (0x710...0x74F, .syriac), (0x750...0x77F, .arabic), (0x780...0x7B1, .thaana),
    (0x7CA...0x7F5, .nko), (0x860...0x86F, .syriac), (0x870...0x8FF, .arabic), (0x900...0x963, .devanagari),
    (0x971...0x97F, .devanagari), (0x980...0x9E5, .bengali), (0x9F0...0x9FE, .bengali),
    (0xA00...0xA65, .gurmukhi), (0xA70...0xA7F, .gurmukhi), (0xA80...0xAE5, .gujarati),
    (0xAF9...0xAFF, .gujarati), (0xB00...0xB65, .oriya), (0xB71...0xB7F, .oriya), (0xB80...0xBE5, .tamil),
    (0xC00...0xC65, .telugu), (0xC80...0xCE5, .kannada), (0xCF1...0xCF3, .kannada),
    (0xD00...0xD65, .malayalam), (0xD7A...0xD7F, .malayalam), (0xD80...0xDE5, .sinhala),
    (0xDF2...0xDF3, .sinhala), (0xE01...0xE3A, .thai), (0xE40...0xE4E, .thai), (0xE80...0xECF, .lao),
    (0xEDC...0xEDF, .lao), (0xF00...0xF00, .tibetan), (0xF40...0xFBC, .tibetan), (0x1000...0x103F, .myanmar),
    (0x1050...0x108F, .myanmar), (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul),
    (0x1200...0x135F, .ethiopic), (0x1380...0x138F, .ethiopic), (0x13A0...0x13FD, .cherokee),
    (0x1401...0x167F, .canadian), (0x1780...0x17D3, .khmer), (0x1820...0x18AA, .mongolian),
    (0x18B0...0x18F5, .canadian), (0x1C50...0x1C7D, .olChiki), (0x1C80...0x1C8F, .cyrillic),
    (0x1C90...0x1CBF, .georgian), (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek),
    (0x2C60...0x2C7F, .latin), (0x2D00...0x2D2F, .georgian), (0x2D30...0x2D7F, .tifinagh),
    (0x2D80...0x2DDF, .ethiopic), (0x2DE0...0x2DFF, .cyrillic), (0x3005...0x3007, .han),
    (0x3041...0x3096, .kana),
    (0x309D...0x309F, .kana), (0x30A1...0x30FA, .kana), (0x30FC...0x30FF, .kana), (0x3131...0x318E, .hangul),
    (0x31F0...0x31FF, .kana), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han), (0xA000...0xA48C, .yi),
    (0xA640...0xA69F, .cyrillic), (0xA722...0xA7FF, .latin), (0xA8E0...0xA8FF, .devanagari),
    (0xA960...0xA97C, .hangul), (0xA9E0...0xA9FE, .myanmar), (0xAA60...0xAA7F, .myanmar),
    (0xAB30...0xAB64, .latin), (0xAB70...0xABBF, .cherokee), (0xAC00...0xD7FB, .hangul),
    (0xF900...0xFAFF, .han),
    (0xFB00...0xFB06, .latin), (0xFB13...0xFB17, .armenian), (0xFB1D...0xFB4F, .hebrew),
    (0xFB50...0xFD3D, .arabic), (0xFD50...0xFDFC, .arabic), (0xFE70...0xFEFC, .arabic),
    (0xFF21...0xFF3A, .latin),
    (0xFF41...0xFF5A, .latin), (0xFF66...0xFF9F, .kana), (0x20000...0x323AF, .han),
  ]
}

/// A set of scripts.
struct ScriptSet: Sendable {
  private var bits: UInt64 = 0

  /// The scripts that a language has; none where that is not known.
  init(_ locale: LocaleCode) {
    for script in locale.likelyScript.map(Script.all(of:)) ?? [] { bits |= 1 << UInt64(script.rawValue) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ script: Script) -> Bool { bits & 1 << UInt64(script.rawValue) != 0 }
}
