/// How diagnostics are written.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For readers: the source line with the place marked.
  case human
  /// For editors and CI: `file:line:column: error: message [code]`, one line for each diagnostic and note.
  case short
  /// For programs: one JSON object a line.
  case json
}

/// Writes diagnostics for a reader or a program.
public struct DiagnosticFormatter: Sendable {
  private let form: DiagnosticFormat
  private let usesColor: Bool

  /// Chooses a format; colors are escape sequences that only a terminal understands, and JSON has none.
  public init(format: DiagnosticFormat, usesColor: Bool = false) {
    form = format
    self.usesColor = usesColor
  }

  /// All diagnostics, sorted by place, every line ended by a line feed; empty where there are none.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars.
  public func format(_ bag: DiagnosticBag) -> String {
    var indexes = LineIndexes()
    let paint = Paint(isOn: usesColor)
    var output = ""
    for diagnostic in bag.sorted() {
      switch form {
      case .human:
        if !output.isEmpty { output += "\n" }
        HumanForm(diagnostic, paint, &indexes).write(to: &output)
      case .short: output += shortForm(of: diagnostic, paint, &indexes)
      case .json: output += jsonForm(of: diagnostic, &indexes)
      }
    }
    return output
  }
}

/// Colors for a terminal.
struct Paint {
  enum Color: String {
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
    case bold = "1"
  }

  let isOn: Bool

  func callAsFunction(_ text: String, _ color: Color) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic.Severity {
  /// The severity as it is printed.
  var name: String {
    switch self {
    case .warning: "warning"
    case .error: "error"
    }
  }

  var color: Paint.Color {
    switch self {
    case .warning: .yellow
    case .error: .red
    }
  }
}

extension Diagnostic {
  /// ` (article “a”)`, or nothing where there is no article or the message has named it.
  var articleRemark: String {
    guard let article else { return "" }
    let name = quoted(article)
    return message.utf8.contains(name.utf8) ? "" : " (article \(name))"
  }
}
