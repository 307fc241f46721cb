import CCmark

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A piece of HTML that was taken out of a Markdown text.
struct RawHTMLPiece {
  /// The HTML: a tag in a line, or a block without its last line end.
  var literal: [UInt8]
  /// The 1-based line where it begins.
  var line: Int
  /// Where its safe form is in `SimpleHTML.html`, while the text was simple.
  var simple: Range<Int>?
  /// What was left out of that form.
  var dropped: [String]
}

extension MarkdownDocument {
  /// Stands in the rendered text for a piece of HTML: a byte that UTF-8 never has.
  static let mark: UInt8 = 0xFF

  /// Takes the HTML out of the tree and leaves a mark for each piece; what looks like a tag and is none
  /// becomes text.
  ///
  /// HTML in the text for a picture stays: it is rendered as text.
  borrowing func takeRawHTML(_ simple: inout SimpleHTML) -> [RawHTMLPiece] {
    var pieces: [RawHTMLPiece] = []
    var pictures = 0
    let tokens = translation?.tokens
    // All calls read or change the live tree; replacing a node that was just left is allowed.
    unsafe forEachNode { event, node in
      let type = unsafe cmark_node_get_type(node)
      let isEntering = event == CMARK_EVENT_ENTER
      if type == CMARK_NODE_IMAGE {
        pictures += isEntering ? 1 : -1
        if pictures == 1, isEntering { unsafe Self.leaf(node, type, &simple) }
      } else if pictures > 0 {
        return
      } else if type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE {
        if let piece = unsafe Self.replace(node, isBlock: type == CMARK_NODE_HTML_BLOCK, &simple) {
          pieces.append(piece)
        }
      } else if simple.isSimple {
        if isEntering {
          unsafe Self.enter(node, type, &simple)
          if type == CMARK_NODE_TEXT, let tokens {
            unsafe tokens.tell(&simple, ofMarksIn: Self.literal(of: node))
          }
        } else if let piece = unsafe Self.leave(node, type, &simple) {
          pieces.append(piece)
          // The way back from a footnote would be put behind it.
          if tokens?.definitions.isEmpty == false { simple.giveUp() }
        }
      }
    }
    return pieces
  }

  /// Makes the HTML in the tree text, to be shown as it was written.
  borrowing func escapeRawHTML() {
    // All calls read or change the live tree; replacing a node that was just left is allowed.
    unsafe forEachNode { _, node in
      let type = unsafe cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE else { return }
      var literal = unsafe Self.literal(of: node)
      while literal.last?.isHTMLSpace ?? false { literal.removeLast() }
      _ = unsafe Self.replaceWithText(node, isBlock: type == CMARK_NODE_HTML_BLOCK, literal)
    }
  }

  private static func replace(
    _ node: OpaquePointer, isBlock: Bool, _ simple: inout SimpleHTML
  ) -> RawHTMLPiece? {
    // Reads the live node; its literal is copied.
    var literal = unsafe literal(of: node)
    if isBlock, literal.last == UInt8(ascii: "\n") { literal.removeLast() }
    if literal.isOnlyHTMLComments {
      unsafe remove(node)
      return nil
    }
    guard !literal.isPlaceholder else {
      guard let paragraph = unsafe replaceWithText(node, isBlock: isBlock, literal) else {
        simple.inline()
        return nil
      }
      // It is in the tree now, which tells whether it is part of a tight list.
      unsafe enter(paragraph, CMARK_NODE_PARAGRAPH, &simple)
      simple.inline()
      return unsafe leave(paragraph, CMARK_NODE_PARAGRAPH, &simple)
    }
    let line = unsafe Int(cmark_node_get_start_line(node))
    let range = simple.isSimple ? simple.append(literal) : nil
    unsafe exchange(node, for: marked(isBlock ? CMARK_NODE_CUSTOM_BLOCK : CMARK_NODE_CUSTOM_INLINE))
    return RawHTMLPiece(literal: literal, line: line, simple: range, dropped: simple.takeDropped())
  }

