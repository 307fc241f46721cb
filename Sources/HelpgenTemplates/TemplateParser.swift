import HelpgenDiagnostics

/// Compiles one template.
///
/// What it builds from a template with mistakes is not to be run.
struct TemplateParser {
  private let text: SourceText
  private let builder: ProgramBuilder
  private var lines: TemplateLines
  private var scanner: TemplateScanner
  private var open: [OpenTag] = []
  /// Where the text begins that no instruction was made of yet.
  private var textStart: Int

  init(_ source: TemplateSource, builder: ProgramBuilder) {
    text = source.text
    self.builder = builder
    lines = TemplateLines(source.text.bytes)
    scanner = TemplateScanner(source.text, from: lines.start)
    textStart = lines.start
    builder.begin(source.name, source.text)
  }

  /// Compiles the whole template.
  mutating func run(into bag: inout DiagnosticBag) {
    while let tag = scanner.next(into: &bag) { add(tag, into: &bag) }
    addText(to: text.bytes.count)
    builder.emitBack()
    // What a tag without an end hid may well be the closing tags.
    guard !scanner.isCutShort else { return }
    for tag in open { bag.report(.unclosedSection(source(tag.tag), tag.name, at: span(tag.tag.range))) }
  }

  private mutating func add(_ tag: TemplateTag, into bag: inout DiagnosticBag) {
    switch tag.kind {
    case .escaped, .raw:
      addText(to: tag.range.lowerBound)
      markLineStart(tag)
      textStart = tag.range.upperBound
      builder.emit(.print(path: builder.path(path(tag, into: &bag)), isRaw: tag.kind == .raw), for: tag)
    case .comment, .delimiters: place(tag)
    case .section, .inverted: openSection(tag, into: &bag)
    case .partial: addPartial(tag, into: &bag)
    case .parent: openParent(tag, into: &bag)
    case .block:
      if case .parent(let inclusion, _) = open.last?.role {
        openArgument(tag, of: inclusion, into: &bag)
      } else {
        openBlock(tag, into: &bag)
      }
    case .close: close(tag, into: &bag)
    }
  }
}

/// A tag that waits for its closing tag.
private struct OpenTag {
  enum Role {
    case section(path: Int, instruction: Int)
    case inverted(path: Int, instruction: Int)
    case block(Int)
    /// `indentation` is the literal with the white space before it, where nothing else is.
    case parent(inclusion: Int, indentation: (literal: Int, bytes: [UInt8])?)
    case argument(outerIndentation: [UInt8])
  }

  var role: Role
  var tag: TemplateTag
  var name: String
}

// MARK: - Text

extension TemplateParser {
  /// Makes text of what is before `end`; inside a parent only blocks count.
  private mutating func addText(to end: Int) {
    let range = textStart..<max(textStart, end)
    textStart = range.upperBound
    if case .parent = open.last?.role { return }
    guard !range.isEmpty else { return }
    builder.beginLiteral(startsLine: lines.isLineStart(range.lowerBound))
    for piece in lines.dedented(range) { builder.addToLiteral(text.bytes[piece]) }
  }

  /// Lets indentation go before a tag that begins a line.
  private func markLineStart(_ tag: TemplateTag) {
    if lines.isLineStart(tag.range.lowerBound) { builder.beginLiteral(startsLine: true) }
  }

  /// Makes text of what is before a tag; a tag alone on its line takes the line with it.
  @discardableResult
  private mutating func place(_ tag: TemplateTag) -> TagLine {
    let line = lines.line(of: tag.range, after: textStart)
    if let blank = line.blankBefore, let next = line.nextLine {
      addText(to: blank.lowerBound)
      textStart = next
    } else {
      addText(to: tag.range.lowerBound)
      markLineStart(tag)
      textStart = tag.range.upperBound
    }
    return line
  }
}

// MARK: - Tags

extension TemplateParser {
  private mutating func openSection(_ tag: TemplateTag, into bag: inout DiagnosticBag) {
    place(tag)
    let name = path(tag, into: &bag)
    let path = builder.path(name)
    if tag.kind == .section {
      let instruction = builder.emit(.section(path: path, end: 0), for: tag)
      open.append(OpenTag(role: .section(path: path, instruction: instruction), tag: tag, name: name))
    } else {
      let instruction = builder.emit(.inverted(path: path, end: 0), for: tag)
      open.append(OpenTag(role: .inverted(path: path, instruction: instruction), tag: tag, name: name))
    }
  }

  private mutating func addPartial(_ tag: TemplateTag, into bag: inout DiagnosticBag) {
    let line = place(tag)
    var inclusion = Inclusion(target: target(name(tag, into: &bag)), end: builder.program.code.count + 1)
    if line.isStandalone, let blank = line.blankBefore { inclusion.indentation = lines.indentation(blank) }
    builder.program.inclusions.append(inclusion)
    builder.emit(.include(builder.program.inclusions.count - 1), for: tag)
  }

  private mutating func openParent(_ tag: TemplateTag, into bag: inout DiagnosticBag) {
    var indentation: (Int, [UInt8])?
    if let blank = lines.line(of: tag.range, after: textStart).blankBefore {
      addText(to: blank.lowerBound)
      // Kept apart: whether it is text or indentation is known at the closing tag only.
      builder.beginLiteral(startsLine: true)
      indentation = (builder.program.code.count - 1, lines.indentation(blank))
    }
    addText(to: tag.range.lowerBound)
    textStart = tag.range.upperBound
    let name = name(tag, into: &bag)
    let index = builder.program.inclusions.count
    builder.program.inclusions.append(Inclusion(target: target(name), end: 0))
    builder.emit(.include(index), for: tag)
    open.append(
      OpenTag(role: .parent(inclusion: index, indentation: indentation), tag: tag, name: name))
  }

