import HelpgenModel

/// The first tag of a drawing, found without reading it as XML: there is nothing to expand and nothing to nest.
struct SVGHeader {
  private var rest: ArraySlice<UInt8>

  /// Looks at no more than so many bytes.
  private static let limit = 1 << 16

  init(_ bytes: [UInt8]) {
    rest = bytes.prefix(Self.limit)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  /// The size that the drawing asks for, else that of what it shows.
  var size: PixelSize? {
    guard let attributes = rootAttributes else { return nil }
    let width = attributes["width"].flatMap(Self.length)
    let height = attributes["height"].flatMap(Self.length)
    let shown = attributes["viewBox"].flatMap(Self.viewBox)
    switch (width, height, shown) {
    case (let width?, let height?, _): return Self.size(width, height)
    case (let width?, nil, let shown?): return Self.size(width, width * shown.height / shown.width)
    case (nil, let height?, let shown?): return Self.size(height * shown.width / shown.height, height)
    case (nil, nil, let shown?): return Self.size(shown.width, shown.height)
    default: return nil
    }
  }

  private static func size(_ width: Double, _ height: Double) -> PixelSize? {
    guard (0.5...1_000_000).contains(width), (0.5...1_000_000).contains(height) else { return nil }
    return PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// A length in pixels of CSS; `nil` for one that depends on what is around.
  private static func length(_ text: ArraySlice<UInt8>) -> Double? {
    let text = text.trimmed
    let digits = text.prefix { "0123456789.+-eE".utf8.contains($0) }
    // The `e` of `em` and `ex` belongs to the unit.
    let number = digits.last.map { $0 | 0x20 } == UInt8(ascii: "e") ? digits.dropLast() : digits
    guard let value = Double(String(decoding: number, as: UTF8.self)), value > 0, value.isFinite else {
      return nil
    }
    switch String(decoding: text[number.endIndex...], as: UTF8.self).lowercased() {
    case "", "px": return value
    case "pt": return value * 4 / 3
    case "pc": return value * 16
    case "in": return value * 96
    case "cm": return value * 96 / 2.54
    case "mm": return value * 96 / 25.4
    case "q": return value * 96 / 101.6
    default: return nil
    }
  }

  private static func viewBox(_ text: ArraySlice<UInt8>) -> (width: Double, height: Double)? {
    let numbers = text.split { $0.isXMLSpace || $0 == UInt8(ascii: ",") }
      .map { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }
}

extension SVGHeader {
  /// The attributes of the first tag, the first of each name; `nil` where it is not `svg`.
  private var rootAttributes: [String: ArraySlice<UInt8>]? {
    var reader = self
    guard reader.skipToRoot() else { return nil }
    let name = reader.take { !$0.isXMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    guard name.split(separator: UInt8(ascii: ":")).last.map({ $0.elementsEqual("svg".utf8) }) ?? false else {
      return nil
    }
    var attributes: [String: ArraySlice<UInt8>] = [:]
    while true {
      reader.skipSpace()
      guard let first = reader.rest.first else { return nil }
      if first == UInt8(ascii: ">") || first == UInt8(ascii: "/") { return attributes }
      let name = reader.take { !$0.isXMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      reader.skipSpace()
      guard !name.isEmpty, reader.rest.first == UInt8(ascii: "=") else { return nil }
      reader.rest.removeFirst()
      reader.skipSpace()
      guard let quote = reader.rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return nil }
      let value = reader.take { $0 != quote }
      guard reader.rest.popFirst() != nil else { return nil }
      let key = String(decoding: name, as: UTF8.self)
      attributes[key] = attributes[key] ?? value
    }
  }

  /// Goes past declarations, comments and the document type, into the first tag.
  private mutating func skipToRoot() -> Bool {
    while true {
      skipSpace()
      guard rest.popFirst() == UInt8(ascii: "<") else { return false }
      if rest.starts(with: "!--".utf8) {
        guard skip(past: "-->") else { return false }
      } else if rest.first == UInt8(ascii: "?") {
        guard skip(past: "?>") else { return false }
      } else if rest.first == UInt8(ascii: "!") {
        guard skipDocumentType() else { return false }
      } else {
        return true
      }
    }
  }

  /// Goes past a document type, with the declarations in its brackets.
  private mutating func skipDocumentType() -> Bool {
    _ = take { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ">") }
    if rest.first == UInt8(ascii: "[") {
      guard skip(past: "]") else { return false }
    }
    return skip(past: ">")
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isXMLSpace) }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return taken
  }

  private mutating func skip(past end: String) -> Bool {
    while !rest.isEmpty {
      if rest.starts(with: end.utf8) {
        rest = rest.dropFirst(end.utf8.count)
        return true
      }
      rest.removeFirst()
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    var slice = drop(while: \.isXMLSpace)
    while let last = slice.last, last.isXMLSpace { slice.removeLast() }
    return slice
  }
}
