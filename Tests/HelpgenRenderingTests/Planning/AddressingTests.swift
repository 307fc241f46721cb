import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Addresses of articles and sections")
struct AddressingTests {
  private func folders(
    _ articles: [Article], _ permalink: String = "{slug}"
  ) throws -> (folders: [String: String], bag: DiagnosticBag) {
    let (plan, bag) = try planned(
      try library(articles), PlanningOptions(permalink: try Permalink(permalink)))
    return (plan.folders(), bag)
  }

  @Test("C051: two articles that want one slug both have an address, and a warning names both")
  func sameSlug() throws {
    let (folders, bag) = try folders([try article("b", slug: "start"), try article("a", slug: "start")])
    #expect(folders == ["a": "en/start", "b": "en/start-b"])
    try #require(bag.diagnostics.count == 1)
    let diagnostic = bag.diagnostics[0]
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.code == "duplicate-slug")
    #expect(diagnostic.message == "two “en” articles want the slug “start”; this one becomes “start-b”")
    #expect(diagnostic.article == "b")
    #expect(diagnostic.span?.text.name == "content/en/b.json")
    #expect(diagnostic.span?.range == 0..<4)
    #expect(diagnostic.notes.map(\.message) == ["the first one, “a”, is here"])
    #expect(diagnostic.notes.map { $0.span?.text.name } == ["content/en/a.json"])
    #expect(diagnostic.hint == "give one of them another \"slug\"")
  }

  @Test("an explicit slug goes before a derived one, whatever the ids")
  func explicitFirst() throws {
    let (folders, bag) = try folders([
      try article("1", derivedSlug: "start"), try article("2", slug: "start"),
      try article("3", slug: "start"),
    ])
    #expect(folders == ["1": "en/start-1", "2": "en/start", "3": "en/start-3"])
    #expect(bag.diagnostics.map(\.article) == ["3", "1"])
    #expect(
      bag.diagnostics.map { $0.notes[0].message } == Array(repeating: "the first one, “2”, is here", count: 2)
    )
  }

  @Test("of derived slugs the smallest id keeps it, numbers by value")
  func smallestID() throws {
    let (folders, _) = try folders(
      try ["12", "9", "a", "100"].map { try article($0, derivedSlug: "start") })
    #expect(folders == ["9": "en/start", "12": "en/start-12", "100": "en/start-100", "a": "en/start-a"])
  }

  @Test("a slug of their own is not taken by the suffix of another article")
  func suffixes() throws {
    let (folders, bag) = try folders([
      try article("a", slug: "start"), try article("b", slug: "start"), try article("c", slug: "start-b"),
      try article("z", derivedSlug: "start-b-2"),
    ])
    #expect(folders == ["a": "en/start", "b": "en/start-b-3", "c": "en/start-b", "z": "en/start-b-2"])
    #expect(bag.diagnostics.map(\.article) == ["b"])
  }

  @Test(
    "C053: slugs that are one name on some file system are one slug",
    arguments: [
      ("FAQ", "faq"), ("Straße", "STRASSE"), ("straße", "strasse"), ("e\u{301}te", "\u{E9}te"),
      ("ΣΟΦΟΣ", "σοφος"), ("σοφος", "σοφοσ"), ("ﬁnden", "FINDEN"), ("Ǆ", "ǆ"), ("İ", "i\u{307}"),
    ])
  func folding(first: String, second: String) throws {
    let (folders, bag) = try folders([try article("1", slug: first), try article("2", slug: second)])
    #expect(folders == ["1": "en/\(first)", "2": "en/\(second)-2"])
    #expect(
      bag.diagnostics.map(\.message) == [
        "two “en” articles want the slug “\(second)”; this one becomes “\(second)-2”"
      ])
  }

  @Test(
    "slugs that only look alike stay as they are",
    arguments: [("a", "а"), ("o", "ö"), ("1", "¹"), ("a-b", "ab")])
  func different(first: String, second: String) throws {
    let (folders, bag) = try folders([try article("1", slug: first), try article("2", slug: second)])
    #expect(folders == ["1": "en/\(first)", "2": "en/\(second)"])
    #expect(bag.diagnostics.isEmpty)
  }

  @Test("the same slug in two locales is no collision")
  func locales() throws {
    let (plan, bag) = try planned(
      try library([try article("a", slug: "start"), try article("a", slug: "start", locale: "de")]))
    #expect(plan.folders(0) == ["a": "de/start"])
    #expect(plan.folders(1) == ["a": "en/start"])
    #expect(bag.diagnostics.isEmpty)
  }

  @Test("C055: no name is longer than 255 bytes, and none ends inside a character")
  func longNames() throws {
    let long = String(repeating: "設定", count: 42) + "abc"
    let id = String(repeating: "x", count: 254)
    let (folders, _) = try folders([
      try article("1", slug: long), try article("2", slug: long), try article("3", slug: long),
      try article(id, slug: long), try article("y" + id, slug: "start"), try article("z" + id, slug: "start"),
    ])
    #expect(folders["1"] == "en/" + long)
    // Two bytes of suffix leave room for 253; the last character has three and goes.
    #expect(folders["2"] == "en/" + String(repeating: "設定", count: 42) + "a-2")
    #expect(folders["3"] == "en/" + String(repeating: "設定", count: 42) + "a-3")
    // An id that fills a name by itself gives way to the slug's first half.
    #expect(
      folders[id] == "en/" + String(repeating: "設定", count: 21) + "-" + String(repeating: "x", count: 126))
    #expect(folders["y" + id] == "en/start")
    #expect(folders["z" + id] == "en/start-z" + String(repeating: "x", count: 248))
    #expect(Set(folders.values).count == 6)
  }

  @Test("C055: a character that is longer than a name is cut between its scalars")
  func longCharacter() throws {
    let character = "a" + String(repeating: "\u{301}", count: 127)
    let (folders, _) = try folders([
      try article("1", slug: character), try article("2", slug: character),
    ])
    #expect(
      folders == ["1": "en/" + character, "2": "en/a" + String(repeating: "\u{301}", count: 126) + "-2"])
  }

  @Test("C146: an id that begins another one has nothing to do with it")
  func prefixes() throws {
    let all = try ["12", "123", "1"].map { try article($0, derivedSlug: "a\($0)") }
    #expect(try folders(all).folders == ["1": "en/a1", "12": "en/a12", "123": "en/a123"])
    #expect(
      try folders([all[1], try article("12", slug: "short")]).folders == ["12": "en/short", "123": "en/a123"])
    let same = try ["12", "123", "1"].map { try article($0, derivedSlug: "a") }
    #expect(try folders(same).folders == ["1": "en/a", "12": "en/a-12", "123": "en/a-123"])
  }

  @Test(
    "follows the pattern",
    arguments: [
      ("{slug}", "en/pay"), ("{section}/{slug}", "en/account/billing/pay"), ("{id}", "en/7"),
      ("help/{id}-{slug}", "en/help/7-pay"), ("{slug}/{section}", "en/pay/account/billing"),
      ("hilfe/für/{slug}.x", "en/hilfe/für/pay.x"),
    ])
  func patterns(permalink: String, folder: String) throws {
    let article = try article("7", slug: "pay", sections: ["Account", "Billing"])
    #expect(try folders([article], permalink).folders == ["7": folder])
  }

  @Test("an article without a section has no folder for it")
  func withoutSection() throws {
    let article = try article("7", slug: "pay")
    #expect(try folders([article], "{section}/{slug}").folders == ["7": "en/pay"])
    #expect(try folders([article], "{slug}/{section}").folders == ["7": "en/pay"])
  }

  @Test("articles of two sections may have one slug where the pattern names the section")
  func sectionsApart() throws {
    let articles = [
      try article("1", slug: "start", sections: ["A"]), try article("2", slug: "start", sections: ["B"]),
    ]
    let (folders, bag) = try folders(articles, "{section}/{slug}")
    #expect(folders == ["1": "en/a/start", "2": "en/b/start"])
    #expect(bag.diagnostics.isEmpty)
  }

  @Test("a pattern that ends in the section puts the id behind it")
  func suffixBehindSection() throws {
    let articles = [
      try article("1", slug: "start", sections: ["A"]), try article("2", slug: "start", sections: ["A"]),
    ]
    #expect(try folders(articles, "{slug}/{section}").folders == ["1": "en/start/a", "2": "en/start/a/2"])
  }

  @Test("ids that are one name are told apart, and the warning speaks of ids")
  func sameIDName() throws {
    let (folders, bag) = try folders([try article("A"), try article("a")], "{id}")
    #expect(folders == ["A": "en/A", "a": "en/a-a"])
    #expect(
      bag.diagnostics.map(\.message) == ["two “en” articles want the address “a”; this one becomes “a-a”"])
    #expect(bag.diagnostics.map(\.hint) == ["give one of them another \"id\""])
  }

  @Test("a section steps aside for an article, and sections for each other")
  func sectionsStepAside() throws {
    let articles = [
      try article("1", slug: "billing"), try article("2", slug: "billing-2", sections: ["Billing"]),
      try article("3", slug: "x", sections: ["billing"]),
      try article("4", slug: "y", sections: ["Billing", "Cards"]),
    ]
    let (plan, bag) = try planned(try library(articles))
    #expect(
      plan.editions[0].sections.map(\.folder)
        == ["en/billing-3", "en/billing-3/cards", "en/billing-4"])
    #expect(bag.diagnostics.isEmpty)
  }

  @Test(
    "files of the site are nobody's folder", arguments: ["index.html", "INDEX.HTML", "404.html", "404.HTML"])
  func reserved(slug: String) throws {
    let (folders, bag) = try folders([try article("1", slug: slug)])
    #expect(folders == ["1": "en/\(slug)-1"])
    #expect(
      bag.diagnostics.map(\.message) == [
        "the slug “\(slug)” is kept for another page; this article becomes “\(slug)-1”"
      ])
    #expect(bag.diagnostics.map(\.hint) == ["give it another \"slug\""])
    #expect(bag.diagnostics.map(\.notes.count) == [0])
  }

  @Test("a folder never stands where a page above it has its file")
  func reservedBelow() throws {
    let inSection = try article("1", slug: "index.html", sections: ["A"])
    #expect(try folders([inSection], "{section}/{slug}").folders == ["1": "en/a/index.html-1"])
    let missing = try article("1", slug: "404.html", sections: ["A"])
    #expect(try folders([missing], "{section}/{slug}").folders == ["1": "en/a/404.html"])
    #expect(try folders([missing], "{slug}/{id}").folders == ["1": "en/404.html-1/1"])
    #expect(try folders([inSection], "index.html/{id}").folders == ["1": "en/index.html-1/1"])
  }

  @Test("names every page by its folder or by its file")
  func linkStyles() throws {
    let library = try library([try article("1", slug: "50%-off", sections: ["Ü"])])
    for (links, end) in [(LinkStyle.folder, ""), (.explicit, "index.html")] {
      let plan = try planned(library, PlanningOptions(links: links)).plan
      #expect(plan.root.href == end)
      #expect(plan.editions[0].home.href == "en/" + end)
      #expect(plan.editions[0].articles[0].page.href == "en/50%25-off/" + end)
      #expect(plan.editions[0].sections[0].href == "en/%C3%BC/" + end)
      #expect(plan.editions[0].articles[0].page.file.text == "en/50%-off/index.html")
    }
  }
}
