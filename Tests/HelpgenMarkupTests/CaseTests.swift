import Foundation
import HelpgenMarkup
import Testing

/// Faults found in other tools.
@Suite("Faults of others that CommonMark decides")
struct CaseTests {
  @Test("C005: lists nest, with tabs and with paragraphs")
  func nestedLists() {
    #expect(
      html("- Manzana\n\t- Banana\n\n1. a\n   - b\n\n     c\n2. d\n") == """
        <ul>
        <li>Manzana
        <ul>
        <li>Banana</li>
        </ul>
        </li>
        </ul>
        <ol>
        <li>a
        <ul>
        <li>
        <p>b</p>
        <p>c</p>
        </li>
        </ul>
        </li>
        <li>d</li>
        </ol>

        """)
  }

  @Test("C018: a comment with a blank line in it is a comment")
  func comment() {
    let markdown = "<!-- draft note\n\nsecret -->\n*shown*\n"
    #expect(html(markdown) == "<!-- draft note\n\nsecret -->\n<p><em>shown</em></p>\n")
    for mode in [RawHTML.drop, .sanitize] {
      let body = renderMarkdown(Array(markdown.utf8), MarkupOptions(rawHTML: mode))
      #expect(String(decoding: body.html, as: UTF8.self) == "<p><em>shown</em></p>\n")
      #expect(body.leftOut == [])
    }
  }

  @Test("C020: reference labels match under Unicode case folding")
  func referenceLabels() {
    #expect(
      html("[ẞ] and [Straße] and [ТОЛПОЙ]\n\n[SS]: /sharp\n[STRASSE]: /street\n[Толпой]: /crowd\n")
        == "<p><a href=\"/sharp\">ẞ</a> and <a href=\"/street\">Straße</a> and <a href=\"/crowd\">ТОЛПОЙ</a></p>\n"
    )
  }

  @Test("C021: typographic punctuation leaves code and addresses alone")
  func smartPunctuation() {
    let markdown = "\"y\" don't -- `\"x\" -- y` [\"q\"](/p--q \"t\") \n"
    let code = "<code>&quot;x&quot; -- y</code>"
    #expect(
      html(markdown, smart: true) == "<p>“y” don’t – \(code) <a href=\"/p--q\" title=\"t\">“q”</a></p>\n")
    #expect(
      html(markdown)
        == "<p>&quot;y&quot; don't -- \(code) <a href=\"/p--q\" title=\"t\">&quot;q&quot;</a></p>\n")
  }

  @Test("C022: text and code are escaped once", arguments: [RawHTML.pass, .drop, .sanitize, .escape])
  func escaping(_ rawHTML: RawHTML) {
    #expect(
      html("&lt;key&gt; `a < b && c`\n\n    <b>&amp;</b>\n", rawHTML)
        == "<p>&lt;key&gt; <code>a &lt; b &amp;&amp; c</code></p>\n<pre><code>&lt;b&gt;&amp;amp;&lt;/b&gt;\n</code></pre>\n"
    )
  }

  @Test("C024: deep nesting does not overflow the stack")
  func deepNesting() {
    let emphasis = html(String(repeating: "*", count: 30_000) + "x" + String(repeating: "*", count: 30_000))
    #expect(emphasis.utf8.count == 15_000 * "<strong></strong>".utf8.count + "<p>x</p>\n".utf8.count)
    #expect(emphasis.hasPrefix("<p><strong><strong>"))
    let quotes = html(String(repeating: "> ", count: 10_000) + "x")
    #expect(
      quotes.utf8.count == 10_000 * "<blockquote>\n</blockquote>\n".utf8.count + "<p>x</p>\n".utf8.count)
    let list = html(String(repeating: "* ", count: 5_000) + "a")
    #expect(list.components(separatedBy: "<li>").count == 5_001)
    #expect(list.contains("<li>a</li>"))
  }

  @Test("C025: hard breaks stand where they are written, and not at the end of a block")
  func hardBreaks() {
    #expect(
      html("a\\\nb  \nc\nd   \n\nlast\\\n") == "<p>a<br />\nb<br />\nc\nd</p>\n<p>last\\</p>\n")
  }

  @Test("C075: tags of an article's own stay, or are dropped, around the Markdown in them")
  func ownDetails() {
    let markdown = """
      <details>
      <summary>More</summary>

      - **bold** item

      ```
      </details>
      ```

      </details>

      after

      """
    let kept = renderMarkdown(Array(markdown.utf8), MarkupOptions())
    #expect(
      String(decoding: kept.html, as: UTF8.self) == """
        <details>
        <summary>More</summary>
        <ul>
        <li><strong>bold</strong> item</li>
        </ul>
        <pre><code>&lt;/details&gt;
        </code></pre>
        </details>
        <p>after</p>

        """)
    #expect(kept.leftOut == [])

    let body = renderMarkdown(Array(markdown.utf8), MarkupOptions(rawHTML: .drop))
    #expect(
      String(decoding: body.html, as: UTF8.self) == """
        <ul>
        <li><strong>bold</strong> item</li>
        </ul>
        <pre><code>&lt;/details&gt;
        </code></pre>
        <p>after</p>

        """)
    #expect(body.leftOut.map(\.line) == [1, 10])
  }
}
