import HelpgenDiagnostics

/// Puts a program together, instruction by instruction.
final class ProgramBuilder {
  var program = TemplateProgram()

  private var pathIndexes: [String: Int] = [:]
  /// Literals before this instruction are not added to: a jump ends here.
  private var barrier = 0
  private var text = 0

  /// Begins a template.
  func begin(_ name: String, _ text: SourceText) {
    self.text = program.texts.count
    program.texts.append(text)
    program.entries[name] = label()
  }

  /// Appends an instruction and returns its index.
  @discardableResult
  func emit(_ instruction: Instruction, for tag: TemplateTag) -> Int {
    program.code.append(instruction)
    program.sites.append(Site(text: text, tag: tag.range, name: tag.name))
    return program.code.count - 1
  }

  /// Ends the template.
  func emitBack() {
    program.code.append(.back)
    program.sites.append(Site(text: text, tag: 0..<0, name: 0..<0))
  }

  /// The place of the next instruction, to jump to.
  func label() -> Int {
    barrier = program.code.count
    return barrier
  }

  /// Begins a run of text, unless it can be added to the one before.
  func beginLiteral(startsLine: Bool) {
    let place = program.literals.count
    if !startsLine, barrier < program.code.count, case .literal(_, place, _) = program.code.last { return }
    program.code.append(.literal(start: place, end: place, startsLine: startsLine))
    program.sites.append(Site(text: text, tag: 0..<0, name: 0..<0))
  }

  /// Adds to the run of text that was begun last.
  func addToLiteral(_ bytes: ArraySlice<UInt8>) {
    guard case .literal(let start, _, let startsLine) = program.code.last else { return }
    program.literals.append(contentsOf: bytes)
    program.code[program.code.count - 1] = .literal(
      start: start, end: program.literals.count, startsLine: startsLine)
  }

  /// The index of a dotted name.
  func path(_ text: String) -> Int {
    if let index = pathIndexes[text] { return index }
    program.paths.append(NamePath(text))
    pathIndexes[text] = program.paths.count - 1
    return program.paths.count - 1
  }

  /// Points every partial and parent at the template of its name and hands the program over.
  func link() -> TemplateProgram {
    for index in program.inclusions.indices {
      guard case .named(let name, _) = program.inclusions[index].target else { continue }
      program.inclusions[index].target = .named(name, entry: program.entries[name])
    }
    return program
  }
}
