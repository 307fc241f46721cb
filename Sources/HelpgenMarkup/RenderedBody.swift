/// What becomes of HTML that stands in Markdown.
public enum RawHTML: Sendable {
  /// It is left out, and so are targets of links that can run code.
  case drop
  /// It is passed through as it is: for conformance runs, never for a site.
  case pass
}

/// How a body is turned into HTML.
public struct MarkupOptions: Sendable {
  /// Which Markdown bodies are written in.
  public var dialect: Dialect
  /// Whether straight quotes, `--` and `...` become typographic ones.
  public var smartPunctuation: Bool
  /// What becomes of HTML in the text.
  public var rawHTML: RawHTML

  /// Chooses how bodies are rendered.
  public init(dialect: Dialect = .gfm, smartPunctuation: Bool = false, rawHTML: RawHTML = .drop) {
    self.dialect = dialect
    self.smartPunctuation = smartPunctuation
    self.rawHTML = rawHTML
  }
}

/// The HTML of an article's body.
public struct RenderedBody: Sendable {
  /// The HTML: valid UTF-8.
  public var html: [UInt8]
  /// The 1-based lines of the Markdown where raw HTML was left out, one for each tag; comments are missed by nobody.
  public var linesWithDroppedHTML: [Int]
}

/// Renders Markdown.
///
/// Any bytes are Markdown: there is nothing this could refuse.
public func renderMarkdown(_ markdown: [UInt8], _ options: MarkupOptions) -> RenderedBody {
  let document = MarkdownDocument(
    parsing: markdown, dialect: options.dialect, smartPunctuation: options.smartPunctuation)
  switch options.rawHTML {
  case .pass:
    return RenderedBody(html: document.html(passingRawHTML: true), linesWithDroppedHTML: [])
  case .drop:
    // Without a `<` there can be no HTML, so the tree need not be walked.
    let lines = markdown.contains(UInt8(ascii: "<")) ? document.removeRawHTML() : []
    return RenderedBody(html: document.html(passingRawHTML: false), linesWithDroppedHTML: lines)
  }
}
