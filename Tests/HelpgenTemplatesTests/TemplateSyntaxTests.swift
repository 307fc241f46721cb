import HelpgenTemplates
import Testing

@Suite struct TemplateSyntaxTests {
  @Test func unclosedTag() {
    #expect(
      reports([source("a", "<h1>{{title</h1>\n<p>{{body}}")]) == [
        """
        error[unclosed-tag]: this tag has no end
         --> a.html:4: {{
        hint: close what “{{” opens with “}}”
        """
      ])
    #expect(
      reports([source("a", "{{=<% %>=}}x <% name")]) == [
        """
        error[unclosed-tag]: this tag has no end
         --> a.html:13: <%
        hint: close what “<%” opens with “%>”
        """
      ])
  }

  @Test func tripleMustacheClosedByTwoBraces() {
    #expect(
      reports([source("a", "{{{title}} and {{more}}")]) == [
        """
        error[unclosed-tag]: this tag has no end
         --> a.html:0: {{
        hint: close what “{{” opens with “}}”
        """
      ])
  }

  @Test func unclosedSections() {
    #expect(
      reports([source("a", "{{# a }}\n{{$ b}}x")]) == [
        """
        error[unclosed-section]: “{{# a }}” is never closed
         --> a.html:0: {{# a }}
        hint: add “{{/a}}” where it ends
        """,
        """
        error[unclosed-section]: “{{$ b}}” is never closed
         --> a.html:9: {{$ b}}
        hint: add “{{/b}}” where it ends
        """,
      ])
  }

  @Test func mismatchedSections() {
    #expect(
      reports([source("a", "{{#a}}{{^b}}{{/a}} {{#c}}{{/d}}{{/e}}")]) == [
        """
        error[mismatched-section]: “{{/a}}” does not close “{{^b}}”
         --> a.html:12: {{/a}}
        note: this was opened last --> a.html:6: {{^b}}
        hint: close it first with “{{/b}}”
        """,
        """
        error[mismatched-section]: “{{/d}}” does not close “{{#c}}”
         --> a.html:25: {{/d}}
        note: this was opened last --> a.html:19: {{#c}}
        hint: close it first with “{{/c}}”
        """,
        """
        error[mismatched-section]: “{{/e}}” closes nothing
         --> a.html:31: {{/e}}
        hint: remove it, or open its section
        """,
      ])
  }

  @Test(arguments: ["{{=<%=}}", "{{=<% %> |=}}", "{{=<% %>}}", "{{==}}", "{{= a= b =}}"])
  func malformedDelimiters(_ tag: String) {
    #expect(
      reports([source("a", tag)]) == [
        """
        error[malformed-delimiters]: this tag does not set two delimiters
         --> a.html:0: \(tag)
        hint: write both with a space between them, as in “{{=<% %>=}}”
        """
      ])
  }

  @Test func malformedNames() {
    #expect(
      reports([source("a", "{{}} {{> }} {{a b}} {{a..b}} {{<*}}{{/*}}")]) == [
        "error[malformed-tag]: this tag has no name\n --> a.html:0: {{}}",
        "error[malformed-tag]: this tag has no name\n --> a.html:5: {{> }}",
        "error[malformed-tag]: a name cannot have spaces in it\n --> a.html:14: a b",
        "error[malformed-tag]: a dotted name needs a name on both sides of each dot\n --> a.html:22: a..b",
        "error[malformed-tag]: this tag has no name\n --> a.html:29: {{<*}}",
      ])
  }

  @Test func mistakesOfAllTemplatesAreShown() {
    #expect(reports([source("a", "{{#x}}"), source("b", "{{/y}}")]).count == 2)
  }
}
