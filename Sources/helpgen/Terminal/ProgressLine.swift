import HelpgenDiagnostics
import HelpgenPipeline
import Synchronization

/// One line on a terminal that says how far a build is; it vanishes when the build is done.
final class ProgressLine: Sendable {
  private let terminal: Terminal
  private let lastShown = Mutex<ContinuousClock.Instant?>(nil)

  /// Shows nothing unless a person watches.
  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows a step; steps that follow each other quickly are skipped.
  func show(_ step: BuildProgress) {
    guard terminal.isInteractive else { return }
    let now = ContinuousClock.now
    let isDue = lastShown.withLock { last in
      if let last, now - last < .milliseconds(50) { return false }
      last = now
      return true
    }
    if isDue { terminal.say("\r\u{1B}[K\(Self.text(step))") }
  }

  /// Takes the line away, if there is one.
  func clear() {
    if lastShown.withLock({ $0 }) != nil { terminal.say("\r\u{1B}[K") }
  }

  /// A step in words.
  static func text(_ step: BuildProgress) -> String {
    switch step {
    case .loading(let sources): "Reading \(sources.map { quoted(path: $0) }.joined(separator: ", ")) …"
    case .loaded(let articles): "Read \(counted(articles, "article"))"
    case .planned(let pages, let locales):
      "Planned \(counted(pages, "page")) in \(counted(locales, "language"))"
    case .rendered(let pages, let total): "Rendered \(pages) of \(counted(total, "page"))"
    case .publishing: "Publishing …"
    }
  }
}

/// A number with what it counts: `1 page`, `2 pages`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
