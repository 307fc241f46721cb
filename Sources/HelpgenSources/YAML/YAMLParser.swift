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
    // Freed in `deinit`, or right below where there is nothing to parse with.
    unsafe input = .allocate(capacity: bytes.count)
    unsafe parser = .allocate(capacity: 1)
    // The buffer has room for exactly these bytes.
    _ = unsafe input.initialize(fromContentsOf: bytes)
    // libyaml fills the memory in; where it fails it has freed what it had allocated itself.
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      // Nothing else refers to the two, and `deinit` does not run.
      unsafe parser.deallocate()
      unsafe input.deallocate()
      throw Failure(problem: "out of memory", place: nil, context: nil)
    }
    // The input is only read, within the given length, and stays where it is until `deinit`.
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    // The parser goes before the input that it refers to; this value was the only owner of both.
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event; nothing may be asked for after a failure or the end of the text.
  mutating func next() throws(Failure) -> LocatedEvent {
    while true {
      // A C struct of zeros, which libyaml fills in and frees; its strings are copied in between.
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
      let located = unsafe Self.located(event)
      // Nothing refers to the event's strings any more.
      unsafe yaml_event_delete(&event)
      if let located { return located }
    }
  }

  /// What an event says; `nil` for those that say nothing.
  private static func located(_ event: yaml_event_t) -> LocatedEvent? {
    let value: (event: Event, hasTag: Bool)
    // Each member of the union is read only where the type says that it is the one that is set.
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: value = (.documentStart, false)
    case YAML_STREAM_END_EVENT: value = (.streamEnd, false)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: value = (.collectionEnd, false)
    case YAML_SCALAR_EVENT:
      // The type says that `scalar` is set.
      let scalar = unsafe event.data.scalar
      let style = unsafe scalar.style
      // libyaml gives the length with the bytes; a tag is there or not.
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      let hasTag = unsafe scalar.tag != nil
      let isBlock = style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
      value = (.scalar(text: text, isPlain: style == YAML_PLAIN_SCALAR_STYLE, isBlock: isBlock), hasTag)
    case YAML_SEQUENCE_START_EVENT:
      // The type says that `sequence_start` is set.
      let isFlow = unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      value = (.sequenceStart(isFlow: isFlow), unsafe event.data.sequence_start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      // The type says that `mapping_start` is set.
      let isFlow = unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      value = (.mappingStart(isFlow: isFlow), unsafe event.data.mapping_start.tag != nil)
    case YAML_ALIAS_EVENT:
      // The type says that `alias` is set; its name is a C string.
      let name = unsafe event.data.alias.anchor.map { unsafe String(cString: $0) }
      value = (.alias(name ?? ""), false)
    default: return nil
    }
    // The marks are set in every event.
    let (start, end) = unsafe (event.start_mark.index, event.end_mark.index)
    return LocatedEvent(event: value.event, characters: start..<max(start, end), hasTag: value.hasTag)
  }

  private func failure() -> Failure {
    // libyaml's texts are constants of the library, or absent.
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let hasContext = unsafe parser.pointee.context != nil
    guard let problem else { return Failure(problem: "out of memory", place: nil, context: nil) }
    // Plain numbers; which of them counts is told by the kind of the error.
    if unsafe parser.pointee.error == YAML_READER_ERROR {
      return Failure(problem: problem, place: .byte(unsafe parser.pointee.problem_offset), context: nil)
    }
    // Plain numbers as well.
    let (mark, context) = unsafe (parser.pointee.problem_mark.index, parser.pointee.context_mark.index)
    return Failure(problem: problem, place: .character(mark), context: hasContext ? context : nil)
  }
}
