import CCmark

/// What a walk over a document found that pages need to know.
struct Annotations: Sendable {
  /// A heading as it is written.
  struct Heading: Sendable {
    var level: Int
    var text: String
    /// The id of `{#id}` behind the text.
    var ownID: String?
  }

  /// A link to a place that only the site knows.
  struct Link: Sendable {
    var target: String
    var line: Int
  }

  var headings: [Heading] = []
  var links: [Link] = []
}

/// The marks that stand in rendered HTML until it is put on a page: private characters that no author's text keeps.
enum BodyMark {
  /// Begins a heading; its index follows, then `;`.
  static let heading: Unicode.Scalar = "\u{10FFF0}"
  /// Ends a heading.
  static let headingEnd: Unicode.Scalar = "\u{10FFF1}"
  /// Begins the address of a link; its index follows.
  static let link: Unicode.Scalar = "\u{10FFF2}"
  /// Begins an id in HTML of the author's, or a link to one.
  static let idPrefixBytes: [UInt8] = [0xF4, 0x8F, 0xBF, 0xB3]

  /// The bytes that all marks begin with.
  static let prefix: [UInt8] = [0xF4, 0x8F, 0xBF]
}

extension MarkdownDocument {
  /// Takes out a heading on top that only repeats the title.
  borrowing func removeHeading(repeating title: String) {
    // All calls read the live tree; the heading is freed after the walk through it.
    guard let first = unsafe firstBlock, unsafe cmark_node_get_type(first) == CMARK_NODE_HEADING else {
      return
    }
    var text = ""
    unsafe Self.forEachNode(in: first) { _, node in
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        text += unsafe String(decoding: Self.literal(of: node), as: UTF8.self)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
    if text.inOneLine == title { unsafe Self.remove(first) }
  }

  /// Marks headings and links inside of the site.
  borrowing func annotate() -> Annotations {
    var annotations = Annotations()
    var heading: String?
    let tokens = translation?.tokens
    // All calls read or change the live tree; a node is only freed when the walk leaves it.
    unsafe forEachNode { event, node in
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_HEADING:
        if event == CMARK_EVENT_ENTER {
          heading = ""
        } else if let text = heading {
          unsafe Self.finish(node, text, tokens, &annotations)
          heading = nil
        }
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        if heading != nil { unsafe heading?.append(String(decoding: Self.literal(of: node), as: UTF8.self)) }
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
        heading?.append(" ")
      case CMARK_NODE_LINK where event == CMARK_EVENT_EXIT:
        unsafe Self.mark(link: node, &annotations)
      default: break
      }
    }
    for (index, line) in (translation?.sourceLines(of: annotations.links.map(\.line)) ?? []).enumerated() {
      annotations.links[index].line = line
    }
    return annotations
  }

  /// Marks a heading that the walk leaves.
  private static func finish(
    _ node: OpaquePointer, _ text: String, _ tokens: Tokens?, _ annotations: inout Annotations
  ) {
    if tokens?.isMadeUp(Array(text.utf8)) ?? false { return }
    let words = String(decoding: tokens?.restored(Array(text.utf8)) ?? Array(text.utf8), as: UTF8.self)
      .inOneLine
    // Reads and changes the live tree.
    var heading = Annotations.Heading(level: Int(unsafe cmark_node_get_heading_level(node)), text: words)
    if let (shown, id) = HeadingID.split(words), let last = unsafe cmark_node_last_child(node),
      unsafe takeOwnID(off: last, id)
    {
      heading.text = shown
      heading.ownID = id
    }
    unsafe insert("\(BodyMark.heading)\(annotations.headings.count);", into: node, atEnd: false)
    unsafe insert("\(BodyMark.headingEnd)", into: node, atEnd: true)
    annotations.headings.append(heading)
  }

  /// Takes `{#id}` off the text that ends a heading; false where it is not all in one text.
  private static func takeOwnID(off node: OpaquePointer, _ id: String) -> Bool {
    // Reads and changes a leaf of the live tree; libcmark copies the text it is given.
    guard unsafe cmark_node_get_type(node) == CMARK_NODE_TEXT else { return false }
    let text = unsafe String(decoding: literal(of: node), as: UTF8.self)
    guard let range = text.range(ofSuffix: "{#\(id)}") else { return false }
    return unsafe cmark_node_set_literal(node, String(text[..<range])) == 1
  }

  private static func insert(_ mark: String, into node: OpaquePointer, atEnd: Bool) {
    // The new node belongs to the tree once it is a child of one of its nodes.
    guard let inline = unsafe cmark_node_new_with_mem(CMARK_NODE_CUSTOM_INLINE, TreeMemory.allocator) else {
      return
    }
    unsafe cmark_node_set_on_enter(inline, mark)
    let isInside =
      unsafe atEnd ? cmark_node_append_child(node, inline) : cmark_node_prepend_child(node, inline)
    if isInside == 0 { unsafe cmark_node_free(inline) }
  }

  /// Replaces the address of a link that leads to a place of the site by a mark.
  private static func mark(link node: OpaquePointer, _ annotations: inout Annotations) {
    // The address is a string of the node's, copied here; libcmark copies the one it is given.
    guard let url = unsafe cmark_node_get_url(node) else { return }
    let target = unsafe String(cString: url)
    // What a mark stands for is an address of another site.
    guard LinkTarget.isInternal(target), !target.unicodeScalars.contains("\u{10FFFF}") else { return }
    unsafe cmark_node_set_url(node, "\(BodyMark.link)\(annotations.links.count)")
    annotations.links.append(
      Annotations.Link(target: target, line: max(1, Int(unsafe cmark_node_get_start_line(node)))))
  }
}

extension String {
  /// The words with single spaces between them.
  fileprivate var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Where a suffix begins, without the white space before it; `nil` where the text does not end in it.
  fileprivate func range(ofSuffix suffix: String) -> String.Index? {
    guard utf8.count >= suffix.utf8.count, utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
      return nil
    }
    var end = utf8.index(endIndex, offsetBy: -suffix.utf8.count)
    while end > startIndex, [0x20, 0x09].contains(utf8[utf8.index(before: end)]) {
      end = utf8.index(before: end)
    }
    return end
  }
}

/// Which links are the site's to resolve.
enum LinkTarget {
  /// Schemes that run code or read the reader's disk; libcmark would leave an empty address, which leads to the page.
  private static let unsafeSchemes: Set<String> = ["javascript", "vbscript", "file", "data"]

  /// Whether an address has no scheme of its own, or helpgen's `article:`, or one that leads nowhere safe.
  static func isInternal(_ target: String) -> Bool {
    if target.utf8.starts(with: "article:".utf8) { return true }
    if target.utf8.starts(with: "//".utf8) { return false }
    // A colon before any `/`, `?` or `#` ends a scheme (RFC 3986, 4.2).
    let head = target.utf8.prefix { !"/?#".utf8.contains($0) }
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return true }
    return unsafeSchemes.contains(String(Substring(head[..<colon])).lowercased())
  }
}
