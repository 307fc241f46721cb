/// What becomes of HTML that stands in Markdown.
public enum RawHTML: Sendable {
  /// What is harmless stays, what looks like a tag and is none becomes text, the rest is left out.
  case sanitize
  /// It is shown as it was written.
  case escape
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
  public init(smartPunctuation: Bool = false, rawHTML: RawHTML = .sanitize) {
    self.smartPunctuation = smartPunctuation
    self.rawHTML = rawHTML
  }
}

/// HTML that was left out of a body.
public struct LeftOutHTML: Sendable, Equatable {
  /// What it is, in words that fit into a sentence: `<script>`, `onclick`, `a link to javascript:`.
  public var what: String
  /// The 1-based line of the Markdown.
  public var line: Int
}

/// The HTML of an article's body.
public struct RenderedBody: Sendable {
  /// The HTML: valid UTF-8.
  public var html: [UInt8]
  /// What was left out that readers could miss; comments are missed by nobody.
  public var leftOut: [LeftOutHTML] = []
}

/// Renders Markdown as CommonMark has it.
///
/// Any bytes are Markdown: there is nothing this could refuse.
public func renderMarkdown(_ markdown: [UInt8], _ options: MarkupOptions) -> RenderedBody {
  let document = MarkdownDocument(parsing: markdown, smartPunctuation: options.smartPunctuation)
  // Without a `<` there can be no HTML, so the tree need not be walked.
  guard options.rawHTML != .pass, markdown.contains(UInt8(ascii: "<")) else {
    return RenderedBody(html: document.html(passingRawHTML: options.rawHTML == .pass))
  }
  switch options.rawHTML {
  case .sanitize: return document.sanitizedHTML(.standard)
  case .escape: document.escapeRawHTML()
  case .drop:
    let lines = document.removeRawHTML()
    return RenderedBody(
      html: document.html(passingRawHTML: false), leftOut: lines.map { LeftOutHTML(what: "HTML", line: $0) })
  case .pass: break
  }
  return RenderedBody(html: document.html(passingRawHTML: false))
}