  /// Puts the text of a piece of HTML in its place.
  ///
  /// - Returns: The paragraph around it, for a block.
  private static func replaceWithText(
    _ node: OpaquePointer, isBlock: Bool, _ literal: [UInt8]
  ) -> OpaquePointer? {
    // New nodes belong to the tree once they are in it; the text is copied.
    let text = unsafe cmark_node_new(CMARK_NODE_TEXT)
    unsafe cmark_node_set_literal(text, literal.map { CChar(bitPattern: $0) } + [0])
    guard isBlock else {
      unsafe exchange(node, for: text)
      return nil
    }
    let paragraph = unsafe cmark_node_new(CMARK_NODE_PARAGRAPH)
    unsafe cmark_node_append_child(paragraph, text)
    unsafe exchange(node, for: paragraph)
    return unsafe paragraph
  }

  private static func marked(_ type: cmark_node_type) -> OpaquePointer? {
    // A node of libcmark's own, which is rendered as it is; the mark is copied into it.
    let node = unsafe cmark_node_new(type)
    unsafe cmark_node_set_on_enter(node, [CChar(bitPattern: mark), 0])
    return unsafe node
  }

  private static func exchange(_ node: OpaquePointer, for other: OpaquePointer?) {
    // Replaced, the node belongs to nobody else and is freed.
    if unsafe cmark_node_replace(node, other) == 1 { unsafe cmark_node_free(node) }
  }
}

/// Telling which elements Markdown makes.
extension MarkdownDocument {
  private static func enter(_ node: OpaquePointer, _ type: cmark_node_type, _ simple: inout SimpleHTML) {
    // The node is of the live tree.
    if type == CMARK_NODE_LINK { unsafe address(of: node, &simple) }
    if let element = unsafe element(of: node, type) {
      simple.begin(element)
    } else {
      unsafe leaf(node, type, &simple)
    }
  }

  /// - Returns: A piece that nobody wrote, at the end of the node's content, where one is needed.
  private static func leave(
    _ node: OpaquePointer, _ type: cmark_node_type, _ simple: inout SimpleHTML
  ) -> RawHTMLPiece? {
    // The node is of the live tree; one that was just left may get another child, which then belongs to the
    // tree.
    guard unsafe element(of: node, type) != nil, let range = simple.end() else { return nil }
    unsafe cmark_node_append_child(node, marked(CMARK_NODE_CUSTOM_INLINE))
    return unsafe RawHTMLPiece(
      literal: [], line: Int(cmark_node_get_end_line(node)), simple: range, dropped: [])
  }

  private static func leaf(_ node: OpaquePointer, _ type: cmark_node_type, _ simple: inout SimpleHTML) {
    // Reads the live node.
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: simple.inline()
    case CMARK_NODE_THEMATIC_BREAK: simple.rule()
    case CMARK_NODE_CODE: simple.add([.code])
    case CMARK_NODE_CODE_BLOCK: simple.add([.pre, .code])
    case CMARK_NODE_IMAGE:
      // Reads the live node.
      unsafe address(of: node, &simple)
      simple.inline()
    case CMARK_NODE_DOCUMENT, CMARK_NODE_PARAGRAPH: break
    default: simple.giveUp()
    }
  }

  /// The element that a node with content is rendered as; `nil` where there is none.
  private static func element(of node: OpaquePointer, _ type: cmark_node_type) -> SafeElement? {
    // All calls read the live node.
    switch type {
    case CMARK_NODE_PARAGRAPH: return unsafe isTight(node) ? nil : .p
    case CMARK_NODE_EMPH: return .em
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK: return .a
    case CMARK_NODE_ITEM: return .li
    // All of these read the live node.
    case CMARK_NODE_LIST: return unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .ol : .ul
    case CMARK_NODE_BLOCK_QUOTE: return .blockquote
    case CMARK_NODE_HEADING: return SafeElement(rawValue: "h\(unsafe cmark_node_get_heading_level(node))")
    default: return nil
    }
  }

  /// Whether a paragraph is an entry of a list without empty lines, which is rendered without `<p>`.
  private static func isTight(_ paragraph: OpaquePointer) -> Bool {
    // Reads the live tree; a missing node has no type.
    let list = unsafe cmark_node_parent(cmark_node_parent(paragraph))
    return unsafe cmark_node_get_type(list) == CMARK_NODE_LIST && cmark_node_get_list_tight(list) == 1
  }

  private static func address(of node: OpaquePointer, _ simple: inout SimpleHTML) {
    // The address is a string that lives as long as the node; it is only read here.
    guard let url = unsafe cmark_node_get_url(node) else { return }
    unsafe simple.address(UnsafeRawBufferPointer(start: url, count: strlen(url)))
  }
}
