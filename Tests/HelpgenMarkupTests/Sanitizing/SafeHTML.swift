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
  var faults = tagFaults(of: String(decoding: html, as: UTF8.self))
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
private func tagFaults(of html: String) -> [String] {
  var open: [Substring] = []
  var faults: [String] = []
  var rest = html[...]
  while let start = rest.firstIndex(of: "<") {
    rest = rest[start...]
    if let end = rest.prefixMatch(of: /<\/([a-z][a-z0-9]*)>/) {
      if open.popLast() != end.1 { faults.append("\(end.0) closes nothing") }
      rest = rest[end.range.upperBound...]
    } else if let tag = rest.prefixMatch(of: /<([a-z][a-z0-9]*)( [a-z-]+="[^"<>]*")*( \/)?>/) {
      if tag.3 == nil { open.append(tag.1) }
      rest = rest[tag.range.upperBound...]
    } else {
      faults.append("a stray <: \(rest.prefix(40))")
      rest = rest.dropFirst()
    }
  }
  return faults + open.map { "<\($0)> is not closed" }
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
    let document = MarkdownDocument(parsing: markdown, smartPunctuation: false)
    var simple = SimpleHTML(.standard)
    pieces = document.takeRawHTML(&simple)
    let rendered = document.html(passingRawHTML: false)
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
