import HelpgenModel
import Testing

@Suite("PageKinds")
struct PageKindsTests {
  @Test(
    "says which pages there are",
    arguments: [(.both, true, true), (.accordion, true, false), (.article, false, true)]
      as [(PageKinds, Bool, Bool)])
  func kinds(kinds: PageKinds, accordions: Bool, articles: Bool) {
    #expect(kinds.hasAccordions == accordions)
    #expect(kinds.hasArticlePages == articles)
  }
}
