import Testing

/// The validator itself: each rule, broken by one edit of a right site, is told, and nothing else.
@Suite("The validator of languages")
struct MutationTests {
  /// An edit of a file, and what is said of it.
  struct Mutation: Sendable, CustomTestStringConvertible {
    let file: String
    /// What is replaced, everywhere in the file.
    let text: String
    let replacement: String
    /// The rule that is looked at; `nil` for all.
    let rule: SiteValidator.Rule?
    let faults: [String]

    init(
      _ file: String, _ text: String, _ replacement: String, rule: SiteValidator.Rule? = nil, faults: [String]
    ) {
      self.file = file
      self.text = text
      self.replacement = replacement
      self.rule = rule
      self.faults = faults
    }

    var testDescription: String { "\(file): \(text) → \(replacement)" }
  }

  private func faults(of files: [String: String], _ rule: SiteValidator.Rule? = nil) throws -> [String] {
    let workplace = try Workplace()
    for (path, text) in files { try workplace.write(text, to: path) }
    let site = try WrittenSite(at: workplace.path, base: SampleOutput.base, readsTokens: true)
    let validator = SiteValidator(site, defaultLocale: SampleOutput.defaultLocale, truth: SampleOutput.truth)
    return validator.faults(rule.map { [$0] } ?? SiteValidator.Rule.allCases)
  }

  @Test("A right site has no faults")
  func right() throws { #expect(try faults(of: SampleOutput.files) == []) }

  @Test("One broken rule is told", arguments: mutations)
  func mutated(_ mutation: Mutation) throws {
    var files = SampleOutput.files
    let text = try #require(files[mutation.file])
    let mutated = text.replacing(mutation.text, with: mutation.replacement)
    #expect(mutated != text, "the edit changes nothing")
    files[mutation.file] = mutated
    #expect(try faults(of: files, mutation.rule) == mutation.faults)
  }

  @Test("A page that is not there is told")
  func missingPage() throws {
    var files = SampleOutput.files
    files["de/two/index.html"] = nil
    #expect(
      try faults(of: files) == [
        "de/index.html: “two/” leads to no file", "de/: article 2 has 0 pages instead of 1",
      ])
  }

}
