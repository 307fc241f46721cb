/// What a text holds that CommonMark does not know, as far as its blocks tell; places are in `text`.
struct Findings {
  /// The text, and behind it paragraphs put together from lines that have other things between them.
  var text: [UInt8]
  /// What was found, in the order of the text.
  var found: [Finding] = []
  /// Where the lines of paragraphs that were put together come from.
  var joints: [Joint] = []
  var tables: [Table] = []
  var definitions: [NoteDefinition] = []
  var callouts: [Callout] = []
  /// Where lines are to be indented by four more columns, once for each callout they are in.
  var indents: [Int] = []
  /// The labels that links are defined for.
  var linkNames: Set<LabelName> = []
  /// The first definition of each note.
  var noteNames: [LabelName: Int] = [:]
}

/// One thing found.
enum Finding {
  /// The content of a paragraph or heading that may hold something, and which definition of a note it is in.
  case inlines(Range<Int>, joints: Range<Int>, definition: Int?)
  /// The box of a task.
  case task(at: Int, isDone: Bool)
  /// A table, by its index.
  case table(Int, definition: Int?)
  /// The beginning of a definition, by its index.
  case definition(Int)
  /// The end of a definition: where its last line ends.
  case definitionEnd(Int, at: Int)
  /// The beginning of a callout, by its index, and which definition of a note it is in.
  case callout(Int, definition: Int?)
  /// The end of a callout, by its index: in place of its last line, or behind the last line in it.
  case calloutEnd(Int, at: Int, CalloutEnd)
}

/// How a callout ends.
struct CalloutEnd {
  /// The line of colons that ends it, from its colons on; `nil` where what it is in ends.
  var fence: Range<Int>?
  /// Whether code or HTML is open in it that goes on as long as lines belong to it.
  var isInCode: Bool
}

/// Where a line of a paragraph that was put together comes from.
struct Joint {
  /// Where it is now.
  var content: Int
  /// Where it came from.
  var origin: Int
}

/// How the cells of a column are aligned.
enum Alignment {
  case none, left, center, right
}

/// A table.
struct Table {
  /// What the table replaces: all behind the marks of containers, or whole lines with them.
  var source: Range<Int>
  var isWholeLine: Bool
  /// What stands before each line of the containers that the table is in.
  var prefix: [UInt8]
  var alignments: [Alignment]
  /// The rows, the head first.
  var rows: [Range<Int>]
  /// How many cells rows lack.
  var missingCells = 0
}

/// The definition of a note.
struct NoteDefinition {
  var name: LabelName
  var label: Range<Int>
  /// `[^label]: `.
  var mark: Range<Int>
  /// Whether nothing follows on the line.
  var isBare: Bool
  /// What stands before each line of the containers that it is in.
  var prefix: [UInt8]
  /// The definition it is in.
  var outer: Int?
}
