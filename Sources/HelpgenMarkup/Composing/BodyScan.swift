/// Finds in the HTML of a body, by its tags, all that pages need to know or to change.
///
/// The HTML is libcmark's or the sanitizer's: `<` begins nothing but a tag, and every attribute has quotation marks.
/// So Markdown and HTML of authors are treated alike, and nothing has to be marked on the way here.
struct BodyScan {
  let html: [UInt8]
  var headings: [Heading] = []
  private(set) var links: [BodyLink] = []
  private(set) var images: [BodyImage] = []
  private(set) var files: [String] = []
  /// The ids that authors gave, and those of footnotes.
  var ids: Set<String> = []
  private(set) var edits: [ComposedBody.Edit] = []
  /// What callouts are called in the language of the text, in lower case; `nil` where quotes are no callouts.
  let calloutWords: [String: CalloutKind]?

  /// Where the footnotes begin, and their ids.
  private let notes: (start: Int, ids: Set<String>)

  /// A heading with text.
  struct Heading {
    var level: Int
    var text: String
    var ownID: String?
  }

  /// Whether each of the quotes that are open is a callout.
  var quotes: [Bool] = []
  var position = 0

  /// Scans the HTML of a body.
  ///
  /// - Parameters:
  ///   - title: The title of the article; a first heading that only repeats it is left out.
  ///   - calloutWords: What callouts are called in the language of the text, in lower case; `nil` leaves quotes alone.
  init(_ text: RenderedText, title: String?, calloutWords: [String: CalloutKind]?) {
    html = text.html
    self.calloutWords = calloutWords
    notes = Self.notes(in: text)
    if let title { removeHeading(repeating: title) }
    while let start = html.firstIndex(of: UInt8(ascii: "<"), in: position..<html.count) {
      position = start + 1
      look(at: start)
    }
  }

  private static func notes(in text: RenderedText) -> (start: Int, ids: Set<String>) {
    let html = text.html
    guard let start = text.startOfNotes else { return (html.count, []) }
    let item = Array("<li id=\"".utf8)
    var ids: Set<String> = []
    var position = start
    while let found = html.firstIndex(of: item, from: position) {
      let id = html[(found + item.count)...].prefix { $0 != UInt8(ascii: "\"") }
      ids.insert(id.unescaped)
      position = id.endIndex
    }
    return (start, ids)
  }

  private mutating func look(at start: Int) {
    switch byte(start + 1) {
    case UInt8(ascii: "/"):
      if byte(start + 2) == UInt8(ascii: "b"), html.hasWord("blockquote", at: start + 2, before: html.count) {
        closeQuote(at: start)
      }
    case UInt8(ascii: "h") where (0x31...0x36).contains(byte(start + 2)):
      if let tag = TagReader(at: start, in: html), tag.nameEnd == start + 3 { heading(tag) }
    case UInt8(ascii: "p") where byte(start + 2) == UInt8(ascii: ">"): break
    default:
      // Most tags are a name alone, which says nothing but for quotes.
      var end = start + 1
      while byte(end).isASCIIWord { end += 1 }
      if byte(end) == UInt8(ascii: ">"), end - start != "<blockquote".utf8.count {
        position = end + 1
        return
      }
      guard let tag = TagReader(at: start, in: html) else { return }
      position = tag.range.upperBound
      if tag.nameEnd + 1 < tag.range.upperBound { attributes(of: tag) }
      if tag.isNamed("blockquote") { openQuote(tag) }
    }
  }

  /// The byte at a place; zero behind the end.
  func byte(_ index: Int) -> UInt8 { index < html.count ? html[index] : 0 }

  /// Puts something in the place of a part.
  mutating func add(_ range: Range<Int>, _ gap: ComposedBody.Gap) {
    edits.append(ComposedBody.Edit(range: range, gap: gap))
  }
}

/// Attributes.
extension BodyScan {
  mutating func attributes(of tag: TagReader) {
    if tag.isNamed("img"), tag.attributes.contains(where: { $0.name.elementsEqual("src".utf8) }) {
      return image(tag)
    }
    let isLink = tag.isNamed("a")
    let isMedia =
      tag.isNamed("video") || tag.isNamed("audio") || tag.isNamed("source") || tag.isNamed("track")
    for attribute in tag.attributes {
      guard let value = attribute.value else { continue }
      if attribute.name.elementsEqual("id".utf8) {
        id(attribute, value)
      } else if isLink, attribute.name.elementsEqual("href".utf8) {
        add(attribute.range, .link(links.count))
        let behind = html[tag.range.upperBound...].drop(while: \.isHTMLSpace)
        links.append(BodyLink(target: html[value].unescaped, hasText: !behind.starts(with: "</a>".utf8)))
      } else if isMedia,
        attribute.name.elementsEqual("src".utf8) || attribute.name.elementsEqual("poster".utf8)
      {
        add(value, .file(files.count))
        files.append(html[value].unescaped)
      } else if isLink, attribute.name.elementsEqual("class".utf8),
        html[value].elementsEqual("footnote-backref".utf8),
        !tag.attributes.contains(where: { $0.name.elementsEqual("aria-label".utf8) })
      {
        let end = attribute.range.upperBound
        add(end..<end, .wayBackLabel)
      }
    }
    if tag.isNamed("div") { container(tag) }
  }

  /// Takes an id for a place; false where another has it, or the page or a footnote needs it.
  mutating func take(_ id: String, at place: Int) -> Bool {
    guard !id.utf8.starts(with: "main:".utf8), place >= notes.start || !notes.ids.contains(id) else {
      return false
    }
    return ids.insert(id).inserted
  }

  /// Keeps an id that no other place of the text has.
  private mutating func id(_ attribute: TagReader.Attribute, _ value: Range<Int>) {
    if take(html[value].unescaped, at: value.lowerBound) {
      add(value.lowerBound..<value.lowerBound, .idPrefix)
    } else {
      add(attribute.range, .bytes([]))
    }
  }

  private mutating func image(_ tag: TagReader) {
    var source: String?
    var alternative: String?
    var (width, height, hasLoading) = (false, false, false)
    var kept: [UInt8] = []
    for attribute in tag.attributes {
      switch String(decoding: attribute.name, as: UTF8.self) {
      case "src":
        source = attribute.value.map { html[$0].unescaped }
        continue
      case "id":
        if let value = attribute.value { anchor(html[value], before: tag) }
        continue
      case "alt": alternative = attribute.value.map { html[$0].unescaped } ?? ""
      case "width": width = true
      case "height": height = true
      case "loading": hasLoading = true
      default: break
      }
      kept += html[attribute.range]
    }
    guard let source else { return }
    add(tag.range, .image(images.count))
    images.append(
      BodyImage(
        source: source, alternative: alternative, hasSize: width || height, hasLoading: hasLoading,
        attributes: kept))
  }

  /// Sets an id before a tag that is written anew.
  private mutating func anchor(_ id: ArraySlice<UInt8>, before tag: TagReader) {
    guard take(id.unescaped, at: tag.range.lowerBound) else { return }
    let place = tag.range.lowerBound..<tag.range.lowerBound
    add(place, .bytes(Array("<span id=\"".utf8)))
    add(place, .idPrefix)
    add(place, .bytes(id + Array("\"></span>".utf8)))
  }
}
