/// The kinds of HTML blocks, by how they end.
enum HTMLBlock {
  /// `<script>`, `<pre>`, `<style>`, `<textarea>`, to the closing tag of one of them.
  case verbatim
  case comment
  case instruction
  case declaration
  case characterData
  /// A tag that makes a block, to the next blank line.
  case element
  /// Any other tag alone on its line, to the next blank line; it does not interrupt a paragraph.
  case tag

  /// Whether a blank line ends it.
  var endsAtBlankLine: Bool { self == .element || self == .tag }
}

extension [UInt8] {
  /// The HTML block that begins in a line whose first word is a part; `nil` where none does.
  func htmlBlock(in line: Range<Int>, interruptingParagraph: Bool) -> HTMLBlock? {
    let (start, end) = (line.lowerBound, line.upperBound)
    if hasWord("<!--", at: start, before: end) { return .comment }
    if hasWord("<?", at: start, before: end) { return .instruction }
    if hasWord("<![cdata[", at: start, before: end) { return .characterData }
    if start + 2 < end, self[start + 1] == UInt8(ascii: "!"), (0x41...0x5A).contains(self[start + 2]) {
      return .declaration
    }
    if let block = elementBlock(at: start, before: end) { return block }
    guard !interruptingParagraph, let tag = endOfTag(at: start, before: end) else { return nil }
    return endOfWhiteSpace(at: tag, before: end) == end ? .tag : nil
  }

  private func elementBlock(at start: Int, before end: Int) -> HTMLBlock? {
    let isClosing = start + 1 < end && self[start + 1] == UInt8(ascii: "/")
    let name = isClosing ? start + 2 : start + 1
    var index = name
    while index < end, self[index].isASCIIWord { index += 1 }
    let isDelimited = index == end || self[index].isWhiteSpace || self[index] == UInt8(ascii: ">")
    let isEmptyElement =
      index + 1 < end && self[index] == UInt8(ascii: "/") && self[index + 1] == UInt8(ascii: ">")
    guard index > name, index - name <= 10, isDelimited || isEmptyElement else { return nil }
    let word = String(decoding: self[name..<index].lazy.map(\.asciiLowercased), as: UTF8.self)
    if isDelimited, !isClosing, verbatimElements.contains(word) { return .verbatim }
    return blockElements.contains(word) ? .element : nil
  }

  /// Whether a line ends the HTML block it belongs to.
  func ends(_ block: HTMLBlock, in line: Range<Int>) -> Bool {
    switch block {
    case .verbatim: verbatimEnds.contains { index(ofWord: $0, in: line) != nil }
    case .comment: index(ofWord: "-->", in: line) != nil
    case .instruction: index(ofWord: "?>", in: line) != nil
    case .declaration: self[line].contains(UInt8(ascii: ">"))
    case .characterData: index(ofWord: "]]>", in: line) != nil
    case .element, .tag: false
    }
  }
}

private let verbatimElements: Set = ["script", "pre", "style", "textarea"]

private let verbatimEnds: [StaticString] = ["</script>", "</pre>", "</style>", "</textarea>"]

private let blockElements: Set = [
  "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
  "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
  "footer",
  "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe",
  "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p",
  "param",
  "section", "source", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track",
  "ul",
]
