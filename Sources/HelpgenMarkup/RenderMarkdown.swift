/// The HTML of a Markdown text.
public struct RenderedText: Sendable {
  /// The HTML: valid UTF-8.
  public var html: [UInt8]
  /// What was left out that readers could miss; comments are missed by nobody.
  public var leftOut: [LeftOutHTML] = []
  /// Where the footnotes begin; `nil` where there are none.
  var startOfNotes: Int?
}

/// Renders Markdown, and nothing else.
///
/// Any bytes are Markdown: there is nothing this could refuse.
public func renderMarkdown(_ markdown: [UInt8], _ options: MarkupOptions) -> RenderedText {
  let markdown = prepared(markdown, options)
  let document = MarkdownDocument(
    parsing: markdown, dialect: options.dialect, smartPunctuation: options.smartPunctuation)
  let treatment = document.treatHTML(in: markdown, options.rawHTML, .of(options))
  return document.html(treatment)
}

/// The text with Markdown for what only some programs know.
private func prepared(_ markdown: [UInt8], _ options: MarkupOptions) -> [UInt8] {
  let known = options.dialect == .all ? markdown.withoutDirectives ?? markdown : markdown
  return options.rawHTML == .sanitize ? known.withMarkdownInHTML ?? known : known
}

/// Renders the body of an article: with ids for headings, callouts, and gaps for what differs from page to page.
///
/// Any bytes are Markdown: there is nothing this could refuse.
/// - Parameter title: The title of the article; a first heading that only repeats it is left out.
public func renderBody(_ markdown: [UInt8], title: String?, _ options: MarkupOptions) -> RenderedBody {
  let markdown = prepared(markdown, options)
  let marked = markdown.markingEscapes
  let document = MarkdownDocument(
    parsing: marked ?? markdown, dialect: options.dialect, smartPunctuation: options.smartPunctuation)
  let treatment = document.treatHTML(in: markdown, options.rawHTML, .of(options))
  // Pages have a label in their own language.
  let rendered = document.html(treatment, labelsWaysBack: options.dialect != .all)
  return RenderedBody(rendered, title: title, options, hasMarks: marked != nil)
}

/// Renders the body of an article that is written in HTML, as `renderBody` does for Markdown.
///
/// It is always made safe, whatever the options say about HTML in Markdown.
public func renderHTMLBody(_ html: [UInt8], title: String?, _ options: MarkupOptions) -> RenderedBody {
  RenderedBody(sanitizedHTML(ofDocument: html, .of(options)), title: title, options)
}

extension RenderedBody {
  /// Finds what pages need to know and to change in a rendered text.
  ///
  /// - Parameter hasMarks: Whether there are marks of escapes, which are not to be seen.
  init(_ rendered: RenderedText, title: String?, _ options: MarkupOptions, hasMarks: Bool = false) {
    let scan = BodyScan(
      rendered, title: title, calloutWords: options.dialect == .all ? options.calloutWords : nil)
    let headingIDs = HeadingID.assign(scan.headings, besides: scan.ids)
    let top = scan.headings.map(\.level).min() ?? 1
    outline = zip(scan.headings, headingIDs).map { heading, id in
      OutlineEntry(
        level: heading.level - top, id: id, title: hasMarks ? heading.text.withoutEscapeMarks : heading.text)
    }
    links = scan.links
    images = scan.images
    files = scan.files
    ids = scan.ids.union(headingIDs)
    leftOut = rendered.leftOut
    body = ComposedBody(html: rendered.html, edits: scan.edits, topLevel: top, hasMarks: hasMarks)
  }
}

extension [UInt8] {
  // A character that no text has; what it marks is no callout and no id of a heading.
  private static let escapedMark: [UInt8] = [0xF4, 0x8F, 0xBF, 0xB4]

  /// The text with a mark in each `\[!` and `\{#`, whose backslash is not to be seen in what is rendered; `nil` where
  /// there is none.
  fileprivate var markingEscapes: [UInt8]? {
    var marked: [UInt8] = []
    var copied = 0
    while let index = firstIndex(of: UInt8(ascii: "\\"), in: copied..<count) {
      let isMarked =
        index + 2 < count
        && (self[index + 1] == UInt8(ascii: "[") && self[index + 2] == UInt8(ascii: "!")
          || self[index + 1] == UInt8(ascii: "{") && self[index + 2] == UInt8(ascii: "#"))
      let end = isMarked ? index + 2 : Swift.min(index + 2, count)
      marked += self[copied..<end]
      if isMarked { marked += Self.escapedMark }
      copied = end
    }
    return marked.count == copied ? nil : marked + self[copied...]
  }

  /// The text without the marks of escapes.
  var withoutEscapeMarks: [UInt8] {
    var clean: [UInt8] = []
    var copied = 0
    while let index = firstIndex(of: Self.escapedMark[0], in: copied..<count) {
      let isMark = self[index...].starts(with: Self.escapedMark)
      clean += self[copied..<index + (isMark ? 0 : 1)]
      copied = index + (isMark ? 4 : 1)
    }
    return clean + self[copied...]
  }
}

extension String {
  fileprivate var withoutEscapeMarks: String {
    String(decoding: Array(utf8).withoutEscapeMarks, as: UTF8.self)
  }
}
