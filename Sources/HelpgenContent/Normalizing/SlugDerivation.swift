import HelpgenModel

extension Slug {
  /// The most bytes a derived slug has, so that a suffix fits behind it.
  static let derivedByteCount = 200

  /// Takes a slug as it is written, brought to NFC; `nil` where it is not safe.
  init?(composing written: String) {
    self.init(written.composed)
  }

  /// Takes an id as the end of an address: as it is written where it is safe and not long, else derived.
  init?(identifying id: String) {
    if let slug = Slug(composing: id), slug.text.utf8.count <= Self.derivedByteCount {
      self = slug
    } else {
      self.init(derivedFrom: id)
    }
  }

  /// Makes a slug of any text: letters, marks and digits of every script, in lower case, words joined by hyphens.
  ///
  /// Apostrophes vanish; everything else parts words. `nil` where nothing is left.
  init?(derivedFrom text: String) {
    var words = String.UnicodeScalarView()
    var pendingHyphen = false
    for scalar in Self.lowered(text).unicodeScalars {
      switch Self.role(of: scalar) {
      case .ignored:
        continue
      case .letter:
        if pendingHyphen { words.append("-") }
        pendingHyphen = false
        words.append(scalar)
      case .mark where !pendingHyphen && !words.isEmpty:
        words.append(scalar)
      case .mark, .space:
        // A mark without a letter before it would combine with the hyphen.
        pendingHyphen = !words.isEmpty
      }
    }
    // Lower-casing can undo the composition.
    self.init(shortening: String(words).composed, to: Self.derivedByteCount)
  }

  /// Cuts a text between characters so that it has no more bytes than asked; `nil` where the rest is no slug.
  init?(shortening text: String, to byteCount: Int) {
    var kept = text
    if text.utf8.count > byteCount {
      var size = 0
      kept = String(
        text.prefix { character in
          size += character.utf8.count
          return size <= byteCount
        })
      while kept.utf8.last == UInt8(ascii: "-") { kept.unicodeScalars.removeLast() }
    }
    guard !kept.isEmpty else { return nil }
    if let slug = Slug(kept) {
      self = slug
    } else if let slug = Slug("\(kept)-1") {
      // A name such as `con`, which Windows keeps for itself.
      self = slug
    } else {
      return nil
    }
  }

  /// The text composed and in lower case; the Turkish İ becomes an i, not an i with a second dot.
  private static func lowered(_ text: String) -> String {
    let composed = text.composed
    guard composed.unicodeScalars.contains("\u{130}") else { return composed.lowercased() }
    var plain = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars { plain.append(scalar == "\u{130}" ? "i" : scalar) }
    return String(plain).lowercased()
  }

  private enum Role { case letter, mark, space, ignored }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar {
    case "a"..."z", "0"..."9": return .letter
    case "'", "\u{2018}", "\u{2019}", "\u{02BC}": return .ignored
    case _ where scalar.isASCII: return .space
    // Soft hyphens, variation selectors and other things that cannot be seen.
    case _ where scalar.properties.isDefaultIgnorableCodePoint: return .ignored
    default: break
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return .letter
    case .nonspacingMark, .spacingMark:
      return .mark
    default:
      return .space
    }
  }
}
