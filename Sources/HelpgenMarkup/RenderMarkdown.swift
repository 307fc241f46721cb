/// The HTML of a Markdown text.
public struct RenderedText: Sendable {
  /// The HTML: valid UTF-8.
  public var html: [UInt8]
  /// What was left out that readers could miss; comments are missed by nobody.
  public var leftOut: [LeftOutHTML] = []
}

/// Renders Markdown, and nothing else.
///
/// Any bytes are Markdown: there is nothing this could refuse.
public func renderMarkdown(_ markdown: [UInt8], _ options: MarkupOptions) -> RenderedText {
  let document = MarkdownDocument(
    parsing: markdown, dialect: options.dialect, smartPunctuation: options.smartPunctuation)
  let treatment = document.treatHTML(in: markdown, options.rawHTML, .of(options))
  return document.html(treatment)
}

/// Renders the body of an article, with ids for headings and gaps for links inside of the site.
///
/// Any bytes are Markdown: there is nothing this could refuse.
/// - Parameter title: The title of the article; a first heading that only repeats it is left out.
public func renderBody(_ markdown: [UInt8], title: String?, _ options: MarkupOptions) -> RenderedBody {
  let document = MarkdownDocument(
    parsing: withoutMarks(markdown), dialect: options.dialect, smartPunctuation: options.smartPunctuation)
  if let title { document.removeHeading(repeating: title) }
  var policy = SanitizingPolicy.of(options)
  policy.idPrefix = BodyMark.idPrefixBytes
  let treatment = document.treatHTML(in: markdown, options.rawHTML, policy)
  let annotations = document.annotate()
  let rendered = document.html(treatment, idPrefix: BodyMark.idPrefixBytes)
  let ids = HeadingID.assign(annotations.headings)
  let body = ComposedBody(marked: rendered.html, annotations, ids: ids)
  let top = annotations.headings.map(\.level).min() ?? 1
  return RenderedBody(
    outline: zip(annotations.headings, ids).map { heading, id in
      OutlineEntry(level: heading.level - top, id: id, title: heading.text)
    },
    links: annotations.links.map { BodyLink(target: $0.target, line: $0.line) }, ids: body.ids,
    leftOut: rendered.leftOut, body: body)
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
