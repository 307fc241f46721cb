import Foundation

/// Writes what fuzzing begins with, one file for each text: `seeds SHARED FOLDER [--whole]`.
///
/// Articles are cut to what a fuzzer gets through quickly, unless asked for whole ones.
@main
struct Seeds {
  private struct Text: Decodable {
    var content: String?
    var payload: String?
    var markdown: String?
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: seeds SHARED FOLDER [--whole]\n".utf8))
      exit(2)
    }
    let shared = URL(filePath: arguments[1])
    let folder = URL(filePath: arguments[2])
    let isWhole = arguments.contains("--whole")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var count = 0
    for name in ["suites", "corpora"] {
      let files =
        (try? FileManager.default.contentsOfDirectory(
          at: shared.appending(path: name), includingPropertiesForKeys: nil)) ?? []
      for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
        let texts = (try? JSONDecoder().decode([Text].self, from: Data(contentsOf: file))) ?? []
        // Articles repeat each other; every suite is taken as a whole.
        let step = isWhole || name == "suites" ? 1 : max(1, texts.count / 150)
        for (index, text) in texts.enumerated() where index.isMultiple(of: step) {
          guard var bytes = (text.content ?? text.payload ?? text.markdown).map({ Array($0.utf8) }) else {
            continue
          }
          if !isWhole { bytes = Array(bytes.prefix(2048)) }
          let stem = file.deletingPathExtension().lastPathComponent
          try Data(bytes).write(to: folder.appending(path: "\(stem)-\(index)"))
          count += 1
        }
      }
    }
    print(count == 0 ? "no seeds: \(shared.path) has no suites and no corpora" : "\(count) seeds")
  }
}
