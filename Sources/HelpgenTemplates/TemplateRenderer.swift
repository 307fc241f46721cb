import HelpgenDiagnostics

/// Runs a program once.
///
/// It keeps its own stacks, so that neither templates nor data can overflow the machine's.
struct TemplateRenderer {
  private let program: TemplateProgram
  /// The values that names are looked up in, innermost last.
  private var contexts: [TemplateValue]
  private var loops: [Loop] = []
  private var calls: [Call] = []
  /// The blocks that were handed to parents, innermost last.
  private var frames: [Frame] = []
  private var frame: Int?
  private var indentation: [UInt8] = []
  private let outputStart: Int

  /// A section that is being shown.
  private struct Loop {
    var values: [TemplateValue]
    var next: Int
    var hasContext: Bool
  }

  /// A template or block that is being shown, and what to restore behind it.
  private struct Call {
    var returnTo: Int
    var frame: Int?
    var frameCount: Int
    var indentation: [UInt8]
  }

  /// The blocks of one inclusion, and the frame around it.
  private struct Frame {
    var inclusion: Int
    var parent: Int?
  }

  init(_ program: TemplateProgram, _ value: TemplateValue, outputStart: Int) {
    self.program = program
    contexts = [value]
    self.outputStart = outputStart
  }

  /// Runs the template that begins at `entry`.
  mutating func run(from entry: Int, into output: inout [UInt8]) throws(TemplateDepthError) {
    var pc = entry
    while true {
      switch program.code[pc] {
      case .literal(let start, let end, let startsLine):
        appendLiteral(start..<end, startsLine: startsLine, to: &output)
        pc += 1
      case .print(let path, let isRaw):
        append(value(of: program.paths[path]), isRaw: isRaw, to: &output)
        pc += 1
      case .section(let path, let end): pc = openSection(path, body: pc + 1, end: end)
      case .sectionEnd(let start): pc = repeatSection(from: start, end: pc + 1)
      case .inverted(let path, let end): pc = value(of: program.paths[path]).isShown ? end : pc + 1
      case .include(let index): pc = try include(index, at: pc)
      case .block(let index): pc = try fill(index, at: pc)
      case .back:
        guard let call = calls.popLast() else { return }
        pc = call.returnTo
        frame = call.frame
        frames.removeLast(frames.count - call.frameCount)
        indentation = call.indentation
      }
    }
  }
}

// MARK: - Output

extension TemplateRenderer {
  private func appendLiteral(_ range: Range<Int>, startsLine: Bool, to output: inout [UInt8]) {
    guard !indentation.isEmpty else {
      output.append(contentsOf: program.literals[range])
      return
    }
    let text = program.literals[range]
    if startsLine, output.count == outputStart || output.last == UInt8(ascii: "\n"), !isBlankLine(text) {
      output.append(contentsOf: indentation)
    }
    var rest = text
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      output.append(contentsOf: rest[...newline])
      rest = rest[(newline + 1)...]
      if !rest.isEmpty, !isBlankLine(rest) { output.append(contentsOf: indentation) }
    }
    output.append(contentsOf: rest)
  }

  /// Whether a line ends where `text` begins.
  private func isBlankLine(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "\n") || text.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
  }

  private func append(_ value: TemplateValue, isRaw: Bool, to output: inout [UInt8]) {
    switch value {
    case .text(let text) where isRaw: output.append(contentsOf: text.utf8)
    case .text(let text): HTML.appendEscaped(text, to: &output)
    case .html(let html): output.append(contentsOf: html.bytes)
    case .flag, .list, .record, .absent: break
    }
  }
}

// MARK: - Names

extension TemplateRenderer {
  /// Looks the first part up from the inside out, and the others in what it is.
  private func value(of path: NamePath) -> TemplateValue {
    guard let first = path.keys.first else { return contexts.last ?? .absent }
    var index = contexts.count - 1
    while index >= 0 {
      if case .record(let record) = contexts[index], let slot = record.shape.slot(of: first) {
        return path.keys.count == 1
          ? record.values[slot] : member(path.keys.dropFirst(), of: record.values[slot])
      }
      index -= 1
    }
    return .absent
  }

  private func member(_ keys: ArraySlice<NameKey>, of value: TemplateValue) -> TemplateValue {
    var value = value
    for key in keys {
      guard case .record(let record) = value, let slot = record.shape.slot(of: key) else { return .absent }
      value = record.values[slot]
    }
    return value
  }
}

// MARK: - Sections, partials, blocks

extension TemplateRenderer {
  private mutating func openSection(_ path: Int, body: Int, end: Int) -> Int {
    let value = value(of: program.paths[path])
    switch value {
    case .list(let values):
      guard let first = values.first else { return end }
      contexts.append(first)
      loops.append(Loop(values: values, next: 1, hasContext: true))
    case .flag(true): loops.append(Loop(values: [], next: 0, hasContext: false))
    case .text, .html, .record:
      guard value.isShown else { return end }
      contexts.append(value)
      loops.append(Loop(values: [], next: 0, hasContext: true))
    case .flag(false), .absent: return end
    }
    return body
  }

  private mutating func repeatSection(from start: Int, end: Int) -> Int {
    let top = loops.count - 1
    if loops[top].next < loops[top].values.count {
      contexts[contexts.count - 1] = loops[top].values[loops[top].next]
      loops[top].next += 1
      return start
    }
    if loops[top].hasContext { contexts.removeLast() }
    loops.removeLast()
    return end
  }

  private mutating func include(_ index: Int, at pc: Int) throws(TemplateDepthError) -> Int {
    let inclusion = program.inclusions[index]
    guard let entry = entry(of: inclusion.target) else { return inclusion.end }
    try call(returningTo: inclusion.end, indentedBy: inclusion.indentation, at: pc)
    if !inclusion.arguments.isEmpty {
      frames.append(Frame(inclusion: index, parent: frame))
      frame = frames.count - 1
    }
    return entry
  }

  private func entry(of target: Inclusion.Target) -> Int? {
    switch target {
    case .named(_, let entry): return entry
    case .dynamic(let path):
      guard case .text(let name) = value(of: program.paths[path]) else { return nil }
      return program.entries[name]
    }
  }

  /// Shows what was handed to a block, or else what follows it; what is farthest out wins.
  private mutating func fill(_ index: Int, at pc: Int) throws(TemplateDepthError) -> Int {
    let block = program.blocks[index]
    var found: (entry: Int, frame: Int?)?
    var next = frame
    while let current = next {
      let inclusion = program.inclusions[frames[current].inclusion]
      next = frames[current].parent
      if let argument = inclusion.arguments.last(where: { $0.name == block.name }) {
        found = (argument.entry, next)
      }
    }
    guard let found else { return pc + 1 }
    try call(returningTo: block.end, indentedBy: block.indentation, at: pc)
    // What was handed over belongs to the template that handed it over: blocks in it are filled from there.
    frame = found.frame
    return found.entry
  }

  private mutating func call(
    returningTo place: Int, indentedBy bytes: [UInt8], at pc: Int
  ) throws(TemplateDepthError) {
    guard calls.count < TemplateDepthError.limit else {
      let span = program.nameSpan(pc)
      throw TemplateDepthError(
        name: String(decoding: span.text.bytes[span.range], as: UTF8.self), span: program.tagSpan(pc))
    }
    calls.append(
      Call(returnTo: place, frame: frame, frameCount: frames.count, indentation: indentation))
    if !bytes.isEmpty { indentation += bytes }
  }
}
