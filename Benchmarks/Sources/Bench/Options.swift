import Foundation

/// What the benchmark is told; programs are run in other folders, so every path is made absolute.
struct Options {
  static let usage = """
    usage: bench --helpgen PROGRAM --floor PROGRAM [options] ARTICLES.json…

      --pairs N          pairs of runs to measure, after one to warm up (5, the least)
      --scratch FOLDER   where sites are written (/dev/shm, or the temporary folder where there is none)
      --max-ratio X      fail when helpgen takes more than X times the floor's time on the wall
      --max-memory MB    fail when helpgen holds more than this
      --render FILE      articles whose Markdown is rendered besides, compared with libcmark alone
      --min-render-ratio X
                         fail when helpgen renders less than X times as many MB/s as libcmark alone
      --max-growth X     fail when a text made to take long takes more than X times as long at twice the size
                     and libcmark alone does not

    """

  var helpgen = ""
  var floor = ""
  var pairs = 5
  var scratch: String?
  var maxRatio: Double?
  var maxMemory: Double?
  var minRenderRatio: Double?
  var maxGrowth: Double?
  var corpora: [String] = []
  var renderedCorpora: [String] = []

  /// Reads arguments; `nil` where they make no sense.
  init?(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      guard argument.hasPrefix("--") else {
        corpora.append(URL(filePath: argument).path)
        continue
      }
      guard let value = arguments.popFirst(), read(argument, value) else { return nil }
    }
    guard !helpgen.isEmpty, !floor.isEmpty, !corpora.isEmpty, pairs >= 5 else { return nil }
  }

  private mutating func read(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--helpgen": helpgen = URL(filePath: value).path
    case "--floor": floor = URL(filePath: value).path
    case "--scratch": scratch = URL(filePath: value).path
    case "--pairs":
      pairs = Int(value) ?? 0
    case "--max-ratio":
      maxRatio = Double(value)
      return maxRatio != nil
    case "--max-memory":
      maxMemory = Double(value)
      return maxMemory != nil
    case "--render": renderedCorpora.append(URL(filePath: value).path)
    case "--min-render-ratio":
      minRenderRatio = Double(value)
      return minRenderRatio != nil
    case "--max-growth":
      maxGrowth = Double(value)
      return maxGrowth != nil
    default: return false
    }
    return true
  }
}
