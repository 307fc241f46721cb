import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Fields of an article")
struct FieldTests {
  @Test("An article with nothing but what it must have")
  func smallest() throws {
    let (articles, report) = normalized(raw())
    #expect(report == [])
    let article = try #require(articles.first)
    #expect(article.id.text == "a")
    #expect(article.title == "T")
    #expect(article.content == Array("x".utf8))
    #expect(article.format == .markdown)
    #expect(article.locale == LocaleCode.english)
    #expect(article.slug.text == "t")
    #expect(!article.isSlugExplicit)
    #expect(article.idSlug.text == "a")
    #expect(article.sections == [])
    #expect(article.order == nil)
    #expect(article.updatedAt == nil)
    #expect(article.translationKey == TranslationKey("a"))
    #expect(!article.isDraft)
    #expect(article.summary == nil)
    #expect(article.tags == [])
    #expect(article.redirectFrom == [])
    #expect(article.extra == [])
  }

  @Test("An article with everything")
  func largest() throws {
    var written = raw(
      id: "7", title: "Title", content: "# Body", locale: "pt_br", format: "Markdown", slug: "address",
      section: .object(id: "s", title: "Section", order: 2), order: 1.5, updatedAt: .text("2024-01-05"),
      translationKey: "k", draft: true, summary: " One\nline ", tags: ["x", " y\n", ""])
    written.redirectFrom = RawField(["old"], at: 0..<0)
    written.extra = [RawMember("more", .bool(true))]
    let (articles, report) = normalized(written)
    #expect(report == [])
    let article = try #require(articles.first)
    #expect(article.locale.tag == "pt-BR")
    #expect(article.slug.text == "address")
    #expect(article.isSlugExplicit)
    #expect(article.sections == [SectionLabel(key: "s", title: "Section", order: 2)])
    #expect(article.order == 1.5)
    #expect(article.updatedAt == Moment(year: 2024, month: 1, day: 5))
    #expect(article.translationKey == TranslationKey("k"))
    #expect(article.isDraft)
    #expect(article.summary == "One line")
    #expect(article.tags == ["x", "y"])
    #expect(article.redirectFrom == ["old"])
    #expect(article.extra == [RawMember("more", .bool(true))])
  }

  @Test("Places are kept for later complaints")
  func origin() throws {
    let written = raw(title: "Title", content: "body", slug: "address")
    let origin = try #require(normalized(written).articles.first).origin
    #expect(origin.text === written.text)
    #expect(origin.article == written.range)
    #expect(origin.content == written.content?.range)
    #expect(origin.slug == written.slug?.range)
    let derived = try #require(normalized(raw(title: "Title")).articles.first).origin
    #expect(String(decoding: derived.text.bytes[derived.slug], as: UTF8.self) == "Title")
  }

