import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Sections as articles write them")
struct SectionReadingTests {
  private func labels(_ section: RawSection, separator: String? = "/") throws -> [SectionLabel] {
    let options = NormalizationOptions(sectionSeparator: separator)
    let (articles, report) = normalized(raw(section: section), options: options)
    #expect(report == [])
    return try #require(articles.first).sections
  }

  private func titles(_ section: RawSection, separator: String? = "/") throws -> [String] {
    let labels = try labels(section, separator: separator)
    #expect(labels.map(\.key) == labels.map(\.title))
    return labels.map(\.title)
  }

  @Test(
    "A string is a path",
    arguments: [
      ("Account", ["Account"]), ("Account/Security", ["Account", "Security"]),
      (" Account / Security ", ["Account", "Security"]),
      ("/Account//Security/", ["Account", "Security"]), ("", []), (" ", []), ("/", []), ("//", []),
      (" / ", []),
      ("a\nb/c", ["a b", "c"]), ("\u{200B}/a", ["a"]), ("日本/東京", ["日本", "東京"]),
    ])
  func path(written: String, names: [String]) throws {
    #expect(try titles(.text(written)) == names)
  }

  @Test("Labels are taken as they are, with their keys")
  func labelled() throws {
    let given = [
      SectionLabel(key: "a/b", title: " A/B\n", order: 2), SectionLabel(key: " ", title: ""),
      SectionLabel(key: "c", title: " ", order: .nan),
    ]
    #expect(
      try labels(.labels(given)) == [
        SectionLabel(key: "a/b", title: "A/B", order: 2), SectionLabel(key: "c", title: "c"),
      ])
  }

  @Test(
    "The separator can be another, and longer",
    arguments: [
      (" > ", "A > B>C", ["A", "B>C"]), ("::", "A::B:C:::D", ["A", "B:C", ":D"]), ("→", "A→B", ["A", "B"]),
      ("::", ":", [":"]), ("::", "::", []), ("\n", "A\r\nB", ["A", "B"]),
    ])
  func separators(separator: String, written: String, names: [String]) throws {
    #expect(try titles(.text(written), separator: separator) == names)
  }

  @Test("Without a separator a string is one name", arguments: [nil, ""])
  func noSeparator(_ separator: String?) throws {
    #expect(try titles(.text("TCP/IP"), separator: separator) == ["TCP/IP"])
    #expect(try titles(.text(" / "), separator: separator) == ["/"])
    #expect(try titles(.text(" "), separator: separator) == [])
  }

  @Test("A separator that carries a combining mark separates")
  func combining() throws {
    let titles = try titles(.text("a/\u{301}b"))
    #expect(titles.map { Array($0.unicodeScalars) } == [["a"], ["\u{301}", "b"]])
  }

  @Test("An array is a path whose names may hold the separator")
  func array() throws {
    #expect(try titles(.path(["Account", "Log in/out"])) == ["Account", "Log in/out"])
    #expect(try titles(.path([" a\tb ", "", " "])) == ["a b"])
    #expect(try titles(.path([])) == [])
  }

  @Test("An object names a section whose id and title stand in for each other")
  func object() throws {
    #expect(
      try labels(.object(id: "billing", title: " Billing\n& more ", order: 3)) == [
        SectionLabel(key: "billing", title: "Billing & more", order: 3)
      ])
    #expect(
      try labels(.object(id: nil, title: "A/B", order: nil)) == [SectionLabel(key: "A/B", title: "A/B")])
    for title in [nil, "", " ", "\u{200B}"] {
      #expect(
        try labels(.object(id: "billing", title: title, order: 1)) == [
          SectionLabel(key: "billing", title: "billing", order: 1)
        ])
    }
    #expect(
      try labels(.object(id: " ", title: "Billing", order: nil)) == [
        SectionLabel(key: "Billing", title: "Billing")
      ])
    #expect(try labels(.object(id: "", title: "", order: 1)) == [])
    #expect(try labels(.object(id: nil, title: nil, order: nil)) == [])
    #expect(try labels(.object(id: "a", title: nil, order: .nan)).first?.order == nil)
  }

  @Test("Keys are brought to one form, titles stay as they are written")
  func composed() throws {
    let label = try #require(labels(.text("Cafe\u{301}")).first)
    #expect(Array(label.key.unicodeScalars) == ["C", "a", "f", "\u{E9}"])
    #expect(Array(label.title.unicodeScalars) == ["C", "a", "f", "e", "\u{301}"])
  }

  @Test("Eight levels are kept")
  func eightLevels() throws {
    #expect(try titles(.text("1/2/3/4/5/6/7/8")) == ["1", "2", "3", "4", "5", "6", "7", "8"])
    #expect(try titles(.text("1/2/3/4//5/6/7/8/")).count == 8)
  }

  @Test("Deeper ones move up, with a warning", arguments: [9, 30_000])
  func tooDeep(_ depth: Int) throws {
    let names = (1...depth).map(String.init)
    let written: [RawSection] = [.path(names), .text(names.joined(separator: "/"))]
    for section in written {
      let (articles, report) = normalized(raw(section: section))
      #expect(articles.first?.sections.map(\.title) == ["1", "2", "3", "4", "5", "6", "7", "8"])
      #expect(
        report == [
          """
          warning[deep-section] (a) <\(section)>: the section is \(depth) levels deep; the article moves up to level 8
          hint: nest sections at most 8 levels deep
          """
        ])
    }
  }
}
