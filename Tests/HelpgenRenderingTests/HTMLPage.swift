/// An element of a page, flat: what it holds is in the elements that follow it.
struct HTMLElement {
  let name: String
  /// The attributes in order, references replaced.
  let attributes: [(name: String, value: String)]
  /// All text in it, references replaced.
  var text = ""
  /// The index behind the last element in it.
  var end = 0
  /// The text of the start tag.
  let source: Substring

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  func has(class name: String) -> Bool {
    self["class"]?.split(separator: " ").contains(Substring(name)) ?? false
  }
}

/// A page as helpgen writes pages: quoted attributes, end tags where HTML wants them.
///
/// No HTML parser, but strict: what it does not expect is a fault.
struct HTMLPage {
  private(set) var elements: [HTMLElement] = []
  private(set) var faults: [String] = []
  private var open: [Int] = []

  private static let void: Set = ["meta", "link", "br", "hr", "img", "input", "circle", "ellipse", "path"]

  init(_ html: String) {
    // Scalars: a quote with a combining mark is a quote to a browser.
    var rest = html.unicodeScalars[...]
    while let first = rest.first {
      if first != "<" {
        let text = rest.prefix { $0 != "<" }
        add(text: unescaped(text))
        rest = rest[text.endIndex...]
        continue
      }
      let close = rest.firstIndex(of: ">") ?? rest.endIndex
      guard close < rest.endIndex else {
        faults.append("a tag that does not end")
        return
      }
      read(tag: rest[..<close].dropFirst())
      rest = rest[close...].dropFirst()
    }
    if !open.isEmpty { faults.append("“\(elements[open[0]].name)” does not end") }
  }

  private mutating func add(text: String) {
    for index in open { elements[index].text += text }
  }

  private mutating func read(tag: Substring.UnicodeScalarView) {
    if tag.first == "!" { return }
    if tag.first == "/" {
      let name = String(tag.dropFirst())
      guard let index = open.popLast() else { return faults.append("“/\(name)” without a start") }
      if elements[index].name != name { faults.append("“\(elements[index].name)” ends as “\(name)”") }
      elements[index].end = elements.count
      return
    }
    let name = tag.prefix { $0 != " " && $0 != "/" }
    let attributes = attributes(tag[name.endIndex...])
    elements.append(
      HTMLElement(name: String(name), attributes: attributes, end: elements.count + 1, source: Substring(tag))
    )
    if Set(attributes.map(\.name)).count < attributes.count {
      faults.append("“\(name)” repeats an attribute")
    }
    if !Self.void.contains(String(name)) { open.append(elements.count - 1) }
  }

  private mutating func attributes(_ tag: Substring.UnicodeScalarView) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    var rest = tag
    while let first = rest.first {
      if first == " " || first == "/" {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0 != "=" && $0 != " " && $0 != "/" }
      rest = rest[name.endIndex...]
      guard rest.first == "=" else {
        attributes.append((String(name), ""))
        continue
      }
      rest = rest.dropFirst()
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
        faults.append("“\(name)” has a value without quotes")
        return attributes
      }
      attributes.append((String(name), unescaped(rest[..<end].dropFirst())))
      rest = rest[end...].dropFirst()
    }
    return attributes
  }

  private mutating func unescaped(_ text: Substring.UnicodeScalarView) -> String {
    let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    var result = ""
    var rest = text
    while let ampersand = rest.firstIndex(of: "&") {
      result += String(rest[..<ampersand])
      let end = rest[ampersand...].firstIndex(of: ";") ?? rest.endIndex
      let name = String(rest[ampersand..<end].dropFirst())
      if references[name] == nil { faults.append("“&\(name);” is no reference") }
      result += references[name] ?? ""
      rest = end < rest.endIndex ? rest[end...].dropFirst() : rest[end...]
    }
    return result + String(rest)
  }
}

extension HTMLPage {
  /// The elements of a name.
  func all(_ name: String, where matches: (HTMLElement) -> Bool = { _ in true }) -> [HTMLElement] {
    elements.filter { $0.name == name && matches($0) }
  }

  /// The first element of a name.
  func first(_ name: String, where matches: (HTMLElement) -> Bool = { _ in true }) -> HTMLElement? {
    elements.first { $0.name == name && matches($0) }
  }

  /// The elements in the first one of a class.
  func inside(class name: String) -> ArraySlice<HTMLElement> {
    guard let index = elements.firstIndex(where: { $0.has(class: name) }) else { return [] }
    return elements[(index + 1)..<elements[index].end]
  }

  /// The ids on the page, in order.
  var ids: [String] { elements.compactMap { $0["id"] } }

  /// Where the links of the page lead that a reader can follow, in order.
  var links: [String] { all("a").compactMap { $0["href"] } }

  /// The values of `link` elements of a relation: `hreflang` and `href`.
  func relations(_ name: String) -> [[String]] {
    all("link") { $0["rel"] == name }.map { [$0["hreflang"], $0["href"]].compactMap { $0 } }
  }
}
