import HelpgenMarkup
import Testing

/// Tasks in lists, by the specification of GitHub Flavored Markdown.
@Suite("Task lists")
struct TaskTests {
  private let open = "<input type=\"checkbox\" disabled=\"\" />"
  private let done = "<input type=\"checkbox\" checked=\"\" disabled=\"\" />"

  @Test("A box makes an item a task, whatever the list")
  func lists() {
    #expect(
      gfm("- [ ] a\n- [x] b\n- [X]\tc\n")
        == "<ul>\n<li>\(open) a</li>\n<li>\(done) b</li>\n<li>\(done)\tc</li>\n</ul>\n")
    #expect(gfm("2) [ ] a\n") == "<ol start=\"2\">\n<li>\(open) a</li>\n</ol>\n")
    #expect(gfm("> - [ ] a\n") == "<blockquote>\n<ul>\n<li>\(open) a</li>\n</ul>\n</blockquote>\n")
    #expect(gfm("- - [x] a\n") == "<ul>\n<li>\n<ul>\n<li>\(done) a</li>\n</ul>\n</li>\n</ul>\n")
    #expect(gfm("-\n  [ ] a\n") == "<ul>\n<li>\(open) a</li>\n</ul>\n")
  }

  @Test("The box stands in the paragraph where items have paragraphs")
  func loose() {
    #expect(gfm("- [ ] a\n\n- b\n") == "<ul>\n<li>\n<p>\(open) a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n")
  }

  @Test("A box beside another one in the text is judged by itself")
  func text() {
    #expect(gfm("- [ ] see [x]\n") == "<ul>\n<li>\(open) see [x]</li>\n</ul>\n")
  }

  @Test(
    "No box is behind a backslash, without text, without space or elsewhere",
    arguments: [
      "- \\[ ] a\n", "- &#91; ] a\n", "- [ ]\n", "- [x]   \n", "- [] a\n", "- [ ]a\n", "- [y] a\n", "[ ] a\n",
      "- a\n\n  [ ] b\n", "- `[ ] a`\n", "- # [ ] a\n", "> [x] a\n", "-     [ ] a\n", "- a [ ] b\n",
    ])
  func noBox(_ markdown: String) {
    #expect(gfm(markdown) == html(markdown))
  }
}
