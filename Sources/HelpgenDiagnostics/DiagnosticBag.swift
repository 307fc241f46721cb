/// The diagnostics of one run: a value that passes report into, `inout`, and that is printed once.
public struct DiagnosticBag: Sendable {
  /// Everything reported, in the order of reporting.
  public private(set) var diagnostics: [Diagnostic] = []

  /// How many are errors.
  public private(set) var errorCount = 0

  /// How many are warnings.
  public var warningCount: Int { diagnostics.count - errorCount }

  /// An empty bag.
  public init() {}

  /// Adds one diagnostic.
  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  /// Adds all of another bag's diagnostics behind this one's.
  public mutating func merge(_ other: DiagnosticBag) {
    diagnostics += other.diagnostics
    errorCount += other.errorCount
  }

  /// Makes every warning an error, as `--strict` asks.
  public mutating func liftWarnings() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
    errorCount = diagnostics.count
  }

  /// The diagnostics by text name and position; those without a place come last, in order of reporting.
  public func sorted() -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      switch (left.element.span, right.element.span) {
      case (let a?, let b?):
        // By bytes throughout: `==` would take two spellings of “é” for one name, and `<` on bytes would not.
        if a.text !== b.text, !a.text.name.utf8.elementsEqual(b.text.name.utf8) {
          return a.text.name.utf8.lexicographicallyPrecedes(b.text.name.utf8)
        }
        return (a.range.lowerBound, left.offset) < (b.range.lowerBound, right.offset)
      case (nil, nil): return left.offset < right.offset
      case (let a, _): return a != nil
      }
    }.map(\.element)
  }
}
