import Foundation
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

  /// Takes the line away.
  func clear() {
    if terminal.isInteractive { terminal.say("\r\u{1B}[K") }
  }

  /// A step in words.
  static func text(_ step: BuildProgress) -> String {
    switch step {
    case .loading(let sources): "Reading \(sources.joined(separator: ", ")) …"
    case .loaded(let articles): "Read \(articles) articles"
    case .planned(let pages, let locales): "Planned \(pages) pages in \(locales) languages"
    case .rendered(let pages, let total): "Rendered \(pages) of \(total) pages"
    case .publishing: "Publishing …"
    }
  }
}
