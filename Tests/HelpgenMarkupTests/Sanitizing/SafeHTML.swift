import Foundation

@testable import HelpgenMarkup

/// HTML made safe.
func sanitized(_ html: String, _ policy: SanitizingPolicy = .standard) -> String {
  String(decoding: sanitize(Array(html.utf8), policy).html, as: UTF8.self)
}

/// What is left out of HTML, in words.
func leftOut(of html: String) -> [String] { sanitize(Array(html.utf8)).dropped.map(\.what) }

/// What is wrong with sanitized HTML, looked at as text and as a parser sees it; empty where nothing is.
func faults(of html: [UInt8]) -> [String] {
  var faults = tagFaults(of: html)
  let again = sanitize(html)
  if again.html != html { faults.append("changes: \(String(decoding: again.html, as: UTF8.self))") }
  if !again.dropped.isEmpty { faults.append("drops \(again.dropped.map(\.what))") }
  GumboTree(parsing: html).walk { step in
    if case .start(let element) = step { faults += elementFaults(element) }
    return true
  }
  return faults
}

/// Whether every tag is written as it should be, and closed where it should be.
private func tagFaults(of html: [UInt8]) -> [String] {
  var open: [ArraySlice<UInt8>] = []
  var faults: [String] = []
  var rest = html[...]
  while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
    guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return faults + ["a < without a >"]
    }
    let tag = rest[(start + 1)..<end]
    rest = rest[(end + 1)...]
    if tag.first == UInt8(ascii: "/") {
      if open.popLast() != tag.dropFirst() {
        faults.append("</\(String(decoding: tag, as: UTF8.self))> closes nothing")
      }
      continue
    }
    let name = tag.prefix { $0.isASCIILetter || $0.isASCIIDigit }
    let isVoid = tag.suffix(2).elementsEqual(" /".utf8)
    if name.isEmpty || !areAttributes(tag.dropFirst(name.count).dropLast(isVoid ? 2 : 0)) {
      faults.append("a strange tag: \(String(decoding: tag, as: UTF8.self))")
    }
    if !isVoid { open.append(name) }
  }
  return faults + open.map { "<\(String(decoding: $0, as: UTF8.self))> is not closed" }
}

/// Whether it is nothing but ` name="value"`, any number of times, without any of `<>"` in a value.
private func areAttributes(_ text: ArraySlice<UInt8>) -> Bool {
  var rest = text
  while !rest.isEmpty {
    guard rest.popFirst() == UInt8(ascii: " ") else { return false }
    rest = rest.drop { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    guard rest.starts(with: "=\"".utf8), let end = rest.dropFirst(2).firstIndex(of: UInt8(ascii: "\"")) else {
      return false
    }
    if rest[..<end].contains(UInt8(ascii: "<")) { return false }
    rest = rest[(end + 1)...]
  }
  return true
}

/// Elements and attributes that must not be there, by lists of this test's own.
private func elementFaults(_ element: StartedElement) -> [String] {
  let name = String(decoding: element.name, as: UTF8.self)
  var faults: [String] = []
  let forbidden: Set = [
    "script", "style", "object", "embed", "applet", "form", "button", "select", "textarea", "svg", "math",
    "template",
    "noscript", "xmp", "plaintext", "link", "meta", "base", "frame", "frameset", "html", "head", "body",
    "title",
    "noembed", "noframes", "portal", "isindex", "keygen", "marquee", "param",
  ]
  if element.isForeign || forbidden.contains(name) { faults.append("<\(name)>") }
  for attribute in element.attributes {
    let value = String(decoding: attribute.value, as: UTF8.self)
    switch attribute.name {
    case .handler(let handler): faults.append("<\(name) \(handler)>")
    case .style, .anchor, .other: faults.append("<\(name)> with an attribute unknown here")
    case .known(.href), .known(.src), .known(.poster), .known(.cite):
      let bare = value.filter { !$0.isWhitespace && $0.unicodeScalars.allSatisfy { $0.value > 0x20 } }
        .lowercased()
      if bare.hasPrefix("javascript:") || bare.hasPrefix("vbscript:") || bare.hasPrefix("data:text") {
        faults.append("<\(name)> with \(bare)")
      }
      if name == "iframe", !bare.hasPrefix("https://") { faults.append("<iframe> of \(bare)") }
    case .known: break
    }
  }
  return faults
}

/// The text that readers see of HTML.
func visibleText(of html: [UInt8]) -> [UInt8] {
  var text: [UInt8] = []
  GumboTree(parsing: html).walk { step in
    switch step {
    case .text(let part): text += part
    case .start(let element):
      if case .dropped = ElementRule.named(element.name)?.treatment { return false }
    case .end: break
    }
    return true
  }
  return text
}

/// The HTML of a Markdown text before its authors' HTML is made safe.
struct UnsafeMarkdown {
  /// The pieces of HTML in it.
  let pieces: [RawHTMLPiece]
  /// The whole with the pieces as they were written.
  let whole: [UInt8]
  /// The whole with the pieces made safe without a parser; `nil` where they are not simple.
  let simple: [UInt8]?

  /// Renders a Markdown text.
  init(_ markdown: [UInt8]) {
    let document = MarkdownDocument(parsing: markdown, dialect: .gfm, smartPunctuation: false)
    var simple = SimpleHTML(.standard)
    let taken = document.takeRawHTML(&simple)
    let (rendered, order) = document.rendered(passingRawHTML: false, .page([]))
    pieces = taken.ordered(order)
    whole = rendered.withPieces(pieces).html
    let isSimple = simple.isSimple && simple.isBalanced
    self.simple = isSimple ? rendered.withSimplePieces(pieces, simple.html) : nil
  }
}

/// The articles that lie beside the package.
enum Corpora {
  static let folder = Suites.folder.appending(path: "../corpora")
  static let arePresent = FileManager.default.fileExists(atPath: folder.path)
  static let names = ["arduino", "d365", "osguide", "tldr", "vtex-known-issues"]

  private struct Article: Decodable {
    var content: String
  }

  /// The bodies of a corpus.
  static func bodies(_ name: String) throws -> [[UInt8]] {
    let data = try Data(contentsOf: folder.appending(path: name + ".json"))
    return try JSONDecoder().decode([Article].self, from: data).map { Array($0.content.utf8) }
  }
}
