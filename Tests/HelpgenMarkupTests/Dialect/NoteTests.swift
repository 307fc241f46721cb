import HelpgenMarkup
import Testing

/// Footnotes, as cmark-gfm has them.
@Suite("Footnotes")
struct NoteTests {
  private func reference(_ id: String, _ number: Int, _ repetition: Int = 1) -> String {
    let suffix = repetition == 1 ? "" : "-\(repetition)"
    return "<sup class=\"footnote-ref\"><a href=\"#fn-\(id)\" id=\"fnref-\(id)\(suffix)\""
      + " data-footnote-ref>\(number)</a></sup>"
  }

  private func back(_ id: String, _ repetition: Int = 1) -> String {
    let suffix = repetition == 1 ? "" : "-\(repetition)"
    let number = repetition == 1 ? "" : "<sup class=\"footnote-ref\">\(repetition)</sup>"
    return "<a href=\"#fnref-\(id)\(suffix)\" class=\"footnote-backref\" data-footnote-backref"
      + " aria-label=\"Back to content\">↩\(number)</a>"
  }

  private func notes(_ notes: (id: String, html: String)...) -> String {
    "<section class=\"footnotes\" data-footnotes>\n<ol>\n"
      + notes.map { "<li id=\"fn-\($0.id)\">\n\($0.html)</li>\n" }.joined() + "</ol>\n</section>\n"
  }

  @Test("Notes are numbered by their first references and stand at the end")
  func numbers() {
    #expect(
      gfm("a[^x] b[^y]\n\n[^y]: Y\n[^x]: X\n\nc[^X]\n")
        == "<p>a\(reference("x", 1)) b\(reference("y", 2))</p>\n<p>c\(reference("x", 1, 2))</p>\n"
        + notes(("x", "<p>X \(back("x")) \(back("x", 2))</p>\n"), ("y", "<p>Y \(back("y"))</p>\n")))
  }

  @Test("A note holds blocks, indented by four columns")
  func blocks() {
    #expect(
      gfm("[^x]\n\n[^x]: a\nb\n\n    - c\n\n        code\n\n    | t |\n    | - |\n\nd\n")
        == "<p>\(reference("x", 1))</p>\n<p>d</p>\n"
        + notes(
          (
            "x",
            "<p>a\nb</p>\n<ul>\n<li>\n<p>c</p>\n<p>code</p>\n</li>\n</ul>\n"
              + "<table>\n<thead>\n<tr>\n<th>t</th>\n</tr>\n</thead>\n</table>\n\(back("x"))\n"
          )))
    #expect(
      gfm("[^x]\n\n[^x]:\n\n    a\n\n    b\n")
        == "<p>\(reference("x", 1))</p>\n" + notes(("x", "<p>a</p>\n<p>b \(back("x"))</p>\n")))
    #expect(
      gfm("[^x] [^y]\n\n[^x]: ```\n    a\n\n    b\n[^y]: # h\n")
        == "<p>\(reference("x", 1)) \(reference("y", 2))</p>\n"
        + notes(
          ("x", "<pre><code>a\n\nb\n</code></pre>\n\(back("x"))\n"), ("y", "<h1>h</h1>\n\(back("y"))\n")))
    #expect(gfm("[^x]\n\n[^x]:\n") == "<p>\(reference("x", 1))</p>\n" + notes(("x", "\(back("x"))\n")))
  }

  @Test("Definitions interrupt paragraphs and stand in quotes and lists, where nothing is left of them")
  func places() {
    #expect(
      gfm("a[^x]\n[^x]: b\n") == "<p>a\(reference("x", 1))</p>\n" + notes(("x", "<p>b \(back("x"))</p>\n")))
    #expect(
      gfm("- a[^x]\n\n  [^x]: b\n- c\n\n> [^y]: d\n\n[^y]\n")
        == "<ul>\n<li>\n<p>a\(reference("x", 1))</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n"
        + "<blockquote>\n</blockquote>\n<p>\(reference("y", 2))</p>\n"
        + notes(("x", "<p>b \(back("x"))</p>\n"), ("y", "<p>d \(back("y"))</p>\n")))
    #expect(
      gfm("- a\n\n[^x]: b\n\n- c[^x]\n")
        == "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>c\(reference("x", 1))</li>\n</ul>\n"
        + notes(("x", "<p>b \(back("x"))</p>\n")))
  }

  @Test("Notes refer to notes; those that only notes refer to are shown, too")
  func nested() {
    #expect(
      gfm("a[^1]\n\n[^1]: b[^2]\n\nc[^3]\n\n[^2]: d[^1]\n[^3]: e\n[^4]: f[^5]\n[^5]: g[^4]\n")
        == "<p>a\(reference("1", 1))</p>\n<p>c\(reference("3", 3))</p>\n"
        + notes(
          ("1", "<p>b\(reference("2", 2)) \(back("1")) \(back("1", 2))</p>\n"),
          ("2", "<p>d\(reference("1", 1, 2)) \(back("2"))</p>\n"), ("3", "<p>e \(back("3"))</p>\n"),
          ("5", "<p>g\(reference("4", 5)) \(back("5"))</p>\n"),
          ("4", "<p>f\(reference("5", 4)) \(back("4"))</p>\n")))
  }

  @Test("What names no note is text as it stands")
  func text() {
    #expect(gfm("[^x] [^*y*] [^`z`]\n") == "<p>[^x] [^*y*] [^`z`]</p>\n")
    #expect(
      gfm("`[^x]` \\[^x] <b title=\"[^x]\">\n\n[^x]: a\n")
        == "<p><code>[^x]</code> [^x] <b title=\"[^x]\"></p>\n")
    #expect(gfm("[^a b]\n\n[^a b]: /u\n") == "<p><a href=\"/u\">^a b</a></p>\n")
    #expect(
      gfm("[^x](/u) [^x][y]\n\n[y]: /v\n\n[^x]: a\n")
        == "<p><a href=\"/u\">^x</a> <a href=\"/v\">^x</a></p>\n")
    #expect(gfm("[y][^x]\n\n[y]: /v\n[^x]: a\n").hasPrefix("<p>[y]\(reference("x", 1))</p>\n"))
  }

  @Test("The first definition of a note counts")
  func duplicates() {
    #expect(
      gfm("[^x]\n\n[^x]: a\n[^X]: b\n") == "<p>\(reference("x", 1))</p>\n"
        + notes(("x", "<p>a \(back("x"))</p>\n")))
  }

  @Test("A reference in a link is no link, one in the description of a picture is nothing")
  func links() {
    #expect(
      gfm("[a[^x]](/u) ![b[^x]](/v)\n\n[^x]: c\n")
        == "<p><a href=\"/u\">a<sup class=\"footnote-ref\">1</sup></a> <img src=\"/v\" alt=\"b\" /></p>\n"
        + notes(("x", "<p>c</p>\n")))
  }

  @Test("Identifiers are safe in attributes, and none is given twice")
  func identifiers() {
    #expect(
      gfm("[^é\"'&<]\n\n[^é\"'&<]: a\n")
        .hasPrefix(
          "<p><sup class=\"footnote-ref\"><a href=\"#fn-%C3%A9%22&#x27;&amp;%3C\" id=\"fnref-%C3%A9%22&#x27;")
    )
    let output = gfm("[^a] [^a] [^a-2]\n\n[^a]: x\n[^a-2]: y\n")
    let identifiers = output.split(separator: "id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(identifiers == ["fnref-a", "fnref-a-2", "fnref-a-2-", "fn-a", "fn-a-2"])
    #expect(output.contains("<a href=\"#fnref-a-2-\""))
  }
}
