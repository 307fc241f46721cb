/// What is known of markup without parsing it.
enum RawMarkup {
  /// Whether a byte may stand before a word without being a part of it, seen or not.
  static func opens(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  /// Whether a byte may stand behind a word without being a part of it, seen or not.
  static func closes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// How an element treats the words around its tags; what is in it is seen.
  enum Kind { case joining, separating }

  /// References to characters that are no letters.
  static let separators = [
    "nbsp", "amp", "lt", "gt", "quot", "apos", "#39", "rsquo", "lsquo", "rdquo", "ldquo", "ndash", "mdash",
    "hellip", "bull", "reg", "copy", "trade", "middot", "times", "rarr", "laquo", "raquo", "deg",
  ]

  /// Whether HTML may take what follows `&` for a character, though there is no semicolon.
  static func beginsReference(_ name: ArraySlice<UInt8>) -> Bool {
    if name.first == UInt8(ascii: "#") { return true }
    return bare.contains { name.starts(with: $0.utf8) }
      || accents.contains { name.dropFirst().starts(with: $0.utf8) }
  }

  private static let bare = [
    "amp", "AMP", "lt", "LT", "gt", "GT", "quot", "QUOT", "nbsp", "iexcl", "cent", "pound", "curren", "yen",
    "brvbar",
    "sect", "uml", "copy", "COPY", "ord", "laquo", "not", "shy", "reg", "REG", "macr", "deg", "plusmn", "sup",
    "acute",
    "micro", "para", "middot", "cedil", "raquo", "frac", "iquest", "times", "divide", "szlig", "eth", "ETH",
    "thorn",
    "THORN", "aelig", "AElig",
  ]
  private static let accents = ["grave", "acute", "circ", "tilde", "uml", "ring", "cedil", "slash"]

  /// The kind of an element; `nil` for one whose content may be hidden.
  static func kind(_ name: ArraySlice<UInt8>) -> Kind? {
    guard name.count <= 10 else { return nil }
    let name = name.map { $0 | ($0 >= 0x40 ? 0x20 : 0) }
    if joining.contains(where: { $0.utf8.elementsEqual(name) }) { return .joining }
    if separating.contains(where: { $0.utf8.elementsEqual(name) }) { return .separating }
    return nil
  }

  private static let joining = [
    "a", "b", "i", "u", "s", "em", "strong", "span", "sub", "sup", "img", "font", "label",
    "input",
  ]
  private static let separating = [
    "br", "p", "div", "li", "ul", "ol", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote",
    "aside", "section", "article", "figure", "center", "details",
    "summary", "table", "thead", "tbody", "tr", "th", "td",
  ]
}
