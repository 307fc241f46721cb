import Testing

/// The specification of GitHub Flavored Markdown, and the examples of cmark-gfm.
@Suite("GitHub's own examples", .enabled(if: Suites.arePresent, "../shared/suites is not there"))
struct DialectSuiteTests {
  private func failures(in suite: String, where isWanted: (SuiteExample) -> Bool) throws -> [Int] {
    let examples: [SuiteExample] = try Suites.read(suite)
    return examples.filter { isWanted($0) && comparable(gfm($0.markdown)) != comparable($0.html) }.map(
      \.example)
  }

  @Test("The examples of what CommonMark does not have, but for HTML that is not allowed")
  func additions() throws {
    let examples: [SuiteExample] = try Suites.read("gfm-spec")
    #expect(examples.count == 673)
    #expect(examples.filter { !($0.extensions ?? []).isEmpty }.count == 24)
    #expect(
      try failures(in: "gfm-spec") { !($0.extensions ?? []).isEmpty && $0.extensions != ["tagfilter"] } == [])
  }

  @Test("The examples of CommonMark stay what they are, but for five with bare links")
  func commonMark() throws {
    #expect(try failures(in: "gfm-spec") { ($0.extensions ?? []).isEmpty } == [610, 614, 616, 619, 620])
  }

  /// 20 names no result, 22 is about HTML that is not allowed, and 23 has the notes of an older cmark-gfm.
  @Test("The examples of cmark-gfm")
  func cmark() throws {
    #expect(try Suites.read("gfm-extensions", as: [SuiteExample].self).count == 28)
    #expect(try failures(in: "gfm-extensions") { ![20, 22, 23].contains($0.example) } == [])
  }
}
