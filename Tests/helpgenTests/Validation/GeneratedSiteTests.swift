import Testing

/// A site in forty languages, with random holes, drafts and copies, before a crawler that knows what it is made of.
@Suite("Languages of a generated site", .serialized)
struct GeneratedSiteTests {
  /// Settings, and what they make of the site.
  struct Configuration: Sendable, CustomTestStringConvertible {
    let settings: String
    let apply: @Sendable (inout SiteTruth) -> Void

    init(_ settings: String, apply: @escaping @Sendable (inout SiteTruth) -> Void) {
      self.settings = settings
      self.apply = apply
    }

    var testDescription: String { settings.isEmpty ? "no settings" : settings }
  }

  private static let configurations = [
    Configuration("") { _ in },
    Configuration("fallback: show") { $0.policy = .show },
    Configuration("fallback: link") { $0.policy = .link },
    Configuration("pages: accordion") { $0.hasArticlePages = false },
    Configuration("languages: {de: {fallback: hide}, ar: {fallback: show}, fr: {hidden: true}}") {
      $0.policies = ["de": .hide, "ar": .show]
      $0.hidden = ["fr"]
    },
  ]

  @Test("A crawler finds no faults", arguments: configurations)
  func faults(with configuration: Configuration) async throws {
    let site = GeneratedSite()
    var truth = site.truth
    configuration.apply(&truth)
    let workplace = try Workplace()
    let outcome = try await workplace.build(site, configuration.settings)
    #expect(outcome.ending == .exit(0), "\(outcome.errors.prefix(500))")
    let written = try WrittenSite(
      at: "\(workplace.path)/output", base: GeneratedSite.base, readsTokens: true)
    #expect(written.pages.count > (truth.hasArticlePages ? 700 : 200))
    #expect(written.pages.count { !$0.alternates.isEmpty } > (truth.hasArticlePages ? 500 : 100))
    let validator = SiteValidator(written, defaultLocale: GeneratedSite.source, truth: truth)
    for rule in SiteValidator.Rule.kept {
      let faults = validator.faults(rule)
      #expect(faults.isEmpty, "\(rule): \(faults.count)\n\(faults.prefix(12).joined(separator: "\n"))")
    }
    try await expectWellFormed(written, in: workplace)
  }
}

/// Fails where another program cannot read the sitemaps of a site.
func expectWellFormed(_ site: WrittenSite, in workplace: Workplace) async throws {
  guard Package.has("xmllint") else { return print("xmllint is not installed: sitemaps are not read by it") }
  let files = site.sitemaps.files.map { "output/\($0.name)" }
  let outcome = try await Program.run("/usr/bin/env", ["xmllint", "--noout"] + files, in: workplace.path)
  #expect(outcome.errors == "" && outcome.ending == .exit(0))
}
