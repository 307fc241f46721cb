/// The elements that are open at a place, and what may be opened there.
///
/// It lets through only what every parser of HTML, old or new, puts exactly where it stands: no paragraph is
/// ended by what follows, no row is without its table, no text is moved out of one. HTML that is written
/// under these rules means the same to all of them, and is unchanged when it is sanitized again.
struct Nesting {
  /// The most elements that are open at once; browsers flatten what is nested more than 512 deep.
  static let depthLimit = 200

  private struct Frame {
    /// What is written for it; `nil` where nothing is.
    var element: SafeElement?
    /// What holds for its content.
    var context: Context
  }

  private struct Context {
    /// The nearest element that is written.
    var parent: SafeElement?
    var depth = 0
    var hasOpenParagraph = false
    var hasOpenLink = false
    var hasOpenHeading = false
    /// Whether the parent stands right in a list of descriptions, so that it may hold terms.
    var groupsTerms = false
  }

  private var frames: [Frame] = []
  private var context = Context()

  /// How many elements are open, those included of which nothing is written.
  var count: Int { frames.count }

  /// The nearest open element that is written.
  var parent: SafeElement? { context.parent }

  /// Whether text other than white space may stand here.
  var admitsText: Bool {
    switch context.parent?.shape {
    case .table, .columns, .rows, .row: false
    default: true
    }
  }

  /// Opens an element, or says that it does not fit here.
  mutating func open(_ element: SafeElement) -> Bool {
    guard context.depth < Self.depthLimit, admits(element) else { return false }
    var inner = context
    inner.parent = element
    inner.depth += 1
    inner.groupsTerms = element == .div && context.parent == .dl
    switch element.shape {
    case .paragraph: inner.hasOpenParagraph = true
    case .table, .caption, .cell: inner.hasOpenParagraph = false
    case .link: inner.hasOpenLink = true
    case .heading: inner.hasOpenHeading = true
    default: break
    }
    push(Frame(element: element, context: inner))
    return true
  }

  /// Opens an element of which nothing is written.
  mutating func openUnwritten() { push(Frame(element: nil, context: context)) }

  /// Closes the element that was opened last.
  ///
  /// - Returns: Its name, if it was written.
  @discardableResult mutating func close() -> SafeElement? {
    guard let frame = frames.popLast() else { return nil }
    context = frames.last?.context ?? Context()
    return frame.element
  }

  private mutating func push(_ frame: Frame) {
    frames.append(frame)
    context = frame.context
  }

  /// Whether an element may begin here.
  func admits(_ element: SafeElement) -> Bool {
    let parent = context.parent?.shape
    switch element.shape {
    case .caption, .columns, .rows: return parent == .table
    case .column: return parent == .columns
    case .row: return parent == .rows
    case .cell: return parent == .row
    case .mediaPart: return parent == .media
    case .rubyText: return parent == .ruby
    case .phrasing, .media, .ruby: return admitsText
    case .link: return admitsText && !context.hasOpenLink
    case .heading: return admitsBlocks && !context.hasOpenHeading
    case .item: return parent == .list && admitsBlocks
    case .term: return (parent == .descriptions || context.groupsTerms) && admitsBlocks
    case .block, .paragraph, .list, .descriptions, .table: return admitsBlocks
    }
  }

  private var admitsBlocks: Bool { admitsText && !context.hasOpenParagraph }
}
