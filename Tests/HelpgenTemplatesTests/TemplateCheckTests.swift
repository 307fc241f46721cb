import HelpgenTemplates
import Testing

@Suite struct TemplateCheckTests {
  static let page = TemplatePage("page", Shapes.home)

  @Test func unknownName() {
    #expect(
      reports([source("page", "<h1>{{ siteTitel }}</h1>")], pages: [Self.page]) == [
        """
        error[unknown-name]: nothing here is called “siteTitel”
         --> page.html:7: siteTitel
        hint: did you mean “siteTitle”?
        """
      ])
  }

  @Test func unknownNameUnlikeAnyOther() {
    #expect(
      reports([source("page", "{{#articles}}{{colour}}{{/articles}}")], pages: [Self.page]) == [
        """
        error[unknown-name]: nothing here is called “colour”
         --> page.html:15: colour
        hint: “entry” has “title”, “href”, “body”
        """
      ])
  }

  @Test func unknownMember() {
    let template = "{{ui.home}}{{ui.hoem}}{{ui.home.x}}{{^pager.nothing.x}}{{/pager.nothing.x}}"
    #expect(
      reports([source("page", template)], pages: [Self.page]) == [
        """
        error[unknown-name]: “ui” has no “hoem”
         --> page.html:16: hoem
        hint: did you mean “home”?
        """,
        """
        error[unknown-name]: “ui.home” is text, so it has no “x”
         --> page.html:32: x
        """,
        """
        error[unknown-name]: “pager” has no “nothing”
         --> page.html:44: nothing
        hint: “entry” has “title”, “href”, “body”
        """,
      ])
  }

  @Test func namesAreLookedUpOutward() {
    let template = """
      {{#sections}}{{title}}{{siteTitle}}{{#articles}}{{body}}\
      {{#href}}{{.}}{{href}}{{/href}}{{/articles}}{{/sections}}\
      {{#tags}}{{.}}{{/tags}}{{#isEmpty}}{{tagline}}{{/isEmpty}}{{^pager}}{{ui.home}}{{/pager}}
      """
    #expect(reports([source("page", template)], pages: [Self.page]) == [])
  }

  @Test func unknownSectionHidesNoMoreThanItself() {
    #expect(
      reports([source("page", "{{#article}}{{title}}{{/article}}{{titel}}")], pages: [Self.page]) == [
        """
        error[unknown-name]: nothing here is called “article”
         --> page.html:3: article
        hint: did you mean “articles”?
        """,
        """
        error[unknown-name]: nothing here is called “titel”
         --> page.html:35: titel
        hint: “home” has “siteTitle”, “tagline”, “isEmpty”, “ui”, “articles”, “sections”, “tags”, “pager”
        """,
      ])
  }

  @Test(arguments: ["{{{siteTitle}}}", "{{& siteTitle }}"])
  func rawText(_ tag: String) {
    #expect(
      reports([source("page", "<b>\(tag)")], pages: [Self.page]) == [
        """
        error[raw-text]: “siteTitle” is text, and text is always escaped
         --> page.html:3: \(tag)
        hint: write “{{siteTitle}}”; a value that is HTML is printed as it is
        """
      ])
  }

  @Test func rawHTMLIsFine() {
    #expect(reports([source("page", "{{#articles}}{{{body}}}{{/articles}}")], pages: [Self.page]) == [])
  }

  @Test func wrongKind() {
    #expect(
      reports([source("page", "{{isEmpty}}{{articles}}{{ui}}{{.}}")], pages: [Self.page]) == [
        """
        error[wrong-kind]: “isEmpty” is a flag and cannot be printed
         --> page.html:2: isEmpty
        hint: use it as a section: “{{#isEmpty}}…{{/isEmpty}}”
        """,
        """
        error[wrong-kind]: “articles” is a list and cannot be printed
         --> page.html:13: articles
        hint: use it as a section: “{{#articles}}…{{/articles}}”
        """,
        """
        error[wrong-kind]: “ui” is a record and cannot be printed
         --> page.html:25: ui
        hint: “ui” has “home”, “updated”
        """,
        """
        error[wrong-kind]: “.” is a record and cannot be printed
         --> page.html:31: .
        hint: “home” has “siteTitle”, “tagline”, “isEmpty”, “ui”, “articles”, “sections”, “tags”, “pager”
        """,
      ])
  }

  @Test func unknownPartial() {
    #expect(
      reports(
        [source("page", "{{> acordion}}{{<base}}{{/base}}"), source("accordion", "")], pages: [Self.page])
        == [
          """
          error[unknown-partial]: there is no template “acordion”
           --> page.html:4: acordion
          hint: did you mean “accordion”?
          """,
          """
          error[unknown-partial]: there is no template “base”
           --> page.html:17: base
          hint: add it to the templates, or remove this tag
          """,
        ])
  }

  @Test func dynamicPartial() {
    #expect(
      reports([source("page", "{{> *siteTitle}}")], pages: [Self.page]) == [
        """
        error[dynamic-partial]: a partial whose name comes from the data cannot be checked
         --> page.html:4: *siteTitle
        hint: name the partial, or choose between several with sections
        """
      ])
  }

  @Test func missingTemplate() {
    #expect(
      reports([source("pgae", "")], pages: [Self.page]) == [
        """
        error[missing-template]: there is no template “page”
        hint: “pgae” is there; rename it, or add “page”
        """
      ])
    #expect(
      reports([], pages: [Self.page]) == [
        """
        error[missing-template]: there is no template “page”
        hint: add it to the templates
        """
      ])
  }

  @Test func partialIsCheckedWhereItIsUsedAndReportedOnce() {
    let sources = [
      source("page", "{{#articles}}{{>entry}}{{/articles}}\n{{#sections}}{{>entry}}{{/sections}}"),
      source("entry", "{{title}}{{body}}{{nonsense}}"),
    ]
    let second = TemplatePage("other", Shapes.section)
    #expect(
      reports(sources + [source("other", "{{>entry}}")], pages: [Self.page, second]) == [
        """
        error[unknown-name]: nothing here is called “nonsense”
         --> entry.html:19: nonsense
        note: it is used here --> page.html:13: {{>entry}}
        hint: “entry” has “title”, “href”, “body”
        """,
        """
        error[unknown-name]: nothing here is called “body”
         --> entry.html:11: body
        note: it is used here --> page.html:50: {{>entry}}
        hint: “section” has “title”, “articles”, “sections”
        """,
      ])
  }

  @Test func blockIsCheckedInTheContextOfTheParent() {
    let sources = [
      source("page", "{{<list}}{{$item}}{{title}}{{summary}}{{/item}}{{/list}}"),
      source("list", "{{#articles}}{{$item}}{{nonsense}}{{/item}}{{/articles}}"),
    ]
    #expect(
      reports(sources, pages: [Self.page]) == [
        """
        error[unknown-name]: nothing here is called “summary”
         --> page.html:29: summary
        note: it is used here --> list.html:13: {{$item}}
        hint: “entry” has “title”, “href”, “body”
        """
      ])
  }

  @Test func unknownBlock() {
    let sources = [
      source("page", "{{<layout}}{{$man}}x{{/man}}{{$head}}{{/head}}{{/layout}}"),
      source("layout", "{{>head}}{{$main}}{{/main}}"), source("head", "{{$head}}{{/head}}"),
    ]
    #expect(
      reports(sources, pages: [Self.page]) == [
        """
        error[unknown-block]: “layout” has no block “man”
         --> page.html:14: man
        hint: did you mean “main”?
        """
      ])
  }

  @Test func unknownBlockThatResemblesNone() {
    let sources = [
      source("page", "{{<layout}}{{$aside}}{{/aside}}{{/layout}}{{<head}}{{$aside}}{{/aside}}{{/head}}"),
      source("layout", "{{$main}}{{/main}}{{$footer}}{{/footer}}"), source("head", ""),
    ]
    #expect(
      reports(sources, pages: [Self.page]) == [
        """
        error[unknown-block]: “layout” has no block “aside”
         --> page.html:14: aside
        hint: its blocks are “main”, “footer”
        """,
        """
        error[unknown-block]: “head” has no block “aside”
         --> page.html:54: aside
        hint: “head” has no blocks; remove this tag
        """,
      ])
  }

  @Test func checkOfRecursivePartialsEnds() throws {
    let sources = [
      source("page", "{{>a}}{{#sections}}{{>b}}{{/sections}}{{<a}}{{$x}}{{>b}}{{/x}}{{/a}}"),
      source("a", "{{$x}}{{/x}}{{#articles}}{{>b}}{{/articles}}{{<b}}{{$x}}{{>a}}{{/x}}{{/b}}"),
      source("b", "{{$x}}{{/x}}{{#sections}}{{>a}}{{>b}}{{/sections}}{{wrong}}"),
    ]
    #expect(
      reports(sources, pages: [Self.page]).map { $0.split(separator: "\n")[0] } == [
        "error[unknown-name]: nothing here is called “wrong”"
      ])
  }
}
