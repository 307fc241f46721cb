import HelpgenDiagnostics

/// A name that cannot be used where it is.
struct NameMistake: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Looks up the name of one instruction, as the renderer would, among what is declared.
struct NameLookup {
  let program: TemplateProgram
  let pc: Int
  let scope: TemplateScope

  /// What a dotted name holds: its first part is looked up from the inside out, the others in what it is.
  func kind(of path: Int) -> Result<TemplateShape.Kind, NameMistake> {
    let parts = program.paths[path].parts
    guard let first = parts.first else { return .success(scope.innermost) }
    guard var kind = scope.shapes.lazy.compactMap({ $0.kind(of: first) }).first else {
      return .failure(NameMistake(.unknownName(first, at: span(of: 0, in: parts), among: scope.shapes)))
    }
    for (index, part) in parts.enumerated().dropFirst() {
      guard case .record(let shape) = kind else {
        let name = parts[..<index].joined(separator: ".")
        return .failure(NameMistake(.noRecord(name, kind, part, at: span(of: index, in: parts))))
      }
      guard let member = shape().kind(of: part) else {
        let name = parts[..<index].joined(separator: ".")
        return .failure(
          NameMistake(.unknownMember(name, part, at: span(of: index, in: parts), among: shape())))
      }
      kind = member
    }
    return .success(kind)
  }

  /// What is wrong with printing a name, if anything.
  func mistake(printing path: Int, isRaw: Bool) -> NameMistake? {
    let parts = program.paths[path].parts
    let name = parts.isEmpty ? "." : parts.joined(separator: ".")
    switch kind(of: path) {
    case .failure(let mistake): return mistake
    case .success(.text): return isRaw ? NameMistake(.rawText(name, at: program.tagSpan(pc))) : nil
    case .success(.html): return nil
    case .success(let kind): return NameMistake(.wrongKind(name, kind, at: program.nameSpan(pc)))
    }
  }

  private func span(of index: Int, in parts: [String]) -> SourceSpan {
    let span = program.nameSpan(pc)
    let start = parts[..<index].reduce(span.range.lowerBound) { $0 + $1.utf8.count + 1 }
    return SourceSpan(span.text, start..<start + parts[index].utf8.count)
  }
}

extension Diagnostic {
  fileprivate static func unknownName(
    _ name: String, at span: SourceSpan, among shapes: [TemplateShape]
  ) -> Diagnostic {
    let names = shapes.flatMap { $0.fields.map(\.name) }
    return Diagnostic(
      .error, "unknown-name", "nothing here is called “\(name)”", at: span,
      hint: suggestion(for: name, among: names).map { "did you mean “\($0)”?" } ?? shapes.first.map(namesHint)
    )
  }

  fileprivate static func unknownMember(
    _ record: String, _ name: String, at span: SourceSpan, among shape: TemplateShape
  ) -> Diagnostic {
    Diagnostic(
      .error, "unknown-name", "“\(record)” has no “\(name)”", at: span,
      hint: suggestion(for: name, among: shape.fields.map(\.name)).map { "did you mean “\($0)”?" }
        ?? namesHint(shape))
  }

  fileprivate static func noRecord(
    _ name: String, _ kind: TemplateShape.Kind, _ member: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "unknown-name", "“\(name)” is \(kind.noun), so it has no “\(member)”", at: span)
  }

  fileprivate static func rawText(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "raw-text", "“\(name)” is text, and text is always escaped", at: span,
      hint: "write “{{\(name)}}”; a value that is HTML is printed as it is")
  }

  fileprivate static func wrongKind(
    _ name: String, _ kind: TemplateShape.Kind, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "wrong-kind", "“\(name)” is \(kind.noun) and cannot be printed", at: span,
      hint: "use it as a section: “{{#\(name)}}…{{/\(name)}}”")
  }

  private static func namesHint(_ shape: TemplateShape) -> String {
    "a \(shape.name) offers " + shape.fields.map { "“\($0.name)”" }.joined(separator: ", ")
  }
}
