import HelpgenModel
import HelpgenSources
import Testing

@Suite("Sections of Markdown folders")
struct MarkdownSectionTests {
  /// Loads files, and says `id: sections` of every article, sorted.
  private func sections(_ files: [String: String], source: String = "content") throws -> [String] {
    let folder = try TemporaryFolder()
    for (file, text) in files { try folder.write(text, to: "content/" + file) }
    let loaded = try folder.load(source, defaultLocale: "en")
    #expect(loaded.reports == [])
    return loaded.articles.map { article in
      let order = article.order.map { " \($0.value)" } ?? ""
      return
        "\(article.locale?.value ?? "-") \(article.id?.value ?? "-")\(order): \(Self.text(article.section))"
    }.sorted()
  }

  private static func text(_ section: RawField<RawSection>?) -> String {
    guard case .labels(let labels)? = section?.value else { return "\(section?.value as Any)" }
    return labels.map { "\($0.key)=\($0.title)\($0.order.map { "@\($0)" } ?? "")" }.joined(separator: " > ")
  }

  @Test("folders are sections, called after index files, categories or themselves")
  func names() throws {
    let found = try sections([
      "en/billing-and_more/cards/x.md": "a",
      "en/billing-and_more/_index.md": "---\nweight: 2\ntitle: Billing\n---\n",
      "en/account/index.md": "# Your account\n", "en/account/y.md": "b",
      "en/third/_category_.json": "{\"label\": \"Third party\", \"position\": 7}", "en/third/z.md": "c",
      "en/fourth/_category_.yml": "label: Fourth\nposition: 1.5\n", "en/fourth/z.md": "d",
    ])
    #expect(
      found == [
        "en account/y: account=Your account",
        "en billing-and_more/cards/x: billing-and_more=Billing@2.0 > cards=Cards",
        "en fourth/z: fourth=Fourth@1.5", "en third/z: third=Third party@7.0",
      ])
  }

  @Test("each language calls sections by its own names, and borrows what it lacks")
  func languages() throws {
    let found = try sections([
      "en/billing/_index.md": "---\ntitle: Billing\nweight: 3\n---\n", "en/billing/x.md": "a",
      "en/_index.md": "---\ntitle: Home\n---\n", "de/billing/_index.md": "---\ntitle: Abrechnung\n---\n",
      "de/billing/x.md": "b",
      "fr/billing/x.md": "c",
    ])
    #expect(
      found == [
        "de billing/x: billing=Abrechnung@3.0", "en billing/x: billing=Billing@3.0",
        "fr billing/x: billing=Billing@3.0",
      ])
  }

  @Test(
    "an index with a text is an article, too, the first of its section; alone it is one of the section above")
  func indexes() throws {
    let found = try sections([
      "en/billing/_index.md": "---\ntitle: Billing\nweight: 3\n---\nHello\n", "en/billing/x.md": "a",
      "en/billing/bundle/index.md": "# Bundle\n\n![](shot.png)\n", "en/index.md": "Welcome",
      "en/guide/README.md": "# Guide\n\ntext\n", "en/guide/y.md": "b",
    ])
    #expect(
      found == [
        "en billing -1000000.0: billing=Billing@3.0", "en billing/bundle: billing=Billing@3.0",
        "en billing/x: billing=Billing@3.0", "en guide -1000000.0: guide=Guide", "en guide/y: guide=Guide",
        "en index -1000000.0: nil",
      ])
  }

  @Test("numbers in front of names are positions where several have them")
  func numbers() throws {
    let found = try sections([
      "en/01-start/02-install.md": "a", "en/01-start/10_next.md": "b", "en/02-more/3-ways-to-pay.md": "c",
      "en/02-more/other.md": "d",
    ])
    #expect(
      found == [
        "en 01-start/02-install 2.0: 01-start=Start@1.0", "en 01-start/10_next 10.0: 01-start=Start@1.0",
        "en 02-more/3-ways-to-pay: 02-more=More@2.0", "en 02-more/other: 02-more=More@2.0",
      ])
  }

  @Test("a category with errors is told at its place")
  func categoryErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "content/en/a/x.md")
    try folder.write("{\"label\": 5}", to: "content/en/a/_category_.json")
    try folder.write("position: first\n", to: "content/en/a/_category_.yml")
    #expect(
      try folder.load("content").reports == [
        "content/en/a/_category_.json:1:11 ‹5› error[wrong-type]: wrong type of “label” of the category: "
          + "expected a string, found a number",
        "content/en/a/_category_.yml:1:11 ‹first› error[wrong-type]: wrong type of “position”: expected a number, "
          + "found “first”",
      ])
  }
}
