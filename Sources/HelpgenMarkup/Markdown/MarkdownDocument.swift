import CCmark

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A parsed Markdown text: the owner of libcmark's tree, which it frees.
///
/// Parsing and rendering never fail and never recurse: any bytes are a document, and nesting costs memory, not stack.
@safe struct MarkdownDocument: ~Copyable {
  // A pointer that libcmark gave and that only this type holds; it is freed in deinit, once.
  private let root: OpaquePointer?
  private let options: CInt

  /// Parses bytes, which are taken by length: a NUL byte becomes U+FFFD, as does what is not UTF-8.
  init(parsing bytes: [UInt8], smartPunctuation: Bool) {
    let options = CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8 | (smartPunctuation ? CMARK_OPT_SMART : 0)
    self.options = options
    // The buffer outlives the call, and libcmark copies what it keeps.
    unsafe root = bytes.withUnsafeBytes { buffer in
      unsafe cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, options)
    }
  }

  deinit {
    // The tree came from cmark_parse_document and nobody else frees it.
    if let root = unsafe root { unsafe cmark_node_free(root) }
  }

  /// Takes raw HTML and links with schemes that run code out of the tree.
  ///
  /// - Returns: The lines (1-based, in the Markdown) where HTML other than comments was taken out, in order.
  borrowing func removeRawHTML() -> [Int] {
    var lines: [Int] = []
    // The iterator is freed before the tree can be; libcmark allows to unlink the node it has just left.
    guard let root = unsafe root, let iterator = unsafe cmark_iter_new(root) else { return [] }
    defer { unsafe cmark_iter_free(iterator) }
    while unsafe cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let node = unsafe cmark_iter_get_node(iterator) else { continue }
      let type = unsafe cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE else { continue }
      // The literal is a NUL-terminated string that lives as long as the node.
      if let literal = unsafe cmark_node_get_literal(node), unsafe strncmp(literal, "<!--", 4) != 0 {
        lines.append(unsafe Self.line(of: node))
      }
      unsafe cmark_node_unlink(node)
      unsafe cmark_node_free(node)
    }
    return lines
  }

  /// The line of a node; inlines of libcmark have none, so their block's is taken.
  private static func line(of node: OpaquePointer) -> Int {
    var current: OpaquePointer? = unsafe node
    while let candidate = unsafe current {
      // Both calls only read a node of the live tree.
      let line = unsafe cmark_node_get_start_line(candidate)
      if line > 0 { return Int(line) }
      unsafe current = unsafe cmark_node_parent(candidate)
    }
    return 1
  }

  /// The HTML of the document.
  borrowing func html(passingRawHTML: Bool) -> [UInt8] {
    let options = passingRawHTML ? options : options & ~CMARK_OPT_UNSAFE
    // libcmark allocates the string for us; it is copied and freed here.
    guard let root = unsafe root, let rendered = unsafe cmark_render_html(root, options) else { return [] }
    defer { unsafe free(rendered) }
    return unsafe Array(UnsafeRawBufferPointer(start: rendered, count: strlen(rendered)))
  }
}
