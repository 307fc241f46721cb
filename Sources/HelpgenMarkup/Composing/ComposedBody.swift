/// A body's HTML with the places that differ from page to page left open.
struct ComposedBody: Sendable {
  /// What stands between two runs of bytes.
  enum Gap: Sendable {
    /// The level of a heading, counted from the top level of the body, which is 0.
    case level(Int)
    /// What the ids of the body begin with.
    case idPrefix
    /// The ` href` attribute of a link.
    case href(Int)
  }

  /// The bytes between the gaps.
  private(set) var bytes: [UInt8] = []
  /// The gaps, each with the offset in `bytes` it stands at, in order.
  private(set) var gaps: [(offset: Int, gap: Gap)] = []

  /// Replaces the marks in rendered HTML.
  ///
  /// - Parameter ids: The id of each heading.
  init(marked html: [UInt8], _ annotations: Annotations, ids: [String]) {
    bytes.reserveCapacity(html.count + ids.count * 16)
    let top = annotations.headings.map(\.level).min() ?? 1
    var reader = MarkReader(html)
    while let (run, mark) = reader.next() {
      bytes += run
      switch mark {
      case .heading(let index) where ids.indices.contains(index):
        openHeading(annotations.headings[index].level - top, ids[index])
      case .headingEnd(let level): closeHeading(level - top)
      case .link(let index) where annotations.links.indices.contains(index):
        gaps.append((bytes.count, .href(index)))
      case .idPrefix: gaps.append((bytes.count, .idPrefix))
      case .heading, .link, .end: break
      }
    }
  }

  /// The ids in the body, without their prefix.
  var ids: Set<String> {
    var ids: Set<String> = []
    for (offset, gap) in gaps {
      guard case .idPrefix = gap, bytes[..<offset].suffix(5).elementsEqual(" id=\"".utf8) else { continue }
      ids.insert(String(decoding: bytes[offset...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
    }
    return ids
  }

  /// Gives the opening tag `<hN>` that has just been copied its level and id.
  private mutating func openHeading(_ level: Int, _ id: String) {
    guard bytes.suffix(4).starts(with: "<h".utf8), bytes.last == UInt8(ascii: ">") else { return }
    bytes.removeLast(2)
    gaps.append((bytes.count, .level(level)))
    bytes += Array(" id=\"".utf8)
    gaps.append((bytes.count, .idPrefix))
    HTMLText.appendEscaped(id, to: &bytes)
    bytes += Array("\">".utf8)
  }

  private mutating func closeHeading(_ level: Int) {
    bytes += Array("</h".utf8)
    gaps.append((bytes.count, .level(level)))
    bytes.append(UInt8(ascii: ">"))
  }
}

/// Text in HTML.
enum HTMLText {
  /// Appends plain text so that it means itself in an attribute and between tags.
  static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}

/// Cuts rendered HTML at its marks.
private struct MarkReader {
  enum Mark {
    case heading(Int)
    case headingEnd(level: Int)
    case link(Int)
    case idPrefix
    case end
  }

  private let html: [UInt8]
  private var position = 0
  private var isDone = false

  private static let link = Array(" href=\"%F4%8F%BF%B2".utf8)

  // How the sanitizer writes the mark in addresses.
  private static let idPrefix = Array("%F4%8F%BF%B3".utf8)

  init(_ html: [UInt8]) { self.html = html }

  /// The bytes up to the next mark, and the mark.
  mutating func next() -> (ArraySlice<UInt8>, Mark)? {
    guard !isDone else { return nil }
    var index = position
    while index < html.count {
      if html[index] == 0xF4, html[index...].starts(with: BodyMark.prefix), index + 3 < html.count {
        return cut(at: index, kind: html[index + 3])
      }
      if html[index] == UInt8(ascii: " "), html[index...].starts(with: Self.link) {
        let run = html[position..<index]
        let (number, end) = number(at: index + Self.link.count)
        // Past the quote that ends the attribute.
        position = min(end + 1, html.count)
        return (run, .link(number))
      }
      if html[index] == UInt8(ascii: "#"), html[index...].dropFirst().starts(with: Self.idPrefix) {
        let run = html[position...index]
        position = index + 1 + Self.idPrefix.count
        return (run, .idPrefix)
      }
      index += 1
    }
    isDone = true
    return (html[position...], .end)
  }

  private mutating func cut(at index: Int, kind: UInt8) -> (ArraySlice<UInt8>, Mark) {
    let run = html[position..<index]
    if kind == 0xB0 {
      let (number, end) = number(at: index + 4)
      position = min(end + 1, html.count)
      return (run, .heading(number))
    }
    position = index + 4
    if kind == BodyMark.idPrefixBytes[3] { return (run, .idPrefix) }
    // The closing tag `</hN>` follows, and is replaced.
    let tag = html[position...].prefix(5)
    guard kind == 0xB1, tag.starts(with: "</h".utf8), tag.count == 5 else { return (run, .link(-1)) }
    let level = Int(tag[tag.startIndex + 3]) - 0x30
    position += 5
    return (run, .headingEnd(level: level))
  }

  private func number(at start: Int) -> (Int, end: Int) {
    var (number, index) = (0, start)
    while index < html.count, (0x30...0x39).contains(html[index]), number < 1_000_000 {
      number = number * 10 + Int(html[index] & 0x0F)
      index += 1
    }
    return (number, index)
  }
}
