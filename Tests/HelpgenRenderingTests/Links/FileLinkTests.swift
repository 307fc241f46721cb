import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Links between Markdown files")
struct FileLinkTests {
  /// Where a link in an article of a file leads.
  private func resolve(_ target: String, from id: String = "billing/invoices") throws -> String {
    let library = try library([
      try file("account", "account"), try file("7", "billing/account", sections: ["billing"]),
      try file("billing/invoices", "billing/invoices", sections: ["billing"]),
      try file("billing/cards", "billing/cards", folders: ["billing", "cards"], sections: ["billing"]),
      try file("billing/invoices", "billing/invoices", locale: "de", sections: ["billing"]),
      try file("nur", "billing/nur", locale: "de", sections: ["billing"]),
    ])
    let plan = try planned(library).plan
    let edition = try #require(library.editions.firstIndex { $0.locale.tag == "en" })
    let article = try #require(library.editions[edition].articles.firstIndex { $0.id.text == id })
    let resolver = LinkResolver(
      index: LinkIndex(plan), plan: plan, translations: TranslationIndex(library, \.isInLanguage),
      addresses: SiteAddresses(nil, aliases: []), attachments: .none, edition: edition, article: article)
    guard case .page(let destination, _) = resolver.resolve(target) else { return "no page" }
    switch destination {
    case .root: return "root"
    case .home(let edition): return "home of \(library.editions[edition].locale)"
    case .section(let edition, let index): return "section \(library.editions[edition].sections[index].keys)"
    case .article(let edition, let index):
      return "\(library.editions[edition].locale) \(library.editions[edition].articles[index].id)"
    }
  }

  private func file(
    _ id: String, _ path: String, folders: [String]? = nil, locale: String = "en", sections: [String] = []
  ) throws -> Article {
    let own = path.split(separator: "/").dropLast().map(String.init)
    return try article(
      id, slug: String(path.split(separator: "/").last ?? ""), locale: locale, sections: sections,
      key: "key of \(id)", file: ArticleFile(path: path, folders: folders ?? own))
  }

  @Test(
    "lead to the page of the file, whatever its id, key and address",
    arguments: [
      ("account.md", "en 7"), ("./account.md#a", "en 7"), ("../account.md", "en account"),
      ("cards/index.md", "en billing/cards"), ("/billing/account.md", "en 7"), ("../billing/account", "en 7"),
      ("index.md", "section [\"billing\"]"), ("../billing/_index.md", "section [\"billing\"]"),
      ("README.md", "section [\"billing\"]"), ("../index.md", "home of en"),
      ("../../de/billing/nur.md", "de nur"), ("nur.de.md", "de nur"), ("nur.md", "de nur"),
      ("invoices.de.md", "en billing/invoices"), ("article:7", "en 7"), ("gone.md", "no page"),
    ])
  func files(_ target: String, _ expected: String) throws {
    #expect(try resolve(target) == expected)
  }

  @Test("begin at the folder of an index")
  func indexes() throws {
    #expect(try resolve("../account.md", from: "billing/cards") == "en 7")
    #expect(try resolve("../../account.md", from: "billing/cards") == "en account")
  }
}
