import HelpgenDiagnostics

extension Collection<String> {
  /// The names in quotation marks with a word before the last: `“a”, “b” or “c”`.
  func quotedList(_ conjunction: String) -> String {
    let quoted = map { HelpgenDiagnostics.quoted($0) }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
