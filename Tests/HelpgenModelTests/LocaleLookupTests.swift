import HelpgenModel
import Testing

@Suite("LocaleCode.lookupChain")
struct LocaleLookupTests {
  @Test(
    "leads from the code to the closest ones in the same script",
    arguments: [
      ("de", "de de-Latn"),
      ("pt_br", "pt-BR pt-Latn-BR pt-Latn pt"),
      ("de-AT-1996", "de-AT-1996 de-AT de-Latn-AT de-Latn de"),
      ("zh", "zh zh-Hans"),
      ("zh-CN", "zh-CN zh-Hans-CN zh-Hans zh"),
      ("zh-SG", "zh-SG zh-Hans-SG zh-Hans zh"),
      ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"),
      ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"),
      ("zh-MO", "zh-MO zh-Hant-MO zh-Hant"),
      ("zh-Hant", "zh-Hant"),
      ("zh-Hant-HK", "zh-Hant-HK zh-HK zh-Hant"),
      ("zh-Hans-TW", "zh-Hans-TW zh-Hans zh"),
      ("zh-Hans", "zh-Hans zh"),
      ("sr", "sr sr-Cyrl"),
      ("sr-Latn", "sr-Latn"),
      ("sr-Latn-RS", "sr-Latn-RS sr-Latn"),
      ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"),
      ("sr-Cyrl", "sr-Cyrl sr"),
      ("pa-PK", "pa-PK pa-Arab-PK pa-Arab"),
      ("no", "no no-Latn nb-Latn nb"),
      ("nb-NO", "nb-NO nb-Latn-NO nb-Latn nb no-NO no-Latn-NO no-Latn no"),
      ("nn", "nn nn-Latn"),
      ("fil", "fil fil-Latn tl-Latn tl"),
    ])
  func chain(tag: String, chain: String) {
    #expect(LocaleCode(tag)?.lookupChain.map(\.tag).joined(separator: " ") == chain)
  }
}
