extension [UInt8] {
  /// Whether HTML is nothing but comments and white space, so that a reader misses nothing without it.
  ///
  /// An HTML block that begins with a comment goes on to the end of its line, and without a `-->` to the end
  /// of the text: both can hold what readers should see.
  var isOnlyHTMLComments: Bool {
    var rest = self[...].trimmingLeadingSpace
    // Nearly all HTML is seen to be more at its second byte.
    if rest.count > 1, rest[rest.startIndex + 1] != UInt8(ascii: "!") { return false }
    while !rest.isEmpty {
      guard rest.starts(with: "<!--".utf8) else { return false }
      // The hyphens of the beginning may be those of the end: `<!-->` is a comment.
      var end = rest.startIndex + 2
      while end + 3 <= rest.endIndex, !rest[end..<end + 3].elementsEqual("-->".utf8) { end += 1 }
      guard end + 3 <= rest.endIndex else { return false }
      rest = rest[(end + 3)...].trimmingLeadingSpace
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingLeadingSpace: Self { drop { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
