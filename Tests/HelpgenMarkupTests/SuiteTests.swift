import Foundation
import HelpgenMarkup
import Testing

/// The specification of CommonMark and the tests of its reference implementation.
@Suite("CommonMark's own examples", .enabled(if: Suites.arePresent, "../shared/suites is not there"))
struct SuiteTests {
  /// Whether libcmark knows the specification's version 0.31, which made `€` punctuation.
  static let isNewer = html("*€*charlie.\n") == "<p>*€*charlie.</p>\n"

  private func failures(in suite: String, smart: Bool = false) throws -> [Int] {
    let examples: [SuiteExample] = try Suites.read(suite)
    return examples.filter { html($0.markdown, smart: smart) != $0.html }.map(\.example)
  }

  @Test("Specification 0.30", .enabled(if: !isNewer, "libcmark is newer"))
  func specification30() throws {
    #expect(try Suites.read("commonmark-0.30", as: [SuiteExample].self).count == 652)
    #expect(try failures(in: "commonmark-0.30") == [])
  }

  @Test("Specification 0.31.2, of which libcmark 0.30 does not know three examples")
  func specification31() throws {
    #expect(try Suites.read("commonmark-0.31.2", as: [SuiteExample].self).count == 652)
    #expect(try failures(in: "commonmark-0.31.2") == (Self.isNewer ? [] : [354, 625, 626]))
  }

  @Test("Regressions of libcmark")
  func regressions() throws {
    #expect(try Suites.read("cmark-regression", as: [SuiteExample].self).count == 16)
    #expect(try failures(in: "cmark-regression") == [])
  }

  @Test("Typographic punctuation")
  func smartPunctuation() throws {
    #expect(try Suites.read("cmark-smart-punct", as: [SuiteExample].self).count == 16)
    #expect(try failures(in: "cmark-smart-punct", smart: true) == [])
  }

  @Test("Without typographic punctuation, quotes, dashes and ellipses stay as they are typed")
  func plainPunctuation() {
    #expect(html("\"a\" -- b --- c... 'd'\n") == "<p>&quot;a&quot; -- b --- c... 'd'</p>\n")
  }
}
