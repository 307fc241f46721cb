extension LocaleCode {
  /// The codes whose texts a reader of this language can read, closest first, this one included.
  ///
  /// What sets the code apart is dropped step by step: variants, then the region, then the script; the script
  /// only where it is the usual one of the language, because who reads `zh-Hant` need not read `zh`. The last
  /// step leads to a second code of the same language where there is one: `no` and `nb`, `tl` and `fil`.
  public var lookupChain: [LocaleCode] {
    var chain = [self]
    for language in [language, Self.twins[language]].compactMap({ $0 }) {
      let usual = Self.usualScripts[language] ?? "Latn"
      let regional = region.flatMap { Self.regionalScripts["\(language)-\($0)"] } ?? usual
      let script = script ?? regional
      if let region {
        if script == regional {
          chain.append(LocaleCode(language: language, script: nil, region: region, rest: []))
        }
        chain.append(LocaleCode(language: language, script: script, region: region, rest: []))
        if let parent = Self.parentRegion(of: region, language) {
          chain.append(LocaleCode(language: language, script: nil, region: parent, rest: []))
        }
      }
      chain.append(LocaleCode(language: language, script: script, region: nil, rest: []))
      if script == usual { chain.append(LocaleCode(language: language, script: nil, region: nil, rest: [])) }
    }
    var seen: Set<LocaleCode> = []
    return chain.filter { seen.insert($0).inserted }
  }

  /// The region whose texts are closer to a region's than those of the language at large (Unicode's parent locales).
  private static func parentRegion(of region: String, _ language: String) -> String? {
    switch language {
    case "es" where latinAmerica.contains(region): "419"
    case "pt" where region != "BR" && region != "PT": "PT"
    default: nil
    }
  }

  private static let latinAmerica = Set(
    "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE".split(separator: " ").map(String.init)
  )

  /// The script that texts of this language are written in, as an ISO 15924 code; `nil` where it may be one of several,
  /// or is not known.
  public var likelyScript: String? {
    if let script { return script }
    if let region, let regional = Self.regionalScripts["\(language)-\(region)"] { return regional }
    if Self.languagesOfSeveralScripts.contains(language) { return nil }
    if let usual = Self.usualScripts[language] { return usual }
    return Self.languagesOfLatinScript.contains(language) ? "Latn" : nil
  }

  /// Whether texts of the other code are texts of this one, too: `en-GB` and `en`, but not `zh-Hans` and `zh-Hant`.
  public func isVariant(of other: LocaleCode) -> Bool {
    isSameLanguage(as: other) && writtenScript == other.writtenScript
  }

  /// Whether readers of this language may be given a text in the other one: any language, but not their own in another
  /// script, which looks right and cannot be read.
  public func canFallBack(to other: LocaleCode) -> Bool {
    self != other && (!isSameLanguage(as: other) || isVariant(of: other))
  }

  private func isSameLanguage(as other: LocaleCode) -> Bool {
    language == other.language || Self.twins[language] == other.language
  }

  /// The script that is meant where the tag names none.
  private var writtenScript: String {
    script ?? region.flatMap { Self.regionalScripts["\(language)-\($0)"] } ?? Self.usualScripts[language]
      ?? "Latn"
  }

  /// Languages that are written in more than one script where no subtag says in which.
  private static let languagesOfSeveralScripts = Set(
    "az bs crh ff ha iu kk ks ku ky mn pa rom sat sd shi sr tg tk tt ug uz".split(separator: " ").map(
      String.init))

  private static let languagesOfLatinScript = Set(
    """
    af ak ay bi bm br ca ceb co cs cy da de ee en eo es et eu fi fil fj fo fr fy ga gd gl gn gv haw hmn hr ht hu ia id
    ig io is it jv kl lb lg ln lt lv mg mi ms mt nb nl nn no ny oc om pap pcm pl pt qu rm rn ro rw se sg sk sl sm sn so
    sq ss st su sv sw tl tn to tr ts tw ve vi vo wa wo xh yo za zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let twins = ["no": "nb", "nb": "no", "tl": "fil", "fil": "tl"]

  /// Languages whose usual script is not Latin (Unicode's likely subtags).
  private static let usualScripts: [String: String] = {
    let languages = [
      "Arab": "ar ars ary arz ckb fa ks lrc mzn pnb prs ps sd skr ug ur", "Armn": "hy hyw",
      "Beng": "as bn mni",
      "Cher": "chr", "Cyrl": "ab av ba be bg ce cu cv kk ky mk mn os ru sah sr tg tt uk",
      "Deva": "awa bho brx doi gom hi kok mag mai mr ne new sa", "Ethi": "am ti", "Geor": "ka",
      "Grek": "el grc",
      "Gujr": "gu", "Guru": "pa", "Hans": "cmn gan hak hsn wuu zh", "Hant": "lzh yue", "Hebr": "he yi",
      "Jpan": "ja",
      "Khmr": "km", "Knda": "kn", "Kore": "ko", "Laoo": "lo", "Mlym": "ml", "Mymr": "my shn", "Nkoo": "nqo",
      "Olck": "sat", "Orya": "or", "Sinh": "si", "Syrc": "syr", "Taml": "ta", "Telu": "te", "Tfng": "zgh",
      "Thaa": "dv", "Thai": "th", "Tibt": "bo dz", "Yiii": "ii",
    ]
    var scripts: [String: String] = [:]
    for (script, codes) in languages {
      for code in codes.split(separator: " ") { scripts[String(code)] = script }
    }
    return scripts
  }()

  /// Where the region changes the script (Unicode's likely subtags).
  private static let regionalScripts = [
    "az-IQ": "Arab", "az-IR": "Arab", "az-RU": "Cyrl", "ha-CM": "Arab", "ha-SD": "Arab", "kk-AF": "Arab",
    "kk-CN": "Arab", "kk-IR": "Arab", "kk-MN": "Arab", "ku-IQ": "Arab", "ku-IR": "Arab", "ku-LB": "Arab",
    "ky-CN": "Arab", "ky-TR": "Latn", "mn-CN": "Mong", "ms-CC": "Arab", "pa-PK": "Arab", "sd-IN": "Deva",
    "sr-ME": "Latn", "sr-RO": "Latn", "sr-TR": "Latn", "tg-PK": "Arab", "ug-KZ": "Cyrl", "ug-MN": "Cyrl",
    "uz-AF": "Arab", "uz-CN": "Cyrl", "yue-CN": "Hans", "zh-AU": "Hant", "zh-BN": "Hant", "zh-GB": "Hant",
    "zh-GF": "Hant", "zh-HK": "Hant", "zh-ID": "Hant", "zh-MO": "Hant", "zh-PA": "Hant", "zh-PF": "Hant",
    "zh-PH": "Hant", "zh-SR": "Hant", "zh-TH": "Hant", "zh-TW": "Hant", "zh-US": "Hant", "zh-VN": "Hant",
  ]
}
