/// Sanitizes, without a parser, the HTML in a rendered text that is as simple as nearly all of it is.
///
/// It follows every tag, Markdown's and the authors', and goes on while each stands where every parser would put it and
/// ends where every parser would end it: then nothing a parser could do would change the result, and what is written is
/// byte for byte what `sanitize` would have written.
struct SimpleHTML {
  /// What was written.
  var html: [UInt8] = []
  /// What was left out, each kind once, by the number of the piece it was in.
  var dropped: [Dropped] { notes.list }

  var notes = DroppedList()
  // How far the rendered text is copied.
  private var copied = 0
  // Whether what was copied holds characters that are to be replaced.
  private var holdsForbidden = false
  // The piece that is being written.
  var piece = 0
  var open = OpenTags()
  // Where the last `<pre>` ends: parsers skip a line feed there.
  var preEnd = -1
  var cleaning: AttributeCleaning

  /// Begins in an empty text.
  init(_ policy: SanitizingPolicy) { cleaning = AttributeCleaning(policy: policy) }

  /// Writes a rendered text with pieces of HTML instead of their marks.
  ///
  /// - Returns: Whether all of it was simple; where it was not, what was written does not count.
  mutating func write(_ rendered: [UInt8], _ pieces: [RawHTMLPiece]) -> Bool {
    html.reserveCapacity(rendered.count + pieces.reduce(0) { $0 + $1.literal.count })
    var position = 0
    while position < rendered.count {
      let suspect = rendered.indexOfSuspect(from: position) ?? rendered.count
      if let tag = rendered.firstIndex(of: UInt8(ascii: "<"), in: position..<suspect) {
        guard let end = copyTags(from: position, tag, before: suspect, of: rendered) else { return false }
        position = end
      } else if let (number, end) = rendered.pieceMark(at: suspect), pieces.indices.contains(number) {
        piece = number
        copy(to: suspect, of: rendered)
        guard admitsText(position..<suspect, of: rendered), write(pieces[number].literal) else {
          return false
        }
        position = end
        copied = end
      } else {
        let end = min(suspect + 1, rendered.count)
        guard admitsText(position..<end, of: rendered), note(suspect..<end, of: rendered) else {
          return false
        }
        position = end
      }
    }
    copy(to: rendered.count, of: rendered)
    if holdsForbidden { html = replacingForbidden(html) }
    return open.isEmpty
  }

  /// Looks at text and tags up to the first suspect byte or behind the tag it is in.
  private mutating func copyTags(
    from start: Int, _ firstTag: Int, before suspect: Int, of rendered: [UInt8]
  ) -> Int? {
    var position = start
    var next: Int? = firstTag
    while let tag = next {
      guard admitsText(position..<tag, of: rendered), let end = copyTag(at: tag, of: rendered) else {
        return nil
      }
      position = end
      guard end <= suspect else { return note(suspect..<end, of: rendered) ? end : nil }
      next = rendered.firstIndex(of: UInt8(ascii: "<"), in: end..<suspect)
    }
    return position
  }

  /// Looks at a part that begins with a suspect byte; whether it is simple.
  private mutating func note(_ part: Range<Int>, of rendered: [UInt8]) -> Bool {
    for index in part {
      // Line ends are the parser's to change; they are only where somebody wrote a reference to one.
      if rendered[index] == UInt8(ascii: "\r") { return false }
      if !holdsForbidden, rendered.isForbidden(at: index) { holdsForbidden = true }
    }
    return true
  }
}

/// Markdown's own tags and texts, which are copied in as long parts as can be.
extension SimpleHTML {
  private mutating func copy(to end: Int, of rendered: [UInt8]) {
    html += rendered[copied..<end]
    copied = end
  }

  /// Whether text between tags of Markdown's may stand where it does.
  private func admitsText(_ text: Range<Int>, of rendered: [UInt8]) -> Bool {
    open.nesting.admitsText || rendered[text].allSatisfy(\.isHTMLSpace)
  }

