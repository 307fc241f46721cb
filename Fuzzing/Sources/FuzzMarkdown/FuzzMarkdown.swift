import Invariants

@testable import HelpgenMarkup

/// Any bytes, as the Markdown of an article: in every dialect, with every treatment of HTML.
@main
struct FuzzMarkdown {
  static func main() {
    // The closure only uses the buffer that libFuzzer lends it.
    unsafe fuzz { start, count in
      // libFuzzer's buffer lives as long as the call; it is copied.
      let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
      for dialect in [Dialect.commonmark, .gfm] {
        for rawHTML in [RawHTML.sanitize, .escape, .drop, .pass] {
          let isSmart = count.isMultiple(of: 2)
          check(input, MarkupOptions(dialect: dialect, smartPunctuation: isSmart, rawHTML: rawHTML))
        }
        checkBothWays(input, dialect)
      }
      return 0
    }
  }
}

private func check(_ input: [UInt8], _ options: MarkupOptions) {
  let name = "\(options.dialect), \(options.rawHTML)"
  let rendered = renderMarkdown(input, options)
  let body = renderBody(input, title: "Title", options)
  let pages = [
    body.html(BodyPlacement(idPrefix: "prefix--", topLevel: 4)),
    body.html(link: { _ in .nowhere }, image: { _ in .alternative }, file: { _ in "/file" }),
  ]
  if options.rawHTML == .pass { return }
  require(WrittenHTML(rendered.html).faults, "renderMarkdown, \(name)")
  for page in pages { require(WrittenHTML(page).faults, "renderBody, \(name)") }
}

/// Holds that HTML without a parser becomes what the parser makes of it.
private func checkBothWays(_ input: [UInt8], _ dialect: Dialect) {
  let document = MarkdownDocument(parsing: input, dialect: dialect, smartPunctuation: false)
  guard case .taken(let pieces, let policy) = document.treatHTML(in: input, .sanitize, .standard) else {
    return
  }
  let rendered = document.html(passingRawHTML: false)
  var simple = SimpleHTML(policy)
  let parsed = sanitize(rendered.withPieces(pieces).html, policy)
  checkSanitized(parsed.html, "sanitized, \(dialect)")
  guard simple.write(rendered, pieces) else { return }
  if simple.html != parsed.html {
    require(
      ["\(shown(simple.html))\nwith, and without a parser\n\(shown(parsed.html))"], "both ways, \(dialect)")
  }
  let (left, right) = (simple.dropped.map(\.what).sorted(), parsed.dropped.map(\.what).sorted())
  if left != right { require(["\(left) is left out, or \(right)"], "both ways, \(dialect)") }
}
