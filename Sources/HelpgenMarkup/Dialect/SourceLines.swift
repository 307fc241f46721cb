/// Telling which lines of the source the CommonMark comes from.
extension Translation {
  /// The lines of the source that lines of the CommonMark come from; both count from 1 and are in order.
  func sourceLines(of lines: [Int]) -> [Int] {
    var result: [Int] = []
    var (line, offset) = (1, 0)
    // The last anchor: its line in both texts, and its place in the source.
    var (anchorLine, sourceLine, source, isAlike) = (1, 1, 0, true)
    var rest = anchors[...]
    for wanted in lines {
      while true {
        while let anchor = rest.first, anchor.commonMark <= offset {
          anchorLine = anchor.commonMark == offset ? line : line - 1
          sourceLine += tokens.text.lineCount(in: source..<anchor.source)
          (source, isAlike) = (anchor.source, anchor.isAlike)
          rest.removeFirst()
        }
        guard line < wanted, offset < commonMark.count else { break }
        offset = commonMark.nextLine(after: offset)
        line += 1
      }
      result.append(isAlike ? sourceLine + wanted - anchorLine : sourceLine)
    }
    return result
  }
}

extension [UInt8] {
  fileprivate func nextLine(after start: Int) -> Int {
    let lineFeed = firstIndex(of: 0x0A, in: start..<count) ?? count
    // Lines that end in carriage returns alone are rare: nearly always there is one before the line feed at most.
    guard let carriageReturn = firstIndex(of: 0x0D, in: start..<lineFeed), carriageReturn + 1 < lineFeed
    else {
      return Swift.min(lineFeed + 1, count)
    }
    return carriageReturn + 1
  }

  /// How many lines end in a part.
  fileprivate func lineCount(in range: Range<Int>) -> Int {
    var (lines, index) = (0, range.lowerBound)
    while index < range.upperBound {
      index = nextLine(after: index)
      if index <= range.upperBound, self[index - 1].endsLine { lines += 1 }
    }
    return lines
  }
}
