import HelpgenDiagnostics

/// Follows the pages of a set through sections, partials, parents and blocks, and checks every name there.
///
/// A template is checked once for each scope it is used in; a mistake is reported once.
struct TemplateCheck {
  private let program: TemplateProgram
  private var uses: [Use] = []
  private var seen: Set<Use.State> = []
  private var reported: Set<Mistake> = []
  private var offeredBlocks: [Int: [String]] = [:]

  /// Code that is used somewhere.
  private struct Use {
    struct State: Hashable {
      var entry: Int
      var scope: TemplateScope
      /// The inclusions whose blocks are at hand, outermost first.
      var frames: [Int]
    }

    var state: State
    /// The tag that uses it; `nil` for a page.
    var origin: SourceSpan?
  }

  /// What makes two reports the same one.
  private struct Mistake: Hashable {
    var instruction: Int
    var place: Int
    var code: Diagnostic.Code
  }

  init(_ program: TemplateProgram) { self.program = program }

  /// Asks for the check of a page.
  mutating func add(_ page: TemplatePage, into bag: inout DiagnosticBag) {
    guard let entry = program.entries[page.name] else {
      bag.report(.missingTemplate(page.name, suggestion: suggestedTemplate(page.name)))
      return
    }
    follow(entry, TemplateScope(page.shape), frames: [], from: nil)
  }

  /// Checks everything that the pages use.
  mutating func run(into bag: inout DiagnosticBag) {
    var next = 0
    while next < uses.count {
      check(uses[next], into: &bag)
      next += 1
    }
  }

  private mutating func follow(_ entry: Int, _ scope: TemplateScope, frames: [Int], from pc: Int?) {
    let state = Use.State(entry: entry, scope: scope, frames: frames)
    guard seen.insert(state).inserted else { return }
    uses.append(Use(state: state, origin: pc.map { program.tagSpan($0) }))
  }

  private mutating func check(_ use: Use, into bag: inout DiagnosticBag) {
    var scopes = [use.state.scope]
    var pc = use.state.entry
    while let scope = scopes.last {
      let lookup = NameLookup(program: program, pc: pc, scope: scope)
      switch program.code[pc] {
      case .literal: pc += 1
      case .print(let path, let isRaw):
        report(lookup.mistake(printing: path, isRaw: isRaw), in: use, at: pc, into: &bag)
        pc += 1
      case .section(let path, let end):
        switch lookup.kind(of: path) {
        case .success(let kind):
          scopes.append(scope.inside(kind))
          pc += 1
        case .failure(let mistake):
          // What is inside would be checked against the wrong values.
          report(mistake, in: use, at: pc, into: &bag)
          pc = end
        }
      case .sectionEnd:
        scopes.removeLast()
        pc += 1
      case .inverted(let path, _):
        if case .failure(let mistake) = lookup.kind(of: path) {
          report(mistake, in: use, at: pc, into: &bag)
        }
        pc += 1
      case .include(let index): pc = include(index, scope, of: use, at: pc, into: &bag)
      case .block(let index): pc = fill(index, scope, of: use, at: pc)
      case .back: return
      }
    }
  }

  private mutating func include(
    _ index: Int, _ scope: TemplateScope, of use: Use, at pc: Int, into bag: inout DiagnosticBag
  ) -> Int {
    let inclusion = program.inclusions[index]
    guard case .named(let name, let entry) = inclusion.target else {
      report(NameMistake(.dynamicPartial(at: program.nameSpan(pc))), in: use, at: pc, into: &bag)
      return inclusion.end
    }
    guard let entry else {
      let hint = suggestedTemplate(name)
      report(
        NameMistake(.unknownPartial(name, at: program.nameSpan(pc), suggestion: hint)), in: use, at: pc,
        into: &bag)
      return inclusion.end
    }
    checkArguments(of: inclusion, named: name, entry: entry, in: use, at: pc, into: &bag)
    // An inclusion inside itself changes nothing: the outer one wins for every block.
    let isNew = !inclusion.arguments.isEmpty && !use.state.frames.contains(index)
    follow(entry, scope, frames: use.state.frames + (isNew ? [index] : []), from: pc)
    return inclusion.end
  }

