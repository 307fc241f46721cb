import Foundation

/// Compares helpgen with the floor, on real articles.
@main
struct Command {
  static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      complain(Options.usage)
      exit(2)
    }
    do {
      exit(try bench(options) ? 0 : 1)
    } catch {
      complain("bench: \(error)\n")
      exit(3)
    }
  }

  /// Measures and prints; whether helpgen kept its limits.
  private static func bench(_ options: Options) throws -> Bool {
    var breaches: [String] = []
    let corpora = present(options.corpora)
    if !corpora.isEmpty {
      let scratch = scratchFolder(options).appending(path: "helpgen-bench-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let comparisons = Result { try corpora.map { try compare($0, options, in: scratch) } }
      try FileManager.default.removeItem(at: scratch)

      printTable(try comparisons.get(), pairs: options.pairs)
      breaches += Bench.breaches(of: options, in: try comparisons.get())
    }
    // After the programs: what this process holds would be counted as theirs.
    let rendered = present(options.renderedCorpora)
    if !rendered.isEmpty {
      let speeds = try rendered.map { try compareRendering($0, pairs: options.pairs) }
      printTable(speeds, pairs: options.pairs)
      breaches += Bench.breaches(of: options, in: speeds)
    }
    if let most = options.maxGrowth {
      let growths = measureGrowth()
      printGrowth(growths)
      breaches += growths.filter { $0.isOver(most) }.map(describe)
    }
    for breach in breaches { complain("bench: \(breach)\n") }
    return breaches.isEmpty
  }

  /// The files that are there; says which are not.
  private static func present(_ files: [String]) -> [String] {
    files.filter { file in
      let isThere = FileManager.default.fileExists(atPath: file)
      if !isThere { print("skipped: there is no \(file)") }
      return isThere
    }
  }

  /// A file system in memory where there is one: disks differ too much from run to run.
  private static func scratchFolder(_ options: Options) -> URL {
    if let scratch = options.scratch { return URL(filePath: scratch) }
    let memory = "/dev/shm"
    return FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
