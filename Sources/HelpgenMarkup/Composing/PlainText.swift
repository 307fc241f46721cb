extension RenderedBody {
  /// The text without markup: a line for each block, in the order it is read in.
  public var plainText: String {
    var text: [UInt8] = []
    text.reserveCapacity(body.html.count)
    let html = html(BodyPlacement())
    var position = 0
    while let start = html.firstIndex(of: UInt8(ascii: "<"), in: position..<html.count) {
      text += html[position..<start]
      let end = html.firstIndex(of: UInt8(ascii: ">"), in: start..<html.count) ?? html.count - 1
      if let name = html[start..<end].tagName, Self.separating.contains(name), text.last != 0x0A {
        text.append(0x0A)
      }
      position = end + 1
    }
    text += html[position...]
    let lines = text[...].unescaped.split(separator: "\n").map(\.inOneLine)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let separating: Set<String> = [
    "br", "div", "p", "li", "td", "th", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "dt",
    "dd",
    "summary", "details", "figcaption", "hr", "section", "caption",
  ]
}

extension ArraySlice<UInt8> {
  fileprivate var tagName: String? {
    let name = dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIIWord }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
