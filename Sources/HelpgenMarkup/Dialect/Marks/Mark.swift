/// The marks that stand for what CommonMark does not know while libcmark works: a number between two
/// characters that no text has.
///
/// Unicode has set U+10FFFE and U+10FFFF aside for use inside of programs. libcmark takes them for letters.
/// Where it would see punctuation in the text, a percent sign guards the mark.
enum Mark {
  /// U+10FFFF and U+10FFFE, the last byte left out.
  static let lead: (UInt8, UInt8, UInt8) = (0xF4, 0x8F, 0xBF)
  /// The last byte of U+10FFFF, which begins a mark.
  static let begin: UInt8 = 0xBF
  /// The last byte of U+10FFFE, which ends one.
  static let end: UInt8 = 0xBE
  /// What keeps a mark from being taken for a letter.
  static let guardian = UInt8(ascii: "%")

  /// Appends the mark of a token by its number.
  static func append(_ number: Int, to text: inout [UInt8]) {
    text += [lead.0, lead.1, lead.2, begin]
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      text.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
    text += [lead.0, lead.1, lead.2, end]
  }

  /// The mark at a place: the number of its token, unless a cell ends here, and its end; `nil` where is none.
  static func read(at begin: Int, in text: [UInt8]) -> (number: Int?, end: Int)? {
    guard isCharacter(Self.begin, at: begin, in: text) else { return nil }
    var index = begin + 4
    var number = 0
    while index < text.count, text[index].isASCIIDigit, number < 1 << 40 {
      number = number * 10 + Int(text[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard isCharacter(Self.end, at: index, in: text) else { return nil }
    return (index == begin + 4 ? nil : number, index + 4)
  }

  private static func isCharacter(_ last: UInt8, at index: Int, in text: [UInt8]) -> Bool {
    index + 4 <= text.count && text[index] == lead.0 && text[index + 1] == lead.1 && text[index + 2] == lead.2
      && text[index + 3] == last
  }

  /// Appends the mark that a cell ends with.
  static func appendCellEnd(to text: inout [UInt8]) {
    text += [lead.0, lead.1, lead.2, begin, lead.0, lead.1, lead.2, end]
  }
}

/// What a mark stands for; parts are parts of the text it was found in.
enum Token {
  /// Text that would have a meaning to libcmark.
  case text(Range<Int>)
  /// An address that is a link to itself.
  case link(Range<Int>, LinkKind)
  /// The beginning or end of marked text.
  case tag(Tag)
  /// A reference to a note, by its index.
  case reference(Int)
  /// The box of a task.
  case task(isDone: Bool)
  /// A cell of a table, and what comes before it; or all that comes last.
  case cell(table: Int, index: Int)
  case tableEnd(table: Int)
  /// The beginning of a note's definition, by its index, before and in the item that holds it, and its end.
  case definition(Int)
  case definitionBody
  case definitionEnd(Int)
  /// The beginning of a callout and of its title, the end of its title, its content's beginning and end, and its end.
  case callout(CalloutKind)
  case calloutTitleEnd
  case calloutBody
  case calloutBodyEnd
  case calloutEnd
  /// What is not shown.
  case hidden

  /// The text that it stands for.
  var text: Range<Int>? {
    switch self {
    case .text(let range), .link(let range, _): range
    default: nil
    }
  }

  /// What is put before an address to make it a target.
  enum LinkKind {
    case whole
    case web
    case mail
  }

  /// Marked text.
  enum Tag {
    case deletedBegin, deletedEnd, emphasisBegin, emphasisEnd, strongBegin, strongEnd

    /// The tag as HTML.
    var html: String.UTF8View {
      switch self {
      case .deletedBegin: "<del>".utf8
      case .deletedEnd: "</del>".utf8
      case .emphasisBegin: "<em>".utf8
      case .emphasisEnd: "</em>".utf8
      case .strongBegin: "<strong>".utf8
      case .strongEnd: "</strong>".utf8
      }
    }
  }
}
