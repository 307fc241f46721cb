import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Where links lead")
struct LinkResolutionTests {
  /// What a link in the first article of an edition resolves to: the file and the fragment, or a word.
  private func resolve(
    _ target: String, in locale: String = "en", baseURL: String? = "https://help.example/team/",
    aliases: [String] = ["http://old.example:8080/", "https://help.example/team/v1/"]
  ) throws -> String {
    let library = try library([
      try article("guide/a", slug: "alpha"), try article("b", slug: "beta", sections: ["S"], key: "other/b"),
      try article("only-en", slug: "english", sections: ["S"], key: "other/only-en"),
      try article("guide/a", slug: "alpha-de", locale: "de"),
      try article("b-de", slug: "beta-de", locale: "de", sections: ["S"], key: "other/b"),
      try article("guide/a", slug: "alpha-at", locale: "de-AT"),
      try article("only-ja", slug: "nihon", locale: "ja"),
    ])
    let plan = try planned(library).plan
    let edition = try #require(library.editions.firstIndex { $0.locale.tag == locale })
    let resolver = LinkResolver(
      index: LinkIndex(plan), plan: plan, translations: TranslationIndex(library, \.isInLanguage),
      addresses: SiteAddresses(
        try baseURL.map { url throws in try BaseURL(url) },
        aliases: try aliases.map { url throws in try BaseURL(url) }),
      attachments: files, edition: edition, article: 0)
    switch resolver.resolve(target) {
    case .page(let destination, let fragment):
      let page: PageAddress
      switch destination {
      case .root: page = plan.root
      case .home(let edition): page = plan.editions[edition].home
      case .section(let edition, let index): page = plan.editions[edition].sections[index]
      case .article(let edition, let index): page = plan.editions[edition].articles[index].page
      }
      return page.href + (fragment.map { "#" + $0 } ?? "")
    case .heading(let fragment): return "heading " + fragment
    case .file(let file, let fragment): return file.href + (fragment.map { "#" + $0 } ?? "")
    case .missingFile(let near): return "missing, but " + (near ?? "nothing like it")
    case .refused(let refusal): return "refused: \(refusal)"
    case .external: return "external"
    case .unknown: return "unknown"
    case .broken: return "broken"
    }
  }

  /// Three files as they could be beside an article.
  private let files = AttachmentFinder { path, text in
    #expect(text == "content/en/guide/a.json" || !text.contains("en/"))
    return switch path {
    case "../files/a b.pdf", "/files/a b.pdf":
      OutputPath(text: "assets/files/a-b.1.pdf").map { .published(PageAddress(file: $0), nil) }
        ?? .missing(near: nil)
    case "../../x.pdf", "/guide/../../x.pdf", "../y.pdf", "../z.pdf": .refused(.outside)
    case "/guide/../z.pdf": .missing(near: nil)
    case "/guide/../y.pdf":
      OutputPath(text: "assets/files/y.1.pdf").map { .published(PageAddress(file: $0), nil) }
        ?? .missing(near: nil)
    default: .missing(near: "a b.pdf")
    }
  }

