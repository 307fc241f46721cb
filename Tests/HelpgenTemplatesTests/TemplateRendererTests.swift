import HelpgenDiagnostics
import HelpgenTemplates
import Testing

@Suite struct TemplateRendererTests {
  @Test func pageExtendsLayout() throws {
    let sources = [
      source(
        "page",
        """
        {{<layout}}
          {{$title}}{{siteTitle}}{{/title}}
          {{$main}}
            {{^articles}}
            <p>nothing</p>
            {{/articles}}
            {{#articles}}
            {{> entry}}
            {{/articles}}
          {{/main}}
        {{/layout}}

        """),
      source(
        "layout",
        """
        <title>{{$title}}untitled{{/title}}</title>
        <main>
          {{$main}}
          {{/main}}
        </main>
        {{$foot}}
        <footer>{{ui.home}}</footer>
        {{/foot}}

        """),
      source("entry", "<h2>{{title}}</h2>\n{{body}}\n"),
    ]
    let articles = [Shapes.entry("A & B", body: "<p>1\n2</p>"), Shapes.entry("C")]
    #expect(
      try page(sources, Shapes.home("Help", articles: articles)) == """
        <title>Help</title>
        <main>
          <h2>A &amp; B</h2>
          <p>1
        2</p>
          <h2>C</h2>
          
        </main>
        <footer>Home</footer>

        """)
  }

  @Test func blockHandedOnBelongsToItsTemplate() throws {
    let sources = [
      source("page", "{{<outer}}{{$main}}[{{<inner}}{{$main}}x{{/main}}{{/inner}}]{{/main}}{{/outer}}"),
      source("outer", "<{{$main}}o{{/main}}>"), source("inner", "({{$main}}i{{/main}})"),
    ]
    #expect(try page(sources, Shapes.home()) == "<[(x)]>")
  }

  @Test func emptyValuesAreNotShownAsSections() throws {
    let template =
      "{{#tagline}}yes{{/tagline}}{{^tagline}}no{{/tagline}} {{#pager}}{{#body}}b{{/body}}p{{/pager}}"
    #expect(try page([source("page", template)], Shapes.home()) == "no ")
    #expect(
      try page([source("page", template)], Shapes.home(tagline: "", pager: Shapes.entry("x"))) == "no p")
    #expect(
      try page([source("page", template)], Shapes.home(tagline: "t", pager: Shapes.entry("x", body: "y")))
        == "yes bp")
  }

  @Test func recursivePartialFollowsTheData() throws {
    let sources = [
      source("page", "{{#sections}}{{>section}}{{/sections}}"),
      source(
        "section",
        """
        <li>{{title}} {{siteTitle}}
        {{#sections}}
          {{>section}}
        {{/sections}}

        """),
    ]
    let tree = Shapes.section(
      "1", sections: [Shapes.section("1.1", sections: [Shapes.section("1.1.1")]), Shapes.section("1.2")])
    #expect(
      try page(sources, Shapes.home("H", sections: [tree])) == """
        <li>1 H
          <li>1.1 H
            <li>1.1.1 H
          <li>1.2 H

        """)
  }

  @Test func dataAndBlankLinesAreNotIndented() throws {
    let sources = [
      source("page", "<div>\n  {{>part}}\n</div>\n"),
      source("part", "a\r\n\r\n{{tagline}}\n\n{{#tags}}{{.}}{{/tags}}\nb\n"),
    ]
    #expect(
      try page(sources, Shapes.home(tagline: "1\n2", tags: ["x", "y"]))
        == "<div>\n  a\r\n\r\n  1\n2\n\n  xy\n  b\n</div>\n")
  }

  @Test func deepSectionsOfOneTemplateDoNotOverflow() throws {
    let depth = 30_000
    let text =
      String(repeating: "{{#.}}", count: depth) + "{{ui.home}}" + String(repeating: "{{/.}}", count: depth)
    #expect(try page([source("page", text)], Shapes.home()) == "Home")
  }

  @Test(arguments: ["{{>page}}", "{{>page}}{{>page}}", "{{<page}}{{$x}}{{/x}}{{/page}}{{$x}}{{/x}}"])
  func recursionWithoutEndThrows(_ template: String) throws {
    var bag = DiagnosticBag()
    let pages = [TemplatePage("page", Shapes.home)]
    let set = try #require(TemplateSet.compile([source("page", template)], pages: pages, into: &bag))
    let compiled = try #require(set.template("page"))
    var output: [UInt8] = []
    let error = try #require(throws: TemplateDepthError.self) {
      try compiled.render(Shapes.home(), into: &output)
    }
    #expect(
      error.diagnostic.plainText.split(separator: "\n") == [
        "error[inclusion-depth]: “page” is included 2000 levels deep",
        " --> page.html:0: \(template.prefix(9))",
        "hint: let it include itself only inside a section over data that gets smaller each time",
      ])
  }

  @Test func laterTemplateOfOneNameCounts() throws {
    let sources = [source("page", "{{>part}}"), source("part", "theme"), source("part", "own")]
    #expect(try page(sources, Shapes.home()) == "own")
  }

  @Test func byteOrderMarkIsNoText() throws {
    #expect(try page([source("page", "\u{FEFF}{{! x }}\n{{siteTitle}}")], Shapes.home("H")) == "H")
  }

  @Test func outputIsAppended() throws {
    var bag = DiagnosticBag()
    let set = try #require(TemplateSet.compile([source("page", "{{.}}")], pages: [], into: &bag))
    var output = Array("a".utf8)
    try #require(set.uncheckedTemplate("page")).render(.text("b"), into: &output)
    #expect(output == Array("ab".utf8))
    #expect(set.template("page") == nil)
    #expect(set.uncheckedTemplate("other") == nil)
  }
}
