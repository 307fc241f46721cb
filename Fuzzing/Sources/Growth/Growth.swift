import CCmark
import Foundation

@testable import HelpgenMarkup

/// Doubles hostile texts and prints how much longer they take: `growth [--all] [WORD]`.
///
/// A text that takes more than 2.5 times as long when it is doubled is shown, and makes the program fail; libcmark's own time
/// for it stands beside it.
@main
struct Growth {
  private static let limit = 2.5

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let showsAll = arguments.contains("--all")
    let word = arguments.first { !$0.hasPrefix("--") }
    var failures = 0
    var count = 0
    let ways: [(String, [Pattern], ([UInt8]) -> Void)] = [
      (
        "markdown", Pattern.markdown + Pattern.html,
        { _ = renderMarkdown($0, MarkupOptions(smartPunctuation: true)) }
      ),
      ("body", Pattern.markdown + Pattern.html, render),
      ("drop", Pattern.markdown + Pattern.html, { _ = renderMarkdown($0, MarkupOptions(rawHTML: .drop)) }),
      ("html", Pattern.html, { _ = sanitizedHTML(ofDocument: $0) }),
    ]
    for (name, patterns, work) in ways where word == nil || name == word {
      for pattern in patterns {
        let (ratio, seconds, size) = measure(pattern, work)
        count += 1
        let isSlow = ratio > limit
        if isSlow { failures += 1 }
        guard isSlow || showsAll else { continue }
        let plain = isSlow ? "; libcmark \(format(measure(pattern, parseAlone).ratio))" : ""
        print(
          "\(isSlow ? "SLOW " : "")\(name): \(pattern.name): \(format(ratio)) at \(size) bytes, "
            + "\(format(seconds * 1e9 / Double(size))) ns a byte\(plain)")
      }
    }
    print("\(count) texts, \(failures) of them take more than \(limit) times as long when they are doubled")
    exit(failures == 0 ? 0 : 1)
  }

  private static func render(_ markdown: [UInt8]) {
    _ = renderBody(markdown, title: "T", MarkupOptions()).html()
  }

  /// What libcmark itself takes.
  private static func parseAlone(_ markdown: [UInt8]) {
    let html = unsafe markdown.withUnsafeBytes { buffer in
      // The buffer outlives the call.
      unsafe cmark_markdown_to_html(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_UNSAFE)
    }
    // libcmark allocated it for us.
    unsafe free(html)
  }

  /// How much longer a text takes when it is doubled, once it takes long enough to measure.
  private static func measure(
    _ pattern: Pattern, _ work: ([UInt8]) -> Void
  ) -> (ratio: Double, seconds: Double, size: Int) {
    var count = 2000
    while true {
      let (text, double) = (pattern.text(count), pattern.text(count * 2))
      let first = shortest(text, work)
      if first > 0.004 || text.count > 1_000_000 {
        let second = shortest(double, work)
        return (second / first, second, double.count)
      }
      count *= 2
    }
  }

  /// The shortest of several tries: others use the processor, too.
  private static func shortest(_ text: [UInt8], _ work: ([UInt8]) -> Void) -> Double {
    (0..<3).map { _ in
      let start = ContinuousClock.now
      work(text)
      let duration = (ContinuousClock.now - start).components
      return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    }.min() ?? 0
  }

  private static func format(_ number: Double) -> String { String(format: "%.1f", number) }
}
