import Foundation
import Testing

/// The status of real translations, against what a person says who has read them.
@Suite("Translations of the corpora")
struct TranslationCorporaTests {
  private static let isThere = FileManager.default.fileExists(atPath: Package.corpora)

  private struct Status: Decodable {
    struct Translation: Decodable {
      let id: String?
      let status: String
      let isOutdated: Bool
    }
    struct Locale: Decodable {
      let locale: String
      let percent: Int
    }
    let locales: [Locale]
    let translations: [Translation]
  }

  private func status(of corpus: String, source: String) async throws -> Status {
    let outcome = try await Workplace().helpgen(
      "status", "-q", "--source", "\(Package.corpora)/\(corpus).json", "--default-locale", source, "--format",
      "json",
      "--diagnostics", "short")
    #expect(outcome.ending == .exit(0))
    return try JSONDecoder().decode(Status.self, from: Data(outcome.text.utf8))
  }

  private func expect(_ status: Status, _ verdicts: [(id: String, status: String)]) {
    let found = Dictionary(
      status.translations.compactMap { one in one.id.map { ($0, one.status) } },
      uniquingKeysWith: { first, _ in first })
    for verdict in verdicts { #expect(found[verdict.id] == verdict.status, "\(verdict.id)") }
  }

  @Test(
    "20 articles of Dynamics 365: translated, all of them years before their sources",
    .enabled(if: isThere, "../shared/corpora is absent"))
  func dynamics() async throws {
    let read = [
      "pro/sales/product-based-lines-sales@he-il", "project-management/define-project-calendars@ar-SA",
      "expense/manage-delegation@ar-SA", "resource-management/manage-multiple-time-zones@ar-SA",
      "sales/manage-multiple-customers-quote@ar-SA",
      "pricing-costing/add-custom-fields-price-setup-transactional-entities@ja-JP",
      "expense/expense-overview@hi-in",
      "environment/security-model@ja-JP", "environment/determine-deployment-type@ar-SA",
      "resource-management/resource-management-key-concepts@he-il", "project-management/copy-project@he-il",
      "environment/resource-sign-up-preview-subscription@ar-SA", "pro/sales/managing-leads-sales@hi-in",
      "sales/sales-units-unit-groups@hi-in", "time/time-entry-overview@zh-CN",
      "resource-management/add-team-members-grid@ja-JP",
      "project-accounting/configure-accounting-billable-projects@ja-JP",
      "pricing-costing/set-up-custom-fields-pricing-dimensions@he-il", "expense/manage-delegation@ja-JP",
      "proforma-invoicing/configure-automated-invoice-creation@ja-JP",
    ]
    let status = try await status(of: "d365", source: "en-US")
    expect(status, read.map { ($0, "outdated") })
    // Outdated comes last: none of them is a copy, or in part.
    #expect(Set(status.translations.map(\.status)) == ["outdated", "missing", "orphan"])
  }

  @Test(
    "20 articles of the Open Source Guides, some with quotations in English, two in English",
    .enabled(if: isThere, "../shared/corpora is absent"))
  func guides() async throws {
    let status = try await status(of: "osguide", source: "en")
    expect(
      status,
      [
        ("getting-paid@fr", "translated"), ("how-to-contribute@ms", "translated"),
        ("building-community@ta", "translated"),
        ("maintaining-balance-for-open-source-maintainers@es", "translated"),
        ("metrics@sa", "translated"), ("code-of-conduct@sw", "translated"),
        ("building-community@pl", "partial"),
        ("building-community@es", "translated"), ("best-practices@hu", "translated"),
        ("maintaining-balance-for-open-source-maintainers@hi", "translated"),
        ("starting-a-project@bg", "translated"),
        ("how-to-contribute@fr", "translated"), ("building-community@bg", "translated"),
        ("getting-paid@be", "translated"), ("security-best-practices-for-your-project@ms", "copy-of-source"),
        ("security-best-practices-for-your-project@sw", "copy-of-source"), ("legal@nl", "translated"),
        ("how-to-contribute@be", "translated"), ("finding-users@de", "partial"),
        ("building-community@zh-hans", "translated"),
      ])
    #expect(status.locales.first?.locale == "pcm")
  }

  @Test(
    "Of the machine translations of VTEX only those are copies that are in English after all",
    .enabled(if: isThere, "../shared/corpora is absent"))
  func machineTranslations() async throws {
    let status = try await status(of: "vtex-known-issues", source: "en")
    let copies = status.translations.filter { $0.status == "copy-of-source" }.compactMap(\.id).sorted()
    #expect(copies == ["360564-pt", "71Y9CFaM10xaVyQkcgKydQ-es", "71Y9CFaM10xaVyQkcgKydQ-pt", "768603-pt"])
    #expect(status.locales.allSatisfy { $0.percent >= 97 })
  }
}
