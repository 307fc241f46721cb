extension ArraySlice<UInt8> {
  /// The text of HTML in a line: without tags and without references to footnotes, single spaces between the words.
  var wordsOfHTML: String {
    guard contains(UInt8(ascii: "<")) else { return unescaped.inOneLine }
    var text: [UInt8] = []
    var rest = self
    while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
      text += rest[..<tag]
      rest = rest[tag...]
      if rest.starts(with: "<br".utf8) { text.append(0x20) }
      let isNote = rest.starts(with: "<sup class=\"footnote-ref\"".utf8)
      let ending = isNote ? Array("</sup>".utf8) : [UInt8(ascii: ">")]
      rest = rest.dropping(through: ending)
    }
    return (text + rest)[...].unescaped.inOneLine
  }

  /// What is behind a text; nothing where it is not there.
  private func dropping(through ending: [UInt8]) -> ArraySlice<UInt8> {
    var rest = self
    while let found = rest.firstIndex(of: ending[0]) {
      rest = rest[found...]
      if rest.starts(with: ending) { return rest.dropFirst(ending.count) }
      rest = rest.dropFirst()
    }
    return rest.dropFirst(rest.count)
  }
}

extension StringProtocol {
  /// The words with single spaces between them.
  var inOneLine: String {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      guard byte >= 0x20, byte < 0x80, byte != 0x20 || previous != 0x20 else { return splitInOneLine }
      previous = byte
    }
    return previous == 0x20 ? splitInOneLine : String(self)
  }

  private var splitInOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension String {
  /// The text with straight quotation marks, by which titles and headings are compared.
  var plainQuotes: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2018}", "\u{2019}": scalars.append("'")
      case "\u{201C}", "\u{201D}": scalars.append("\"")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
