/// A kind of trouble as code or documentation names it.
struct CodeUse: Hashable {
  let code: String
  /// `error`, `warning`, or `nil` where it is decided elsewhere.
  let severity: String?
  let path: String
  let line: Int
}

/// What a file says about diagnostics.
struct CodeUses {
  var uses: [CodeUse] = []
  var findings: [Finding] = []
}

/// Finds the codes of the diagnostics a file makes, and what hides a code from being found.
func diagnosticCodes(in file: SwiftCode) -> CodeUses {
  var result = CodeUses()
  // The room that defines diagnostics has no trouble of its own to report.
  guard file.isSource, file.target != "HelpgenDiagnostics" else { return result }
  for index in file.tokens.indices {
    if let open = file.diagnosticCall(at: index) {
      readCall(ofDiagnosticAt: open, named: index, in: file, into: &result)
    } else if file.has(["Diagnostic", ".", "Code"], at: index) {
      readCodeType(behind: index + 3, in: file, into: &result)
    }
  }
  return result
}

extension SwiftCode {
  /// The index of the bracket that opens a diagnostic's arguments, if the word at `index` names a diagnostic.
  fileprivate func diagnosticCall(at index: Int) -> Int? {
    let isMember = index > 0 && tokens[index - 1].kind == .word && isAttached(at: index)
    let isImplicit = has([".", "init"], at: index) && !isMember
    guard isImplicit || has("Diagnostic", at: index) || has("Self", at: index) else { return nil }
    let open =
      has([".", "init"], at: index + (isImplicit ? 0 : 1)) ? index + (isImplicit ? 2 : 3) : index + 1
    guard has("(", at: open) else { return nil }
    // `Self(…)` and `.init(…)` may make anything; a severity first tells that it is a diagnostic.
    let first = arguments(ofCallAt: open).first ?? open..<open
    let hasSeverity = first.contains {
      has(".", at: $0 - 1) && ["error", "warning"].contains(tokens[$0].text)
    }
    return has("Diagnostic", at: index) || hasSeverity ? open : nil
  }

  /// The token ranges of a call's arguments.
  fileprivate func arguments(ofCallAt open: Int) -> [Range<Int>] {
    let close = end(ofBracketAt: open) - 1
    var ranges: [Range<Int>] = []
    var (start, index) = (open + 1, open + 1)
    while index < close {
      if has(",", at: index) {
        ranges.append(start..<index)
        start = index + 1
      }
      let opens = ["(", "[", "{"].contains { has($0, at: index) }
      index = opens ? end(ofBracketAt: index) : index + 1
    }
    if start < close { ranges.append(start..<close) }
    return ranges
  }
}

private func readCall(
  ofDiagnosticAt open: Int, named name: Int, in file: SwiftCode, into result: inout CodeUses
) {
  let arguments = file.arguments(ofCallAt: open)
  guard arguments.count >= 2, arguments[1].count == 1 else {
    result.findings.append(
      file.finding(at: file.tokens[name], "write the diagnostic's code as a literal here"))
    return
  }
  let first = file.tokens[arguments[0]]
  let isPlain = first.count == 2 && first.first?.text == "."
  add(
    file.tokens[arguments[1].lowerBound], severity: isPlain ? first.last?.text : nil, in: file, into: &result)
}

/// Reads the literals of a value declared as `Diagnostic.Code`, `= "code"` or the branches of a computed one;
/// a parameter of that type is a breach.
private func readCodeType(behind index: Int, in file: SwiftCode, into result: inout CodeUses) {
  if file.has("=", at: index), file.tokens.indices.contains(index + 1) {
    add(file.tokens[index + 1], severity: nil, in: file, into: &result)
  } else if file.has("{", at: index) || file.has("(", at: index) {
    for token in file.tokens[index..<file.end(ofBracketAt: index)] where token.kind == .string {
      add(token, severity: nil, in: file, into: &result)
    }
  } else if file.has(":", at: index - 4), file.has(",", at: index) || file.has(")", at: index) {
    let message =
      "a code that is passed on is hidden from docs/diagnostics.md; make the diagnostic where it is known"
    result.findings.append(file.finding(at: file.tokens[index - 1], message))
  }
}

private func add(_ token: SwiftToken, severity: String?, in file: SwiftCode, into result: inout CodeUses) {
  guard token.kind == .string, !token.isInterpolated, isKebabCase(token.text) else {
    result.findings.append(
      file.finding(at: token, "write the diagnostic's code as a literal in kebab-case here"))
    return
  }
  result.uses.append(CodeUse(code: token.text, severity: severity, path: file.path, line: token.line))
}

private func isKebabCase(_ code: String) -> Bool {
  let words = code.split(separator: "-", omittingEmptySubsequences: false)
  return words.allSatisfy { word in
    !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
