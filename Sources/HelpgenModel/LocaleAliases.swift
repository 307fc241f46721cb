/// Codes that stand for another code: withdrawn ones, and three-letter spellings of two-letter ones.
///
/// Source: the IANA language subtag registry and ISO 639; where a withdrawn code implied a script, it is
/// named.
enum LocaleAliases {
  static let languages: [String: (language: String, script: String?)] = {
    var aliases: [String: (language: String, script: String?)] = [
      "iw": ("he", nil), "in": ("id", nil), "ji": ("yi", nil), "jw": ("jv", nil), "mo": ("ro", nil),
      "sh": ("sr", "Latn"), "hbs": ("sr", "Latn"), "scc": ("sr", nil), "scr": ("hr", nil), "mol": ("ro", nil),
    ]
    let words = threeLetterCodes.split(whereSeparator: \.isWhitespace)
    for pair in stride(from: 0, to: words.count - 1, by: 2) {
      aliases[String(words[pair])] = (String(words[pair + 1]), nil)
    }
    return aliases
  }()

  static let regions = [
    "BU": "MM", "DD": "DE", "FX": "FR", "TP": "TL", "YD": "YE", "ZR": "CD", "UK": "GB", "SU": "RU",
    "YU": "RS",
    "CS": "RS",
  ]

  /// Tags that are no language and what follows it, but words of their own.
  static let grandfathered = [
    "art-lojban": "jbo", "cel-gaulish": "xtg", "en-gb-oed": "en-GB-oxendict", "i-ami": "ami", "i-bnn": "bnn",
    "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao",
    "i-tay": "tay", "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt",
    "sgn-ch-de": "sgg", "zh-guoyu": "cmn", "zh-hakka": "hak", "zh-min-nan": "nan", "zh-xiang": "hsn",
  ]

  /// Whether a subtag is registered as an extension of a language: `yue` of `zh`, but not `usa` of `en`.
  static func isExtension(_ subtag: Substring, of language: Substring) -> Bool {
    language == "sgn" || extensions[language]?.contains(subtag) ?? false
  }

  private static let extensions: [Substring: Set<Substring>] = [
    "ar": words(
      """
      aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp
      bbz pga shu ssh
      """),
    "kok": ["gom", "knn"],
    "lv": ["ltg", "lvs"],
    "ms": words(
      """
      bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel
      pse tmw urk vkk vkt xmm zlm zmi zsm
      """),
    "sw": ["swc", "swh"],
    "uz": ["uzn", "uzs"],
    "zh": words("cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan wuu yue"),
  ]

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(whereSeparator: \.isWhitespace))
  }

  private static let threeLetterCodes = """
    aar aa abk ab afr af aka ak alb sq amh am ara ar arg an arm hy asm as ava av ave ae aym ay aze az bak ba
    bam bm baq eu bel be ben bn bih bh bis bi bod bo bos bs bre br bul bg bur my cat ca ces cs cha ch che ce
    chi zh chu cu chv cv cor kw cos co cre cr cym cy cze cs dan da deu de div dv dut nl dzo dz ell el eng en
    epo eo est et eus eu ewe ee fao fo fas fa fij fj fin fi fra fr fre fr fry fy ful ff geo ka ger de gla gd
    gle ga glg gl glv gv gre el grn gn guj gu hat ht hau ha heb he her hz hin hi hmo ho hrv hr hun hu hye hy
    ibo ig ice is ido io iii ii iku iu ile ie ina ia ind id ipk ik isl is ita it jav jv jpn ja kal kl kan kn
    kas ks kat ka kau kr kaz kk khm km kik ki kin rw kir ky kom kv kon kg kor ko kua kj kur ku lao lo lat la
    lav lv lim li lin ln lit lt ltz lb lub lu lug lg mac mk mah mh mal ml mao mi mar mr may ms mkd mk mlg mg
    mlt mt mon mn mri mi msa ms mya my nau na nav nv nbl nr nde nd ndo ng nep ne nld nl nno nn nob nb nor no
    nya ny oci oc oji oj ori or orm om oss os pan pa per fa pli pi pol pl por pt pus ps que qu roh rm ron ro
    rum ro run rn rus ru sag sg san sa sin si slk sk slo sk slv sl sme se smo sm sna sn snd sd som so sot st
    spa es sqi sq srd sc srp sr ssw ss sun su swa sw swe sv tah ty tam ta tat tt tel te tgk tg tgl tl tha th
    tib bo tir ti ton to tsn tn tso ts tuk tk tur tr twi tw uig ug ukr uk urd ur uzb uz ven ve vie vi vol vo
    wel cy wln wa wol wo xho xh yid yi yor yo zha za zho zh zul zu
    """
}
