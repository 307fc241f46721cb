import Foundation

/// What helpgen and the floor took for the same articles.
struct Comparison {
  /// The name of the file the articles are in.
  var corpus: String
  /// How many files helpgen wrote; the floor wrote as many.
  var files: Int
  var helpgen: [Run] = []
  var floor: [Run] = []

  /// How many times the floor's time on the wall helpgen took, by medians.
  var wallRatio: Double { median(helpgen, \.wall) / median(floor, \.wall) }
  /// The same for processor time.
  var processorRatio: Double { median(helpgen, \.processor) / median(floor, \.processor) }
  /// The most memory helpgen held in any run, in megabytes.
  var peak: Double { helpgen.map(\.peak).max() ?? 0 }
}

/// The middle value, or the mean of the two in the middle.
func median<Value>(_ runs: [Value], _ value: (Value) -> Double) -> Double {
  let sorted = runs.map(value).sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Runs helpgen and the floor in turn, so that whatever else the machine does meets both.
func compare(_ corpus: String, _ options: Options, in scratch: URL) throws -> Comparison {
  let building = ["build", "--source", corpus, "--output", "output", "--quiet"]

  // The first pair warms up, and says how many files there are.
  let files = try measure(options.helpgen, building, in: scratch).files
  let plain = [corpus, "output", "--files", String(files)]
  let floorFiles = try measure(options.floor, plain, in: scratch).files
  if files != floorFiles {
    print("note: helpgen writes \(files) files for \(corpus), the floor \(floorFiles)")
  }

  var comparison = Comparison(corpus: URL(filePath: corpus).lastPathComponent, files: files)
  for _ in 0..<options.pairs {
    comparison.helpgen.append(try measure(options.helpgen, building, in: scratch).run)
    comparison.floor.append(try measure(options.floor, plain, in: scratch).run)
  }
  return comparison
}

/// Runs a program where nothing is but what it writes itself: no site, no cache, no configuration.
private func measure(
  _ program: String, _ arguments: [String], in scratch: URL
) throws -> (run: Run, files: Int) {
  let manager = FileManager.default
  let folder = scratch.appending(path: "run")
  try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  let run = try run(program, arguments, in: folder.path)
  let output = folder.appending(path: "output")
  let files = try manager.subpathsOfDirectory(atPath: output.path).count { path in
    var isFolder: ObjCBool = false
    // Foundation fills a local value.
    return unsafe manager.fileExists(atPath: output.appending(path: path).path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
  try manager.removeItem(at: folder)
  return (run, files)
}
