import HelpgenModel
import Testing

@Suite("Locale codes")
struct LocaleCodeTests {
  @Test(
    "Every spelling has one canonical form",
    arguments: [
      ("en", "en"), ("EN", "en"), ("de_de", "de-DE"), ("es-419", "es-419"), ("und", "und"), ("fil", "fil"),
      ("de-1996", "de-1996"), ("de-ch-1901", "de-CH-1901"), ("CA-valencia", "ca-valencia"),
      ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"), ("en-u-co-phonebk", "en-u-co-phonebk"),
      ("en-Latn-US-x-Twain", "en-Latn-US-x-twain"), ("en-latn-us", "en-Latn-US"),
      ("zh_hant_hk", "zh-Hant-HK"),
      // Extensions are ordered by their letter, private use is last.
      ("en-x-a-b", "en-x-a-b"), ("ar-u-nu-latn-a-ok-x-z", "ar-a-ok-u-nu-latn-x-z"),
      ("en-0-aa-z-bb", "en-0-aa-z-bb"),
      // Withdrawn codes.
      ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"), ("in-ID", "id-ID"), ("ji", "yi"), ("jw", "jv"),
      ("mo", "ro"),
      ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("sh_BA", "sr-Latn-BA"), ("hbs", "sr-Latn"),
      ("en-UK", "en-GB"),
      ("sr-CS", "sr-RS"), ("my-BU", "my-MM"), ("de-DD", "de-DE"),
      // Three letters where two are the rule.
      ("eng", "en"), ("eng-US", "en-US"), ("deu", "de"), ("ger", "de"), ("fra", "fr"), ("fre", "fr"),
      ("zho", "zh"),
      ("chi", "zh"), ("srp-Latn", "sr-Latn"), ("ara", "ar"), ("heb", "he"), ("nob", "nb"), ("zul", "zu"),
      ("aar", "aa"),
      // Extended languages.
      ("zh-yue", "yue"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-hans-cn", "cmn-Hans-CN"), ("ar-arb", "arb"),
      ("sgn-ase", "ase"), ("uz-uzn-latn", "uzn-Latn"),
      // Words of their own.
      ("i-klingon", "tlh"), ("I_Klingon", "tlh"), ("zh-min-nan", "nan"), ("no-nyn", "nn"), ("no-bok", "nb"),
      ("en-GB-oed", "en-GB-oxendict"), ("art-lojban", "jbo"), ("sgn-BE-FR", "sfb"), ("i-lux", "lb"),
    ])
  func canonical(written: String, tag: String) {
    #expect(LocaleCode(written)?.tag == tag)
  }

  @Test(
    "What is not well-formed is no locale",
    arguments: [
      "e", "-", "en-", "-en", "en--US", "en-US-", "en us", " en", "en ", "en\n", "en\0", "en.US",
      "en_US.UTF-8", "C",
      "POSIX", "english", "engl", "12", "1a", "é", "ｅｎ", "中文", "x-private", "i-unknown", "en-x", "en-u",
      "en-u-c",
      "en-a-bb-a-cc", "de-1996-1996", "de-DE-1996-1901-1996", "en-toolongsubtag", "en-US-GB", "en-Latn-Cyrl",
      "en-u-toolongsub", "en-x-toolongsub", "xx-!!", "../en", "en/US", "%65n", "\u{202E}en", "e\u{301}n",
      // Regions of three letters are no part of a tag, and languages that look like them are not meant.
      "en-USA", "ar-EGY", "zh-CHN", "zh-CHS", "zh-min", "zh-yue-cmn",
    ])
  func malformed(written: String) {
    #expect(LocaleCode(written) == nil)
  }

  @Test("The subtags are at hand")
  func subtags() throws {
    let code = try #require(LocaleCode("SR_latn_rs-ekavsk"))
    #expect(
      [code.language, code.script, code.region, code.description] == [
        "sr", "Latn", "RS", "sr-Latn-RS-ekavsk",
      ])
    let plain = try #require(LocaleCode("iw"))
    #expect([plain.language, plain.script, plain.region] == ["he", nil, nil])
    let latin = try #require(LocaleCode("sh-ME"))
    #expect([latin.language, latin.script, latin.region] == ["sr", "Latn", "ME"])
    #expect(LocaleCode.english.tag == "en")
    #expect(LocaleCode.english == LocaleCode("EN"))
  }

  @Test(
    "C034: one locale, however it is written",
    arguments: ["pt_BR", "pt-BR", "pt-br", "PT-br", "pt_br", "por-BR"])
  func spellings(written: String) {
    #expect(LocaleCode(written) == LocaleCode("pt-BR"))
    #expect(LocaleCode(written)?.tag == "pt-BR")
  }

  @Test(
    "C035: scripts stay in the tag",
    arguments: [
      ("zh_Hant", "zh-Hant"), ("zh-hans-cn", "zh-Hans-CN"), ("sr-latn", "sr-Latn"), ("zh_hant", "zh-Hant"),
    ])
  func scripts(written: String, tag: String) {
    #expect(LocaleCode(written)?.tag == tag)
  }

  @Test("C039: what is no tag is refused", arguments: ["", "en us", "123", "x"])
  func refused(written: String) {
    #expect(LocaleCode(written) == nil)
  }

  @Test("C039: an undetermined language is a language")
  func undetermined() {
    #expect(LocaleCode("und")?.tag == "und")
  }

  @Test("C040: two scripts of one language are three locales")
  func scriptsApart() {
    let codes = ["sr-Cyrl", "sr-Latn", "sr"].compactMap { LocaleCode($0) }
    #expect(Set(codes).count == 3)
    #expect(codes.sorted().map(\.tag) == ["sr", "sr-Cyrl", "sr-Latn"])
  }

  @Test("Long tags are read up to the point at which they fit a file name")
  func length() {
    let fitting =
      "sh-" + Array(repeating: "a-bbbbbbb", count: 1).joined() + "-x"
      + String(repeating: "-ccccccc", count: 29)
    #expect(fitting.utf8.count == 246)
    #expect((LocaleCode(fitting)?.tag.utf8.count ?? 0) == 251)
    #expect(LocaleCode(fitting + "-dddd") == nil)
    #expect(LocaleCode(String(repeating: "a", count: 1_000_000)) == nil)
  }

  @Test("The canonical form of a canonical form is itself, and safe as a folder's name")
  func idempotence() throws {
    let languages = [
      "en", "iw", "SH", "zho", "eng", "zh-yue", "sgn-ase", "i-klingon", "no-nyn", "hbs", "tlh", "mo",
      "ar-arb",
    ]
    let scripts = ["", "-latn", "-HANT", "_cyrl"]
    let regions = ["", "-us", "_419", "-UK", "-yu"]
    let rests = [
      "", "-1996", "-rozaj-biske", "-u-co-phonebk", "-u-nu-latn-a-bb", "-x-a-1", "-valencia-t-en-x-y",
    ]
    var count = 0
    for language in languages {
      for script in scripts {
        for region in regions {
          for rest in rests {
            let written = language + script + region + rest
            guard let code = LocaleCode(written) else { continue }
            count += 1
            #expect(LocaleCode(code.tag) == code, "\(written)")
            #expect(LocaleCode(code.tag.uppercased()) == code, "\(written)")
            #expect(OutputPath([code.tag]) != nil, "\(written)")
          }
        }
      }
    }
    // The words of their own take nothing behind them.
    #expect(count == 11 * 4 * 5 * 7 + 2)
  }
}
