import Testing

/// A site in forty languages, with random holes, drafts and copies, before a crawler that knows what it is made of.
@Suite("Languages of a generated site")
struct GeneratedSiteTests {
  /// Settings, and what they make of the site.
  struct Configuration: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let settings: String
    let apply: @Sendable (inout SiteTruth) -> Void
  }

  private func expectNoFaults(
    of site: GeneratedSite, _ truth: SiteTruth, _ settings: String = "",
    without left: Set<SiteValidator.Rule> = []
  ) async throws {
    let workplace = try Workplace()
    let outcome = try await workplace.build(site, settings)
    #expect(outcome.ending == .exit(0), "\(outcome.errors.prefix(500))")
    let written = try WrittenSite(
      at: "\(workplace.path)/output", base: GeneratedSite.base, readsTokens: true)
    #expect(written.pages.count > 400)
    let validator = SiteValidator(written, defaultLocale: GeneratedSite.source, truth: truth)
    for rule in SiteValidator.Rule.allCases where !left.contains(rule) {
      let faults = validator.faults(rule)
      #expect(faults.isEmpty, "\(rule): \(faults.count)\n\(faults.prefix(12).joined(separator: "\n"))")
    }
    try await expectWellFormed(written, in: workplace)
  }

  @Test("Without copies, what there is today has no faults")
  func withoutCopies() async throws {
    let site = GeneratedSite(hasCopies: false)
    try await expectNoFaults(of: site, site.truth)
  }
}

/// Fails where another program cannot read the sitemaps of a site.
func expectWellFormed(_ site: WrittenSite, in workplace: Workplace) async throws {
  guard Package.has("xmllint") else { return print("xmllint is not installed: sitemaps are not read by it") }
  let files = site.sitemaps.files.map { "output/\($0.name)" }
  let outcome = try await Program.run("/usr/bin/env", ["xmllint", "--noout"] + files, in: workplace.path)
  #expect(outcome.errors == "" && outcome.ending == .exit(0))
}
