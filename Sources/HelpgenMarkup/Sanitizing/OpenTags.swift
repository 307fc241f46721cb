/// The elements that are open in a simple text, and which of them end where others begin or end.
///
/// Only what is innermost may end unasked, and only as the HTML standard says: a paragraph before a block, an
/// entry before the next one, a cell, row or body of a table before its next one or with its table.
struct OpenTags {
  /// Who opened an element.
  enum Owner: Equatable {
    case markdown
    /// Markdown, and an author has ended it since: it is a paragraph.
    case endedMarkdown
    case tag(PackedName)
    /// Nobody: it is the body of a table, which parsers add.
    case parser
  }

  /// How Markdown's innermost element stood when Markdown closed it.
  enum MarkdownEnd {
    case open, endedBefore
  }

  /// Tags that nobody wrote.
  struct Tags {
    var ended: [SafeElement] = []
    var begun: SafeElement?
  }

  /// What is open.
  private(set) var nesting = Nesting()
  private var entries: [(owner: Owner, isFormatting: Bool, element: SafeElement?)] = []
  private var formattingCount = 0

  /// Whether nothing is open.
  var isEmpty: Bool { entries.isEmpty }

  /// The element that was opened last.
  var innermost: (owner: Owner, isFormatting: Bool, element: SafeElement?)? { entries.last }

  /// Opens an element, perhaps written as another one, or says that it does not fit here.
  mutating func begin(
    _ element: SafeElement, as written: SafeElement? = nil, _ owner: Owner, isFormatting: Bool
  ) -> Bool {
    if isFormatting, formattingCount >= TagBalance.formattingLimit { return false }
    guard nesting.count < Nesting.depthLimit, nesting.open(written ?? element) else { return false }
    entries.append((owner, isFormatting, element))
    if isFormatting { formattingCount += 1 }
    return true
  }

  /// Opens an element of which nothing is written, or says that it does not fit here.
  mutating func beginUnwritten(_ name: PackedName, _ rule: ElementRule) -> Bool {
    guard nesting.count < Nesting.depthLimit, nesting.admitsText else { return false }
    if rule.traits.contains(.form) {
      // A form ends a paragraph, and there is none in another.
      guard nesting.admits(.div), !entries.contains(where: { $0.owner == .tag(name) }) else { return false }
    }
    nesting.openUnwritten()
    entries.append((.tag(name), false, nil))
    return true
  }

  /// Closes the element that was opened last.
  ///
  /// - Returns: What is written for it, if anything is.
  @discardableResult mutating func end() -> SafeElement? {
    if entries.popLast()?.isFormatting ?? false { formattingCount -= 1 }
    return nesting.close()
  }

  /// Closes the element that Markdown opened last; `nil` where an author's is open in it.
  mutating func endMarkdown() -> MarkdownEnd? {
    if innermost?.element == .p, entries.count > 1, entries[entries.count - 2].owner == .endedMarkdown {
      // The end tag of the paragraph that was ended before closes this one.
      end()
      end()
      return .open
    }
    switch innermost?.owner {
    case .markdown:
      end()
      return .open
    case .endedMarkdown:
      end()
      return .endedBefore
    default: return nil
    }
  }

  /// Ends a paragraph of Markdown's, if it is innermost, though Markdown will go on in it.
  mutating func endParagraphOfMarkdown() -> Tags? {
    guard innermost?.owner == .markdown, innermost?.element == .p else { return nil }
    let element = end()
    nesting.openUnwritten()
    entries.append((.endedMarkdown, false, nil))
    return Tags(ended: element.map { [$0] } ?? [])
  }

  /// Ends what ends by itself before an element begins, and begins the body that a row is missing.
  mutating func endImplied(before element: SafeElement) -> Tags {
    var tags = endInnermost { Self.ends($0, before: element.shape) }
    if Self.ends(.p, before: element.shape), let ended = endParagraphOfMarkdown() {
      tags.ended += ended.ended
    }
    if element == .tr, nesting.parent == .table, begin(.tbody, .parser, isFormatting: false) {
      tags.begun = .tbody
    }
    return tags
  }

  /// Ends what ends by itself before an end tag.
  mutating func endImplied(beforeEndOf element: SafeElement, _ name: PackedName) -> Tags {
    guard innermost?.owner != .tag(name) else { return Tags() }
    return endInnermost { $0 != element && Self.ends($0, beforeEndOf: element.shape) }
  }

  /// Ends what ends by itself before Markdown ends a cell of a table: entries and paragraphs of authors'.
  mutating func endImpliedInCell() -> Tags {
    guard innermost?.owner != .markdown,
      entries.last(where: { $0.owner == .markdown })?.element?.shape == .cell
    else { return Tags() }
    return endInnermost { $0.shape == .paragraph || $0.shape == .item }
  }

  /// Whether an entry of a list may begin here, where the nearest element is no list.
  var admitsLooseItem: Bool {
    for entry in entries.reversed() {
      switch entry.element?.shape {
      // A parser would end it, whatever is open in it.
      case .item: return false
      case .list, .cell, .caption, .table: return true
      default: continue
      }
    }
    return true
  }

  /// Whether parsers take no notice of an end tag here, for there is nothing that it could end.
  func ignoresEnd(of element: SafeElement) -> Bool {
    guard let innermost else { return false }
    switch (innermost.element?.shape, element.shape) {
    case (.table, .rows), (.table, .row), (.table, .cell), (.rows, .row), (.rows, .cell), (.row, .cell):
      return true
    // What stands outside of a cell is not ended in it.
    case (.cell, .phrasing), (.cell, .link): return true
    case (.list, .item):
      // An entry goes on through a `<menu>`.
      return innermost.owner == .markdown || PackedName.lists.contains { innermost.owner == .tag($0) }
    default: return false
    }
  }

  private mutating func endInnermost(while condition: (SafeElement) -> Bool) -> Tags {
    var tags = Tags()
    while let last = entries.last, last.owner != .markdown, let element = last.element, condition(element) {
      if let element = end() { tags.ended.append(element) }
    }
    return tags
  }

  private static func ends(_ open: SafeElement, before shape: SafeElement.Shape) -> Bool {
    switch (open.shape, shape) {
    case (.paragraph, .block), (.paragraph, .paragraph), (.paragraph, .heading), (.paragraph, .list),
      (.paragraph, .item), (.paragraph, .descriptions), (.paragraph, .term), (.paragraph, .table):
      true
    case (.item, .item), (.term, .term): true
    case (.paragraph, .cell), (.cell, .cell): true
    case (.paragraph, .row), (.cell, .row), (.row, .row): true
    case (.paragraph, .rows), (.cell, .rows), (.row, .rows), (.rows, .rows): true
    case (.rows, .caption), (.rows, .columns): true
    default: false
    }
  }

  private static func ends(_ open: SafeElement, beforeEndOf shape: SafeElement.Shape) -> Bool {
    switch (open.shape, shape) {
    case (.paragraph, .block), (.paragraph, .heading), (.paragraph, .list), (.paragraph, .item),
      (.paragraph, .descriptions), (.paragraph, .term), (.paragraph, .caption), (.paragraph, .cell):
      true
    case (.item, .list), (.term, .descriptions): true
    case (.paragraph, .row), (.cell, .row): true
    case (.paragraph, .rows), (.cell, .rows), (.row, .rows): true
    case (.paragraph, .table), (.cell, .table), (.row, .table), (.rows, .table): true
    default: false
    }
  }
}
