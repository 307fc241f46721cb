import Foundation

/// Texts that stand on one line of a page: titles, section names, summaries.
enum PlainText {
  /// The text with runs of white space as one space, without control characters, trimmed.
  static func oneLine(_ text: String) -> String {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        pendingSpace = !result.isEmpty
        continue
      }
      if isControl(scalar) { continue }
      if pendingSpace { result.append(" ") }
      pendingSpace = false
      result.append(scalar)
    }
    return String(result)
  }

  /// The text on one line; `nil` where there is nothing to see in it.
  static func visibleLine(_ text: String?) -> String? {
    text.map(oneLine).flatMap { isVisible($0) ? $0 : nil }
  }

  /// Whether there is anything to see in a text.
  static func isVisible(_ text: String) -> Bool {
    if text.utf8.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return true }
    return text.unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint && !isControl(scalar)
    }
  }

  /// Whether a text has single spaces inside and nothing to mend; false where that takes a closer look.
  private static func isClean(_ text: String) -> Bool {
    var previous: UInt8 = 0x20
    for byte in text.utf8 {
      switch byte {
      case 0x20: if previous == 0x20 { return false }
      // Controls, and the first bytes of what may be one, a separator or no character.
      case ..<0x20, 0x7F, 0xC2, 0xE2, 0xEF...: return false
      default: break
      }
      previous = byte
    }
    return previous != 0x20
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    // No-break spaces are the author's wish and stay.
    scalar == " " || (0x09...0x0D).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
      || scalar == "\u{85}"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  /// The bytes without control characters that HTML does not allow, or `nil` where there are none.
  static func withoutControls(_ bytes: [UInt8]) -> [UInt8]? {
    func isForbidden(_ byte: UInt8) -> Bool {
      byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && byte != 0x0C || byte == 0x7F
    }
    guard bytes.contains(where: isForbidden) else { return nil }
    return bytes.filter { !isForbidden($0) }
  }
}

extension String {
  /// The text in Unicode's form NFC; ASCII, which Foundation would take long to look at, is in it already.
  var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}
