/// A tag in HTML that was written here: its attributes have double quotes, and no `<` or `>` is in them.
struct TagReader {
  let html: [UInt8]
  /// Where the `<` is, and where what follows the `>` is.
  let range: Range<Int>
  /// Where the name ends.
  let nameEnd: Int

  /// An attribute.
  struct Attribute {
    /// The white space before the name, to the quotation mark that ends the value.
    var range: Range<Int>
    var name: ArraySlice<UInt8>
    /// Where the value is; `nil` for a name alone.
    var value: Range<Int>?
  }

  /// Reads the tag at a place; `nil` where none is, or it has no end.
  init?(at start: Int, in html: [UInt8]) {
    var index = start + 1
    while index < html.count, html[index].isASCIIWord { index += 1 }
    nameEnd = index
    guard index > start + 1, let end = html.firstIndex(of: UInt8(ascii: ">"), in: index..<html.count) else {
      return nil
    }
    self.html = html
    range = start..<end + 1
  }

  /// Whether the tag has this name.
  func isNamed(_ name: StaticString) -> Bool {
    nameEnd - range.lowerBound - 1 == name.utf8CodeUnitCount
      && html.hasWord(name, at: range.lowerBound + 1, before: nameEnd)
  }

  /// The attributes in order.
  var attributes: [Attribute] {
    var attributes: [Attribute] = []
    var index = nameEnd
    let end = range.upperBound - 1
    while index < end {
      let start = index
      while index < end, html[index].isHTMLSpace || html[index] == UInt8(ascii: "/") { index += 1 }
      let name = index
      while index < end, !html[index].isHTMLSpace, html[index] != UInt8(ascii: "="),
        html[index] != UInt8(ascii: "/")
      {
        index += 1
      }
      guard index > name else { break }
      var attribute = Attribute(range: start..<index, name: html[name..<index], value: nil)
      if index + 1 < end, html[index] == UInt8(ascii: "="), html[index + 1] == UInt8(ascii: "\"") {
        guard let quote = html.firstIndex(of: UInt8(ascii: "\""), in: index + 2..<end) else { break }
        attribute.value = index + 2..<quote
        index = quote + 1
        attribute.range = start..<index
      }
      attributes.append(attribute)
    }
    return attributes
  }
}

extension ArraySlice<UInt8> {
  /// The text that escaped HTML stands for.
  var unescaped: String {
    guard contains(UInt8(ascii: "&")) else { return String(decoding: self, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var rest = self
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<ampersand]
      rest = rest[ampersand...]
      let reference = Self.references.first { rest.starts(with: $0.0.utf8) }
      text.append(reference?.1 ?? UInt8(ascii: "&"))
      rest = rest.dropFirst(reference?.0.utf8.count ?? 1)
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  private static var references: [(String, UInt8)] {
    [
      ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
      ("&quot;", UInt8(ascii: "\"")), ("&#x27;", UInt8(ascii: "'")),
    ]
  }
}
