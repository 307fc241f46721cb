import Testing

/// A site in forty languages, with random holes, drafts and copies, before a crawler that knows what it is made of.
@Suite("Languages of a generated site", .serialized)
struct GeneratedSiteTests {
  /// Settings, and what they make of the site.
  struct Configuration: Sendable, CustomTestStringConvertible {
    let settings: String
    /// Every setting in forty languages would take a debug build too long.
    let locales: [String]
    let apply: @Sendable (inout SiteTruth) -> Void

    init(
      _ settings: String, in locales: [String] = GeneratedSite.locales,
      apply: @escaping @Sendable (inout SiteTruth) -> Void
    ) {
      self.settings = settings
      self.locales = locales
      self.apply = apply
    }

    var testDescription: String { settings.isEmpty ? "no settings" : settings }
  }

  private static let some = [
    "en", "en-GB", "de", "de-AT", "vi", "ca-valencia", "sr", "sr-Cyrl", "sr-Latn", "ar", "az-Arab", "ja",
  ]

  private static let configurations = [
    Configuration("") { _ in },
    Configuration("fallback: show") { $0.policy = .show },
    Configuration("languages: {de: {fallback: hide}, ar: {fallback: show}, fr: {hidden: true}}") {
      $0.policies = ["de": .hide, "ar": .show]
      $0.hidden = ["fr"]
    },
    Configuration("fallback: link", in: some) { $0.policy = .link },
    Configuration("pages: accordion", in: some) { $0.hasArticlePages = false },
    Configuration("pages: article", in: some) { _ in },
    Configuration("links: explicit\npermalink: \"{section}/{slug}\"\nfallback: show", in: some) {
      $0.policy = .show
    },
    Configuration("accordion: {limit: 4}\nfallback: link", in: some) { $0.policy = .link },
    Configuration("accordion: {limit: 4}\nfallback: show", in: some) { $0.policy = .show },
  ]

  @Test("A crawler finds no faults", arguments: configurations)
  func faults(with configuration: Configuration) async throws {
    let site = GeneratedSite(locales: configuration.locales)
    var truth = site.truth
    configuration.apply(&truth)
    let workplace = try Workplace()
    let outcome = try await workplace.build(site, configuration.settings)
    #expect(outcome.ending == .exit(0), "\(outcome.errors.prefix(500))")
    let written = try WrittenSite(
      at: "\(workplace.path)/output", base: GeneratedSite.base, readsTokens: true)
    #expect(written.pages.count > truth.locales.count * (truth.hasArticlePages ? 16 : 5))
    #expect(
      written.pages.count { !$0.alternates.isEmpty } > truth.locales.count * (truth.hasArticlePages ? 10 : 2))
    let validator = SiteValidator(written, defaultLocale: GeneratedSite.source, truth: truth)
    for rule in SiteValidator.Rule.allCases {
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
