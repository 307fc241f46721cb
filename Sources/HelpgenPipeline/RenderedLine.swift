import HelpgenMarkup

/// A line of JSON for a rendered text.
struct RenderedLine {
  private(set) var json: [UInt8] = []
  private var positions: TextPositions

  /// Writes what is known of a text.
  ///
  /// - Parameters:
  ///   - id: The id as JSON.
  ///   - content: The text that was rendered.
  init(id: [UInt8], content: [UInt8], _ body: RenderedBody, html: [UInt8]) {
    positions = TextPositions(content)
    json.reserveCapacity(html.count * 2)
    json += "{\"id\":".utf8
    json += id
    json += ",\"html\":".utf8
    json.appendJSONString(html)
    json += ",\"text\":".utf8
    json.appendJSONString(Array(body.plainText.utf8))
    list("outline", body.outline) { line, entry in
      line.number("level", entry.level)
      line.text("id", entry.id)
      line.text("title", entry.title)
    }
    var places = AddressPlaces(content)
    list("links", body.links) { line, link in
      line.text("target", link.target)
      line.position(of: places.nextPlace(of: link.target))
    }
    list("images", body.images) { line, image in
      line.text("source", image.source)
      if let alternative = image.alternative { line.text("alternative", alternative) }
      line.position(of: places.nextPlace(of: image.source))
    }
    list("diagnostics", Finding.all(in: body, of: content, places)) { line, finding in
      line.text("code", finding.code)
      line.text("message", finding.message)
      line.position(of: finding.place)
    }
    json += "}\n".utf8
  }

  private mutating func list<Item>(
    _ name: String, _ items: [Item], _ write: (inout RenderedLine, Item) -> Void
  ) {
    json += ",\"\(name)\":[".utf8
    for (index, item) in items.enumerated() {
      json += (index > 0 ? ",{" : "{").utf8
      write(&self, item)
      json.append(UInt8(ascii: "}"))
    }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func name(_ name: String) {
    if json.last != UInt8(ascii: "{") { json.append(UInt8(ascii: ",")) }
    json += "\"\(name)\":".utf8
  }

  private mutating func text(_ name: String, _ text: String) {
    self.name(name)
    json.appendJSONString(Array(text.utf8))
  }

  private mutating func number(_ name: String, _ number: Int) {
    self.name(name)
    json += String(number).utf8
  }

  /// A position, where it is known.
  private mutating func position(of place: Range<Int>?) {
    guard let place else { return }
    let position = positions.position(of: place.lowerBound)
    number("line", position.line)
    number("column", position.column)
  }
}

/// Something in a text that its author should know.
private struct Finding {
  var code: String
  var message: String
  var place: Range<Int>?

  static func all(in body: RenderedBody, of content: [UInt8], _ places: AddressPlaces) -> [Finding] {
    let unsafe = places.placeOfUnsafeAddress
    let leftOut = body.leftOut.map { one in
      Finding(
        code: "raw-html", message: "\(one.what) was left out of the text", place: one.place(in: content))
    }
    // An address that no page may have is empty by now; one that was empty leads to the page itself.
    let links =
      body.links.contains { $0.target.isEmpty } && unsafe != nil
      ? [
        Finding(
          code: "broken-link", message: "a link leads to an address that no page may have", place: unsafe)
      ] : []
    var seen: Set<String> = []
    let fragments = body.links.filter { !body.hasTarget(of: $0) && seen.insert($0.target).inserted }.map {
      link in
      Finding(
        code: "broken-fragment", message: "the link to “\(link.target)” leads to no heading of the text",
        place: places.place(of: link.target))
    }
    let images = body.images.filter { seen.insert($0.source).inserted && places.lacksText($0) }.map { image in
      Finding(
        code: "missing-alt", message: "the image “\(image.source)” has no text for those who do not see it",
        place: places.placeWithoutText(of: image) ?? places.place(of: image.source))
    }
    return (leftOut + links + fragments + images).sorted {
      ($0.place?.lowerBound ?? 0) < ($1.place?.lowerBound ?? 0)
    }
  }
}

extension RenderedBody {
  /// Whether a link that stays in the text leads to a place in it.
  fileprivate func hasTarget(of link: BodyLink) -> Bool {
    guard link.target.utf8.first == UInt8(ascii: "#") else { return true }
    return hasPlace(named: String(link.target.dropFirst()))
  }
}

extension [UInt8] {
  /// Appends UTF-8 as a string of JSON.
  fileprivate mutating func appendJSONString(_ text: [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    reserveCapacity(count + text.count + text.count / 8 + 4)
    append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        append(contentsOf: "\\u00".utf8)
        append(digits[Int(byte >> 4)])
        append(digits[Int(byte & 0x0F)])
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
