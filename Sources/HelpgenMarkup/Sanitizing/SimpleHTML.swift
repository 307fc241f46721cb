/// Sanitizes, without a parser, the HTML in a Markdown text that is as simple as nearly all of it is.
///
/// It is told of every element in order, the Markdown's and the authors', and stays simple while each stands
/// where every parser would put it and ends where every parser would end it: then nothing a parser could do
/// would change the result, and what is written is byte for byte what `sanitize` would have written.
struct SimpleHTML {
  /// Whether all so far was simple; where it was not, nothing else here counts.
  private(set) var isSimple = true
  /// The pieces of HTML, made safe, one behind the other.
  private(set) var html: [UInt8] = []
  // What was left out of pieces since `takeDropped` was called last.
  private var notes: [String] = []
  private var open = OpenTags()
  // Where the last `<pre>` ends: parsers skip a line feed there.
  private var preEnd = -1
  private let cleaning: AttributeCleaning

  /// Begins in an empty text.
  init(_ policy: SanitizingPolicy) { cleaning = AttributeCleaning(policy: policy) }

  /// Whether everything that was opened is closed.
  var isBalanced: Bool { open.isEmpty }

  /// What was left out of the pieces since it was asked for last.
  mutating func takeDropped() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// Gives up: the text needs the parser.
  mutating func giveUp() { isSimple = false }
}

/// Markdown's own elements.
extension SimpleHTML {
  /// Markdown opens an element.
  mutating func begin(_ element: SafeElement) {
    let isFormatting = element == .em || element == .strong || element == .code || element == .a
    if isSimple, !open.begin(element, .markdown, isFormatting: isFormatting) { giveUp() }
  }

  /// Markdown closes the element it opened last.
  ///
  /// - Returns: What has to stand before its end tag, in `html`: where a block of the authors' has ended a
  ///   paragraph before, that tag makes an empty one.
  mutating func end() -> Range<Int>? {
    guard isSimple else { return nil }
    switch open.endMarkdown() {
    case .open: return nil
    case .endedBefore:
      html.append(contentsOf: "<p>".utf8)
      return html.count - 3..<html.count
    case nil:
      giveUp()
      return nil
    }
  }

  /// Markdown has an element, and others in it, with nothing but text inside.
  mutating func add(_ elements: [SafeElement]) {
    for element in elements { begin(element) }
    for _ in elements { _ = end() }
  }

  /// Markdown has text, or an element in a line that has no content.
  mutating func inline() {
    if isSimple, !open.nesting.admitsText { giveUp() }
  }

  /// Markdown has a link to an address, or a picture from there.
  mutating func address(_ value: some Collection<UInt8>) {
    guard isSimple else { return }
    let isOnPage = value.first == UInt8(ascii: "#") && !cleaning.policy.idPrefix.isEmpty
    if isOnPage || !Address(value).isSafe { giveUp() }
  }

  /// Markdown has a line between blocks.
  mutating func rule() {
    if isSimple, !open.nesting.admits(.hr) { giveUp() }
  }
}

/// The authors' tags.
extension SimpleHTML {
  /// Makes a piece of HTML safe: a tag in a line, or a block.
  ///
  /// - Returns: Where it is in `html`, while the text stays simple.
  mutating func append(_ literal: [UInt8]) -> Range<Int>? {
    let start = html.count
    if literal.hasInvalidHTML { giveUp() }
    var scanner = HTMLScanner(literal)
    while isSimple, let token = scanner.next() {
      let isDone =
        switch token {
        case .text(let range): text(literal[range])
        case .unfinished: false
        case .comment: true
        case .instruction(let range): instruction(literal[range])
        case .startTag(let tag): self.start(tag, literal, &scanner)
        case .endTag(let tag): end(tag, literal)
        }
      if !isDone { giveUp() }
    }
    // What follows may begin with a line feed, which would be skipped.
    if html.count == preEnd { giveUp() }
    return isSimple ? start..<html.count : nil
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
    if let name = text.instructionName { notes.append(name) }
    return true
  }

  private mutating func placeholder(_ tag: HTMLTag, _ literal: [UInt8]) -> Bool {
    if literal[tag.name].contains(UInt8(ascii: ":")) { return true }
    guard open.nesting.admitsText else { return false }
    html.appendEscaped(literal[tag.range])
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
      notes.append("<\(String(decoding: name.map(\.asciiLowercased), as: UTF8.self))>")
      return rule.traits.contains(.void)
    case .unwrapped: return !tag.isSelfClosing && open.beginUnwritten(packed, rule)
    case .written(let element):
      html.appendTags(open.endImplied(before: element))
      let clean = cleaning.clean(
        attributes, of: element, isCentering: rule.traits.contains(.centering), into: &notes)
      if element == .iframe { return frame(tag, clean, &scanner) }
      guard let clean else {
        notes.append("<\(element.rawValue)>")
        return rule.traits.contains(.void)
      }
      if element.isVoid { return void(element, clean) }
      guard open.begin(element, .tag(packed), isFormatting: rule.traits.contains(.formatting)) else {
        return false
      }
      html.appendStartTag(element, clean)
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
    if case .written(let element) = rule.treatment {
      // To a parser, `</br>` is another `<br>`.
      if element == .br { return void(.br, CleanAttributes()) }
      // The frame was closed when its text was skipped.
      if element == .iframe { return true }
      if element == .p, let tags = open.endParagraphOfMarkdown() {
        html.appendTags(tags)
        return true
      }
      html.appendTags(open.endImplied(beforeEndOf: element, packed))
    }
    if rule.traits.contains(.void) { return !rule.traits.contains(.intricate) }
    return end(packed)
  }

  private mutating func end(_ name: PackedName) -> Bool {
    guard open.innermost?.owner == .tag(name) else { return false }
    html.appendTags(open.end())
    return true
  }
}

extension HTMLTag {
  /// The attributes with their values decoded; `nil` where they are not simple.
  fileprivate func attributes(in literal: [UInt8]) -> [HTMLAttribute]? {
    var list: [HTMLAttribute] = []
    for (name, value) in attributes {
      guard let value = CharacterReferences.decode(literal[value], inAttribute: true),
        !value.contains(UInt8(ascii: "\r"))
      else { return nil }
      let attribute = HTMLAttribute(name: literal[name], value: value)
      if attribute.name != .other, list.contains(where: { $0.name == attribute.name }) { return nil }
      list.append(attribute)
    }
    return list
  }
}

extension [UInt8] {
  fileprivate var hasInvalidHTML: Bool {
    indices.contains { self[$0].mayBeginInvalidHTML && endOfInvalidHTML(at: $0) != nil }
  }

  fileprivate mutating func appendTags(_ tags: OpenTags.Tags) {
    for element in tags.ended { appendEndTag(element) }
    if let element = tags.begun { appendStartTag(element, CleanAttributes()) }
  }
}
