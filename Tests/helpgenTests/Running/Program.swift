import Foundation
import Testing

/// The built program, run as users run it: in a process of its own.
enum Program {
  /// How a run ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// What a run left behind besides files.
  struct Outcome {
    let ending: Ending
    /// What was written to standard output.
    let output: [UInt8]
    /// What was written to standard error.
    let errors: String

    /// The exit code; `nil` where a signal ended the run.
    var exitCode: Int32? {
      if case .exit(let code) = ending { code } else { nil }
    }

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Where the program is.
  ///
  /// It is built into the folder of the tests, whatever the scratch path is. On Linux the tests are a program, on
  /// macOS a bundle that another program opens.
  static let path: String? = {
    let places = [Bundle.main.executablePath, Bundle(for: Marker.self).bundlePath].compactMap { $0 }
    for place in places {
      var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      // From `debug/Tests.xctest/Contents/MacOS/Tests` it is four folders up; further up is not ours.
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("helpgen").path
        // A folder may have the name, too: that of the sources.
        let type = try? FileManager.default.attributesOfItem(atPath: candidate)[.type] as? FileAttributeType
        if type == .typeRegular, FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      }
    }
    return nil
  }()

  private final class Marker {}

  /// What LeakSanitizer is told, where it is there (`make asan`).
  private static let leakSettings = ProcessInfo.processInfo.environment.filter { $0.key == "LSAN_OPTIONS" }

  /// Runs the program, with nothing of the machine's environment but what is given here.
  static func run(
    _ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]
  ) async throws -> Outcome {
    let program = try #require(path, "the program is not built beside the tests")
    return try await run(program, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs another program the same way.
  static func run(
    _ program: String, _ arguments: [String], in folder: String, input: [UInt8] = [],
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    // Files instead of pipes: a pipe that nobody empties blocks, and other children could hold it open.
    let streams = try Workplace()
    try streams.write(input, to: "input")
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    let environment = environment.merging(leakSettings) { given, _ in given }
    let process = try prepare(program, arguments, in: folder, environment: environment)
    process.standardInput = try FileHandle(forReadingFrom: streams.url("input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("errors"))
    try await finish(process)
    let code = process.terminationStatus
    return Outcome(
      ending: process.terminationReason == .uncaughtSignal ? .signal(code) : .exit(code),
      output: try streams.bytes("output"),
      errors: String(decoding: try streams.bytes("errors"), as: UTF8.self))
  }

  /// Starts the program and sends it a signal after a while, unless it has ended by then.
  static func kill(_ arguments: [String], in folder: String, after delay: Duration) async throws {
    let process = try prepare(
      try #require(path, "the program is not built beside the tests"), arguments, in: folder, environment: [:]
    )
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try await finish(process) { process in
      try await Task.sleep(for: delay)
      signal(process, SIGKILL)
    }
  }

  private static func prepare(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(environment) { $1 }
    return process
  }

  /// Starts a process and waits for its end without blocking a thread that other tests need.
  private static func finish(
    _ process: Process, meanwhile: (Process) async throws -> Void = { _ in }
  ) async throws {
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    try await meanwhile(process)
    for await _ in ended {}
  }

  private static func signal(_ process: Process, _ signal: Int32) {
    if process.isRunning { _ = Foundation.kill(process.processIdentifier, signal) }
  }
}
