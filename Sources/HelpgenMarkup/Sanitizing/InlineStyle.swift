/// The little of a `style` attribute that attributes can say as well; the rest is left out.
///
/// A style could lay a text over the page around it, and a strict content security policy forbids all of
/// them.
struct InlineStyle {
  /// `left`, `right`, `center` or `justify`.
  private(set) var alignment: [UInt8]?
  /// Whether nothing is shown.
  private(set) var isHidden = false
  /// A width in pixels or percent.
  private(set) var width: [UInt8]?

  /// Reads the value of a `style` attribute.
  init(_ value: [UInt8]) {
    for declaration in value.split(separator: UInt8(ascii: ";")) {
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let property = declaration[..<colon].trimmedLowercased
      var value = declaration[(colon + 1)...].trimmedLowercased
      if value.suffix(10) == Array("!important".utf8) { value = value.dropLast(10).trimmedLowercased }
      switch String(decoding: property, as: UTF8.self) {
      case "text-align": alignment = value.alignment ?? alignment
      case "display": isHidden = value == Array("none".utf8)
      case "width": width = value.isLengthWithUnit ? value.length ?? width : width
      default: break
      }
    }
  }
}

extension Collection<UInt8> {
  /// The bytes without white space around them, their letters in lower case.
  var trimmedLowercased: [UInt8] {
    var bytes = drop(while: \.isHTMLSpace).map(\.asciiLowercased)
    while bytes.last?.isHTMLSpace ?? false { bytes.removeLast() }
    return bytes
  }
}

extension [UInt8] {
  /// The value of `align` that it is; `start` and `end` are the standard's words, `left` and `right` the
  /// attribute's.
  var alignment: [UInt8]? {
    ["left", "right", "center", "justify"].contains { elementsEqual($0.utf8) } ? self : nil
  }

  /// A width or height: up to five digits and a fraction, in percent or in pixels, whose unit is left out.
  var length: [UInt8]? {
    let digits = prefix { $0.isASCIIDigit }
    var rest = dropFirst(digits.count)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.prefix(1) + rest.dropFirst().prefix { $0.isASCIIDigit }
      rest = rest.dropFirst(fraction.count)
    }
    guard (1...5).contains(digits.count), fraction.count != 1, fraction.count < 6 else { return nil }
    switch String(decoding: rest, as: UTF8.self) {
    case "", "px": return Array(digits + fraction)
    case "%": return Array(digits + fraction + rest)
    default: return nil
    }
  }

  fileprivate var isLengthWithUnit: Bool { last == UInt8(ascii: "%") || suffix(2) == Array("px".utf8)[...] }
}