  /// Follows a tag of Markdown's.
  ///
  /// - Returns: Where it ends; `nil` where it is not simple.
  private mutating func copyTag(at start: Int, of rendered: [UInt8]) -> Int? {
    var nameEnd = start + 1
    while nameEnd < rendered.count, rendered[nameEnd].isASCIIWord { nameEnd += 1 }
    guard let end = rendered.firstIndex(of: UInt8(ascii: ">"), in: nameEnd..<rendered.count) else {
      return nil
    }
    // Markdown ends what it began last.
    if rendered[start + 1] == UInt8(ascii: "/") { return endMarkdown(start, of: rendered) ? end + 1 : nil }

    guard nameEnd > start + 1, let element = SafeElement.named(start + 1..<nameEnd, in: rendered) else {
      return nil
    }
    guard isClean(nameEnd..<end, of: element, in: rendered) else {
      copy(to: start, of: rendered)
      copied = end + 1
      return writeMarkdown(rendered[start...end], element) ? end + 1 : nil
    }
    return (element.isVoid ? open.nesting.admits(element) : beginMarkdown(element)) ? end + 1 : nil
  }

  private mutating func beginMarkdown(_ element: SafeElement) -> Bool {
    let isFormatting = element == .em || element == .strong || element == .code || element == .a
    return open.begin(element, .markdown, isFormatting: isFormatting)
  }

  private mutating func endMarkdown(_ tag: Int, of rendered: [UInt8]) -> Bool {
    let implied = open.endImpliedInCell()
    if !implied.ended.isEmpty {
      copy(to: tag, of: rendered)
      html.appendTags(implied)
    }
    switch open.endMarkdown() {
    case .open: return true
    case .endedBefore:
      // An author has ended the paragraph before, so that its own end tag makes an empty one.
      copy(to: tag, of: rendered)
      html.append(text: "<p>")
      return true
    case nil: return false
    }
  }

  /// Whether the attributes of a tag of Markdown's are as the sanitizer would write them: the more frequent ones.
  private func isClean(_ attributes: Range<Int>, of element: SafeElement, in rendered: [UInt8]) -> Bool {
    let start = attributes.lowerBound
    if attributes.isEmpty || attributes.count == 2 && rendered.hasBytes(" /", at: start) { return true }
    // No value holds a quote.
    let quotes = attributes.count { rendered[$0] == UInt8(ascii: "\"") }
    return switch element {
    case .a: quotes == 2 && rendered.hasBytes(" href=\"", at: start) && isSafe(start + 7, in: rendered)
    case .img: quotes == 4 && rendered.hasBytes(" src=\"", at: start) && isSafe(start + 6, in: rendered)
    case .ol: quotes == 2 && rendered.hasBytes(" start=\"", at: start)
    case .td, .th: quotes == 2 && rendered.hasBytes(" align=\"", at: start)
    case .code:
      quotes == 2 && rendered.hasBytes(" class=\"language-", at: start)
        && !rendered[attributes].dropFirst().contains(where: \.isHTMLSpace)
    default: false
    }
  }

  /// Whether an address, which goes on to a quote, stays as it is.
  private func isSafe(_ start: Int, in rendered: [UInt8]) -> Bool {
    if rendered.hasBytes("https://", at: start) { return true }
    if rendered[start] == UInt8(ascii: "#") { return cleaning.policy.idPrefix.isEmpty }
    let address = rendered[start...].prefix { $0 != UInt8(ascii: "\"") }
    // Without a scheme it leads to the site itself.
    return !address.contains(UInt8(ascii: ":")) || Address(address).isSafe
  }

  /// Writes a tag of Markdown's with the attributes that the sanitizer keeps.
  private mutating func writeMarkdown(_ tag: ArraySlice<UInt8>, _ element: SafeElement) -> Bool {
    let bytes = Array(tag)
    var scanner = HTMLScanner(bytes)
    guard case .startTag(let tag) = scanner.next(), let attributes = tag.attributes(in: bytes),
      let clean = clean(attributes, of: element, isCentering: false)
    else { return false }
    guard element.isVoid ? open.nesting.admits(element) : beginMarkdown(element) else { return false }
    html.appendStartTag(element, clean)
    return true
  }

  /// The attributes that an element keeps; `nil` where it must go.
  mutating func clean(
    _ attributes: [HTMLAttribute], of element: SafeElement, isCentering: Bool
  ) -> CleanAttributes? {
    var words: [String] = []
    let clean = cleaning.clean(attributes, of: element, isCentering: isCentering, into: &words)
    for what in words { note(what) }
    return clean
  }

  /// Notes what is left out.
  mutating func note(_ what: String) { notes.add(.other(what), at: piece) }
}