  private mutating func openArgument(
    _ tag: TemplateTag, of inclusion: Int, into bag: inout DiagnosticBag
  ) {
    let name = name(tag, into: &bag)
    let argument = Argument(name: name, entry: builder.label(), span: tag.name)
    builder.program.inclusions[inclusion].arguments.append(argument)
    open.append(
      OpenTag(role: .argument(outerIndentation: lines.removedIndentation), tag: tag, name: name))
    if let next = lines.line(of: tag.range, after: textStart).nextLine {
      textStart = next
      let first = lines.firstIndentation(from: next, beforeClosingTagOf: scanner)
      lines.removedIndentation = first.map { Array(text.bytes[$0]) } ?? []
    } else {
      textStart = tag.range.upperBound
      builder.beginLiteral(startsLine: true)
    }
  }

  private mutating func openBlock(_ tag: TemplateTag, into bag: inout DiagnosticBag) {
    let line = place(tag)
    var indentation = line.blankBefore
    if line.isStandalone {
      indentation = lines.firstIndentation(from: textStart, beforeClosingTagOf: scanner) ?? indentation
    }
    let name = name(tag, into: &bag)
    let index = builder.program.blocks.count
    builder.program.blocks.append(
      Block(name: name, indentation: indentation.map { lines.indentation($0) } ?? [], end: 0))
    builder.emit(.block(index), for: tag)
    open.append(OpenTag(role: .block(index), tag: tag, name: name))
  }

  private mutating func close(_ tag: TemplateTag, into bag: inout DiagnosticBag) {
    let name = normalized(String(decoding: text.bytes[tag.name], as: UTF8.self))
    guard let last = open.last else {
      bag.report(.mismatchedSection(source(tag), at: span(tag.range)))
      return
    }
    guard last.name == name else {
      bag.report(
        .mismatchedSection(
          source(tag), opening: source(last.tag), last.name, at: span(tag.range), span(last.tag.range)))
      open.removeLast(open.count - (open.lastIndex { $0.name == name } ?? open.count - 1))
      return
    }
    close(last, with: tag)
  }

  private mutating func close(_ last: OpenTag, with tag: TemplateTag) {
    switch last.role {
    case .section(let path, let instruction):
      place(tag)
      builder.emit(.sectionEnd(start: instruction + 1), for: tag)
      builder.program.code[instruction] = .section(path: path, end: builder.label())
    case .inverted(let path, let instruction):
      place(tag)
      builder.program.code[instruction] = .inverted(path: path, end: builder.label())
    case .block(let index):
      place(tag)
      builder.program.blocks[index].end = builder.label()
    case .argument(let outerIndentation):
      addText(
        to: lines.line(of: tag.range, after: textStart).blankBefore?.lowerBound ?? tag.range.lowerBound)
      builder.emit(.back, for: tag)
      lines.removedIndentation = outerIndentation
      textStart = tag.range.upperBound
    case .parent(let inclusion, let indentation):
      textStart = tag.range.upperBound
      if let indentation, let next = lines.line(of: tag.range, after: textStart).nextLine {
        builder.program.code[indentation.literal] = .literal(start: 0, end: 0, startsLine: false)
        builder.program.inclusions[inclusion].indentation = indentation.bytes
        textStart = next
      }
      builder.program.inclusions[inclusion].end = builder.label()
    }
    open.removeLast()
  }
}

// MARK: - Names

extension TemplateParser {
  /// The name of a template or block, without spaces behind the `*` of a dynamic name.
  private func name(_ tag: TemplateTag, into bag: inout DiagnosticBag) -> String {
    let name = normalized(String(decoding: text.bytes[tag.name], as: UTF8.self))
    if name.isEmpty || name == "*" {
      bag.report(.malformedTag("this tag has no name", at: span(tag.range)))
    } else if name.utf8.contains(where: isBlank) {
      bag.report(.malformedTag("a name cannot have spaces in it", at: span(tag.name)))
    }
    return name
  }

  /// A dotted name, or `.`.
  private func path(_ tag: TemplateTag, into bag: inout DiagnosticBag) -> String {
    let path = name(tag, into: &bag)
    let parts = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if path != ".", !path.isEmpty, parts.contains(where: \.isEmpty) {
      bag.report(.malformedTag("a dotted name needs a name on both sides of each dot", at: span(tag.name)))
    }
    return path
  }

  private func normalized(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "*") ? "*" + String(name.dropFirst().drop(while: \.isWhitespace)) : name
  }

  private func target(_ name: String) -> Inclusion.Target {
    name.utf8.first == UInt8(ascii: "*")
      ? .dynamic(path: builder.path(String(name.dropFirst()))) : .named(name, entry: nil)
  }

  private func source(_ tag: TemplateTag) -> String {
    String(decoding: text.bytes[tag.range], as: UTF8.self)
  }

  private func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(text, range) }
}

extension Diagnostic {
  fileprivate static func unclosedSection(
    _ tag: String, _ name: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-section", "“\(tag)” is never closed", at: span,
      hint: "add “{{/\(name)}}” where it ends")
  }

  fileprivate static func mismatchedSection(_ tag: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "mismatched-section", "“\(tag)” closes nothing", at: span,
      hint: "remove it, or open its section")
  }

  fileprivate static func mismatchedSection(
    _ tag: String, opening: String, _ name: String, at span: SourceSpan, _ openingSpan: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "mismatched-section", "“\(tag)” does not close “\(opening)”", at: span,
      notes: [Diagnostic.Note("this was opened last", at: openingSpan)],
      hint: "close it first with “{{/\(name)}}”")
  }

  fileprivate static func malformedTag(_ message: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "malformed-tag", message, at: span)
  }
}
