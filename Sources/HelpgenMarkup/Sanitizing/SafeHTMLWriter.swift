/// Writes elements and text as HTML that is harmless and that every parser reads alike.
struct SafeHTMLWriter {
  /// What was written.
  private(set) var html: [UInt8] = []
  /// What was left out.
  private(set) var dropped = DroppedList()
  private var nesting = Nesting()
  private var cleaning: AttributeCleaning
  // Where the last `<pre>` ends: a parser skips a line feed there, so that one that is to stay is written
  // twice.
  private var preEnd = -1

  /// Writes nothing yet.
  init(_ policy: SanitizingPolicy) { cleaning = AttributeCleaning(policy: policy) }

  /// Begins an element.
  ///
  /// - Returns: Whether its content follows; a call to `end` must come after that.
  mutating func start(_ element: StartedElement) -> Bool {
    guard let rule = ElementRule.named(element.name), !element.isForeign else {
      return startUnknown(element)
    }
    switch rule.treatment {
    case .dropped:
      dropped.add(.element(element.name), at: element.offset)
      return false
    case .unwrapped:
      nesting.openUnwritten()
      return true
    case .written(let written): return start(element, as: written, rule)
    }
  }

  /// Drawings and formulas go with their content; a name that HTML has not is text before it comes here.
  private mutating func startUnknown(_ element: StartedElement) -> Bool {
    guard element.isForeign else {
      nesting.openUnwritten()
      return true
    }
    dropped.add(.element(element.name), at: element.offset)
    return false
  }

  private mutating func start(_ element: StartedElement, as name: SafeElement, _ rule: ElementRule) -> Bool {
    // An entry of a list that is in none is a block all the same.
    let name = name == .li && nesting.parent?.shape != .list ? .div : name
    var notes: [String] = []
    let attributes = cleaning.clean(
      element.attributes, of: name, isCentering: rule.traits.contains(.centering),
      isRepeated: element.isRepeated, into: &notes)
    for note in notes { dropped.add(.other(note), at: element.offset) }
    guard let attributes else {
      if name != .iframe { dropped.add(.element(element.name), at: element.offset) }
      return false
    }
    if name.isVoid || name == .iframe {
      guard nesting.admits(name) else { return false }
      html.appendStartTag(name, attributes)
      if name == .iframe { html.appendEndTag(name) }
      return false
    }
    guard nesting.open(name) else {
      nesting.openUnwritten()
      return true
    }
    html.appendStartTag(name, attributes)
    if name == .pre { preEnd = html.count }
    return true
  }

  /// Ends the element that was begun last.
  mutating func end() {
    if let name = nesting.close() { html.appendEndTag(name) }
  }

  /// Writes text.
  mutating func text(_ text: [UInt8]) {
    if html.count == preEnd, text.first == UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
    guard nesting.admitsText || text.allSatisfy(\.isHTMLSpace) else { return }
    html.appendEscaped(text)
  }
}

extension [UInt8] {
  /// Appends a start tag; of a void element it looks as in libcmark's output.
  mutating func appendStartTag(_ element: SafeElement, _ attributes: CleanAttributes) {
    append(UInt8(ascii: "<"))
    append(contentsOf: element.rawValue.utf8)
    for (name, value) in attributes.list {
      append(UInt8(ascii: " "))
      append(contentsOf: name.rawValue.utf8)
      append(contentsOf: "=\"".utf8)
      switch name {
      case .href, .src, .poster, .cite: appendAddress(value)
      default: appendEscaped(value)
      }
      append(UInt8(ascii: "\""))
    }
    append(contentsOf: (element.isVoid ? " />" : ">").utf8)
  }

  /// Appends an end tag.
  mutating func appendEndTag(_ element: SafeElement) {
    append(contentsOf: "</".utf8)
    append(contentsOf: element.rawValue.utf8)
    append(UInt8(ascii: ">"))
  }
}
