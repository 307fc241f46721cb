import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

/// Titles stand on one line; bodies stay as they are.
@Suite("Titles and bodies")
struct TextTests {
  @Test(
    "Titles are brought onto one line",
    arguments: [
      ("Two\nlines", "Two lines"), ("Two\r\nlines", "Two lines"), ("  a \t b  ", "a b"),
      ("a\u{2028}b", "a b"),
      ("a\u{85}b", "a b"), ("\u{0}\u{7}bell", "bell"), ("x\u{9B}31m", "x31m"), ("a\u{7F}b", "ab"),
      ("a \0 b", "a b"),
      ("10\u{A0}€", "10\u{A0}€"), ("a", "a"), ("Größe\n ", "Größe"), ("日本語\u{3000}見出し", "日本語\u{3000}見出し"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("AT&amp;T <b>", "AT&amp;T <b>"),
    ])
  func titles(written: String, shown: String) throws {
    let (articles, report) = normalized(raw(title: written))
    #expect(report == [])
    let title = try #require(articles.first).title
    #expect(Array(title.utf8) == Array(shown.utf8))
    #expect(normalized(raw(title: title)).articles.first.map { Array($0.title.utf8) } == Array(shown.utf8))
  }

  @Test(
    "C062: combining marks and joiners stay on what they were written behind",
    arguments: ["\"\u{301} autofocus onfocus=alert(1) x=\"", "<\u{338}b>&\u{301}amp;", "<\u{200D}/summary>"])
  func combining(_ text: String) throws {
    let written = raw(title: text, section: .text("x"), summary: text, tags: [text])
    let article = try #require(normalized(written).articles.first)
    for shown in [article.title, article.summary ?? "", article.tags.first ?? ""] {
      #expect(Array(shown.unicodeScalars) == Array(text.unicodeScalars))
    }
    let section = try #require(
      normalized(raw(section: .path([text])), options: NormalizationOptions()).articles.first?.sections.first)
    #expect(Array(section.title.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "A title with nothing to see in it is replaced by the id",
    arguments: ["", " ", "\u{0}\u{1B}", "\u{200B}", "\u{3000}", "\u{A0}\u{AD}", "\u{2028}"])
  func blankTitle(_ title: String) throws {
    let (articles, report) = normalized(raw(id: "pay\nments", title: title))
    #expect(articles.first?.title == "pay ments")
    #expect(articles.first?.slug.text == "pay-ments")
    #expect(
      report == [
        """
        warning[empty-title] (pay
        ments) <\(title)>: "title" is empty; the id “pay ments” stands in for it
        hint: write what readers see in lists and on top of the page
        """
      ])
  }

  @Test("A blank title without an id is a dash")
  func blankTitleWithoutID() throws {
    let (articles, report) = normalized(raw(id: nil, title: " "))
    let article = try #require(articles.first)
    #expect(article.title == "—")
    #expect(article.slug.text == "article")
    #expect(article.id.text == "article")
    #expect(
      report == [
        """
        warning[empty-title] < >: "title" is empty; the page shows “—”
        hint: write what readers see in lists and on top of the page
        """
      ])
  }

  @Test("An empty body is published, with a warning", arguments: ["", " ", "\n", "\r\n\t\u{0C}"])
  func emptyContent(_ content: String) throws {
    let (articles, report) = normalized(raw(content: content))
    #expect(articles.first?.content == Array(content.utf8))
    #expect(report.count == 1)
    #expect(report.first?.hasPrefix("warning[empty-content] (a) <") == true)
    #expect(
      report.first?.hasSuffix(
        ">: the article has a title but no text\nhint: write its text, or set \"draft\": true until there is one"
      )
        == true)
  }

  @Test("Control characters are left out of a body, with a warning")
  func controlCharacters() throws {
    let (articles, report) = normalized(
      raw(id: "one", content: "a\u{8}b"), raw(id: "more", content: "\u{0}ü\u{1B}[31m\u{7F}"))
    #expect(articles.map { String(decoding: $0.content, as: UTF8.self) } == ["ab", "ü[31m"])
    #expect(
      report == [
        """
        warning[control-character] (one) <a\u{8}b>: 1 control character was left out of the text
        hint: remove escapes such as \\u0001 from "content"
        """,
        """
        warning[control-character] (more) <\u{0}ü\u{1B}[31m\u{7F}>: 3 control characters were left out of the text
        hint: remove escapes such as \\u0001 from "content"
        """,
      ])
  }

  @Test("A body of control characters only is empty as well")
  func onlyControlCharacters() throws {
    let (articles, report) = normalized(raw(content: "\u{0} \u{1}"))
    #expect(articles.first?.content == [0x20])
    #expect(
      report == [
        """
        warning[control-character] (a) <\u{0} \u{1}>: 2 control characters were left out of the text
        hint: remove escapes such as \\u0001 from "content"
        """,
        """
        warning[empty-content] (a) <\u{0} \u{1}>: the article has a title but no text
        hint: write its text, or set "draft": true until there is one
        """,
      ])
  }

  @Test("Every other byte of a body stays")
  func untouchedContent() throws {
    let content = "a\r\nb\nc\td\u{0C}\u{A0}\u{202E}e\u{FEFF}\u{85}😀e\u{301}\r"
    let (articles, report) = normalized(raw(content: content))
    #expect(report == [])
    #expect(articles.first?.content == Array(content.utf8))
  }
}