  @Test(
    "What is no page may be a file beside the article",
    arguments: [
      ("../files/a%20b.pdf", "assets/files/a-b.1.pdf"),
      ("../files/a%20b.pdf?v=1#page=2", "assets/files/a-b.1.pdf#page=2"),
      ("/files/a b.pdf", "assets/files/a-b.1.pdf"), ("/team/files/a%20b.pdf", "assets/files/a-b.1.pdf"),
      ("https://help.example/team/files/a%20b.pdf", "assets/files/a-b.1.pdf"),
      ("../files/b.pdf", "missing, but a b.pdf"), ("/files/b.pdf", "unknown"),
      ("../y.pdf", "assets/files/y.1.pdf"),
      ("../z.pdf", "missing, but nothing like it"),
      ("../../x.pdf", "refused: outside"),
      ("../files/nothing.md", "broken"), ("../files/nothing.html", "broken"), ("../files/b.md", "en/beta/"),
      ("https://help.example/files/a%20b.pdf", "external"),
    ])
  func downloads(target: String, wanted: String) throws { #expect(try resolve(target) == wanted) }

  @Test(
    "Absolute addresses of the site and its aliases lead to its pages",
    arguments: [
      ("https://help.example/team/en/beta/", "en/beta/"), ("HTTP://Help.Example:80/team/en/beta", "en/beta/"),
      ("http://help.example/team/en/beta/index.html?x=1#y", "en/beta/#y"),
      ("https://help.example:443/team", ""), ("https://help.example/team/#top", "#top"),
      ("//help.example/team/de/", "de/"), ("https://help.example/team/de/beta-de/#x", "en/beta/#x"),
      ("https://help.example/team/en/s/", "en/s/"), ("https://help.example/te%61m/en/b%65ta", "en/beta/"),
      ("https://old.example:8080/en/beta", "en/beta/"), ("http://OLD.example:8080", ""),
      ("https://help.example/team/v1/en/beta/", "en/beta/"), ("https://help.example/team/v1", ""),
      ("https://help.example/team/beta", "en/beta/"), ("https://help.example/team/fr/beta", "en/beta/"),
    ])
  func ownAddresses(target: String, page: String) throws { #expect(try resolve(target) == page) }

  @Test(
    "Below the site's path there must be a page; beside it is another site",
    arguments: [
      ("https://help.example/team/en/nothing", "broken"), ("https://old.example:8080/nothing", "broken"),
      ("https://help.example/team/v1/nothing", "broken"), ("https://old.example:8080/%zz", "broken"),
      ("https://help.example/team/manual.pdf", "unknown"),
      ("https://help.example/pricing", "external"), ("https://help.example/teams/", "external"),
      ("https://help.example/", "external"), ("https://old.example/en/beta", "external"),
      ("https://help.example:8443/team/en/beta", "external"),
      ("https://user@help.example/team/en/beta", "external"), ("https://help.example.evil/team/", "external"),
      ("https://e.example/team/en/beta", "external"), ("//cdn.example/x", "external"),
      ("http://", "external"),
    ])
  func otherAddresses(target: String, wanted: String) throws { #expect(try resolve(target) == wanted) }

  @Test(
    "Without an address of its own the site has no absolute ones",
    arguments: [("https://help.example/en/beta/", "external"), ("/en/beta/", "en/beta/")])
  func noAddress(target: String, wanted: String) throws {
    #expect(try resolve(target, baseURL: nil, aliases: []) == wanted)
  }

  @Test(
    "Other schemes are nobody's business but those that run code",
    arguments: [
      ("mailto:a@example.com", "unknown"), ("tel:+1", "unknown"), ("MyApp://settings", "unknown"),
      ("https:beta", "unknown"), ("web+app:x", "unknown"),
      ("javascript:alert(1)", "broken"), ("JavaScript:x", "broken"), ("vbscript:x", "broken"),
      ("data:text/html,x", "broken"), ("file:///etc/passwd", "broken"), ("a b:c", "broken"), (":x", "broken"),
      ("ARTICLE:b", "en/beta/"), ("#x", "heading x"), ("#", "heading "), ("", "unknown"), ("?q=1", "unknown"),
      ("?q=1#x", "unknown"),
    ])
  func schemes(target: String, wanted: String) throws { #expect(try resolve(target) == wanted) }

  @Test(
    "A page in another language leads to the reader's, else to one the reader can read, else to any",
    arguments: [
      // In a language that has the article.
      ("de", "/en/beta", "de/beta-de/"), ("de", "beta", "de/beta-de/"),
      ("de", "../other/b.md#part", "de/beta-de/#part"), ("de", "article:b#part", "de/beta-de/#part"),
      ("de", "https://help.example/team/en/beta/#part", "de/beta-de/#part"),
      ("de", "/team/en/s/", "de/s/"), ("de", "/en/", "en/"),
      // In one that has not, but whose readers can read another that has.
      ("de-AT", "/en/beta", "en/beta/"), ("de-AT", "/de/beta-de", "de/beta-de/"),
      ("de-AT", "beta-de", "de/beta-de/"), ("de-AT", "../other/b.md#part", "de/beta-de/#part"),
      ("de-AT", "article:other/b", "de/beta-de/"), ("de-AT", "/de-AT/beta-de", "de/beta-de/"),
      // In one that has not, and neither has the next: the default language.
      ("de", "english", "en/english/"), ("de", "/de/english/", "en/english/"),
      ("de", "../other/only-en.md#part", "en/english/#part"), ("de-AT", "../s/english", "en/english/"),
      ("en", "article:only-ja", "ja/nihon/"), ("ja", "../other/b.md", "en/beta/"),
      ("de", "../other/nothing.md", "broken"),
    ])
  func fallback(locale: String, target: String, wanted: String) throws {
    #expect(try resolve(target, in: locale) == wanted)
  }
}
