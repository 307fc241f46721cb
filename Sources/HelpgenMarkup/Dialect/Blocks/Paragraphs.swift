/// Paragraphs and headings.
extension BlockScanner {
  /// Begins a paragraph with the rest of the line.
  mutating func beginParagraph() {
    countChild()
    leaf = .paragraph
    paragraph.append(ParagraphLine(lineStart: line.start, content: line.first..<line.end))
    guard triggers.mayHaveTasks, case .item(_, children: 1) = containers.last, let isDone = taskMark else {
      return
    }
    findings.found.append(.task(at: line.first, isDone: isDone))
    paragraph[0].content = line.first + 3..<line.end
    paragraph[0].isBehindTask = true
  }

  /// Whether the task is done whose mark the rest of the line begins with; `nil` where it begins with none.
  private var taskMark: Bool? {
    let start = line.first
    guard line.byte(at: start) == UInt8(ascii: "["), line.byte(at: start + 2) == UInt8(ascii: "]"),
      line.byte(at: start + 3).isSpaceOrTab
    else { return nil }
    let mark = line.text[start + 1].asciiLowercased
    guard mark == 0x20 || mark == UInt8(ascii: "x") else { return nil }
    // There is nothing to be done where nothing follows.
    return line.text[start + 3..<line.end].allSatisfy(\.isWhiteSpace) ? nil : mark != 0x20
  }

  /// Adds the rest of the line to the open paragraph.
  mutating func addParagraphLine() {
    paragraph.append(ParagraphLine(lineStart: line.start, content: line.first..<line.end))
  }

  /// Ends the open paragraph.
  ///
  /// - Returns: Whether it has content besides definitions of links.
  mutating func finishParagraph() -> Bool {
    defer { paragraph.removeLast(paragraph.count) }
    guard let first = paragraph.first, let last = paragraph.last else { return false }
    let mayDefine = line.text[first.content.lowerBound] == UInt8(ascii: "[") && !first.isBehindTask
    let source = first.content.lowerBound..<last.content.upperBound
    let hasTrigger = cursor.hasTrigger(in: source)
    guard hasTrigger || mayDefine else { return true }

    let (content, joints) = joinedParagraph(source)
    let text = mayDefine ? takeDefinitions(content) : content
    if hasTrigger, !text.isEmpty {
      findings.found.append(.inlines(text, joints: joints, definition: openDefinition))
    }
    return !text.isEmpty
  }

  /// The content of the paragraph as one part, put together elsewhere where something stands between lines.
  private mutating func joinedParagraph(_ source: Range<Int>) -> (content: Range<Int>, joints: Range<Int>) {
    let isWhole = paragraph.dropFirst().allSatisfy { part in
      line.text[part.lineStart..<part.content.lowerBound].allSatisfy(\.isWhiteSpace)
    }
    let firstJoint = findings.joints.count
    guard !isWhole else { return (line.text.trimmed(source), firstJoint..<firstJoint) }

    let start = line.text.count
    for part in paragraph {
      findings.joints.append(Joint(content: line.text.count, origin: part.content.lowerBound))
      // Copied first: what grows must not be read from at the same time.
      let copy = Array(line.text[part.content])
      line.text += copy
      line.text.append(0x0A)
    }
    return (line.text.trimmed(start..<line.text.count), firstJoint..<findings.joints.count)
  }

  /// Reads the definitions of links that a paragraph begins with.
  ///
  /// - Returns: What is left of the paragraph.
  private mutating func takeDefinitions(_ content: Range<Int>) -> Range<Int> {
    var start = content.lowerBound
    while let definition = line.text.linkDefinition(at: start, before: content.upperBound) {
      if let name = LabelName(definition.label, in: line.text) { findings.linkNames.insert(name) }
      start = definition.end
      // The space that lines begin with is none of their text.
      while start < content.upperBound, line.text[start].isSpaceOrTab { start += 1 }
    }
    return line.text.trimmed(start..<content.upperBound)
  }

  /// Adds the content of a heading, if it may hold something.
  mutating func addInlines(_ content: Range<Int>) {
    let none = findings.joints.count..<findings.joints.count
    guard cursor.hasTrigger(in: content) else { return }
    findings.found.append(.inlines(content, joints: none, definition: openDefinition))
  }
}
