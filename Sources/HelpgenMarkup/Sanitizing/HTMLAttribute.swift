/// An attribute as it was read: character references are decoded.
struct HTMLAttribute {
  /// What is known of an attribute's name.
  enum Name: Equatable, Sendable {
    /// One that may stay.
    case known(AttributeName)
    /// The `name` of an anchor, which the standard calls `id` by now.
    case anchor
    case style
    /// One that runs code, by its name.
    case handler(String)
    /// Any other, which goes.
    case other
  }

  /// Its name.
  var name: Name
  /// Its value; empty where there is none.
  var value: [UInt8]

  /// Classifies an attribute by its name, in any case.
  init(name: some Collection<UInt8>, value: [UInt8]) {
    self.name = PackedName(name).flatMap { Self.names[$0] } ?? Self.unknown(name)
    self.value = value
  }

  private static func unknown(_ name: some Collection<UInt8>) -> Name {
    guard name.count > 2, name.prefix(2).elementsEqual("on".utf8, by: { $0.asciiLowercased == $1 }) else {
      return .other
    }
    let isName = name.count < 40 && name.allSatisfy(\.isASCIILetter)
    return .handler(
      isName ? String(decoding: name.map(\.asciiLowercased), as: UTF8.self) : "an event handler")
  }

  private static let names: NameTable<Name> = {
    var names: [PackedName: Name] = [:]
    func add(_ name: String, _ value: Name) {
      if let packed = PackedName(name.utf8) { names[packed] = value }
    }
    for name in AttributeName.allCases { add(name.rawValue, .known(name)) }
    add("name", .anchor)
    add("style", .style)
    return NameTable(names)
  }()
}

/// An attribute that a sanitized text may hold; its raw value is its name.
enum AttributeName: String, CaseIterable {
  case align, alt, checked, cite, colspan, controls, datetime, dir, disabled, height, hidden, href, id, kind,
    label
  case lang, loading, loop, muted, open, playsinline, poster, preload, reversed, role, rowspan, scope, span,
    src,
    srclang
  case start, title, type, valign, value, width
  case ariaHidden = "aria-hidden"
  case ariaLabel = "aria-label"
  case allowFullScreen = "allowfullscreen"
  case sandbox
  // `class` and `default` are words of Swift.
  case classes = "class"
  case standard = "default"

  /// Whether an element may have it.
  func belongs(to element: SafeElement) -> Bool {
    switch self {
    case .id, .classes, .title, .lang, .dir, .hidden, .ariaHidden, .ariaLabel: true
    case .href: element == .a
    case .role: element == .div
    case .src: element == .img || element == .source || element == .track || element.shape == .media
    case .alt: element == .img
    case .loading: element == .img
    case .width, .height: element == .img || element == .video || element.isTableOrCell || element.isColumn
    case .align: element.isAlignable
    case .valign: element.shape == .cell || element.shape == .row || element.shape == .rows
    case .colspan, .rowspan: element.shape == .cell
    case .scope: element == .th
    case .span: element.isColumn
    case .start, .reversed: element == .ol
    case .type: element == .ol || element == .source || element == .input
    case .value: element == .li
    case .open: element == .details
    case .datetime: element == .time || element == .ins || element == .del
    case .cite: element == .blockquote || element == .q || element == .ins || element == .del
    case .controls, .loop, .muted, .preload: element.shape == .media
    case .playsinline, .poster: element == .video
    case .kind, .label, .srclang, .standard: element == .track
    case .checked, .disabled: element == .input
    // Written for frames, never taken from them.
    case .allowFullScreen, .sandbox: false
    }
  }
}

extension SafeElement {
  fileprivate var isColumn: Bool { shape == .column || shape == .columns }

  fileprivate var isTableOrCell: Bool { shape == .table || shape == .cell }

  fileprivate var isAlignable: Bool {
    switch shape {
    case .paragraph, .heading, .table, .caption, .columns, .column, .rows, .row, .cell: true
    default: self == .div || self == .img || self == .hr
    }
  }
}
