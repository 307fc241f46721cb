import HelpgenDiagnostics

extension DiagnosticBag {
  /// The first diagnostics of each kind, by place, and how many of which kind are left.
  ///
  /// One misnamed field in an export of 20,000 articles is told 20,000 times; a reader has understood it sooner.
  func abridged(to limit: Int) -> (shown: DiagnosticBag, left: [(code: String, count: Int)]) {
    var shown = DiagnosticBag()
    var counts: [String: Int] = [:]
    var codes: [String] = []
    for diagnostic in sorted() {
      let code = diagnostic.code.name
      let count = counts[code, default: 0] + 1
      counts[code] = count
      if count <= limit {
        shown.report(diagnostic)
      } else if count == limit + 1 {
        codes.append(code)
      }
    }
    return (shown, codes.map { ($0, counts[$0, default: 0] - limit) })
  }
}
