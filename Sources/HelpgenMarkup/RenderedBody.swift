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
  /// What callouts are called in the language of the text, in lower case, besides their English names.
  public var calloutWords: [String: CalloutKind] = [:]

  /// The hosts of videos where nobody says otherwise.
  public static let knownVideoHosts = [
    "www.youtube.com", "www.youtube-nocookie.com", "player.vimeo.com", "www.loom.com", "fast.wistia.net",
    "play.vidyard.com",
  ]

  /// Chooses how bodies are rendered.
  public init(
    dialect: Dialect = .all, smartPunctuation: Bool = false, rawHTML: RawHTML = .sanitize,
    videoHosts: [String] = Self.knownVideoHosts
  ) {
    self.dialect = dialect
    self.smartPunctuation = smartPunctuation
    self.rawHTML = rawHTML
    self.videoHosts = videoHosts
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

/// A link of a body.
public struct BodyLink: Sendable, Equatable {
  /// The address, percent-encoded where Markdown or a browser would do it.
  public let target: String
  /// Whether there is something between its tags.
  public let hasText: Bool
}

/// An image of a body.
public struct BodyImage: Sendable, Equatable {
  /// The address, percent-encoded where Markdown or a browser would do it.
  public let source: String
  /// The text for those who do not see it; `nil` where there is none, and empty where it adds nothing to the text.
  public let alternative: String?
  /// Whether the text says how large it is shown.
  public let hasSize: Bool
  /// Whether the text says when it is loaded.
  let hasLoading: Bool
  /// All attributes but the address, as they are written.
  let attributes: [UInt8]
}

/// What becomes of a link on a page.
public enum LinkPlacement: Sendable, Equatable {
  /// It leads to an address.
  case address(String)
  /// It leads away from the site, in a new tab or not.
  case otherSite(String, opensTab: Bool)
  /// Its text stays alone.
  case nowhere
}

/// What becomes of an image on a page.
public enum ImagePlacement: Sendable, Equatable {
  /// It is loaded from an address; with its size in pixels, the text around it does not move when it comes.
  case shown(String, size: (width: Int, height: Int)?)
  /// Its text is shown instead.
  case alternative

  /// Whether both are the same.
  public static func == (left: ImagePlacement, right: ImagePlacement) -> Bool {
    switch (left, right) {
    case (.alternative, .alternative): true
    case (.shown(let one, let size), .shown(let other, let otherSize)):
      one == other && size?.width == otherSize?.width && size?.height == otherSize?.height
    default: false
    }
  }
}

/// What helpgen itself says in bodies, in the language of the page.
public struct BodyPhrases: Sendable {
  /// The titles of callouts.
  public var calloutTitles: [CalloutKind: String]
  /// The label of the way from a footnote back to the text.
  public var wayBack: String
  /// The language of the phrases where it is not that of the page.
  public var language: String?

  /// The phrases in English.
  public static let english = BodyPhrases(
    calloutTitles: [
      .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution",
    ], wayBack: "Back to the text")

  /// Collects phrases.
  public init(calloutTitles: [CalloutKind: String], wayBack: String, language: String? = nil) {
    self.calloutTitles = calloutTitles
    self.wayBack = wayBack
    self.language = language
  }

  func calloutTitle(_ kind: CalloutKind) -> String { calloutTitles[kind] ?? kind.rawValue }
}

/// What a page makes of a body.
public struct BodyPlacement: Sendable {
  /// What the ids of the body begin with, so that they are unique on a page of many bodies.
  public var idPrefix: String
  /// The level of the body's top headings, 1 to 6; `nil` leaves all as they are written.
  public var topLevel: Int?
  /// What helpgen itself says.
  public var phrases: BodyPhrases

  /// Places a body.
  public init(idPrefix: String = "", topLevel: Int? = 2, phrases: BodyPhrases = .english) {
    self.idPrefix = idPrefix
    self.topLevel = topLevel
    self.phrases = phrases
  }
}

/// The HTML of an article's body, parsed once and put on as many pages as show it.
public struct RenderedBody: Sendable {
  /// Its headings, in order.
  public let outline: [OutlineEntry]
  /// Its links, in order.
  public let links: [BodyLink]
  /// Its images, in order.
  public let images: [BodyImage]
  /// The addresses of its sounds and films, and of the pictures shown before them.
  public let files: [String]
  /// The ids in it, without what a page puts before them.
  public let ids: Set<String>
  /// What was left out that readers could miss; comments are missed by nobody.
  public let leftOut: [LeftOutHTML]

  let body: ComposedBody

  /// Whether a fragment, percent-encoded or not, leads to a place in the body.
  ///
  /// Nothing and `top` lead to the top of a page, and behind `:~:` are words that browsers look for in its text.
  public func hasPlace(named fragment: String) -> Bool {
    !Self.namesID(fragment) || ids.contains(fragment)
      || ids.contains(String(decoding: Array(fragment.utf8).percentDecoded, as: UTF8.self))
  }

  /// Whether browsers look for a fragment among ids.
  public static func namesID(_ fragment: String) -> Bool {
    !fragment.isEmpty && fragment.lowercased() != "top" && !fragment.utf8.starts(with: ":~:".utf8)
  }
}
