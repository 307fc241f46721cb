import HelpgenMarkup
import Testing

/// Callouts, however authors write them.
@Suite("Callouts")
struct CalloutTests {
  private func html(_ markdown: String, _ options: MarkupOptions = MarkupOptions()) -> String {
    String(decoding: renderBody(Array(markdown.utf8), title: nil, options).html(), as: UTF8.self)
  }

  private func callout(_ kind: String, _ title: String, _ content: String) -> String {
    "<div class=\"callout \(kind)\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n\(content)</div>\n"
  }

  @Test(
    "begin with a mark in brackets, in any case, alone in its line or not",
    arguments: [
      ("> [!NOTE]\n> Text\n", "note", "Note"), ("> [!note] Text\n", "note", "Note"),
      (">[!Tip]  \n> Text\n", "tip", "Tip"), ("> [!IMPORTANT]\n>\n> Text\n", "important", "Important"),
      ("> [!Warning]\\\n> Text\n", "warning", "Warning"), ("> [!CAUTION]\nText\n", "caution", "Caution"),
      ("> [!INFO]\n> Text\n", "note", "Note"), ("> [!danger]- Text\n", "caution", "Caution"),
      ("> [!NOTE]\r\n> Text\r\n", "note", "Note"),
    ])
  func brackets(markdown: String, kind: String, title: String) {
    #expect(html(markdown) == callout(kind, title, "<p>Text</p>\n"))
  }

  @Test(
    "begin with a bold word and a colon, or the word alone in its line",
    arguments: [
      ("> **Note:** Text\n", "note", "Note"), ("> **Warning**: Text\n", "warning", "Warning"),
      ("> **Tip**\n> Text\n", "tip", "Tip"), ("> __important:__ Text\n", "important", "Important"),
      ("> **Note:**\n>\n> Text\n", "note", "Note"), ("> **Note**\n>\n> Text\n", "note", "Note"),
      ("> **Attention :** Text\n", "warning", "Warning"), ("> **Info** : Text\n", "note", "Note"),
      ("> **Warning**：Text\n", "warning", "Warning"),
    ])
  func bold(markdown: String, kind: String, title: String) {
    #expect(html(markdown) == callout(kind, title, "<p>Text</p>\n"))
  }

  @Test(
    "begin with a symbol",
    arguments: [
      ("> ℹ️ Text\n", "note", "Note"), ("> ℹ Text\n", "note", "Note"), ("> 💡 Text\n", "tip", "Tip"),
      ("> ❗️Text\n", "important", "Important"), ("> ⚠️ Text\n", "warning", "Warning"),
      ("> ⚠️ **Text**\n", "warning", "Warning"), ("> 🛑\n> Text\n", "caution", "Caution"),
    ])
  func symbols(markdown: String, kind: String, title: String) {
    let text = markdown.contains("**") ? "<strong>Text</strong>" : "Text"
    #expect(html(markdown) == callout(kind, title, "<p>\(text)</p>\n"))
  }

  @Test(
    "are not made of other quotes",
    arguments: [
      "> Note: text\n", "> **Note** that this is text\n", "> [!unknown]\n> text\n", "> **Scope:** text\n",
      "> 😇 text\n", "> text [!NOTE]\n", "> \\[!NOTE]\n> text\n", "> \\[!NOTE\\]\n", "> - [!NOTE]\n",
      "> [!NOTE](/x)\n", "[!NOTE]\ntext\n", "> `[!NOTE]`\n", "> # [!NOTE]\n", "> [NOTE]\n",
    ])
  func others(markdown: String) {
    let html = html(markdown)
    #expect(!html.contains("callout"), "\(html)")
    #expect(!html.unicodeScalars.contains { $0.value > 0x10_FF00 })
  }

  @Test("C013: spaces behind a mark, lower case, an escape, and code")
  func spellings() {
    #expect(
      html("> [!NOTE]  \n> one\n\n> [!note]\n> two\n\n> \\[!NOTE]\n> three\n\n```\n> [!NOTE]\n> four\n```\n")
        == callout("note", "Note", "<p>one</p>\n") + callout("note", "Note", "<p>two</p>\n")
        + "<blockquote>\n<p>[!NOTE]\nthree</p>\n</blockquote>\n"
        + "<pre><code>&gt; [!NOTE]\n&gt; four\n</code></pre>\n")
  }

  @Test("Escaped brackets before a mark stay as they are in code")
  func escapedInCode() { #expect(html("`\\[!NOTE]`\n") == "<p><code>\\[!NOTE]</code></p>\n") }

  @Test("hold lists, quotes and callouts, and stand in them")
  func nested() {
    #expect(
      html("- a\n\n  > [!TIP]\n  > - b\n  >\n  > > [!NOTE]\n  > > c\n  >\n  > > d\n\ne\n")
        == "<ul>\n<li>\n<p>a</p>\n"
        + callout(
          "tip", "Tip",
          "<ul>\n<li>b</li>\n</ul>\n" + callout("note", "Note", "<p>c</p>\n")
            + "<blockquote>\n<p>d</p>\n</blockquote>\n") + "</li>\n</ul>\n<p>e</p>\n")
  }

  @Test("end where the quote ends, also one in HTML")
  func inHTML() {
    #expect(
      html("<blockquote>\n<p>⚠️ Text</p>\n</blockquote>\n\nAfter\n")
        == callout("warning", "Warning", "<p>Text</p>\n") + "<p>After</p>\n")
  }

  @Test("have titles in the language of the page, and may be named in the language of the text")
  func languages() {
    var options = MarkupOptions()
    options.calloutWords = ["hinweis": .note]
    let body = renderBody(Array("> **Hinweis:** Text\n".utf8), title: nil, options)
    let phrases = BodyPhrases(calloutTitles: [.note: "A & B"], wayBack: "", language: "de")
    let html = String(decoding: body.html(BodyPlacement(phrases: phrases)), as: UTF8.self)
    #expect(
      html == "<div class=\"callout note\" role=\"note\">\n"
        + "<p class=\"callout-title\" lang=\"de\" dir=\"auto\">A &amp; B</p>\n<p>Text</p>\n</div>\n")
  }
  @Test("The way back from a footnote says in which language it speaks, where it is another one")
  func wayBack() {
    let body = renderBody(Array("A[^1]\n\n[^1]: B\n".utf8), title: nil, MarkupOptions())
    func html(_ language: String?) -> String {
      let phrases = BodyPhrases(calloutTitles: [:], wayBack: "Zurück", language: language)
      return String(decoding: body.html(BodyPlacement(phrases: phrases)), as: UTF8.self)
    }
    #expect(html(nil).contains(" aria-label=\"Zurück\" data-"))
    #expect(html("de").contains(" aria-label=\"Zurück\" lang=\"de\" data-"))
  }
}
