import Testing

/// A site that helpgen has built, broken by one edit a rule: the validator reads its pages as well as those by hand.
@Suite("The validator of languages on a built site")
struct BuiltMutationTests {
  /// An edit of the first page that has some text.
  struct Edit: Sendable, CustomTestStringConvertible {
    let rule: SiteValidator.Rule
    /// What the end of the path must be.
    let file: String
    let text: String
    let replacement: String

    var testDescription: String { "\(rule)" }
  }

  private static let canonical = "<link rel=\"canonical\" href=\"\(GeneratedSite.base)"
  private static let alternate = "<link rel=\"alternate\" hreflang=\"ar\""

  private static let edits = [
    Edit(rule: .markup, file: "de/index.html", text: "</h1>", replacement: ""),
    Edit(
      rule: .languages, file: "de/index.html", text: "<html lang=\"de\"", replacement: "<html lang=\"en\""),
    Edit(rule: .canonicals, file: "de/here/index.html", text: canonical, replacement: canonical + "x/"),
    Edit(rule: .alternates, file: "de/here/index.html", text: alternate, replacement: "<link"),
    Edit(rule: .sitemaps, file: "sitemap.xml", text: "de/here/</loc>", replacement: "de/</loc>"),
    Edit(
      rule: .menus, file: "de/here/index.html", text: " hreflang=\"ar\" data",
      replacement: " hreflang=\"en\" data"),
    Edit(rule: .absences, file: "index.html", text: "class=\"absent\"", replacement: "class=\"unseen\""),
    Edit(
      rule: .texts, file: "index.html", text: "<div class=\"prose\" lang=\"en\"",
      replacement: "<div class=\"prose\""),
    Edit(
      rule: .indexing, file: "index.html", text: "<meta name=\"robots\" content=\"noindex\">", replacement: ""
    ),
    Edit(
      rule: .fallbacks, file: "index.html", text: "class=\"callout notice\"", replacement: "class=\"callout\""
    ),
    Edit(rule: .links, file: "de/here/index.html", text: "href=\"../../de/", replacement: "href=\"../../DE/"),
    Edit(
      rule: .structuredData, file: "de/here/index.html", text: "\"inLanguage\":\"de\"",
      replacement: "\"inLanguage\":\"en\""),
    Edit(rule: .contents, file: "de/index.html", text: "wörd-de-0", replacement: "wörd-de-99"),
  ]

  @Test("One edit a rule is told")
  func edited() async throws {
    let site = GeneratedSite(locales: ["en", "de", "ar"])
    var truth = site.truth
    truth.policy = .show
    let workplace = try Workplace()
    #expect(try await workplace.build(site, "fallback: show").ending == .exit(0))
    func faults(_ rules: [SiteValidator.Rule]) throws -> [String] {
      let written = try WrittenSite(
        at: "\(workplace.path)/output", base: GeneratedSite.base, readsTokens: true)
      return SiteValidator(written, defaultLocale: GeneratedSite.source, truth: truth).faults(rules)
    }
    #expect(try faults(SiteValidator.Rule.allCases) == [])
    let files = try workplace.site()
    for edit in Self.edits {
      let file = try #require(
        files.files.first { try $0.hasSuffix(edit.file) && files.text($0).contains(edit.text) },
        "\(edit.rule)")
      let text = try files.text(file)
      try workplace.write(text.replacing(edit.text, with: edit.replacement), to: "output/\(file)")
      #expect(try faults([edit.rule]) != [], "\(edit.rule)")
      try workplace.write(text, to: "output/\(file)")
    }
    #expect(Set(Self.edits.map(\.rule)) == Set(SiteValidator.Rule.allCases))
  }
}
