/// Headings.
extension BodyScan {
  /// Looks at a heading.
  mutating func heading(_ tag: TagReader) {
    position = tag.range.upperBound
    let level = Int(html[tag.nameEnd - 1] - 0x30)
    guard let end = endOfHeading(level, from: position) else { return attributes(of: tag) }
    var heading = Heading(level: level, text: html[position..<end].wordsOfHTML)
    let levelRange = tag.nameEnd - 1..<tag.nameEnd
    add(levelRange, .level(level))
    for attribute in tag.attributes where attribute.name.elementsEqual("id".utf8) {
      if let value = attribute.value, take(html[value].unescaped, at: value.lowerBound) {
        heading.ownID = html[value].unescaped
      }
      add(attribute.range, .bytes([]))
    }
    add(tag.range.upperBound - 1..<tag.range.upperBound - 1, .headingID(headings.count))
    let shown = takeOwnID(of: &heading, before: end)
    headings.append(heading)
    inlines(before: end)
    if shown < end { add(shown..<end, .bytes([])) }
    add(end + 3..<end + 4, .level(level))
    position = end + 5
  }

  /// The tags in a heading.
  private mutating func inlines(before end: Int) {
    while let start = html.firstIndex(of: UInt8(ascii: "<"), in: position..<end) {
      position = start + 1
      guard let tag = TagReader(at: start, in: html) else { continue }
      position = tag.range.upperBound
      if tag.nameEnd + 1 < tag.range.upperBound { attributes(of: tag) }
    }
  }

  /// Where the end tag of a heading is; `nil` where another begins before.
  private func endOfHeading(_ level: Int, from start: Int) -> Int? {
    var index = start
    while let tag = html.firstIndex(of: UInt8(ascii: "<"), in: index..<html.count) {
      if byte(tag + 1) == UInt8(ascii: "h"), (0x31...0x36).contains(byte(tag + 2)) { return nil }
      if byte(tag + 1) == UInt8(ascii: "/"), byte(tag + 2) == UInt8(ascii: "h"),
        (0x31...0x36).contains(byte(tag + 3))
      {
        return Int(byte(tag + 3) - 0x30) == level && byte(tag + 4) == UInt8(ascii: ">") ? tag : nil
      }
      index = tag + 1
    }
    return nil
  }

  /// Takes `{#id}` off the text of a heading.
  ///
  /// - Returns: Where what is shown of the heading ends.
  private mutating func takeOwnID(of heading: inout Heading, before end: Int) -> Int {
    guard let (text, id) = HeadingID.split(heading.text) else { return end }
    var index = end
    while index > position, html[index - 1].isHTMLSpace { index -= 1 }
    let mark = Array("{#\(id)}".utf8)
    guard index - position >= mark.count, html[index - mark.count..<index].elementsEqual(mark) else {
      return end
    }
    index -= mark.count
    while index > position, html[index - 1].isHTMLSpace { index -= 1 }
    heading.text = text
    if take(id, at: end) { heading.ownID = id }
    return index
  }

  /// Leaves out a heading on top that only repeats the title, but for the ids in it.
  mutating func removeHeading(repeating title: String) {
    var start = 0
    while start < html.count, html[start].isHTMLSpace { start += 1 }
    guard let tag = TagReader(at: start, in: html), tag.nameEnd == start + 3,
      html[start] == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "h"),
      (0x31...0x36).contains(byte(start + 2)),
      let end = endOfHeading(Int(byte(start + 2) - 0x30), from: tag.range.upperBound)
    else { return }
    let text = html[tag.range.upperBound..<end].wordsOfHTML
    guard text.plainQuotes == title.inOneLine.plainQuotes else { return }
    var after = end + 5
    if byte(after) == UInt8(ascii: "\n") { after += 1 }
    keepAnchors(from: start, to: after)
    position = after
  }

  private mutating func keepAnchors(from start: Int, to end: Int) {
    var copied = start
    var index = start
    while let found = html.firstIndex(of: UInt8(ascii: "<"), in: index..<end) {
      index = found + 1
      guard let tag = TagReader(at: found, in: html) else { continue }
      for attribute in tag.attributes where attribute.name.elementsEqual("id".utf8) {
        guard let value = attribute.value, take(html[value].unescaped, at: value.lowerBound) else { continue }
        add(copied..<value.lowerBound, .bytes(Array("<a id=\"".utf8)))
        add(value.lowerBound..<value.lowerBound, .idPrefix)
        add(value.upperBound..<value.upperBound, .bytes(Array("\"></a>".utf8)))
        copied = value.upperBound
      }
    }
    add(copied..<end, .bytes([]))
  }
}
