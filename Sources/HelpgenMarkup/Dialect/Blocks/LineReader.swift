/// Reads a text line by line, and a line from left to right, counting the columns that tabs make.
struct LineReader {
  /// The text, and behind it what others have put there.
  var text: [UInt8]
  /// Where the text ends.
  let textEnd: Int

  /// Where the line begins.
  private(set) var start = 0
  /// Where the line ends, without what ends it.
  private(set) var end = 0
  /// Where the next line begins.
  private(set) var next = 0

  /// How far the line is read.
  private(set) var offset = 0
  private var column = 0
  /// The first byte from `offset` that is neither space nor tab.
  private(set) var first = 0
  private var firstColumn = 0

  private var lineFeed = -1

  /// Reads from the beginning of a text.
  init(_ text: [UInt8]) {
    self.text = text
    textEnd = text.count
  }

  /// How far the next word is indented.
  var indent: Int { firstColumn - column }

  /// Whether nothing but space is left.
  var isBlank: Bool { first == end }

  /// The byte at a place in the line; a line feed behind it.
  func byte(at index: Int) -> UInt8 { index < end ? text[index] : 0x0A }

  /// Goes on to the next line, if there is one.
  mutating func advanceToNextLine() -> Bool {
    guard next < textEnd else { return false }
    start = next
    findEnd()
    offset = start
    // A byte order mark is no text.
    if start == 0, end >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { offset = 3 }
    column = 0
    findFirst()
    return true
  }

  private mutating func findEnd() {
    if lineFeed < start { lineFeed = text.firstIndex(of: 0x0A, in: start..<textEnd) ?? textEnd }
    if let carriageReturn = text.firstIndex(of: 0x0D, in: start..<lineFeed) {
      end = carriageReturn
      next = carriageReturn + 1 == lineFeed && lineFeed < textEnd ? lineFeed + 1 : carriageReturn + 1
    } else {
      end = lineFeed
      next = min(lineFeed + 1, textEnd)
    }
  }

  /// Looks for the next word.
  mutating func findFirst() {
    first = offset
    firstColumn = column
    while first < end {
      switch text[first] {
      case 0x20: firstColumn += 1
      case 0x09: firstColumn += 4 - firstColumn % 4
      default: return
      }
      first += 1
    }
  }

  /// Reads on up to a place behind the next word's beginning.
  mutating func advance(to index: Int) {
    column = firstColumn + index - first
    offset = index
    findFirst()
  }

  /// Takes the line for one that the place that is read up to stands further left or right in.
  mutating func move(toColumn column: Int) {
    self.column = column
    findFirst()
  }

  /// Reads a number of columns of space, or what there is of it; a tab can be read in part.
  mutating func advance(columns count: Int) {
    let target = column + count
    while column < target, offset < end {
      let width = text[offset] == 0x09 ? 4 - column % 4 : 1
      if column + width > target {
        column = target
        break
      }
      column += width
      offset += 1
    }
    findFirst()
  }

  /// Reads a space, if one comes next.
  mutating func skipSpace() {
    if offset < end, text[offset].isSpaceOrTab { advance(columns: 1) }
  }
}
