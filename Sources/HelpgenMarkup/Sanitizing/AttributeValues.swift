/// Which values of attributes stay, and how they are written.
extension AttributeCleaning {
  /// The value that is written for an attribute; `nil` where it is left out.
  func value(
    _ name: AttributeName, of element: SafeElement, _ value: [UInt8], into dropped: inout [String]
  ) -> [UInt8]? {
    switch name {
    case .href, .src, .poster, .cite: return address(value, name, of: element, into: &dropped)
    case .id: return value.isEmpty || value.contains(where: \.isHTMLSpace) ? nil : policy.prefixed(value)
    case .classes: return classes(value)
    case .alt, .title, .label, .ariaLabel, .datetime: return value
    case .lang, .srclang: return value.isLanguageTag ? value : nil
    case .width, .height: return value.trimmedLowercased.length
    case .colspan, .rowspan, .span: return value.isNumber(ofDigits: 3) ? value : nil
    case .start, .value:
      return (value.first == UInt8(ascii: "-") ? value.dropFirst() : value[...]).isNumber(ofDigits: 9)
        ? value : nil
    case .checked, .controls, .disabled, .hidden, .loop, .muted, .open, .playsinline, .reversed, .standard:
      return []
    case .type where element == .source: return value
    // The letters of `type="A"` and `type="a"` count differently.
    case .type where element == .ol:
      return ["1", "a", "A", "i", "I"].contains { value.elementsEqual($0.utf8) } ? value : nil
    default:
      let word = value.trimmedLowercased
      return words(of: name).contains { word.elementsEqual($0.utf8) } ? word : nil
    }
  }

  private func words(of name: AttributeName) -> [String] {
    switch name {
    case .align: ["left", "right", "center", "justify", "top", "middle", "bottom"]
    case .valign: ["top", "middle", "bottom", "baseline"]
    case .dir: ["ltr", "rtl", "auto"]
    case .ariaHidden: ["true", "false"]
    case .loading: ["lazy", "eager"]
    // What callouts are; no text may pass for another part of the page.
    case .role: ["note"]
    case .preload: ["none", "metadata", "auto"]
    case .scope: ["row", "col", "rowgroup", "colgroup"]
    case .kind: ["subtitles", "captions", "descriptions", "chapters", "metadata"]
    case .type: ["checkbox"]
    default: []
    }
  }

  private func address(
    _ value: [UInt8], _ name: AttributeName, of element: SafeElement, into dropped: inout [String]
  ) -> [UInt8]? {
    let address = Address(value)
    let isMedia = name == .src && element != .img
    guard address.isSafe, !isMedia || address.isSafeForMedia else {
      let what = name == .href || name == .cite ? "a link to" : "an address with"
      dropped.append("\(what) \(address.scheme ?? ""):")
      return nil
    }
    guard name == .href, address.bytes.first == UInt8(ascii: "#"), address.bytes.count > 1 else {
      return address.bytes
    }
    return [UInt8(ascii: "#")] + policy.prefixed(address.bytes.dropFirst())
  }

  /// The classes that stay, with a space between them; `nil` for none.
  private func classes(_ value: [UInt8]) -> [UInt8]? {
    let kept = value.split(whereSeparator: \.isHTMLSpace).filter(policy.keepsClass)
    return kept.isEmpty ? nil : Array(kept.joined(separator: [UInt8(ascii: " ")]))
  }

  /// The attributes of a frame; `nil` where its page may not be framed.
  func frame(_ attributes: [HTMLAttribute], into dropped: inout [String]) -> CleanAttributes? {
    let address = Address(attributes.value(of: .known(.src)) ?? [])
    guard let host = address.host, let written = policy.frameHosts[host] else {
      dropped.append(frameName(address))
      return nil
    }
    var clean = CleanAttributes()
    clean.add(.src, Array("https://\(written)".utf8) + address.pathAfterHost)
    let title = attributes.value(of: .known(.title)) ?? []
    clean.add(.title, title.contains { !$0.isHTMLSpace } ? title : Array("Video".utf8))
    for name in [AttributeName.width, .height] {
      if let length = attributes.value(of: .known(name))?.trimmedLowercased.length { clean.add(name, length) }
    }
    clean.add(.loading, Array("lazy".utf8))
    clean.add(.sandbox, Array("allow-scripts allow-same-origin allow-presentation allow-popups".utf8))
    clean.add(.allowFullScreen)
    return clean
  }

  private func frameName(_ address: Address) -> String {
    guard let host = address.host, (1...253).contains(host.utf8.count),
      host.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x2E })
    else { return "<iframe>" }
    return "<iframe> of \(host)"
  }
}

extension Collection<UInt8> {
  /// Whether it is a number of at most so many digits.
  fileprivate func isNumber(ofDigits count: Int) -> Bool {
    (1...count).contains(self.count) && allSatisfy(\.isASCIIDigit)
  }

  fileprivate var isLanguageTag: Bool {
    (1...35).contains(count) && allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}
