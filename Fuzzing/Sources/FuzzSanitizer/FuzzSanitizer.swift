import Invariants

@testable import HelpgenMarkup

/// Any bytes, as the HTML of an article.
@main
struct FuzzSanitizer {
  static func main() {
    // The closure only uses the buffer that libFuzzer lends it.
    unsafe fuzz { start, count in
      // libFuzzer's buffer lives as long as the call; it is copied.
      check(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }
}

private func check(_ input: [UInt8]) {
  let parsed = sanitize(input).html
  checkSanitized(parsed, "sanitize")
  let document = sanitizedHTML(ofDocument: input).html
  if document != parsed { require(["\(shown(document))\nand with a parser\n\(shown(parsed))"], "both ways") }
  var policy = SanitizingPolicy.standard
  policy.idPrefix = Array("a--".utf8)
  checkSanitized(sanitize(input, policy).html, "sanitize, with a prefix", idPrefix: policy.idPrefix)
}
