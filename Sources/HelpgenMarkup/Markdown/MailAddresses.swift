import CCmark

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Addresses of mail, which are looked for in what is text in the end.
extension MarkdownDocument {
  /// Marks addresses of mail outside of links.
  mutating func markMailAddresses() {
    // The iterator is freed before the tree can be, and no node is.
    guard let root = unsafe root, let iterator = unsafe cmark_iter_new(root) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    var depth = 0
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return }
      // All calls read or change the live tree.
      guard let node = unsafe cmark_iter_get_node(iterator) else { continue }
      let type = unsafe cmark_node_get_type(node)
      if type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE {
        depth += event == CMARK_EVENT_ENTER ? 1 : -1
      } else if depth == 0, type == CMARK_NODE_TEXT, let literal = unsafe cmark_node_get_literal(node),
        // What a mark stands for may hold an `@`.
        unsafe strpbrk(literal, "@\u{10FFFF}") != nil
      {
        let text = unsafe translation?.tokens.replacingTextMarks(in: Self.literal(of: node)) ?? []
        guard let marked = text.markingMail(add: { translation?.tokens.addMail($0) ?? 0 }) else { continue }
        unsafe cmark_node_set_literal(node, marked.map { CChar(bitPattern: $0) } + [0])
      }
    }
  }
}
