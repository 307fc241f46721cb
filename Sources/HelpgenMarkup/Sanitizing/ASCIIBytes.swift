/// Classes of ASCII, as the HTML standard has them.
extension UInt8 {
  /// The byte, a lower-case letter where it is an upper-case one.
  var asciiLowercased: UInt8 { isUppercaseLetter ? self | 0x20 : self }

  /// Whether it is a letter.
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a digit.
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is white space between words and attributes: tab, line feed, form feed, carriage return or
  /// space.
  var isHTMLSpace: Bool { self == 0x20 || (self &- 0x09 < 5 && self != 0x0B) }

  private var isUppercaseLetter: Bool { self &- 0x41 < 26 }
}
