/// An element that a sanitized text may hold; its raw value is its name.
enum SafeElement: String, CaseIterable {
  case a, abbr, address, article, aside, audio, b, bdi, bdo, blockquote, br, caption, cite, code, col,
    colgroup
  case dd, del, details, dfn, div, dl, dt, em, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, hr
  case i, iframe, img, input, ins, kbd, li, mark, nav, ol, p, pre, q, rp, rt, ruby, s, samp, section, small
  case source, span, strong, sub, summary, sup, table, tbody, td, tfoot, th, thead, time, tr, track, u, ul
  // `var` is a word of Swift.
  case variable = "var"
  case video, wbr

  /// How parsers place elements of a kind.
  enum Shape {
    /// Part of a line.
    case phrasing
    case link, media, mediaPart, ruby, rubyText
    /// Ends an open paragraph when it begins, as do all that follow here up to the table.
    case block
    case paragraph, heading, list, item, descriptions, term
    case table, caption, columns, column, rows, row, cell
  }

  /// How parsers place it.
  var shape: Shape {
    switch self {
    case .a: .link
    case .audio, .video: .media
    case .source, .track: .mediaPart
    case .ruby: .ruby
    case .rp, .rt: .rubyText
    case .p: .paragraph
    case .h1, .h2, .h3, .h4, .h5, .h6: .heading
    case .ol, .ul: .list
    case .li: .item
    case .dl: .descriptions
    case .dd, .dt: .term
    case .table: .table
    case .caption: .caption
    case .colgroup: .columns
    case .col: .column
    case .tbody, .tfoot, .thead: .rows
    case .tr: .row
    case .td, .th: .cell
    case .address, .article, .aside, .blockquote, .details, .div, .figcaption, .figure, .footer, .header, .hr,
      .nav, .pre, .section, .summary:
      .block
    default: .phrasing
    }
  }

  /// Whether it has no content and no end tag.
  var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .input, .source, .track, .wbr: true
    default: false
    }
  }

  /// The element whose name, in lower case, stands in a text.
  static func named(_ name: Range<Int>, in text: [UInt8]) -> SafeElement? {
    // What Markdown is made of mostly is found without a look into the table.
    switch (name.count, text[name.lowerBound]) {
    case (1, UInt8(ascii: "p")): return .p
    case (1, UInt8(ascii: "a")): return .a
    case (2, UInt8(ascii: "t")):
      switch text[name.lowerBound + 1] {
      case UInt8(ascii: "d"): return .td
      case UInt8(ascii: "r"): return .tr
      default: break
      }
    case (2, UInt8(ascii: "l")) where text[name.lowerBound + 1] == UInt8(ascii: "i"): return .li
    default: break
    }
    return PackedName(text[name]).flatMap { byName[$0] }
  }

  private static let byName: NameTable<SafeElement> = {
    var names: [PackedName: SafeElement] = [:]
    for element in allCases {
      if let name = PackedName(element.rawValue.utf8) { names[name] = element }
    }
    return NameTable(names)
  }()
}
