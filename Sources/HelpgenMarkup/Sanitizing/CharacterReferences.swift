/// Decodes character references in text that is simple; whatever needs the long table of HTML is left to the
/// parser.
enum CharacterReferences {
  /// The text without references; `nil` where it holds one that is not simple.
  static func decode(_ text: ArraySlice<UInt8>, inAttribute: Bool = false) -> ArraySlice<UInt8>? {
    guard var ampersand = text.firstIndex(of: UInt8(ascii: "&")) else { return text }
    var decoded: [UInt8] = []
    var rest = text
    while true {
      decoded += rest[..<ampersand]
      rest = rest[(ampersand + 1)...]
      guard let length = appendReference(at: rest, inAttribute, to: &decoded) else { return nil }
      rest = rest.dropFirst(length)
      guard let next = rest.firstIndex(of: UInt8(ascii: "&")) else { return (decoded + rest)[...] }
      ampersand = next
    }
  }

  /// Appends what stands behind an ampersand.
  ///
  /// - Returns: How many bytes of it are used; `nil` where it is not simple.
  private static func appendReference(
    at rest: ArraySlice<UInt8>, _ inAttribute: Bool, to decoded: inout [UInt8]
  ) -> Int? {
    guard let first = rest.first, first.isASCIILetter || first.isASCIIDigit || first == UInt8(ascii: "#")
    else {
      decoded.append(UInt8(ascii: "&"))
      return 0
    }
    let name = rest.prefix(10).prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "#") }
    let end = rest.dropFirst(name.count).first
    guard end == UInt8(ascii: ";") else {
      guard isPlain(name, before: end, inAttribute) else { return nil }
      decoded.append(UInt8(ascii: "&"))
      return 0
    }
    guard let scalar = scalar(named: name) else { return nil }
    decoded += String(Character(scalar)).utf8
    return name.count + 1
  }

  /// Whether an ampersand before a name without a semicolon is only an ampersand, as in `?a=1&list=2`.
  private static func isPlain(_ name: ArraySlice<UInt8>, before end: UInt8?, _ inAttribute: Bool) -> Bool {
    guard name.first != UInt8(ascii: "#") else { return false }
    guard let old = namesWithoutSemicolon.last(where: { name.starts(with: $0.utf8) }) else { return true }
    return inAttribute && (old.utf8.count < name.count || end == UInt8(ascii: "="))
  }

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else { return named[String(decoding: name, as: UTF8.self)] }
    let digits = name.dropFirst()
    let isHexadecimal = (digits.first ?? 0) | 0x20 == UInt8(ascii: "x")
    let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt32(number, radix: isHexadecimal ? 16 : 10) else { return nil }
    // Parsers replace most of the rest; the noncharacters begin at U+FDD0.
    return (0x20..<0x7F).contains(value) || (0xA0..<0xFDD0).contains(value) ? Unicode.Scalar(value) : nil
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "rarr": "→", "larr": "←",
    "times": "×",
    "deg": "°", "euro": "€", "sect": "§", "check": "✓", "aacute": "á", "eacute": "é", "iacute": "í",
    "oacute": "ó", "uacute": "ú", "ntilde": "ñ", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
  ]

  /// The names that need no semicolon, for they are older than it.
  private static let namesWithoutSemicolon = """
    AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute \
    Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc \
    Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil cedil cent \
    copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc iexcl \
    igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash \
    otilde ouml para plusmn pound quot raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc \
    ugrave uml uuml yacute yen yuml
    """.split(separator: " ")
}
