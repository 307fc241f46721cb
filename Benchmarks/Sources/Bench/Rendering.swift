import CPlainCmark
import Foundation
import HelpgenMarkup

/// How fast helpgen and libcmark alone turn the same texts into HTML.
struct RenderingSpeeds {
  /// The name of the file the articles are in.
  var corpus: String
  /// Megabytes of Markdown a second: with GitHub's additions and HTML made safe.
  var helpgen: Double
  /// The same for `cmark_markdown_to_html`, which does neither.
  var plain: Double

  /// How much of libcmark's speed helpgen keeps.
  var ratio: Double { helpgen / plain }
}

/// Renders the bodies of articles in turn, each run the same ones.
func compareRendering(_ corpus: String, pairs: Int) throws -> RenderingSpeeds {
  struct Article: Decodable {
    let content: String
  }
  let data = try Data(contentsOf: URL(filePath: corpus))
  let bodies = try JSONDecoder().decode([Article].self, from: data).map { Array($0.content.utf8) }
  let size = Double(bodies.reduce(0) { $0 + $1.count }) / 1_000_000
  // Short runs would measure the clock.
  let repetitions = max(1, Int((10 / max(size, 0.01)).rounded(.up)))

  let options = MarkupOptions()
  var written = 0
  func helpgen() -> Double {
    measureSpeed(size, repetitions) {
      for body in bodies { written &+= renderMarkdown(body, options).html.count }
    }
  }
  func plain() -> Double {
    measureSpeed(size, repetitions) {
      for body in bodies { written &+= renderPlainly(body) }
    }
  }
  // The first pair warms up.
  _ = (helpgen(), plain())
  let speeds = (0..<pairs).map { _ in (helpgen: helpgen(), plain: plain()) }
  return RenderingSpeeds(
    corpus: URL(filePath: corpus).lastPathComponent, helpgen: median(speeds, \.helpgen),
    plain: median(speeds, \.plain))
}

/// How many bytes libcmark writes for a text.
func renderPlainly(_ markdown: [UInt8]) -> Int {
  // The text outlives the call; the string is libcmark's gift and is freed here.
  unsafe markdown.withUnsafeBytes { bytes in
    let text = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let html = unsafe cmark_markdown_to_html(text, bytes.count, CMARK_OPT_DEFAULT) else { return 0 }
    defer { unsafe free(html) }
    return unsafe strlen(html)
  }
}

/// Megabytes a second of this thread's processor time, which other programs on the machine do not take.
private func measureSpeed(_ size: Double, _ repetitions: Int, _ work: () -> Void) -> Double {
  let start = processorTime()
  for _ in 0..<repetitions { work() }
  return size * Double(repetitions) / (processorTime() - start)
}

/// Seconds of processor time that this thread has taken.
func processorTime() -> Double {
  var time = timespec()
  // A local value that the system fills.
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
