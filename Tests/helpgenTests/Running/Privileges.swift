import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Running helpgen as a user whom permissions bind, which they do not bind root.
enum Unprivileged {
  private static let isRoot = geteuid() == 0
  private static let setpriv = "/usr/bin/setpriv"

  static let isPossible = !isRoot || FileManager.default.isExecutableFile(atPath: setpriv)

  static func helpgen(_ arguments: [String], in workplace: Workplace) async throws -> Program.Outcome {
    guard isRoot, let program = Program.path else {
      return try await Program.run(arguments, in: workplace.path)
    }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try await Program.run(setpriv, nobody + [program] + arguments, in: workplace.path)
  }
}

/// Mounting folders where no other process sees it.
enum Mounting {
  static let unshare = "/usr/bin/unshare"

  static let isPossible: Bool = {
    guard FileManager.default.isExecutableFile(atPath: unshare) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: unshare)
    process.arguments = ["--mount", "/bin/sh", "-c", "mount --bind /tmp /tmp"]
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
