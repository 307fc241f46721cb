import CCmark

/// Taking HTML out of the tree.
extension MarkdownDocument {
  /// Takes the HTML out of the tree and leaves a mark for each piece; what looks like a tag and is none
  /// becomes text.
  ///
  /// HTML in the text for a picture stays: it is rendered as text.
  borrowing func takeRawHTML() -> [RawHTMLPiece] {
    var pieces: [RawHTMLPiece] = []
    // All calls read or change the live tree. It is walked without libcmark's iterator, which stops at each of the many
    // leaves three times.
    var next = unsafe cmark_node_first_child(root)
    while let node = unsafe next {
      let type = unsafe cmark_node_get_type(node)
      switch type {
      case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
        CMARK_NODE_CODE_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_IMAGE:
        unsafe next = following(node)
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
        unsafe next = following(node)
        unsafe Self.take(node, isBlock: type == CMARK_NODE_HTML_BLOCK, into: &pieces)
      default: unsafe next = cmark_node_first_child(node) ?? following(node)
      }
    }
    return pieces
  }

  /// The node behind one and all that is in it.
  private borrowing func following(_ node: OpaquePointer) -> OpaquePointer? {
    // Only reads the live tree, in which every node but the root has a parent.
    var last = unsafe node
    while true {
      if let next = unsafe cmark_node_next(last) { return unsafe next }
      guard let parent = unsafe cmark_node_parent(last), unsafe parent != root else { return nil }
      unsafe last = parent
    }
  }

  /// Makes the HTML in the tree text, to be shown as it was written.
  borrowing func escapeRawHTML() {
    // All calls read or change the live tree; replacing a node that was just left is allowed.
    unsafe forEachNode { _, node in
      let type = unsafe cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE else { return }
      var literal = unsafe Self.literal(of: node)
      while literal.last?.isHTMLSpace ?? false { literal.removeLast() }
      unsafe Self.replaceWithText(node, isBlock: type == CMARK_NODE_HTML_BLOCK, literal)
    }
  }

  private static func take(_ node: OpaquePointer, isBlock: Bool, into pieces: inout [RawHTMLPiece]) {
    // Reads the live node; its literal is copied.
    var literal = unsafe literal(of: node)
    if isBlock, literal.last == UInt8(ascii: "\n") { literal.removeLast() }
    if literal.isOnlyHTMLComments {
      unsafe remove(node)
    } else if literal.isPlaceholder {
      unsafe replaceWithText(node, isBlock: isBlock, literal)
    } else {
      // A node of libcmark's own, which is rendered as it is; the mark is copied into it.
      let stand = unsafe cmark_node_new_with_mem(
        isBlock ? CMARK_NODE_CUSTOM_BLOCK : CMARK_NODE_CUSTOM_INLINE, TreeMemory.allocator)
      var mark = RawHTMLPiece.mark(pieces.count)
      mark.append(0)
      // The bytes are read as libcmark has them, up to the zero.
      unsafe mark.withUnsafeBytes { bytes in
        _ = unsafe cmark_node_set_on_enter(stand, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
      pieces.append(RawHTMLPiece(literal: literal, line: unsafe Int(cmark_node_get_start_line(node))))
      unsafe exchange(node, for: stand)
    }
  }

  /// Puts the text of a piece of HTML in its place, in a paragraph of its own where it was a block.
  private static func replaceWithText(_ node: OpaquePointer, isBlock: Bool, _ literal: [UInt8]) {
    // New nodes belong to the tree once they are in it; the text is copied.
    let text = unsafe cmark_node_new_with_mem(CMARK_NODE_TEXT, TreeMemory.allocator)
    unsafe cmark_node_set_literal(text, literal.map { CChar(bitPattern: $0) } + [0])
    guard isBlock else { return unsafe exchange(node, for: text) }
    let paragraph = unsafe cmark_node_new_with_mem(CMARK_NODE_PARAGRAPH, TreeMemory.allocator)
    unsafe cmark_node_append_child(paragraph, text)
    unsafe exchange(node, for: paragraph)
  }

  private static func exchange(_ node: OpaquePointer, for other: OpaquePointer?) {
    // Replaced, the node belongs to nobody else and is freed.
    if unsafe cmark_node_replace(node, other) == 1 { unsafe cmark_node_free(node) }
  }
}
