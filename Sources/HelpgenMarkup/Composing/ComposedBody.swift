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
      case .heading, .link, .forged, .end: break
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
///
/// Character references can forge a mark, also inside of an attribute. So a mark counts only in the form it is written
/// in, and nothing but its own bytes is taken away: no forged one ends an attribute or begins one.
private struct MarkReader {
  enum Mark {
    case heading(Int)
    case headingEnd(level: Int)
    case link(Int)
    case idPrefix
    /// Written by nobody here: its bytes go.
    case forged
    case end
  }

  private let html: [UInt8]
  private var position = 0
  private var isDone = false

  // In addresses, libcmark and the sanitizer percent-encode the marks.
  private static let link = Array(" href=\"%F4%8F%BF%B2".utf8)
  private static let linkToID = Array(" href=\"#%F4%8F%BF%B3".utf8)

  init(_ html: [UInt8]) { self.html = html }

  /// The bytes up to the next mark, and the mark.
  mutating func next() -> (ArraySlice<UInt8>, Mark)? {
    guard !isDone else { return nil }
    var index = position
    while index < html.count {
      if html[index] == 0xF4, html[index...].starts(with: BodyMark.prefix), index + 3 < html.count {
        return cut(at: index, kind: html[index + 3])
      }
      if html[index] == UInt8(ascii: " "), let cut = cutAddress(at: index) { return cut }
      index += 1
    }
    isDone = true
    return (html[position...], .end)
  }

  private mutating func cut(at index: Int, kind: UInt8) -> (ArraySlice<UInt8>, Mark) {
    let run = html[position..<index]
    position = index + 4
    switch kind {
    case 0xB0:
      guard let (number, end) = number(at: position, before: UInt8(ascii: ";")) else { return (run, .forged) }
      position = end
      return (run, .heading(number))
    case 0xB1:
      // The closing tag `</hN>` follows, and is replaced.
      let tag = Array(html[position...].prefix(5))
      guard tag.starts(with: "</h".utf8), tag.count == 5, (0x31...0x36).contains(tag[3]),
        tag[4] == UInt8(ascii: ">")
      else { return (run, .forged) }
      position += 5
      return (run, .headingEnd(level: Int(tag[3]) - 0x30))
    case BodyMark.idPrefixBytes[3]: return (run, .idPrefix)
    default: return (run, .forged)
    }
  }

  /// Cuts at a ` href` whose address is a mark or begins with one.
  private mutating func cutAddress(at index: Int) -> (ArraySlice<UInt8>, Mark)? {
    let rest = html[index...]
    if rest.starts(with: Self.link) {
      guard let (number, end) = number(at: index + Self.link.count, before: UInt8(ascii: "\"")) else {
        return nil
      }
      defer { position = end }
      return (html[position..<index], .link(number))
    }
    guard rest.starts(with: Self.linkToID) else { return nil }
    // Up to the `#`, which stays.
    let mark = index + " href=\"#".utf8.count
    defer { position = index + Self.linkToID.count }
    return (html[position..<mark], .idPrefix)
  }

  /// A number and where the byte ends that must follow it.
  private func number(at start: Int, before end: UInt8) -> (Int, end: Int)? {
    var (number, index) = (0, start)
    while index < html.count, (0x30...0x39).contains(html[index]), number < 1_000_000 {
      number = number * 10 + Int(html[index] & 0x0F)
      index += 1
    }
    return index > start && index < html.count && html[index] == end ? (number, index + 1) : nil
  }
}
