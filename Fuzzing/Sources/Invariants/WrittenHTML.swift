/// HTML as helpgen writes it, read by rules of its own: stricter than a browser, and sharing no code with what
/// wrote it.
public struct WrittenHTML {
  /// What is wrong with it; empty where nothing is.
  public private(set) var faults: [String] = []

  private let bytes: [UInt8]
  private var open: [String] = []
  private var ids: Set<String> = []

  /// Reads HTML.
  ///
  /// - Parameter hasUniqueIDs: Whether no two elements may have the same id.
  public init(_ bytes: [UInt8], hasUniqueIDs: Bool = true) {
    self.bytes = bytes
    if String(validating: bytes, as: UTF8.self) == nil { faults.append("no UTF-8") }
    if bytes.contains(0) { faults.append("a NUL byte") }
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")), faults.count < 20 {
      checkText(bytes[position..<start])
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
        faults.append("a < without a >")
        return
      }
      checkTag(String(decoding: bytes[(start + 1)..<end], as: UTF8.self), hasUniqueIDs)
      position = end + 1
    }
    checkText(bytes[position...])
    for name in open { faults.append("<\(name)> is not closed") }
  }

  private mutating func checkText(_ text: ArraySlice<UInt8>) {
    if text.contains(UInt8(ascii: ">")) { faults.append("a > in text") }
  }

  private mutating func checkTag(_ tag: String, _ hasUniqueIDs: Bool) {
    if tag.utf8.first == UInt8(ascii: "/") {
      let last = open.popLast()
      if last != String(tag.dropFirst()) {
        faults.append("</\(tag.dropFirst())> closes \(last ?? "nothing")")
      }
      return
    }
    let name = String(tag.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
    if !Self.harmless.contains(name) { faults.append("<\(tag)>") }
    let isVoid = Self.void.contains(name)
    var rest = tag.dropFirst(name.count)
    if isVoid, rest.hasSuffix(" /") { rest = rest.dropLast(2) } else if isVoid { faults.append("<\(tag)>") }
    if !isVoid { open.append(name) }
    while !rest.isEmpty {
      if let bare = Self.bareAttributes.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(bare.count)
        continue
      }
      guard let (attribute, value, end) = attribute(rest) else {
        faults.append("attributes of <\(tag)>")
        return
      }
      check(attribute, value, hasUniqueIDs)
      rest = end
    }
  }

  /// ` name="value"` at the beginning of a text.
  private func attribute(_ text: Substring) -> (name: String, value: String, rest: Substring)? {
    guard text.first == " ", let equals = text.firstIndex(of: "=") else { return nil }
    let name = text[text.index(after: text.startIndex)..<equals]
    let quote = text.index(after: equals)
    guard quote < text.endIndex, text[quote] == "\"", !name.isEmpty,
      name.allSatisfy({ $0.isASCII && $0.isLowercase || $0 == "-" })
    else { return nil }
    let start = text.unicodeScalars.index(after: quote)
    guard let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return (String(name), String(text[start..<end]), text[text.utf8.index(after: end)...])
  }

  private mutating func check(_ name: String, _ value: String, _ hasUniqueIDs: Bool) {
    if name.hasPrefix("on") || name == "style" || name == "srcdoc" || name == "action" || name == "formaction"
    {
      faults.append("the attribute \(name)")
    }
    if name == "id", hasUniqueIDs, !ids.insert(value).inserted { faults.append("the id \(value) twice") }
    guard ["href", "src", "poster", "cite"].contains(name) else { return }
    let address = value.unicodeScalars.filter { $0.value > 0x20 }.map(String.init).joined().lowercased()
    let words = ["javascript:", "vbscript:", "data:text", "data:image/svg", "file:"]
    for word in words where address.hasPrefix(word) { faults.append("\(name)=\(value)") }
  }

  /// Those of footnotes, as cmark-gfm writes them.
  private static let bareAttributes = [" data-footnote-ref", " data-footnotes", " data-footnote-backref"]

  private static let void: Set = ["br", "col", "hr", "img", "input", "source", "track", "wbr"]

  private static let harmless: Set = Set(
    """
    a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt \
    em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd li mark nav ol p pre q rp rt ruby s \
    samp section small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
