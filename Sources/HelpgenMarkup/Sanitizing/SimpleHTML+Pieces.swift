/// The authors' tags.
extension SimpleHTML {
  /// Writes a piece of HTML: a tag in a line, or a block.
  mutating func write(_ literal: [UInt8]) -> Bool {
    if literal.holdsForbidden { return false }
    var scanner = HTMLScanner(literal)
    while let token = scanner.next() {
      let isDone =
        switch token {
        case .text(let range): text(literal[range])
        case .unfinished: false
        case .data(let range): shown(literal[range])
        case .comment: true
        case .instruction(let range): instruction(literal[range])
        case .startTag(let tag): start(tag, literal, &scanner)
        case .endTag(let tag): end(tag, literal)
        }
      if !isDone { return false }
    }
    // What follows may begin with a line feed, which would be skipped.
    return html.count != preEnd
  }

  private mutating func text(_ text: ArraySlice<UInt8>) -> Bool {
    guard open.nesting.admitsText || text.allSatisfy(\.isHTMLSpace),
      let decoded = CharacterReferences.decode(text),
      html.count != preEnd || !(text.first?.isHTMLSpace ?? false)
    else { return false }
    html.appendEscaped(decoded)
    return true
  }

  private mutating func instruction(_ text: ArraySlice<UInt8>) -> Bool {
    // What is closed by a mere `>` here may in truth be closed further on, in another piece.
    let end = text.starts(with: "<?".utf8) ? "?>" : ">"
    guard text.suffix(end.utf8.count).elementsEqual(end.utf8) else { return false }
    if let name = text.instructionName { note(name) }
    return true
  }

  private mutating func placeholder(_ tag: HTMLTag, _ literal: [UInt8]) -> Bool {
    literal[tag.name].isOfWordProcessor || shown(literal[tag.range])
  }

  /// Writes what looks like HTML as it was written.
  private mutating func shown(_ text: ArraySlice<UInt8>) -> Bool {
    guard open.nesting.admitsText else { return false }
    html.appendEscaped(text)
    return true
  }

  private mutating func start(_ tag: HTMLTag, _ literal: [UInt8], _ scanner: inout HTMLScanner) -> Bool {
    let name = literal[tag.name]
    guard let rule = ElementRule.forStartTag(name, hasAttributes: !tag.attributes.isEmpty) else {
      return placeholder(tag, literal)
    }
    guard !rule.traits.contains(.intricate), let packed = PackedName(name),
      let attributes = tag.attributes(in: literal)
    else { return false }
    switch rule.treatment {
    case .dropped:
      note("<\(String(decoding: name.map(\.asciiLowercased), as: UTF8.self))>")
      return rule.traits.contains(.void)
    case .unwrapped: return !tag.isSelfClosing && open.beginUnwritten(packed, rule)
    case .written(let element):
      html.appendTags(open.endImplied(before: element))
      // An entry of a list that is in none is a block all the same.
      let isLoose = element == .li && open.nesting.parent?.shape != .list
      if isLoose, !open.admitsLooseItem { return false }
      let written = isLoose ? .div : element
      let clean = clean(attributes, of: written, isCentering: rule.traits.contains(.centering))
      if element == .iframe { return frame(tag, clean, &scanner) }
      guard let clean else {
        note("<\(element.rawValue)>")
        return rule.traits.contains(.void)
      }
      if element.isVoid { return void(element, clean) }
      guard
        open.begin(element, as: written, .tag(packed), isFormatting: rule.traits.contains(.formatting))
      else { return false }
      html.appendStartTag(written, clean)
      if element == .pre { preEnd = html.count }
      return !tag.isSelfClosing || end(packed)
    }
  }

  private mutating func void(_ element: SafeElement, _ attributes: CleanAttributes) -> Bool {
    guard open.nesting.admits(element) else { return false }
    html.appendStartTag(element, attributes)
    return true
  }

  private mutating func frame(
    _ tag: HTMLTag, _ attributes: CleanAttributes?, _ scanner: inout HTMLScanner
  ) -> Bool {
    guard open.nesting.admitsText, scanner.skipRawText(of: tag.name) != nil else { return false }
    if let attributes {
      html.appendStartTag(.iframe, attributes)
      html.appendEndTag(.iframe)
    }
    return true
  }

  private mutating func end(_ tag: HTMLTag, _ literal: [UInt8]) -> Bool {
    let name = literal[tag.name]
    guard let packed = PackedName(name), let rule = ElementRule.named(name) else {
      return placeholder(tag, literal)
    }
    if case .written(.br) = rule.treatment {
      // To a parser, `</br>` is another `<br>`.
      return void(.br, CleanAttributes())
    }
    if rule.traits.contains(.void) { return !rule.traits.contains(.intricate) }
    if case .written(let element) = rule.treatment {
      // The frame was closed when its text was skipped.
      if element == .iframe { return true }
      if element == .p, let tags = open.endParagraphOfMarkdown() {
        html.appendTags(tags)
        return true
      }
      if open.ignoresEnd(of: element) { return true }
      html.appendTags(open.endImplied(beforeEndOf: element, packed))
    }
    return end(packed)
  }

  private mutating func end(_ name: PackedName) -> Bool {
    guard open.innermost?.owner == .tag(name) else { return false }
    if let element = open.end() { html.appendEndTag(element) }
    return true
  }
}

extension HTMLTag {
  /// The attributes with their values decoded; `nil` where they are not simple, or two have one name.
  func attributes(in literal: [UInt8]) -> [HTMLAttribute]? {
    var list: [HTMLAttribute] = []
    list.reserveCapacity(attributes.count)
    for (index, (name, value)) in attributes.enumerated() {
      let isRepeated = (0..<index).contains { other in
        let other = attributes[other].name
        return other.count == name.count
          && literal[other].elementsEqual(literal[name], by: { $0.asciiLowercased == $1.asciiLowercased })
      }
      guard !isRepeated, let value = CharacterReferences.decode(literal[value], inAttribute: true),
        !value.contains(UInt8(ascii: "\r"))
      else { return nil }
      list.append(HTMLAttribute(name: literal[name], value: Array(value)))
    }
    return list
  }
}

extension [UInt8] {
  /// Appends end tags and start tags.
  mutating func appendTags(_ tags: OpenTags.Tags) {
    for element in tags.ended { appendEndTag(element) }
    if let element = tags.begun { appendStartTag(element, CleanAttributes()) }
  }
}
