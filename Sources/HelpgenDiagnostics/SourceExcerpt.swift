/// One line of a text as a terminal can show it, and where a span is in it.
struct SourceExcerpt {
  /// The line, or the part of it around the span; printable, and of at most 102 columns.
  let line: String
  /// The columns before the span.
  let indent: Int
  /// The columns of the span, at least 1.
  let width: Int

  /// Shows the part of `span` that is in `line`; both are offsets into `bytes`.
  init(_ bytes: [UInt8], line: Range<Int>, span: Range<Int>) {
    let start = scalarStart(min(max(span.lowerBound, line.lowerBound), line.upperBound), in: bytes)
    let end = min(max(span.upperBound, start), line.upperBound)
    // Decoding is bounded: a line can be the whole file.
    let first = max(line.lowerBound, scalarStart(max(start - Self.reach, 0), in: bytes))
    let middle = min(end, scalarStart(start + Self.reach, in: bytes))
    let last = min(line.upperBound, scalarStart(middle + Self.reach, in: bytes))
    let before = Array(Self.cells(Self.scalars(bytes[first..<start]).reversed()).reversed())
    let marked = Self.cells(Self.scalars(bytes[start..<middle]))
    let after = Self.cells(Self.scalars(bytes[middle..<last]))

    let widthToEnd = (marked + after).totalWidth
    var left = before.suffix(width: Self.limit - min(widthToEnd, Self.limit - Self.context))[...]
    let isCutLeft = first > line.lowerBound || left.count < before.count
    if isCutLeft { left = left.drop { $0.width == 0 } }
    let room = Self.limit - left.totalWidth
    let shownMark = marked.prefix(width: room)
    let shownRest = marked.count == shownMark.count ? after.prefix(width: room - marked.totalWidth) : []
    let isCutRight = last < line.upperBound || shownMark.count + shownRest.count < marked.count + after.count

    let text = (left + shownMark + shownRest).map(\.text).joined()
    self.line = (isCutLeft ? "…" : "") + text + (isCutRight ? "…" : "")
    indent = left.totalWidth + (isCutLeft ? 1 : 0)
    width = max(1, shownMark.totalWidth)
  }

  /// The most columns of a line that are shown.
  private static let limit = 100
  /// How many of them may go before a long span.
  private static let context = 30
  /// How many bytes are looked at to fill them.
  private static let reach = 400

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> String.UnicodeScalarView {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
  }

  /// The first cells, up to the one that is too many.
  private static func cells(_ scalars: some Sequence<Unicode.Scalar>) -> [Cell] {
    var cells: [Cell] = []
    var width = 0
    for scalar in scalars {
      let cell = Cell(scalar)
      cells.append(cell)
      width += cell.width
      if width > limit { break }
    }
    return cells
  }
}

/// A scalar as it is shown.
private struct Cell {
  let text: String
  let width: Int

  init(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      // Every tab is four columns: a fragment of a line does not know its tab stops.
      text = "    "
      width = 4
    } else if let escape = scalar.visibleEscape {
      text = escape
      width = escape.utf8.count
    } else {
      text = String(scalar)
      width = scalar.displayWidth
    }
  }
}

extension Collection where Element == Cell {
  fileprivate var totalWidth: Int { reduce(0) { $0 + $1.width } }

  /// As many first cells as fit.
  fileprivate func prefix(width limit: Int) -> [Cell] {
    var width = 0
    return Array(
      prefix { cell in
        width += cell.width
        return width <= limit
      })
  }

  /// As many last cells as fit.
  fileprivate func suffix(width limit: Int) -> [Cell] where Self: BidirectionalCollection {
    reversed().prefix(width: limit).reversed()
  }
}
