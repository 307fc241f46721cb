import CGumbo

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// HTML as a browser reads it: the owner of gumbo's tree, which it frees.
@safe struct GumboTree: ~Copyable {
  /// A step of a walk through the tree.
  enum Step {
    /// An element begins.
    case start(StartedElement)
    /// The element that was begun last ends.
    case end
    /// Text, with nothing left to decode.
    case text([UInt8])
  }

  // Memory that only this type holds; gumbo's tree points into the buffer, and both are freed in deinit,
  // once.
  private let buffer: UnsafeMutableBufferPointer<CChar>
  private let output: UnsafeMutablePointer<GumboOutput>?

  /// Parses UTF-8 as the content of a `div`.
  init(parsing bytes: [UInt8]) {
    // The copy ends in a NUL byte of ours, so that it has an address even where it is empty.
    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
    let end = unsafe buffer.initialize(fromContentsOf: bytes.lazy.map { CChar(bitPattern: $0) })
    unsafe buffer[end] = 0
    unsafe self.buffer = buffer
    // A constant of gumbo; only fields of the copy change.
    var options = unsafe kGumboDefaultOptions
    unsafe options.fragment_context = GUMBO_TAG_DIV
    unsafe options.max_errors = 0
    unsafe output = gumbo_parse_with_options(&options, buffer.baseAddress, bytes.count)
  }

  deinit {
    // The tree came from gumbo_parse_with_options with the same allocator; the buffer was allocated in init.
    if let output = unsafe output {
      var options = unsafe kGumboDefaultOptions
      unsafe gumbo_destroy_output(&options, output)
    }
    unsafe buffer.deallocate()
  }

  /// Walks through everything in order, without recursion.
  ///
  /// - Parameter visit: Takes a step; for the start of an element it says whether to go on into its content.
  ///   Where it does not, no end follows.
  borrowing func walk(_ visit: (Step) -> Bool) {
    // The nodes live as long as the tree, which outlives the walk.
    guard let root = unsafe output?.pointee.root else { return }
    var open = unsafe [(node: root, next: UInt32(0))]
    while let last = unsafe open.last {
      // Elements and templates only are opened, so that the union holds an element.
      let children = unsafe last.node.pointee.v.element.children
      guard unsafe last.next < children.length, let child = unsafe children.data[Int(last.next)] else {
        unsafe open.removeLast()
        if unsafe !open.isEmpty { _ = visit(.end) }
        continue
      }
      unsafe open[open.count - 1].next += 1
      // What a vector of children points at is a node.
      let node = unsafe child.assumingMemoryBound(to: GumboNode.self)
      switch unsafe node.pointee.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        if unsafe visit(.start(element(node))) { unsafe open.append((node, 0)) }
      case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
        // The type says that the union holds a text.
        _ = unsafe visit(.text(Self.bytes(node.pointee.v.text.text)))
      default: break
      }
    }
  }
}

/// An element of gumbo's tree, without its content.
struct StartedElement {
  /// Its name, in lower case where HTML knows it.
  var name: [UInt8]
  /// Whether it is part of a drawing or a formula, where names mean something else.
  var isForeign: Bool
  var attributes: [HTMLAttribute]
  /// Where its tag begins in the parsed bytes; `nil` where the parser made it up.
  var offset: Int?
  /// Whether the parser made it again from a tag it had already used.
  var isRepeated: Bool
}

extension GumboTree {
  private func element(_ node: UnsafeMutablePointer<GumboNode>) -> StartedElement {
    // Called for elements and templates only, so that the union holds an element; all of it lives as long as
    // the tree.
    let element = unsafe node.pointee.v.element
    let repeated =
      GUMBO_INSERTION_RECONSTRUCTED_FORMATTING_ELEMENT.rawValue
      | GUMBO_INSERTION_ADOPTION_AGENCY_CLONED.rawValue
    return unsafe StartedElement(
      name: Self.name(of: element), isForeign: element.tag_namespace != GUMBO_NAMESPACE_HTML,
      attributes: Self.attributes(of: element),
      offset: offset(of: element.original_tag),
      isRepeated: node.pointee.parse_flags.rawValue & repeated != 0)
  }

  private func offset(of piece: GumboStringPiece) -> Int? {
    // The piece, where there is one, points into the buffer.
    guard let data = unsafe piece.data, let start = unsafe buffer.baseAddress else { return nil }
    return unsafe data - UnsafePointer(start)
  }

  private static func name(of element: GumboElement) -> [UInt8] {
    guard unsafe element.tag == GUMBO_TAG_UNKNOWN else {
      // A constant string of gumbo.
      return unsafe bytes(gumbo_normalized_tagname(element.tag))
    }
    // The piece points into the buffer; gumbo cuts it down to the name.
    var piece = unsafe element.original_tag
    unsafe gumbo_tag_from_original_text(&piece)
    return unsafe UnsafeRawBufferPointer(start: piece.data, count: piece.length).map(\.asciiLowercased)
  }

  private static func attributes(of element: GumboElement) -> [HTMLAttribute] {
    // A vector of pointers to attributes, whose strings end in NUL.
    (0..<Int(unsafe element.attributes.length)).compactMap { index in
      guard let pointer = unsafe element.attributes.data[index] else { return nil }
      let attribute = unsafe pointer.assumingMemoryBound(to: GumboAttribute.self)
      return unsafe HTMLAttribute(name: bytes(attribute.pointee.name), value: bytes(attribute.pointee.value))
    }
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    // Strings of gumbo end in NUL and live as long as the tree; they are copied here.
    guard let text = unsafe text else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
