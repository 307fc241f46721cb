import Foundation
import Testing

@testable import helpgen

/// Help as it is printed, recorded in `Help/`; `RECORD=1` records it anew.
@Suite("Help")
struct HelpTextTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Help")

  @Test("Printed as recorded", arguments: [nil] + CommandName.allCases)
  func recorded(_ command: CommandName?) throws {
    let file = Self.folder.appendingPathComponent("\(command?.rawValue ?? "overview").txt")
    let text = HelpText.text(for: command)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded; run again without RECORD=1")
    }
    #expect(try text == String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  @Test("Every line fits a terminal", arguments: [nil] + CommandName.allCases)
  func width(_ command: CommandName?) {
    for line in HelpText.text(for: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test("Every flag is in the help of its command", arguments: CommandName.allCases)
  func flags(_ command: CommandName) {
    guard command.flags.count > 1 else { return }
    let text = HelpText.text(for: command)
    for flag in command.flags { #expect(text.contains("--\(flag.name)")) }
  }
}
