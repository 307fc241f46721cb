/// Where the addresses of links and images are written in a text.
///
/// They are looked for where links, images and attributes have them, in any spelling that authors use, but not in code
/// and comments.
public struct AddressPlaces {
  /// The text with spaces for code and comments.
  private let shown: [UInt8]
  // The first place of each address that was asked for, and where to look for the next one.
  private var known: [String: (first: Range<Int>?, next: Int)] = [:]

  /// Prepares for a text of Markdown or HTML.
  public init(_ text: [UInt8]) { shown = text.withoutCode }

  /// The first place of an address as bodies report it; `nil` where it is written in another way.
  public func place(of address: String) -> Range<Int>? { place(of: address, from: 0) }

  /// The place behind the last one that was given for an address, else the first: a definition serves many links.
  public mutating func nextPlace(of address: String) -> Range<Int>? {
    let (first, next) = known[address] ?? (nil, 0)
    guard next < shown.count, let place = place(of: address, from: next) else {
      known[address] = (first, shown.count)
      return first
    }
    known[address] = (first ?? place, address.isEmpty ? shown.count : place.upperBound)
    return place
  }

  private func place(of address: String, from start: Int) -> Range<Int>? {
    let wanted = Array(address.utf8).percentDecoded
    guard !wanted.isEmpty else { return placeOfUnsafeAddress }
    if let place = placeAsIs(of: Array(address.utf8), wanted, from: start) { return place }
    for index in start..<shown.count where shown.mayBeginAddress(at: index) {
      if let end = shown.endOfAddress(wanted, at: index) { return index..<end }
    }
    return nil
  }

  /// The place of an address that is written as it is reported, as most are.
  private func placeAsIs(of address: [UInt8], _ wanted: [UInt8], from start: Int) -> Range<Int>? {
    var position = start
    while let index = shown.firstIndex(of: address, from: position) {
      if shown.mayBeginAddress(at: index), let end = shown.endOfAddress(wanted, at: index) {
        return index..<end
      }
      position = index + 1
    }
    return nil
  }

  /// Where the first address stands that runs code or reads the reader's files.
  public var placeOfUnsafeAddress: Range<Int>? {
    let schemes: [StaticString] = ["javascript:", "vbscript:", "file:", "data:"]
    let places = schemes.compactMap { shown.index(ofWord: $0, in: 0..<shown.count) }
    guard let start = places.min() else { return nil }
    var (end, depth) = (start, 0)
    while end < shown.count, !shown[end].isWhiteSpace, !">\"'".utf8.contains(shown[end]) {
      if shown[end] == UInt8(ascii: "(") { depth += 1 }
      if shown[end] == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { break }
      end += 1
    }
    return start..<end
  }

  /// Whether an image has no text for those who do not see it; an author of HTML may have left it empty on purpose.
  public func lacksText(_ image: BodyImage) -> Bool {
    guard let alternative = image.alternative else { return true }
    return alternative.isEmpty && placeWithoutText(of: image) != nil
  }

  /// Where an image is written that has no text; `nil` where that is not in Markdown.
  public func placeWithoutText(of image: BodyImage) -> Range<Int>? {
    let wanted = Array(image.source.utf8).percentDecoded
    for opening in ["![](", "![](<"] {
      var position = 0
      while let found = shown.firstIndex(of: Array(opening.utf8), from: position) {
        let start = found + opening.utf8.count
        if let end = shown.endOfAddress(wanted, at: start) { return start..<end }
        position = start
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether an address can begin at a place: behind what opens a target, an attribute or a definition, or as a word.
  fileprivate func mayBeginAddress(at index: Int) -> Bool {
    guard index > 0 else { return isBareLink(at: index) }
    switch self[index - 1] {
    case UInt8(ascii: "("): return index > 1 && self[index - 2] == UInt8(ascii: "]") || isBareLink(at: index)
    case UInt8(ascii: "<"), UInt8(ascii: "="): return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return index > 1 && self[index - 2] == UInt8(ascii: "=")
    case 0x20, 0x09, 0x0A, 0x0D:
      var before = index - 1
      while before > 0, self[before].isWhiteSpace { before -= 1 }
      let opens = self[before] == UInt8(ascii: ":") || self[before] == UInt8(ascii: "(")
      return opens && before > 0 && self[before - 1] == UInt8(ascii: "]") || isBareLink(at: index)
    default: return isBareLink(at: index)
    }
  }

  /// Whether a word at a place is a link without any sign: an address with a scheme, a host, or an address of mail.
  private func isBareLink(at index: Int) -> Bool {
    if index > 0, self[index - 1].isASCIIWord { return false }
    let word = self[index...].prefix { !$0.isWhiteSpace }.prefix(300)
    return word.starts(with: "http".utf8) || word.starts(with: "www.".utf8) || word.starts(with: "ftp".utf8)
      || word.contains(UInt8(ascii: "@"))
  }

  /// Where an address ends that stands at a place, as it is or with escapes, references and percent signs.
  fileprivate func endOfAddress(_ wanted: [UInt8], at start: Int) -> Int? {
    var (index, matched) = (start, 0)
    // Libcmark and browsers add what a bare link lacks.
    for added in ["http://", "mailto:"]
    where wanted.starts(with: added.utf8) && !self[start...].starts(with: added.utf8) {
      matched = added.utf8.count
    }
    while matched < wanted.count {
      guard index < count else { return nil }
      let (byte, length) = written(at: index)
      guard byte == wanted[matched] else { return nil }
      matched += 1
      index += length
    }
    return index == count || endsAddress(at: index) ? index : nil
  }

  /// The byte that is meant at a place, and how many are written for it.
  private func written(at index: Int) -> (byte: UInt8, length: Int) {
    if self[index] == UInt8(ascii: "\\"), index + 1 < count, self[index + 1].isASCIIPunctuation {
      return (self[index + 1], 2)
    }
    if self[index] == UInt8(ascii: "&"), hasWord("&amp;", at: index, before: count) {
      return (self[index], 5)
    }
    if let byte = percentByte(at: index) { return (byte, 3) }
    return (self[index], 1)
  }

  private func endsAddress(at index: Int) -> Bool {
    let byte = self[index]
    if byte.isWhiteSpace || ")>\"'<]|*~".utf8.contains(byte) { return true }
    // Punctuation behind a bare link does not belong to it.
    return ".,:;!?_".utf8.contains(byte) && (index + 1 == count || !self[index + 1].isASCIIWord)
  }

  /// The bytes with those that are written with percent signs.
  var percentDecoded: [UInt8] {
    var decoded: [UInt8] = []
    var index = 0
    while index < count {
      let byte = percentByte(at: index)
      decoded.append(byte ?? self[index])
      index += byte == nil ? 1 : 3
    }
    return decoded
  }

  private func percentByte(at index: Int) -> UInt8? {
    guard self[index] == UInt8(ascii: "%"), index + 2 < count else { return nil }
    return UInt8(String(decoding: self[index + 1...index + 2], as: UTF8.self), radix: 16)
  }
}
