import Testing

@testable import HelpgenMarkup

/// Real articles.
@Suite("Sanitizing: real articles")
struct SanitizedCorpusTests {
  @Test(
    "Their HTML is safe, nothing of their text is lost, and nearly all of it is simple",
    .enabled(if: Corpora.arePresent, "../shared/corpora is not there"), arguments: Corpora.names)
  func articles(_ name: String) throws {
    var pieces = 0
    var simpleCount = 0
    for (number, body) in try Corpora.bodies(name).enumerated() {
      // Texts without HTML never come to the sanitizer; some of them do here, to see that it leaves them alone.
      guard body.contains(UInt8(ascii: "<")) || number % 40 == 0 else { continue }
      let unsafe = UnsafeMarkdown(body)
      if unsafe.pieces.isEmpty, number % 40 != 0 { continue }
      let whole = sanitize(unsafe.whole)
      #expect(faults(of: whole.html) == [], "\(name) \(number)")
      if unsafe.pieces.isEmpty {
        #expect(whole.html == unsafe.whole, "\(name) \(number)")
        continue
      }
      pieces += 1
      if let simple = unsafe.simple {
        simpleCount += 1
        #expect(simple == whole.html, "\(name) \(number)")
      }
      if whole.dropped.isEmpty {
        #expect(visibleText(of: unsafe.whole) == visibleText(of: whole.html), "\(name) \(number)")
      }
    }
    #expect(simpleCount * 5 >= pieces * 4)
  }
}
