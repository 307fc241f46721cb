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
  /// What the text holds that libcmark does not know, if there is something.
  private var translation: Translation?

  /// Parses bytes, which are taken by length: a NUL byte becomes U+FFFD, as does what is not UTF-8.
  init(parsing markdown: [UInt8], dialect: Dialect = .commonmark, smartPunctuation: Bool) {
    translation = dialect == .commonmark ? nil : Translation(of: markdown, smartPunctuation: smartPunctuation)
    let bytes = translation?.commonMark ?? markdown
    // Source positions are asked for because lines are only counted inside code and tags with them.
    let options =
      CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_SOURCEPOS | (smartPunctuation ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT)
    // The buffer outlives the call, and libcmark copies what it keeps.
    unsafe root = bytes.withUnsafeBytes { buffer in
      unsafe cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, options)
    }
    if translation?.mayHaveMail ?? false { markMailAddresses() }
  }

  deinit {
    // The tree came from cmark_parse_document and nobody else frees it.
    if let root = unsafe root { unsafe cmark_node_free(root) }
  }

  /// Takes raw HTML out of the tree.
  ///
  /// - Returns: The lines (1-based, in the Markdown) where HTML other than comments was taken out, in order. libcmark
  ///   does not count the lines of link definitions in the same paragraph before it.
  borrowing func removeRawHTML() -> [Int] {
    var lines: [Int] = []
    // The iterator is freed before the tree can be.
    guard let root = unsafe root, let iterator = unsafe cmark_iter_new(root) else { return [] }
    defer { unsafe cmark_iter_free(iterator) }
    // All calls read the live tree, or free a node that the iterator has just left, which libcmark allows.
    while unsafe cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let node = unsafe cmark_iter_get_node(iterator) else { continue }
      let type = unsafe cmark_node_get_type(node)
      guard type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE else { continue }
      if unsafe !Self.literal(of: node).isOnlyHTMLComments {
        // Only reads a field of the node.
        lines.append(unsafe Int(cmark_node_get_start_line(node)))
      }
      // Unlinked, the node belongs to nobody else, and the iterator already knows the next one.
      unsafe cmark_node_unlink(node)
      unsafe cmark_node_free(node)
    }
    return translation?.sourceLines(of: lines) ?? lines
  }

  private static func literal(of node: OpaquePointer) -> [UInt8] {
    // The literal is a NUL-terminated string that lives as long as the node; it is copied here.
    guard let literal = unsafe cmark_node_get_literal(node) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
  }

  /// The HTML of the document; unless raw HTML is passed, without targets of links that can run code.
  borrowing func html(passingRawHTML: Bool) -> [UInt8] {
    let options = passingRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
    // libcmark allocates the string for us; it is copied and freed here.
    guard let root = unsafe root, let rendered = unsafe cmark_render_html(root, options) else { return [] }
    defer { unsafe free(rendered) }
    let html = unsafe Array(UnsafeRawBufferPointer(start: rendered, count: strlen(rendered)))
    return translation.map { Expansion.expand(html, $0.tokens) } ?? html
  }
}

/// Addresses of mail, which are looked for in what is text in the end.
extension MarkdownDocument {
  /// Marks addresses of mail outside of links.
  private mutating func markMailAddresses() {
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