  @Test("A missing field is an error; all are named, and the others go on")
  func missing() {
    let (articles, report) = normalized(
      raw(id: "1", title: nil, content: nil, locale: nil), raw(id: "2"),
      raw(id: nil, title: "Only", content: nil))
    #expect(articles.map(\.id.text) == ["2"])
    #expect(
      report == [
        """
        error[missing-field] (1) <id: 1…>: the article has no "title"
        hint: add a "title": what readers see in lists and on top of the page
        """,
        """
        error[missing-field] (1) <id: 1…>: the article has no "content"
        hint: add "content", the text as Markdown; an empty string publishes an empty page
        """,
        """
        error[missing-field] (1) <id: 1…>: the article has no "locale"
        hint: add a "locale" such as "en", put the file into a folder of that name, or pass --locale
        """,
        """
        error[missing-field] (Only) <title: Only…>: the article has no "content"
        hint: add "content", the text as Markdown; an empty string publishes an empty page
        """,
      ])
  }

  @Test("C034: spellings of one language are one language", arguments: ["pt_BR", "pt-BR", "pt-br", "PT_br"])
  func spellings(_ locale: String) throws {
    #expect(try #require(normalized(raw(locale: locale)).articles.first).locale.tag == "pt-BR")
  }

  @Test(
    "C035: scripts and regions stay in the tag",
    arguments: [
      ("zh_Hant", "zh-Hant"), ("zh-hans-cn", "zh-Hans-CN"), ("sr-latn", "sr-Latn"), ("und", "und"),
    ])
  func scripts(locale: String, tag: String) throws {
    let (articles, report) = normalized(raw(locale: locale))
    #expect(report == [])
    #expect(try #require(articles.first).locale.tag == tag)
  }

  @Test(
    "C039: what is no language tag is an error",
    arguments: ["", "en us", "123", "x", " en", "en-", "e", "日本"])
  func badLocale(_ locale: String) {
    let (articles, report) = normalized(raw(id: "ok"), raw(id: "bad", locale: locale))
    #expect(articles.map(\.id.text) == ["ok"])
    #expect(
      report == [
        """
        error[invalid-locale] (bad) <\(locale)>: “\(locale)” is not a language tag
        hint: write a BCP 47 tag such as "en", "pt-BR" or "zh-Hant"
        """
      ])
  }

  @Test("A format that cannot be read is an error; every error of an article is reported")
  func format() {
    let (articles, report) = normalized(raw(locale: "1", format: "docx"))
    #expect(articles.isEmpty)
    #expect(
      report == [
        """
        error[invalid-locale] (a) <1>: “1” is not a language tag
        hint: write a BCP 47 tag such as "en", "pt-BR" or "zh-Hant"
        """,
        """
        error[unknown-format] (a) <docx>: “docx” is not a "format" that can be read
        hint: leave it out, or use "markdown" or "html"
        """,
      ])
  }

  @Test(
    "Markdown is what bodies are written in unless they say that they are HTML", arguments: ["html", "HTML"])
  func formats(_ format: String) {
    let (articles, report) = normalized(raw(format: format), raw(id: "b", format: "markdown"), raw(id: "c"))
    #expect(report == [])
    #expect(articles.map(\.format) == [.html, .markdown, .markdown])
  }

  @Test("Without an id the slug is the id")
  func noID() throws {
    let (articles, report) = normalized(raw(id: nil, title: "How to"), raw(id: nil, slug: "my-page"))
    #expect(report == [])
    #expect(articles.map(\.id.text) == ["how-to", "my-page"])
    #expect(articles.map(\.translationKey.text) == ["how-to", "my-page"])
  }

  @Test(
    "An id with nothing to see in it is none, with a warning", arguments: ["", " ", "\n\t", "\0", "\u{200B}"])
  func blankID(_ id: String) throws {
    let (articles, report) = normalized(raw(id: id, title: "How to"))
    #expect(articles.map(\.id.text) == ["how-to"])
    #expect(
      report.map { $0.replacing("<\(id)>", with: "<>") }.map { $0.replacing("<…>", with: "<>") } == [
        """
        warning[empty-id] (How to) <>: "id" is empty; the slug “how-to” stands in for it
        hint: give the article an "id" that stays when its title changes
        """
      ])
  }

  @Test(
    "Any other id is taken as it is",
    arguments: [" a ", "../../pwn1", "a\" onclick=\"alert(1)", "日本 +#?%:abc"])
  func oddID(_ id: String) throws {
    let (articles, report) = normalized(raw(id: id))
    #expect(report == [])
    #expect(articles.first?.id.text == id)
    #expect(articles.first?.translationKey.text == id)
  }

  @Test(
    "An id as a part of an address",
    arguments: [
      ("8812", "8812"), ("Konto_1", "Konto_1"), ("../../pwn1", "pwn1"),
      ("a\" onclick=\"alert(1)", "a-onclick-alert-1"),
      ("ar/common/$", "ar-common"), ("🚀", "🚀"), ("🚀/", "article"), ("..", "article"), ("con", "con-1"),
      ("di\u{301}a", "d\u{ED}a"),
    ])
  func idSlug(id: String, slug: String) throws {
    let article = try #require(normalized(raw(id: id)).articles.first)
    #expect(Array(article.idSlug.text.utf8) == Array(slug.utf8))
  }

  @Test("A long id leaves room for the slug in front of it", arguments: [201, 255, 256, 10_000])
  func longID(_ length: Int) throws {
    let id = String(repeating: "a", count: length)
    let article = try #require(normalized(raw(id: id)).articles.first)
    #expect(article.id.text == id)
    #expect(article.idSlug.text == String(repeating: "a", count: 200))
  }

  @Test("A blank translation key says nothing", arguments: ["", "  "])
  func blankKey(_ key: String) throws {
    let (articles, report) = normalized(raw(id: "a", translationKey: key), raw(id: "b", translationKey: key))
    #expect(report == [])
    #expect(articles.map(\.translationKey.text) == ["a", "b"])
  }

  @Test("An order that is no number is none")
  func notANumber() throws {
    #expect(try #require(normalized(raw(order: .nan)).articles.first).order == nil)
    #expect(try #require(normalized(raw(order: -2.5)).articles.first).order == -2.5)
  }
}
