import HelpgenDiagnostics

/// Unknown names that are nearly a field's: each is reported once, however many articles have it.
struct Misspellings {
  fileprivate struct Misspelling {
    let name: String
    let span: SourceSpan
    let article: String?
    let suggestion: String
    var count = 1
  }

  private var known: [Misspelling] = []

  /// Counts a name.
  mutating func note(_ name: String, _ span: SourceSpan, _ article: String?, suggestion: String) {
    if let index = known.firstIndex(where: { $0.name == name }) {
      known[index].count += 1
    } else {
      known.append(Misspelling(name: name, span: span, article: article, suggestion: suggestion))
    }
  }

  /// What there is to report.
  var bag: DiagnosticBag {
    var bag = DiagnosticBag()
    for misspelling in known { bag.report(.unknownField(misspelling)) }
    return bag
  }
}

extension Diagnostic {
  fileprivate static func unknownField(_ misspelling: Misspellings.Misspelling) -> Diagnostic {
    let others = misspelling.count - 1
    let suffix = others == 0 ? "" : ", here and in \(others) more article\(others == 1 ? "" : "s")"
    return Diagnostic(
      .warning, "unknown-field", "\(quoted(misspelling.name)) is not a field of an article\(suffix)",
      at: misspelling.span, article: misspelling.article,
      hint: "did you mean \(quoted(misspelling.suggestion))?")
  }
}
