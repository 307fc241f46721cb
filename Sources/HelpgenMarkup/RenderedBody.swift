/// What becomes of HTML that stands in Markdown.
public enum RawHTML: Sendable {
  /// It is left out, and so are targets of links that can run code.
  case drop
  /// It is passed through as it is: for conformance runs, never for a site.
  case pass
}

/// How a body is turned into HTML.
public struct MarkupOptions: Sendable {
  /// Whether straight quotes, `--` and `...` become typographic ones.
  public var smartPunctuation: Bool
  /// What becomes of HTML in the text.
  public var rawHTML: RawHTML

  /// Chooses how bodies are rendered.
  public init(smartPunctuation: Bool = false, rawHTML: RawHTML = .drop) {
    self.smartPunctuation = smartPunctuation
    self.rawHTML = rawHTML
  }
}

/// A heading of a body, for lists of what is on a page.
public struct OutlineEntry: Sendable, Equatable {
  /// Its level, counted from the body's top level, which is 0.
  public let level: Int
  /// Its id, without what a page puts before it.
  public let id: String
  /// Its text without markup.
  public let title: String
}

/// A link whose address only the site knows.
public struct BodyLink: Sendable, Equatable {
  /// The address as it is written.
  public let target: String
  /// The 1-based line of the Markdown it is in.
  public let line: Int
}

/// What a page makes of a body.
public struct BodyPlacement: Sendable {
  /// What the ids of the body begin with, so that they are unique on a page of many bodies.
  public var idPrefix: String
  /// The level of the body's top headings, 1 to 6.
  public var topLevel: Int

  /// Places a body.
  public init(idPrefix: String = "", topLevel: Int = 2) {
    self.idPrefix = idPrefix
    self.topLevel = topLevel
  }
}

/// The HTML of an article's body, parsed once and put on as many pages as show it.
public struct RenderedBody: Sendable {
  /// Its headings, in order.
  public let outline: [OutlineEntry]
  /// Its links inside of the site, in order.
  public let links: [BodyLink]
  /// The 1-based lines of the Markdown where raw HTML was left out, one for each tag; comments are missed by nobody.
  public let linesWithDroppedHTML: [Int]

  let body: ComposedBody

  /// The HTML for one page: valid UTF-8.
  ///
  /// - Parameter href: The address of each of `links`; a link without one stays as its text.
  public func html(_ placement: BodyPlacement = BodyPlacement(), href: (Int) -> String?) -> [UInt8] {
    if body.gaps.isEmpty { return body.bytes }
    var html: [UInt8] = []
    html.reserveCapacity(body.bytes.count + body.gaps.count * 24)
    var position = 0
    for (offset, gap) in body.gaps {
      html += body.bytes[position..<offset]
      position = offset
      switch gap {
      case .level(let level):
        html.append(UInt8(ascii: "0") + UInt8(max(1, min(6, placement.topLevel + level))))
      case .idPrefix: HTMLText.appendEscaped(placement.idPrefix, to: &html)
      case .href(let index):
        guard let address = href(index) else { continue }
        html += Array(" href=\"".utf8)
        HTMLText.appendEscaped(address, to: &html)
        html.append(UInt8(ascii: "\""))
      }
    }
    html += body.bytes[position...]
    return html
  }
}

/// Renders Markdown as CommonMark has it, with ids for headings and gaps for links inside of the site.
///
/// Any bytes are Markdown: there is nothing this could refuse.
/// - Parameter title: The title of the article; a first heading that only repeats it is left out.
public func renderBody(_ markdown: [UInt8], title: String?, _ options: MarkupOptions) -> RenderedBody {
  let document = MarkdownDocument(
    parsing: withoutMarks(markdown), smartPunctuation: options.smartPunctuation)
  // Without a `<` there can be no HTML, so the tree need not be walked.
  let lines = options.rawHTML == .drop && markdown.contains(UInt8(ascii: "<")) ? document.removeRawHTML() : []
  let annotations = document.annotate(title: title)
  let ids = HeadingID.assign(annotations.headings)
  let top = annotations.headings.map(\.level).min() ?? 1
  return RenderedBody(
    outline: zip(annotations.headings, ids).map { heading, id in
      OutlineEntry(level: heading.level - top, id: id, title: heading.text)
    },
    links: annotations.links.map { BodyLink(target: $0.target, line: $0.line) }, linesWithDroppedHTML: lines,
    body: ComposedBody(
      marked: document.html(passingRawHTML: options.rawHTML == .pass), annotations, ids: ids))
}

/// Renders Markdown as CommonMark has it, and nothing else.
///
/// Any bytes are Markdown: there is nothing this could refuse.
/// - Returns: The HTML, and the 1-based lines of the Markdown where raw HTML was left out, one for each tag.
public func renderMarkdown(
  _ markdown: [UInt8], _ options: MarkupOptions
) -> (html: [UInt8], linesWithDroppedHTML: [Int]) {
  let document = MarkdownDocument(parsing: markdown, smartPunctuation: options.smartPunctuation)
  let lines = options.rawHTML == .drop && markdown.contains(UInt8(ascii: "<")) ? document.removeRawHTML() : []
  return (document.html(passingRawHTML: options.rawHTML == .pass), lines)
}

/// The text with U+FFFD for the characters that helpgen keeps for its marks.
private func withoutMarks(_ markdown: [UInt8]) -> [UInt8] {
  guard markdown.contains(BodyMark.prefix[0]) else { return markdown }
  var clean: [UInt8] = []
  clean.reserveCapacity(markdown.count)
  var rest = markdown[...]
  while let index = rest.firstIndex(of: BodyMark.prefix[0]) {
    clean += rest[..<index]
    let isMark = rest[index...].starts(with: BodyMark.prefix)
    clean += isMark ? [0xEF, 0xBF, 0xBD] : rest[index...index]
    rest = rest[index...].dropFirst(isMark ? 4 : 1)
  }
  return clean + rest
}
