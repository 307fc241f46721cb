import Foundation
import Testing

/// Real help centers before a crawler that knows nothing of what they are made of.
@Suite("Languages of the corpora", .serialized)
struct CorporaLanguageTests {
  /// A file of articles and the language that the others are translated from.
  struct Corpus: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String

    var testDescription: String { name }
  }

  private static let corpora = [
    Corpus(name: "d365", source: "en-US"), Corpus(name: "osguide", source: "en"),
    Corpus(name: "vtex-known-issues", source: "en"),
  ]

  @Test(
    "A crawler finds no faults",
    .enabled(if: FileManager.default.fileExists(atPath: Package.corpora), "../shared/corpora is absent"),
    arguments: corpora)
  func faults(of corpus: Corpus) async throws {
    let workplace = try Workplace()
    let outcome = try await workplace.helpgen(
      "build", "-q", "--source", "\(Package.corpora)/\(corpus.name).json", "--default-locale", corpus.source,
      "--base-url", GeneratedSite.base, "--diagnostics", "short")
    #expect(outcome.ending == .exit(0))
    let site = try WrittenSite(at: "\(workplace.path)/output", base: GeneratedSite.base, readsTokens: false)
    #expect(site.pages.count { !$0.alternates.isEmpty } > 300)
    #expect(site.pages.allSatisfy { $0.path.hasSuffix("404.html") || !$0.links.isEmpty })
    let validator = SiteValidator(site, defaultLocale: corpus.source)
    for rule in SiteValidator.Rule.allCases {
      let faults = validator.faults(rule)
      #expect(faults.isEmpty, "\(rule): \(faults.count)\n\(faults.prefix(12).joined(separator: "\n"))")
    }
    try await expectWellFormed(site, in: workplace)
  }
}
