/// Markdown in HTML, as kramdown has it: `<aside markdown="1">`.
///
/// To CommonMark, a block of HTML goes on to the next empty line. So a line end is moved behind the tag, where readers of
/// the source would have put an empty line: no line is added, and positions stay right, but for the tag's own.
extension [UInt8] {
  /// The text with the Markdown in its HTML made visible for CommonMark; `nil` where there is none.
  var withMarkdownInHTML: [UInt8]? {
    guard containsMarkdownAttribute else { return nil }
    var lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var fence: UInt8?
    var paragraphs = 0
    for index in lines.indices {
      let content = lines[index].trimmed
      if let mark = content.fence {
        if fence == nil { fence = mark } else if fence == mark { fence = nil }
      } else if fence == nil {
        if let name = content.tagWithMarkdown {
          if name.elementsEqual("p".utf8) {
            // Markdown makes the paragraph.
            lines[index] = lines[index].suffix(0)
            paragraphs += 1
          } else {
            Self.open(&lines, index)
          }
        } else if paragraphs > 0, content.elementsEqual("</p>".utf8) {
          lines[index] = lines[index].suffix(0)
          paragraphs -= 1
        }
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Makes the line behind a tag empty.
  private static func open(_ lines: inout [ArraySlice<UInt8>], _ tag: Int) {
    guard tag + 1 < lines.count, !lines[tag + 1].trimmed.isEmpty else { return }
    if tag + 2 < lines.count, lines[tag + 1].trimmed.isPicture, !lines[tag + 2].trimmed.isEmpty,
      lines[tag + 2].trimmed.first != UInt8(ascii: "<")
    {
      // A picture alone in a line would be a block of HTML, too.
      lines[tag + 2] = lines[tag + 1].trimmed + [UInt8(ascii: " ")] + lines[tag + 2].trimmed
      lines[tag + 1] = lines[tag + 1].suffix(0)
    } else if tag > 0, lines[tag - 1].trimmed.isEmpty {
      lines.swapAt(tag - 1, tag)
    }
  }

  private var containsMarkdownAttribute: Bool {
    var position = 0
    while let index = firstIndex(of: UInt8(ascii: "="), in: position..<count) {
      if index > 9, self[index - 1] == UInt8(ascii: "n"),
        self[..<index].suffix(9).elementsEqual(" markdown".utf8)
      {
        return true
      }
      position = index + 1
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    var line = drop { $0 == 0x20 || $0 == 0x09 }
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return line
  }

  /// The character of a fence of code that begins or ends here.
  fileprivate var fence: UInt8? {
    guard let first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    return prefix { $0 == first }.count >= 3 ? first : nil
  }

  /// The name of the element that begins here, if its tag fills the line and asks for Markdown.
  fileprivate var tagWithMarkdown: ArraySlice<UInt8>? {
    guard first == UInt8(ascii: "<"), last == UInt8(ascii: ">") else { return nil }
    let bytes = Array(self)
    var scanner = HTMLScanner(bytes)
    guard case .startTag(let tag) = scanner.next(), tag.range.upperBound == bytes.count,
      tag.attributes.contains(where: { attribute in
        bytes[attribute.name].elementsEqual("markdown".utf8)
          && bytes[attribute.value].elementsEqual("1".utf8)
      })
    else { return nil }
    return bytes[tag.name]
  }

  /// Whether it is a picture and nothing else.
  fileprivate var isPicture: Bool {
    starts(with: "<img ".utf8) && firstIndex(of: UInt8(ascii: ">")) == endIndex - 1
  }
}
