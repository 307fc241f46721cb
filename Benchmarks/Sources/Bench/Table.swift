import Foundation

/// Prints medians and ratios, a program a line.
func printTable(_ comparisons: [Comparison], pairs: Int) {
  print("medians of \(pairs) runs each, in turn")
  print(row("articles", "files", "program", "wall", "processor", "peak"))
  for comparison in comparisons {
    for (name, runs) in [("helpgen", comparison.helpgen), ("floor", comparison.floor)] {
      print(
        row(
          comparison.corpus, String(comparison.files), name, milliseconds(median(runs, \.wall)),
          milliseconds(median(runs, \.processor)), megabytes(median(runs, \.peak))))
    }
    print(
      row(
        comparison.corpus, "", "ratio", decimal(comparison.wallRatio), decimal(comparison.processorRatio),
        "most \(megabytes(comparison.peak))"))
  }
}

/// Where helpgen takes more than it may: one line each.
func breaches(of options: Options, in comparisons: [Comparison]) -> [String] {
  comparisons.flatMap { comparison in
    var lines: [String] = []
    if let most = options.maxRatio, comparison.wallRatio > most {
      lines.append(
        "\(comparison.corpus): \(decimal(comparison.wallRatio)) times the floor, \(decimal(most)) is the most"
      )
    }
    if let most = options.maxMemory, comparison.peak > most {
      lines.append("\(comparison.corpus): held \(megabytes(comparison.peak)), \(megabytes(most)) is the most")
    }
    return lines
  }
}

/// Prints how fast Markdown is rendered, a program a line.
func printTable(_ speeds: [RenderingSpeeds], pairs: Int) {
  print("Markdown to HTML on one thread, medians of \(pairs) runs each, in turn")
  for speeds in speeds {
    let name = speeds.corpus.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(name + right("helpgen", 9) + right(speed(speeds.helpgen), 14))
    print(name + right("libcmark", 9) + right(speed(speeds.plain), 14))
    print(name + right("ratio", 9) + right(decimal(speeds.ratio), 14))
  }
}

/// Where helpgen renders more slowly than it may: one line each.
func breaches(of options: Options, in speeds: [RenderingSpeeds]) -> [String] {
  guard let least = options.minRenderRatio else { return [] }
  return speeds.filter { $0.ratio < least }.map { speeds in
    "\(speeds.corpus): renders at \(decimal(speeds.ratio)) times libcmark's speed, \(decimal(least)) is the least"
  }
}

/// Prints which of the texts made to take long grows fastest.
func printGrowth(_ growths: [Growth]) {
  guard let worst = growths.max(by: { $0.ratio < $1.ratio }) else { return }
  print("\(growths.count) texts made to take long; \(describe(worst))")
}

/// What a growth says.
func describe(_ growth: Growth) -> String {
  "\(growth.part.debugDescription) again and again: \(decimal(growth.ratio)) times as long at twice the size, "
    + "libcmark alone \(decimal(growth.plain))"
}

private func row(
  _ corpus: String, _ files: String, _ program: String, _ wall: String, _ processor: String, _ peak: String
) -> String {
  let left = corpus.padding(toLength: 28, withPad: " ", startingAt: 0)
  let name = program.padding(toLength: 9, withPad: " ", startingAt: 0)
  return left + right(files, 7) + "  " + name + right(wall, 10) + right(processor, 11) + right(peak, 14)
}

private func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

private func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

private func megabytes(_ megabytes: Double) -> String { "\(Int(megabytes.rounded())) MB" }

private func speed(_ megabytes: Double) -> String { "\(decimal(megabytes)) MB/s" }

private func decimal(_ number: Double) -> String { String(format: "%.2f", number) }
