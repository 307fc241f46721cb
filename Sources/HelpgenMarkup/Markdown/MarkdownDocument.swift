import CCmark

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A parsed Markdown text: the owner of libcmark's tree, which it frees.
///
/// Parsing and rendering never fail and never recurse: any bytes are a document, and nesting costs memory,
/// not stack. A document stays on the thread that parsed it, as its memory does.
@safe struct MarkdownDocument: ~Copyable {
  // A pointer that libcmark gave and that only this type holds; its memory goes in deinit.
  let root: OpaquePointer?
  /// What the text holds that libcmark does not know, if there is something.
  var translation: Translation?

  /// Parses bytes, which are taken by length: a NUL byte becomes U+FFFD, as does what is not UTF-8.
  init(parsing markdown: [UInt8], dialect: Dialect = .commonmark, smartPunctuation: Bool) {
    // Where the text is UTF-8, what is made of it is as well.
    let isUTF8 = markdown.isUTF8
    translation =
      dialect == .commonmark
      ? nil : Translation(of: markdown, isUTF8: isUTF8, dialect, smartPunctuation: smartPunctuation)
    let bytes = translation?.commonMark ?? markdown
    // Source positions are asked for because lines are only counted inside code and tags with them.
    let options =
      CMARK_OPT_SOURCEPOS | (smartPunctuation ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT)
      | (isUTF8 ? CMARK_OPT_DEFAULT : CMARK_OPT_VALIDATE_UTF8)
    TreeMemory.begin()
    // The buffer outlives the call, libcmark copies what it keeps, and the parser is freed at once.
    unsafe root = bytes.withUnsafeBytes { buffer in
      let parser = unsafe cmark_parser_new_with_mem(options, TreeMemory.allocator)
      defer { unsafe cmark_parser_free(parser) }
      unsafe cmark_parser_feed(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
      return unsafe cmark_parser_finish(parser)
    }
    if translation?.mayHaveMail ?? false { markMailAddresses() }
    // Nothing was found after all.
    if translation?.tokens.tokens.isEmpty ?? false { translation = nil }
  }

  deinit { TreeMemory.end() }

  /// The block that begins the document.
  var firstBlock: OpaquePointer? {
    // Reads the live tree; a missing node has no child.
    unsafe cmark_node_first_child(root)
  }

  /// Visits every node of the tree in order, those with content twice.
  ///
  /// - Parameter visit: Takes a node, which it may replace or take out and free when it is left.
  borrowing func forEachNode(_ visit: (cmark_event_type, OpaquePointer) -> Void) {
    // The tree outlives the walk.
    if let root = unsafe root { unsafe Self.forEachNode(in: root, visit) }
  }

  /// Visits a node and what is in it, as the other `forEachNode` does.
  static func forEachNode(in node: OpaquePointer, _ visit: (cmark_event_type, OpaquePointer) -> Void) {
    // The iterator is freed before the tree can be; it already knows the node after the one that is visited.
    guard let iterator = unsafe cmark_iter_new(node) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return }
      // A node of the live tree.
      if let node = unsafe cmark_iter_get_node(iterator) { unsafe visit(event, node) }
    }
  }

  /// Takes raw HTML out of the tree.
  ///
  /// - Returns: The lines (1-based, in the Markdown) where HTML other than comments was taken out, in order.
  ///   libcmark does not count the lines of link definitions in the same paragraph before it.
  borrowing func removeRawHTML() -> [Int] {
    var lines: [Int] = []
    // All calls read the live tree, or free a node that was just left.
    unsafe forEachNode { _, node in
      let type = unsafe cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE else { return }
      if unsafe !Self.literal(of: node).isOnlyHTMLComments {
        // Only reads a field of the node.
        lines.append(unsafe Int(cmark_node_get_start_line(node)))
      }
      unsafe Self.remove(node)
    }
    return translation?.sourceLines(of: lines) ?? lines
  }

  /// Takes a node out of the tree.
  static func remove(_ node: OpaquePointer) {
    // Unlinked, the node belongs to nobody else.
    unsafe cmark_node_unlink(node)
    unsafe cmark_node_free(node)
  }

  /// The text of a leaf.
  static func literal(of node: OpaquePointer) -> [UInt8] {
    // The literal is a NUL-terminated string that lives as long as the node; it is copied here.
    guard let literal = unsafe cmark_node_get_literal(node) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
  }

  /// The HTML of the document; unless raw HTML is passed, without targets of links that can run code.
  ///
  /// - Parameters:
  ///   - passingRawHTML: Whether HTML passes; otherwise targets of links that can run code are left out, too.
  ///   - labelsWaysBack: Whether the ways back from footnotes have a label, which is English.
  borrowing func html(passingRawHTML: Bool, labelsWaysBack: Bool = true) -> [UInt8] {
    let options = passingRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
    // libcmark allocates the string where the tree is; it is copied here.
    guard let root = unsafe root, let rendered = unsafe cmark_render_html(root, options) else { return [] }
    let html = unsafe Array(UnsafeRawBufferPointer(start: rendered, count: strlen(rendered)))
    guard let tokens = translation?.tokens else { return html }
    return Expansion.expand(html, tokens, labelsWaysBack: labelsWaysBack)
  }
}
