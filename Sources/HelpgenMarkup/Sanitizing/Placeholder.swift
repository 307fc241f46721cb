/// What looks like HTML and is meant to be read.
extension [UInt8] {
  /// Whether HTML is nothing but text and placeholders such as `<your name>`, whose names no element of HTML
  /// has.
  var isPlaceholder: Bool {
    var scanner = HTMLScanner(self)
    while let token = scanner.next() {
      switch token {
      case .text, .data: continue
      case .startTag(let tag):
        let name = self[tag.name]
        if ElementRule.forStartTag(name, hasAttributes: !tag.attributes.isEmpty) != nil { return false }
        if name.isOfWordProcessor { return false }
      case .endTag(let tag):
        let name = self[tag.name]
        if ElementRule.named(name) != nil || name.isOfWordProcessor { return false }
      case .comment, .instruction, .unfinished: return false
      }
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is the name of an element that Word puts into what is copied from it, such as `o:p`.
  ///
  /// Other names with a colon are those of somebody's XML, which an article shows.
  var isOfWordProcessor: Bool {
    ["o:", "v:", "w:", "st1:"].contains { prefix in
      starts(with: prefix.utf8) { $0.asciiLowercased == $1 }
    }
  }
}
