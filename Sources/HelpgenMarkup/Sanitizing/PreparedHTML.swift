/// HTML made ready for the parser: what a parser takes for tags but readers must see is text, and nothing in
/// it can make the parser take long or take the rest of the text along.
///
/// None of this is needed for safety, which is decided on what the parser makes of it.
struct PreparedHTML {
  /// The HTML to parse.
  private(set) var bytes: [UInt8] = []
  /// Where instructions such as `<?php …?>` were left out, in the original.
  private(set) var instructions: [Range<Int>] = []

  private let original: [UInt8]
  private var copied = 0
  private var balance = TagBalance()
  // Behind each change, where the same byte is in both.
  private var anchors: [(prepared: Int, original: Int)] = [(0, 0)]

  /// Prepares UTF-8 without NUL bytes.
  init(_ original: [UInt8]) {
    self.original = original
    bytes.reserveCapacity(original.count + 64)
    var scanner = HTMLScanner(original)
    while let token = scanner.next() {
      switch token {
      case .text(let range), .unfinished(let range):
        if original[range.lowerBound] == UInt8(ascii: "<") {
          replace(range.lowerBound..<range.lowerBound + 1, with: "&lt;".utf8)
        }
      case .data(let range): replaceWithText(range)
      case .comment(let range): replace(range, with: "".utf8)
      case .instruction(let range):
        instructions.append(range)
        replace(range, with: "".utf8)
      case .startTag(let tag): start(tag, &scanner)
      case .endTag(let tag): end(tag)
      }
    }
    bytes += original[copied...]
  }

  /// Where a byte of the prepared HTML comes from.
  func originalOffset(of offset: Int) -> Int {
    // Binary search would do as well, but there are few offsets to look up.
    guard let anchor = anchors.last(where: { $0.prepared <= offset }) else { return offset }
    return min(anchor.original + offset - anchor.prepared, original.count)
  }

  private mutating func start(_ tag: HTMLTag, _ scanner: inout HTMLScanner) {
    let name = original[tag.name]
    guard let rule = ElementRule.forStartTag(name, hasAttributes: !tag.attributes.isEmpty) else {
      return replaceWithText(tag)
    }
    if rule.traits.contains(.rawText) {
      guard scanner.skipRawText(of: tag.name) == nil else { return }
      if case .written(.iframe) = rule.treatment { return append("</iframe>".utf8, at: tag.range.upperBound) }
      return replaceWithText(tag)
    }
    guard let packed = PackedName(name), !rule.traits.contains(.void) else { return }
    let fits = balance.open(packed, rule)
    if tag.isSelfClosing { _ = balance.close(packed, rule) }
    guard fits else { return replace(tag.range, with: "".utf8) }
    let known = rule.traits.contains(.young) ? Array("div".utf8)[...] : name
    if rule.traits.contains(.young) { replace(tag.name, with: known) }
    // Meant as an empty element, as in XML; to a parser it would stay open.
    if tag.isSelfClosing { append(Array("</".utf8) + known + ">".utf8, at: tag.range.upperBound) }
  }

  private mutating func end(_ tag: HTMLTag) {
    let name = original[tag.name]
    guard let packed = PackedName(name), let rule = ElementRule.named(name) else {
      return replaceWithText(tag)
    }
    if rule.traits.isDisjoint(with: [.void, .rawText]), !balance.close(packed, rule) {
      replace(tag.range, with: "".utf8)
    } else if rule.traits.contains(.young) {
      replace(tag.name, with: "div".utf8)
    }
  }

  /// Shows a tag as it was written; one of Word's, such as `<o:p>`, is left out.
  private mutating func replaceWithText(_ tag: HTMLTag) {
    if original[tag.name].isOfWordProcessor { return replace(tag.range, with: "".utf8) }
    replaceWithText(tag.range)
  }

  private mutating func replaceWithText(_ range: Range<Int>) {
    var text: [UInt8] = []
    text.appendEscaped(original[range])
    replace(range, with: text)
  }

  private mutating func append(_ text: some Collection<UInt8>, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  private mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
    bytes += original[copied..<range.lowerBound]
    bytes += text
    copied = range.upperBound
    anchors.append((bytes.count, copied))
  }
}

extension ElementRule {
  /// The rule for a start tag; `nil` where it is a placeholder, to be shown as it was written.
  static func forStartTag(_ name: some Collection<UInt8>, hasAttributes: Bool) -> ElementRule? {
    guard let rule = named(name), hasAttributes || !rule.traits.contains(.needsAttributes) else { return nil }
    return rule
  }
}
