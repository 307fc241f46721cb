/// What a body holds, in numbers and in words: what two bodies that say the same have in common.
public struct BodyContents: Sendable {
  /// The words of all blocks, one block behind the other: UTF-8 without tags and code.
  public internal(set) var text: [UInt8] = []
  /// The blocks with words in `text`: paragraphs, items, cells, headings.
  public internal(set) var blocks: [Range<Int>] = []
  /// The levels of the headings, in order.
  public internal(set) var headingLevels: [Int] = []
  /// How many links there are, footnotes aside.
  public internal(set) var linkCount = 0
  /// How many images there are.
  public internal(set) var imageCount = 0
  /// How many blocks of code there are.
  public internal(set) var codeBlockCount = 0
  /// Whether there is code in a line.
  public internal(set) var hasInlineCode = false
  /// The sizes of the tables, in order.
  public internal(set) var tables: [TableSize] = []
  /// The ids and names that the author gave to places, in order.
  public internal(set) var anchors: [String] = []

  /// How large a table is.
  public struct TableSize: Sendable, Hashable {
    /// How many rows it has, its head included.
    public var rows: Int
    /// How many cells its longest row has.
    public var columns: Int
  }
}

extension RenderedBody {
  /// What the body holds.
  public var contents: BodyContents {
    var walk = ContentsWalk(body.html)
    walk.run()
    return walk.contents
  }
}

/// A walk over the tags of a body.
private struct ContentsWalk {
  let html: [UInt8]
  var contents = BodyContents()
  private var blockStart = 0
  /// How many elements with code in them are open.
  private var codeDepth = 0
  private var isInHeading = false
  /// The tables that are open, as indexes, and the cells so far of the row that each is at.
  private var openTables: [(table: Int, cells: Int)] = []

  init(_ html: [UInt8]) {
    self.html = html
    contents.text.reserveCapacity(html.count)
  }

  mutating func run() {
    var position = 0
    while let start = html.firstIndex(of: UInt8(ascii: "<"), in: position..<html.count) {
      append(position..<start)
      let end = html.firstIndex(of: UInt8(ascii: ">"), in: start..<html.count) ?? html.count - 1
      visit(start, end)
      position = end + 1
    }
    append(position..<html.count)
    endBlock()
  }

  private mutating func append(_ part: Range<Int>) {
    guard codeDepth == 0, !part.isEmpty else { return }
    if html.firstIndex(of: UInt8(ascii: "&"), in: part) == nil {
      contents.text += html[part]
    } else {
      contents.text += html[part].unescaped.utf8
    }
  }

  private mutating func endBlock() {
    let end = contents.text.count
    if contents.text[blockStart...].contains(where: { $0 > 0x20 }) {
      contents.blocks.append(blockStart..<end)
    }
    blockStart = end
  }

  private mutating func visit(_ start: Int, _ end: Int) {
    let isEnd = start + 1 < html.count && html[start + 1] == UInt8(ascii: "/")
    let nameStart = start + (isEnd ? 2 : 1)
    var nameEnd = nameStart
    while nameEnd < end, html[nameEnd].isASCIIWord { nameEnd += 1 }
    let name = String(decoding: html[nameStart..<nameEnd], as: UTF8.self)
    if isEnd { close(name) } else { open(name) }
    if !isEnd, html[nameEnd] != UInt8(ascii: ">"), let tag = TagReader(at: start, in: html) {
      attributes(of: tag, name)
    }
  }

  private mutating func open(_ name: String) {
    switch name {
    case "pre":
      endBlock()
      contents.codeBlockCount += 1
      codeDepth += 1
    case "code", "kbd", "samp", "var":
      if codeDepth == 0 { contents.hasInlineCode = true }
      codeDepth += 1
      contents.text.append(0x20)
    case "img": contents.imageCount += 1
    case "br": contents.text.append(0x20)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endBlock()
      isInHeading = true
      contents.headingLevels.append(Int(name.utf8.last ?? 0x31) - 0x30)
    case "table":
      endBlock()
      openTables.append((contents.tables.count, 0))
      contents.tables.append(BodyContents.TableSize(rows: 0, columns: 0))
    case "tr":
      endBlock()
      guard let last = openTables.indices.last else { return }
      openTables[last].cells = 0
      contents.tables[openTables[last].table].rows += 1
    case "td", "th":
      endBlock()
      guard let last = openTables.indices.last else { return }
      openTables[last].cells += 1
      let (table, cells) = openTables[last]
      contents.tables[table].columns = max(contents.tables[table].columns, cells)
    default: if Self.blocks.contains(name) { endBlock() }
    }
  }

  private mutating func close(_ name: String) {
    switch name {
    case "pre", "code", "kbd", "samp", "var": codeDepth = max(0, codeDepth - 1)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      if isInHeading { takeOwnID() }
      isInHeading = false
      endBlock()
    case "table":
      endBlock()
      _ = openTables.popLast()
    default: if Self.blocks.contains(name) { endBlock() }
    }
  }

  /// Takes `{#id}` off the end of a heading.
  private mutating func takeOwnID() {
    guard contents.text.firstIndex(of: UInt8(ascii: "{"), in: blockStart..<contents.text.count) != nil else {
      return
    }
    let text = String(decoding: contents.text[blockStart...], as: UTF8.self).inOneLine
    guard let (words, id) = HeadingID.split(text) else { return }
    contents.anchors.append(id)
    contents.text.replaceSubrange(blockStart..., with: words.utf8)
  }

  private mutating func attributes(of tag: TagReader, _ name: String) {
    var (hasAddress, isFootnote) = (false, false)
    var anchor: String?
    for attribute in tag.attributes {
      guard let value = attribute.value else { continue }
      switch String(decoding: attribute.name, as: UTF8.self) {
      case "href": hasAddress = true
      case "id": anchor = html[value].unescaped
      case "name" where name == "a": anchor = anchor ?? html[value].unescaped
      case "class": if html[value].starts(with: "footnote".utf8) { isFootnote = true }
      default: break
      }
    }
    if let anchor, anchor.hasPrefix("fn-") || anchor.hasPrefix("fnref-") { isFootnote = true }
    if let anchor, !isFootnote { contents.anchors.append(anchor) }
    if name == "a", hasAddress, !isFootnote, !isReference(tag) { contents.linkCount += 1 }
  }

  /// Whether a link leads to a footnote.
  private func isReference(_ tag: TagReader) -> Bool {
    tag.attributes.contains { attribute in
      guard let value = attribute.value else { return false }
      return attribute.name.elementsEqual("href".utf8) && html[value].starts(with: "#fn-".utf8)
    }
  }

  private static let blocks: Set<String> = [
    "div", "p", "li", "ul", "ol", "dl", "blockquote", "dt", "dd", "summary", "details", "figcaption", "hr",
    "section", "aside", "caption",
  ]
}
