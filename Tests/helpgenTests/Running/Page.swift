/// A page as a browser's tokenizer reads it: code point by code point, with attributes and text decoded.
///
/// It reads what helpgen writes, of which it asks more than browsers do: every quote is closed, every reference is
/// one of those that escaping needs.
struct Page {
  /// A start tag and the text that follows it.
  struct Element {
    let name: String
    var attributes: [(name: String, value: String)] = []
    /// The text from this tag to its end tag.
    var text = ""

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// What a page must not contain.
  struct Flaw: Error, Equatable {
    let reason: String
  }

  private(set) var elements: [Element] = []
  /// All text, scripts and styles left out.
  private(set) var text = ""

  private static let voidNames: Set = ["meta", "link", "br", "hr", "img", "input", "wbr"]

  init(_ html: String) throws(Flaw) {
    var scanner = Scanner(Array(html.unicodeScalars))
    var open: [Int] = []
    while let scalar = scanner.next() {
      guard scalar == "<" else {
        add(scalar == "&" ? try scanner.reference() : Character(scalar).description, to: open)
        continue
      }
      if scanner.skip("!--") {
        try scanner.skip(through: "-->")
      } else if scanner.skip("!") {
        try scanner.skip(through: ">")
      } else if scanner.skip("/") {
        let name = scanner.name()
        try scanner.skip(through: ">")
        guard let index = open.lastIndex(where: { elements[$0].name == name }) else {
          throw Flaw(reason: "</\(name)> closes nothing")
        }
        open.removeSubrange(index...)
      } else {
        elements.append(try scanner.element())
        let name = elements[elements.count - 1].name
        if name == "script" || name == "style" { try scanner.skip(through: "</\(name)>") }
        if !Self.voidNames.contains(name), name != "script", name != "style" {
          open.append(elements.count - 1)
        }
      }
    }
  }

  /// All elements of a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The texts of all elements of a name.
  func texts(_ name: String) -> [String] { all(name).map(\.text) }

  /// All links and references to other files.
  var references: [String] { elements.compactMap { $0["href"] ?? $0["src"] } }

  private mutating func add(_ piece: String, to open: [Int]) {
    text.unicodeScalars.append(contentsOf: piece.unicodeScalars)
    for index in open { elements[index].text.unicodeScalars.append(contentsOf: piece.unicodeScalars) }
  }
}

/// Walks over the code points of a page.
private struct Scanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func next() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    index += 1
    return scalars[index - 1]
  }

  mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  mutating func skip(through text: String) throws(Page.Flaw) {
    while !skip(text) {
      guard next() != nil else { throw Page.Flaw(reason: "“\(text)” is missing") }
    }
  }

  /// A run of letters, digits and what else names are made of.
  mutating func name() -> String {
    var name = ""
    while index < scalars.count, !" \n\t/>=\"'<".unicodeScalars.contains(scalars[index]) {
      name.unicodeScalars.append(scalars[index])
      index += 1
    }
    return name
  }

  /// A tag behind its `<`.
  mutating func element() throws(Page.Flaw) -> Page.Element {
    var element = Page.Element(name: name())
    guard !element.name.isEmpty else { throw Page.Flaw(reason: "a bare “<”") }
    while true {
      while skip(" ") || skip("\n") {}
      if skip(">") || skip("/>") { return element }
      let attribute = name()
      guard !attribute.isEmpty else { throw Page.Flaw(reason: "no attribute in <\(element.name)>") }
      guard skip("=") else {
        element.attributes.append((attribute, ""))
        continue
      }
      guard skip("\"") else { throw Page.Flaw(reason: "no quote behind \(attribute)=") }
      var value = ""
      while !skip("\"") {
        guard let scalar = next() else { throw Page.Flaw(reason: "\(attribute) is not closed") }
        value.unicodeScalars.append(
          contentsOf: (scalar == "&" ? try reference() : Character(scalar).description).unicodeScalars)
      }
      element.attributes.append((attribute, value))
    }
  }

  /// A character reference behind its `&`.
  mutating func reference() throws(Page.Flaw) -> String {
    let known = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#34;": "\"", "#39;": "'"]
    for (reference, text) in known where skip(reference) { return text }
    throw Page.Flaw(reason: "a bare “&”")
  }
}
