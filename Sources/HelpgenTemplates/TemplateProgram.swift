import HelpgenDiagnostics

/// All templates of a set, compiled: one flat list of instructions and the tables they point into.
struct TemplateProgram: Sendable {
  var code: [Instruction] = []
  /// Where each instruction was written.
  var sites: [Site] = []
  /// The text between tags, run after run.
  var literals: [UInt8] = []
  var paths: [NamePath] = []
  var inclusions: [Inclusion] = []
  var blocks: [Block] = []
  var texts: [SourceText] = []
  /// Where each template begins in `code`, by name.
  var entries: [String: Int] = [:]

  /// The place of an instruction's name.
  func nameSpan(_ pc: Int) -> SourceSpan { SourceSpan(texts[sites[pc].text], sites[pc].name) }

  /// The place of an instruction's whole tag.
  func tagSpan(_ pc: Int) -> SourceSpan { SourceSpan(texts[sites[pc].text], sites[pc].tag) }
}

/// One step of a compiled template; numbers are indexes into the program's tables.
enum Instruction: Sendable {
  /// Text as it is; `startsLine` where it begins a line, so that indentation goes before it.
  case literal(start: Int, end: Int, startsLine: Bool)
  case print(path: Int, isRaw: Bool)
  /// Runs what follows for the value, or goes on at `end`.
  case section(path: Int, end: Int)
  /// Repeats a section from `start` while it has values left.
  case sectionEnd(start: Int)
  /// Goes on at `end` if the value is shown.
  case inverted(path: Int, end: Int)
  case include(Int)
  case block(Int)
  case back
}

/// Where an instruction was written.
struct Site: Sendable {
  var text: Int
  var tag: Range<Int>
  var name: Range<Int>
}

/// A dotted name; no parts for `.`, the value at hand.
struct NamePath: Sendable {
  let parts: [String]
  let keys: [NameKey]

  init(_ text: String) {
    parts = text == "." ? [] : text.split(separator: ".").map(String.init)
    keys = parts.map { NameKey($0) }
  }
}

/// A partial, or a parent with the blocks that are handed to it.
struct Inclusion: Sendable {
  enum Target: Sendable {
    case named(String, entry: Int?)
    case dynamic(path: Int)
  }

  var target: Target
  /// What goes before each of its lines.
  var indentation: [UInt8] = []
  /// The blocks handed to it, each with the place of its code.
  var arguments: [Argument] = []
  /// Where the including template goes on.
  var end: Int
}

/// A block handed to a parent.
struct Argument: Sendable {
  var name: String
  var entry: Int
  var span: Range<Int>
}

/// A place that the including template may fill; what is shown otherwise follows it in the code.
struct Block: Sendable {
  var name: String
  /// What goes before each line of the text that fills it.
  var indentation: [UInt8]
  /// Where the template goes on after the block.
  var end: Int
}
