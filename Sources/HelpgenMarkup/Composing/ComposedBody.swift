/// A body's HTML with the places that differ from page to page.
struct ComposedBody: Sendable {
  /// What stands at a place of the HTML instead of what was rendered.
  enum Gap: Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// The level of a heading; it is written counted from the body's top level.
    case level(Int)
    /// The id attribute of a heading, by its number.
    case headingID(Int)
    /// What the ids of the body begin with.
    case idPrefix
    /// The attributes that make a link of `<a>`, by its number.
    case link(Int)
    /// An image, by its number.
    case image(Int)
    /// The address of a sound or film, by its number.
    case file(Int)
    /// The title of a callout, and the label of the way back from a footnote, in the language of the page.
    case calloutTitle(CalloutKind)
    case wayBackLabel
  }

  /// A place in the HTML.
  struct Edit: Sendable {
    var range: Range<Int>
    var gap: Gap
  }

  /// What was rendered.
  let html: [UInt8]
  /// The places in it, in order; none overlaps another.
  let edits: [Edit]
  /// The level of the highest heading.
  let topLevel: Int
  /// Whether there are marks of escapes, which are not to be seen.
  let hasMarks: Bool
}

extension RenderedBody {
  /// The HTML for one page: valid UTF-8.
  ///
  /// - Parameters:
  ///   - link: What becomes of each of `links`.
  ///   - image: What becomes of each of `images`.
  ///   - file: The address of each of `files`.
  public func html(
    _ placement: BodyPlacement = BodyPlacement(), link: (Int) -> LinkPlacement,
    image: (Int) -> ImagePlacement, file: (Int) -> String
  ) -> [UInt8] {
    if body.edits.isEmpty, !body.hasMarks { return body.html }
    var html: [UInt8] = []
    html.reserveCapacity(body.html.count + body.edits.count * 32)
    var position = 0
    for edit in body.edits {
      html += body.html[position..<edit.range.lowerBound]
      position = edit.range.upperBound
      switch edit.gap {
      case .bytes(let bytes): html += bytes
      case .level(let level):
        let shift = placement.topLevel.map { $0 - body.topLevel } ?? 0
        html.append(UInt8(ascii: "0") + UInt8(max(1, min(6, level + shift))))
      case .headingID(let index):
        html += " id=\"".utf8
        html.appendAttribute(placement.idPrefix)
        html.appendAttribute(outline[index].id)
        html.append(UInt8(ascii: "\""))
      case .idPrefix: html.appendAttribute(placement.idPrefix)
      case .link(let index): html.append(link(index))
      case .image(let index): html.append(image(index), images[index])
      case .file(let index): html.appendAttribute(file(index), isAddress: true)
      case .calloutTitle(let kind):
        html += "<p class=\"callout-title\"".utf8
        if let language = placement.phrases.language { html += " lang=\"\(language)\" dir=\"auto\"".utf8 }
        html.append(UInt8(ascii: ">"))
        html.appendAttribute(placement.phrases.calloutTitle(kind))
      case .wayBackLabel:
        html += " aria-label=\"".utf8
        html.appendAttribute(placement.phrases.wayBack)
        html.append(UInt8(ascii: "\""))
        if let language = placement.phrases.language { html += " lang=\"\(language)\"".utf8 }
      }
    }
    html += body.html[position...]
    return body.hasMarks ? html.withoutEscapeMarks : html
  }

  /// The HTML without anything that pages add.
  public var plainHTML: [UInt8] { body.hasMarks ? body.html.withoutEscapeMarks : body.html }

  /// The HTML with links, images and files as they are written.
  public func html(_ placement: BodyPlacement = BodyPlacement()) -> [UInt8] {
    html(
      placement, link: { .address(links[$0].target) }, image: { .shown(images[$0].source, size: nil) },
      file: { files[$0] })
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ link: LinkPlacement) {
    switch link {
    case .nowhere: return
    case .address(let address), .otherSite(let address, _):
      self += " href=\"".utf8
      appendAttribute(address, isAddress: true)
      append(UInt8(ascii: "\""))
    }
    if case .otherSite(_, let opensTab) = link {
      self += (opensTab ? " target=\"_blank\" rel=\"noopener\"" : " rel=\"noopener\"").utf8
    }
  }

  fileprivate mutating func append(_ placement: ImagePlacement, _ image: BodyImage) {
    guard case .shown(let source, let size) = placement else {
      appendAttribute(image.alternative ?? "")
      return
    }
    self += "<img src=\"".utf8
    appendAttribute(source, isAddress: true)
    append(UInt8(ascii: "\""))
    self += image.attributes
    if let size, !image.hasSize { self += " width=\"\(size.width)\" height=\"\(size.height)\"".utf8 }
    self += (image.hasLoading ? " />" : " loading=\"lazy\" />").utf8
  }

  /// Appends plain text so that it means itself in an attribute and between tags.
  ///
  /// - Parameter isAddress: Whether it is written as libcmark and the sanitizer write addresses.
  mutating func appendAttribute(_ text: String, isAddress: Bool = false) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'") where isAddress: self += "&#x27;".utf8
      default: append(byte)
      }
    }
  }
}
