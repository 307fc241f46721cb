import CYaml

/// One libyaml parser over bytes of its own: the only place that speaks to libyaml, and the owner that frees.
///
/// It hands out events, not a document, so that neither side has to recurse.
@safe struct YAMLParser: ~Copyable {
  /// What comes next in a text.
  enum Event {
    /// A document begins.
    case documentStart
    /// A single value.
    case scalar(text: String, isPlain: Bool, isBlock: Bool)
    /// A list begins.
    case sequenceStart(isFlow: Bool)
    /// A mapping begins; its keys and values follow by turns.
    case mappingStart(isFlow: Bool)
    /// The innermost list or mapping ends.
    case collectionEnd
    /// A reference to a value that has a name.
    case alias(String)
    /// The text ends.
    case streamEnd
  }

  /// An event and where it is, in characters from the beginning.
  struct LocatedEvent {
    /// The event.
    let event: Event
    /// Its characters.
    let characters: Range<Int>
    /// Whether a type is spelled out before it, as in `!!str`.
    let hasTag: Bool
  }

  /// Why a text is not YAML, in libyaml's words.
  struct Failure: Error {
    /// What is wrong.
    let problem: String
    /// Where; `nil` where no byte of the text is to blame.
    let place: Place?
    /// The character at which the construct begins that is wrong.
    let context: Int?

    /// A place in the text.
    enum Place {
      /// A character.
      case character(Int)
      /// A byte, where bytes could not be read as characters.
      case byte(Int)
    }
  }

  // libyaml keeps pointers to the parser and to the input, so neither may move: both live outside of this value.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// A parser for UTF-8 text without a byte order mark.
  init(_ bytes: some Collection<UInt8>) throws(Failure) {
    unsafe input = .allocate(capacity: bytes.count)
    _ = unsafe input.initialize(fromContentsOf: bytes)
    unsafe parser = .allocate(capacity: 1)
    // On failure libyaml has already freed what it had allocated, and left the parser zeroed.
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      unsafe input.deallocate()
      throw Failure(problem: "out of memory", place: nil, context: nil)
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // The pointer is only read, within the given length, and stays valid until `deinit`.
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event; nothing may be asked for after a failure or the end of the text.
  mutating func next() throws(Failure) -> LocatedEvent {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
      // The event's strings are copied before it is deleted.
      let located = unsafe Self.located(event)
      unsafe yaml_event_delete(&event)
      if let located { return located }
    }
  }

  /// What an event says; `nil` for those that say nothing.
  private static func located(_ event: yaml_event_t) -> LocatedEvent? {
    var hasTag = false
    let value: Event
    // The members of the union that are read are those that the type of the event says are set.
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: value = .documentStart
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      unsafe hasTag = scalar.tag != nil
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let style = unsafe scalar.style
      value = .scalar(
        text: unsafe String(decoding: bytes, as: UTF8.self), isPlain: style == YAML_PLAIN_SCALAR_STYLE,
        isBlock: style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      unsafe hasTag = event.data.sequence_start.tag != nil
      value = .sequenceStart(isFlow: unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      unsafe hasTag = event.data.mapping_start.tag != nil
      value = .mappingStart(isFlow: unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: value = .collectionEnd
    case YAML_ALIAS_EVENT: value = .alias(unsafe copy(event.data.alias.anchor))
    case YAML_STREAM_END_EVENT: value = .streamEnd
    default: return nil
    }
    let start = unsafe event.start_mark.index
    return LocatedEvent(
      event: value, characters: start..<max(start, unsafe event.end_mark.index), hasTag: hasTag)
  }

  private func failure() -> Failure {
    let kind = unsafe parser.pointee.error
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    if kind == YAML_READER_ERROR {
      return Failure(
        problem: problem ?? "unreadable", place: .byte(unsafe parser.pointee.problem_offset), context: nil)
    }
    let hasContext = unsafe parser.pointee.context != nil
    return Failure(
      problem: problem ?? "out of memory",
      place: problem == nil ? nil : .character(unsafe parser.pointee.problem_mark.index),
      context: hasContext ? unsafe parser.pointee.context_mark.index : nil)
  }

  /// The text of a C string that libyaml ends with a zero.
  private static func copy(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}
