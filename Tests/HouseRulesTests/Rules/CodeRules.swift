/// The most lines a Swift file may have.
let longestFile = 400

/// Holds that a file can be taken in at once.
func checkLength(of file: SwiftCode) -> [Finding] {
  guard file.lineCount > longestFile else { return [] }
  return [
    Finding(
      path: file.path, line: nil, message: "\(file.lineCount) lines; split it, \(longestFile) are the most")
  ]
}

/// Holds that nothing is written that ends the program where trouble should be reported.
func checkTraps(in file: SwiftCode) -> [Finding] {
  file.tokens.indices.compactMap { index in
    let token = file.tokens[index]
    guard token.kind == .word else { return nil }
    switch token.text {
    case "try" where file.has("!", at: index + 1) && file.isAttached(at: index + 1),
      "as" where file.has("!", at: index + 1) && file.isAttached(at: index + 1):
      return file.finding(at: token, "\(token.text)! ends the program where an error should be reported")
    case "fatalError" where file.has("(", at: index + 1) && !file.has("func", at: index - 1):
      return file.finding(at: token, "fatalError ends the program where an error should be reported")
    default: return nil
    }
  }
}

/// How many lines above an `unsafe` its reason may stand.
let reasonDistance = 3

/// How many lines above an `unsafe` another one may stand whose reason holds for both.
let sharedReasonDistance = 6

/// Holds that every `unsafe` has its reason beside it: a `//` comment on its line or up to three lines above.
///
/// Lines that follow each other closely share a reason.
func checkUnsafe(in file: SwiftCode) -> [Finding] {
  var lines: Set<Int> = []
  var explained: Int?
  return file.tokens.indices.compactMap { index in
    let token = file.tokens[index]
    guard token.kind == .word, token.text == "unsafe" else { return nil }
    // A member, a label or a declaration may be called `unsafe`; none of them is an expression.
    if [".", "let", "var", "case", "func"].contains(where: { file.has($0, at: index - 1) }) { return nil }
    if file.has(":", at: index + 1) { return nil }

    let reasons = token.line - reasonDistance...token.line
    let isShared = explained.map { token.line - $0 <= sharedReasonDistance } ?? false
    if isShared || !file.commentLines.isDisjoint(with: reasons) {
      explained = token.line
      return nil
    }
    guard lines.insert(token.line).inserted else { return nil }
    return file.finding(at: token, "unsafe without its reason in a // comment beside it")
  }
}
