import Foundation

/// What `docs/diagnostics.md` says: a section per code.
struct DiagnosticsDocument {
  /// One code's section.
  struct Section {
    let code: String
    let line: Int
    /// The lines below the heading that are not empty.
    var body: [Substring] = []

    /// What the section's first line names: `error`, `warning` or `error or warning`.
    var severity: String? {
      ["error or warning", "error", "warning"].first {
        body.first?.hasPrefix("**\($0.capitalizedFirst).**") == true
      }
    }
  }

  static let path = "docs/diagnostics.md"

  /// The sections in the order of the document.
  let sections: [Section]

  /// Reads the document's text.
  init(_ text: String) {
    var sections: [Section] = []
    var isInSection = false
    var isInComment = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line == "<!--" || line == "-->" {
        isInComment = line == "<!--"
      } else if isInComment {
        continue
      } else if line.hasPrefix("### `"), line.hasSuffix("`") {
        sections.append(Section(code: String(line.dropFirst(5).dropLast()), line: index + 1))
        isInSection = true
      } else if line.hasPrefix("#") {
        isInSection = false
      } else if isInSection, !line.isEmpty {
        sections[sections.count - 1].body.append(line)
      }
    }
    self.sections = sections
  }

  /// Holds that each section has its form, and that the codes are in order and listed once.
  func checkForm() -> [Finding] {
    var findings: [Finding] = []
    for (index, section) in sections.enumerated() {
      func report(_ message: String) {
        findings.append(Finding(path: Self.path, line: section.line, message: "\(section.code): \(message)"))
      }
      if index > 0, sections[index - 1].code >= section.code {
        report("listed after \(sections[index - 1].code); the codes are sorted and listed once")
      }
      if section.severity == nil {
        report("begin with **Error.**, **Warning.** or **Error or warning.**")
      }
      if !section.body.contains(where: { $0.hasPrefix("*To mend it:* ") }) {
        report("say how to mend it, in a paragraph that begins with *To mend it:*")
      }
    }
    return findings
  }

  /// Holds that document and code know the same codes, with the same severities.
  func check(against uses: [CodeUse]) -> [Finding] {
    let used = Dictionary(grouping: uses, by: \.code)
    let listed = Set(sections.map(\.code))
    var findings = uses.filter { !listed.contains($0.code) }.map { use in
      Finding(path: use.path, line: use.line, message: "the code \(use.code) is not in \(Self.path)")
    }
    for section in sections {
      func report(_ message: String) {
        findings.append(Finding(path: Self.path, line: section.line, message: "\(section.code): \(message)"))
      }
      guard let its = used[section.code] else {
        report("no code in Sources reports it")
        continue
      }
      let severities = Set(its.compactMap(\.severity)).sorted().joined(separator: " or ")
      if let severity = section.severity, its.allSatisfy({ $0.severity != nil }), severity != severities {
        report("said to be \(severity), reported as \(severities)")
      }
    }
    return findings
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
