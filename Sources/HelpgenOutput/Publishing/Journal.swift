import HelpgenModel

/// Everything one publication does to the output folder, in order.
///
/// Once it is on the disk whole, the publication happens: what a killed run left undone, the next one does.
/// Every step can be done twice.
struct Journal: Equatable {
  /// One change.
  struct Step: Equatable {
    /// What is done at a path.
    enum Action: String, CaseIterable {
      /// A file or whole folder comes from the staging area.
      case move
      /// A file or link goes.
      case removeFile = "remove-file"
      /// A folder goes if it is empty.
      case removeFolder = "remove-folder"
    }

    let action: Action
    /// A path below the output folder.
    let path: String

    init(_ action: Action, _ path: some StringProtocol) {
      self.action = action
      self.path = String(path)
    }
  }

  private static let firstLine = "helpgen journal 1"

  /// The changes.
  let steps: [Step]

  /// Lists changes.
  init(_ steps: [Step]) { self.steps = steps }

  /// Reads a journal; `nil` unless it is whole and every step of it stays inside the output.
  init?(reading bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines[0] == Self.firstLine, lines[lines.count - 1].isEmpty,
      lines[lines.count - 2] == Self.lastLine(lines.count - 3)
    else { return nil }
    var steps: [Step] = []
    for line in lines[1..<(lines.count - 2)] {
      guard let step = Step(reading: line) else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The journal as it is kept; its last line says that it is whole.
  var bytes: [UInt8] {
    let lines = steps.map { "\($0.action.rawValue) \($0.path)\n" }
    return Array("\(Self.firstLine)\n\(lines.joined())\(Self.lastLine(steps.count))\n".utf8)
  }

  private static func lastLine(_ count: Int) -> String { "end \(count)" }
}

extension Journal.Step {
  fileprivate init?(reading line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let action = Action(rawValue: String(parts[0])),
      let path = OutputPath(text: String(parts[1])), !HiddenFolder.reserves(path)
    else { return nil }
    self.init(action, path.text)
  }
}
