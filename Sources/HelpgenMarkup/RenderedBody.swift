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
  /// Which Markdown bodies are written in.
  public var dialect: Dialect
  /// Whether straight quotes, `--` and `...` become typographic ones.
  public var smartPunctuation: Bool
  /// What becomes of HTML in the text.
  public var rawHTML: RawHTML
  /// The hosts whose pages may be framed, for videos, in lower case.
  public var videoHosts: [String]

  /// The hosts of videos where nobody says otherwise.
  public static let knownVideoHosts = [
    "www.youtube.com", "www.youtube-nocookie.com", "player.vimeo.com", "www.loom.com", "fast.wistia.net",
    "play.vidyard.com",
  ]

  /// Chooses how bodies are rendered.
  public init(
    dialect: Dialect = .gfm, smartPunctuation: Bool = false, rawHTML: RawHTML = .sanitize,
    videoHosts: [String] = Self.knownVideoHosts
  ) {
    self.dialect = dialect
    self.smartPunctuation = smartPunctuation
    self.rawHTML = rawHTML
    self.videoHosts = videoHosts
  }
}

/// HTML that was left out of a body.
public struct LeftOutHTML: Sendable, Equatable {
  /// What it is, in words that fit into a sentence: `<script>`, `onclick`, `a link to javascript:`.
  public var what: String
  /// The 1-based line of the Markdown.
  public var line: Int
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
  /// The ids in it, without what a page puts before them.
  public let ids: Set<String>
  /// What was left out that readers could miss; comments are missed by nobody.
  public let leftOut: [LeftOutHTML]

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