  /// Follows what was handed to a block, as the renderer would.
  private mutating func fill(_ index: Int, _ scope: TemplateScope, of use: Use, at pc: Int) -> Int {
    let block = program.blocks[index]
    for (depth, frame) in use.state.frames.enumerated() {
      let arguments = program.inclusions[frame].arguments
      guard let argument = arguments.last(where: { $0.name == block.name }) else { continue }
      follow(argument.entry, scope, frames: Array(use.state.frames.prefix(depth)), from: pc)
      return block.end
    }
    return pc + 1
  }

  private mutating func report(
    _ mistake: NameMistake?, in use: Use, at pc: Int, into bag: inout DiagnosticBag
  ) {
    guard var diagnostic = mistake?.diagnostic else { return }
    let place = diagnostic.span?.range.lowerBound ?? 0
    guard reported.insert(Mistake(instruction: pc, place: place, code: diagnostic.code)).inserted else {
      return
    }
    if let origin = use.origin { diagnostic.notes.append(Diagnostic.Note("it is used here", at: origin)) }
    bag.report(diagnostic)
  }
}

// MARK: - Blocks

extension TemplateCheck {
  private mutating func checkArguments(
    of inclusion: Inclusion, named parent: String, entry: Int, in use: Use, at pc: Int,
    into bag: inout DiagnosticBag
  ) {
    guard !inclusion.arguments.isEmpty else { return }
    let offered = blocks(from: entry)
    for argument in inclusion.arguments where !offered.contains(argument.name) {
      let span = SourceSpan(program.texts[program.sites[pc].text], argument.span)
      report(
        NameMistake(.unknownBlock(argument.name, parent, at: span, among: offered)), in: use, at: pc,
        into: &bag)
    }
  }

  /// The blocks of a template and of everything it includes, in the order of the code.
  private mutating func blocks(from entry: Int) -> [String] {
    if let known = offeredBlocks[entry] { return known }
    var blocks: [String] = []
    var entries = [entry]
    var next = 0
    while next < entries.count {
      let text = program.sites[entries[next]].text
      var pc = entries[next]
      next += 1
      while pc < program.code.count, program.sites[pc].text == text {
        switch program.code[pc] {
        case .block(let index): blocks.append(program.blocks[index].name)
        case .include(let index):
          if case .named(_, let target?) = program.inclusions[index].target, !entries.contains(target) {
            entries.append(target)
          }
        default: break
        }
        pc += 1
      }
    }
    offeredBlocks[entry] = blocks
    return blocks
  }

  private func suggestedTemplate(_ name: String) -> String? {
    suggestion(for: name, among: program.entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}

extension Diagnostic {
  fileprivate static func missingTemplate(_ name: String, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .error, "missing-template", "there is no template “\(name)”",
      hint: suggestion.map { "“\($0)” is there; rename it, or add “\(name)”" } ?? "add it to the templates")
  }

  fileprivate static func unknownPartial(
    _ name: String, at span: SourceSpan, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, "unknown-partial", "there is no template “\(name)”", at: span,
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "add it to the templates, or remove this tag")
  }

  fileprivate static func unknownBlock(
    _ name: String, _ parent: String, at span: SourceSpan, among blocks: [String]
  ) -> Diagnostic {
    let list = blocks.map { "“\($0)”" }.joined(separator: ", ")
    return Diagnostic(
      .error, "unknown-block", "“\(parent)” has no block “\(name)”", at: span,
      hint: suggestion(for: name, among: blocks).map { "did you mean “\($0)”?" }
        ?? (blocks.isEmpty ? "“\(parent)” has no blocks; remove this tag" : "its blocks are \(list)"))
  }

  fileprivate static func dynamicPartial(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "dynamic-partial", "a partial whose name comes from the data cannot be checked", at: span,
      hint: "name the partial, or choose between several with sections")
  }
}
