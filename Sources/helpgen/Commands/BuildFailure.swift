import HelpgenDiagnostics
import HelpgenPipeline

extension BuildError {
  /// What keeps a build from being done at all, told like trouble in content, so that programs can read it, too.
  var diagnostic: Diagnostic {
    switch self {
    case .usage: Diagnostic(.error, "wrong-usage", message, hint: hint)
    case .unreadable: Diagnostic(.error, "unreadable-source", message, hint: hint)
    case .refused: Diagnostic(.error, "refused-output", message, hint: hint)
    case .unwritable: Diagnostic(.error, "unwritable-output", message, hint: hint)
    }
  }
}
