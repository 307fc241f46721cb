import HelpgenModel
import Testing

@Suite("Locale codes")
struct LocaleCodeTests {
  @Test(
    "Words of their own are replaced",
    arguments: [("i-klingon", "tlh"), ("zh-min-nan", "nan"), ("no-nyn", "nn")])
  func grandfathered(written: String, tag: String) {
    #expect(LocaleCode(written)?.tag == tag)
  }
}
