import Foundation
import HelpgenModel

extension Slug {
  /// The most bytes a derived slug has, so that a suffix fits behind it.
  static let derivedByteCount = 200

  /// Takes a slug as it is written, brought to NFC; `nil` where it is not safe.
  init?(composing written: String) {
    self.init(written.precomposedStringWithCanonicalMapping)
  }

  /// Makes a slug of any text: letters, marks and digits of every script, in lower case, words joined by hyphens.
  ///
  /// Apostrophes vanish; everything else parts words. `nil` where nothing is left.
  init?(derivedFrom text: String) {
    let lowered = text.precomposedStringWithCanonicalMapping.lowercased()
    var words = String.UnicodeScalarView()
    var pendingHyphen = false
    for scalar in lowered.unicodeScalars {
      if Self.isKept(scalar) {
        if pendingHyphen { words.append("-") }
        pendingHyphen = false
        words.append(scalar)
      } else if !Self.isIgnored(scalar) {
        pendingHyphen = !words.isEmpty
      }
    }
    // Lower-casing can undo the composition.
    let composed = String(words).precomposedStringWithCanonicalMapping
    self.init(shortening: composed, to: Self.derivedByteCount)
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
    if let slug = Slug(kept) {
      self = slug
    } else if let slug = Slug("\(kept)-1") {
      // A name such as `con`, which Windows keeps for itself.
      self = slug
    } else {
      return nil
    }
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return true
    case .nonspacingMark, .spacingMark:
      // Variation selectors and the like are invisible.
      return !scalar.properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    "'\u{2019}\u{2018}\u{02BC}".unicodeScalars.contains(scalar)
      || scalar.properties.isDefaultIgnorableCodePoint
  }
}
