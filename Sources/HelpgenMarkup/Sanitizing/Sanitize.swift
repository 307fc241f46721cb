/// HTML that cannot do harm.
struct SanitizedHTML {
  /// The HTML: valid UTF-8, every tag closed, the same when it is sanitized again.
  var html: [UInt8]
  /// What was left out, each kind once, by its place in the bytes that were sanitized.
  var dropped: [Dropped]
}

/// Makes the HTML of a text safe to stand inside a page.
///
/// It is parsed as browsers do it, and written anew from the tree: only elements, attributes and addresses
/// that are known to be harmless. What looks like a tag and is none, such as `<email>`, becomes text.
func sanitize(_ html: [UInt8], _ policy: SanitizingPolicy = .standard) -> SanitizedHTML {
  let html = html.withoutInvalidBytes
  let prepared = PreparedHTML(html)
  var writer = SafeHTMLWriter(policy)
  // What was taken out may have put a number together.
  GumboTree(parsing: prepared.bytes.withSmallReferences).walk { step in
    switch step {
    case .start(let element): return writer.start(element)
    case .end: writer.end()
    case .text(let text): writer.text(text)
    }
    return true
  }
  var dropped = DroppedList()
  for instruction in prepared.instructions {
    if let name = html[instruction].instructionName { dropped.add(.other(name), at: instruction.lowerBound) }
  }
  for one in writer.dropped.list {
    dropped.add(.other(one.what), at: prepared.originalOffset(of: one.offset))
  }
  return SanitizedHTML(
    html: replacingForbidden(writer.html), dropped: dropped.list.sorted { $0.offset < $1.offset })
}

extension Collection<UInt8> {
  /// What to call an instruction that is left out; `nil` for document types, which nobody misses.
  var instructionName: String? {
    starts(with: "<?".utf8) ? "<?…?>" : nil
  }
}

extension [UInt8] {
  /// The bytes with U+FFFD for a NUL byte and for what is not UTF-8.
  fileprivate var withoutInvalidBytes: [UInt8] {
    let text = String(decoding: self, as: UTF8.self)
    guard contains(0) || text.utf8.count != count || !text.utf8.elementsEqual(self) else { return self }
    return Array(
      text.utf8.split(separator: 0, omittingEmptySubsequences: false).joined(separator: "\u{FFFD}".utf8))
  }
}
