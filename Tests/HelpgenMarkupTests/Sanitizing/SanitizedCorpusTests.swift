import Testing

@testable import HelpgenMarkup

/// Real articles.
@Suite("Sanitizing: real articles")
struct SanitizedCorpusTests {
  /// How many articles with HTML are taken from a corpus; all of them take a debug build a minute.
  private static let limit = 120

  @Test(
    "Their HTML is safe, nothing of their text is lost, and nearly all of it is simple",
    .enabled(if: Corpora.arePresent, "../shared/corpora is not there"), arguments: Corpora.names)
  func withHTML(_ name: String) throws {
    let texts = try Corpora.bodies(name).filter { $0.contains(UInt8(ascii: "<")) }.map(UnsafeMarkdown.init)
    let all = texts.filter { !$0.pieces.isEmpty }
    #expect(all.count { $0.simple != nil } * 5 >= all.count * 4)

    for text in all.enumerated().filter({ $0.offset % (all.count / Self.limit + 1) == 0 }).map(\.element) {
      let whole = sanitize(text.whole)
      let beginning = String(decoding: text.whole.prefix(80), as: UTF8.self)
      #expect(faults(of: whole.html) == [], "\(beginning)")
      if let simple = text.simple { #expect(simple == whole.html, "\(beginning)") }
      if whole.dropped.isEmpty {
        #expect(visibleText(of: text.whole) == visibleText(of: whole.html), "\(beginning)")
      }
    }
  }

  @Test(
    "Markdown's own HTML is left as it is",
    .enabled(if: Corpora.arePresent, "../shared/corpora is not there"),
    arguments: Corpora.names)
  func withoutHTML(_ name: String) throws {
    let bodies = try Corpora.bodies(name)
    for body in bodies.enumerated().filter({ $0.offset % (bodies.count / Self.limit + 1) == 0 }).map(
      \.element)
    {
      let text = UnsafeMarkdown(body)
      if text.pieces.isEmpty { #expect(sanitize(text.whole).html == text.whole) }
    }
  }
}
