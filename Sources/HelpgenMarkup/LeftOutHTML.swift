/// HTML that was left out of a body.
public struct LeftOutHTML: Sendable, Equatable {
  /// What it is, in words that fit into a sentence: `<script>`, `onclick`, `a link to javascript:`.
  public var what: String
  /// The 1-based line of the Markdown.
  public var line: Int

  /// Where it begins in the text, or the line where it is.
  public func place(in markdown: [UInt8]) -> Range<Int> {
    let line = markdown.range(ofLine: line)
    // `<script>` may have attributes; of “a link to javascript:” the scheme is what is written.
    let word = what.split(separator: " ").last.map { $0.utf8.filter { $0 != UInt8(ascii: ">") } } ?? []
    guard let first = word.first else { return line }
    // What begins in this line may be in one behind it.
    for index in markdown.indices[line.lowerBound...] where markdown[index].asciiLowercased == first {
      let written = markdown[index...].prefix(word.count)
      if written.count == word.count, zip(written, word).allSatisfy({ $0.asciiLowercased == $1 }) {
        return index..<index + word.count
      }
    }
    return line
  }
}

extension [UInt8] {
  /// A line (1-based), without what ends it.
  fileprivate func range(ofLine line: Int) -> Range<Int> {
    var (start, rest) = (0, line - 1)
    while rest > 0, let end = self[start...].firstIndex(where: \.endsLine) {
      start = end + (self[end] == 0x0D && self[(end + 1)...].first == 0x0A ? 2 : 1)
      rest -= 1
    }
    return start..<(self[start...].firstIndex(where: \.endsLine) ?? count)
  }
}
