import Testing

@testable import HelpgenMarkup

/// Random tags and texts, the same in every run.
@Suite("Sanitizing: random HTML")
struct RandomHTMLTests {
  @Test("Whatever it is, it is safe, and simple HTML is what the parser makes of it", arguments: 1...12)
  func random(_ seed: UInt64) {
    var source = RandomHTML(seed: seed)
    var simpleCount = 0
    for _ in 0..<400 {
      let html = source.text(isMarkdown: false)
      let faults = faults(of: sanitize(Array(html.utf8)).html)
      #expect(faults == [], "\(html.debugDescription)")

      let markdown = source.text(isMarkdown: true)
      let body = renderBody(Array(markdown.utf8), title: nil, MarkupOptions()).html()
      #expect(HelpgenMarkupTests.faults(of: body) == [], "\(markdown.debugDescription)")

      let raw = UnsafeMarkdown(Array(markdown.utf8), .gfm)
      guard let simple = raw.simple, !raw.pieces.isEmpty else { continue }
      simpleCount += 1
      let whole = sanitize(raw.whole)
      #expect(simple == whole.html, "\(markdown.debugDescription)")
      let told = renderMarkdown(Array(markdown.utf8), MarkupOptions()).leftOut.map(\.what)
      #expect(told.sorted() == whole.dropped.map(\.what).sorted(), "\(markdown.debugDescription)")
    }
    #expect(simpleCount > 5)
  }

  @Test(
    "Real articles, cut and mixed with attacks",
    .enabled(if: Corpora.arePresent, "../shared/corpora is not there"),
    arguments: 1...4)
  func mutated(_ seed: UInt64) throws {
    var source = RandomHTML(seed: seed)
    let bodies = try Corpora.bodies("arduino").filter { $0.contains(UInt8(ascii: "<")) }
    let payloads = try Suites.read("xss-payloads", as: [PayloadTests.Payload].self).map {
      Array($0.payload.utf8)
    }
    for _ in 0..<150 {
      let body = source.cut(source.pick(bodies), to: 1200)
      let mutated = source.mutated(body, with: source.pick(payloads))
      #expect(
        faults(of: sanitize(mutated).html) == [],
        "\(String(decoding: mutated, as: UTF8.self).debugDescription)")
      let raw = UnsafeMarkdown(mutated, .gfm)
      guard let simple = raw.simple, !raw.pieces.isEmpty else { continue }
      #expect(
        simple == sanitize(raw.whole).html, "\(String(decoding: mutated, as: UTF8.self).debugDescription)")
    }
  }
}
