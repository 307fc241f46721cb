/// Which way a text runs.
public enum TextDirection: String, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

extension LocaleCode {
  /// The direction of the script the language is written in; a script subtag decides before the language
  /// does.
  public var direction: TextDirection {
    if let script {
      return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    if let region, let regional = Self.regionalDirections["\(language)-\(region)"] { return regional }
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// ISO 15924 scripts that run from right to left.
  private static let rightToLeftScripts = words(
    """
    Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat
    Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj Syrn Thaa Yezi
    """)

  /// Languages whose usual script is one of those (likely subtags of Unicode's CLDR 49).
  ///
  /// CLDR knows some languages by another code alone; they follow it: `ajp` is `apc`, `bcc` is `bal`, `pbu`
  /// is `ps`, `pnb` is `lah`, `prs` is `fa-AF`, `ydd` is `yi`.
  private static let rightToLeftLanguages = words(
    """
    arb cld pes aao abh abv acm acq acw acx adf ae aeb aec aee aeq afb aib aii aij aiq ajp amw apc apd ar arc arq ars
    ary arz ask atn auj auz avd avl ayh ayl ayn ayp azb bal bcc bdz bej bft bgn bgp bhe bhm bhn bjf bjm bqi
    brh brk bsh bsk chg cja ckb clh czk dcc def deh dgl dmk dml dv ecy esh fa fay faz fia fub gbz ggg gha
    ghr gig gjk gju glh glk grr gwc gwf gwt gzi hac haz hbo he hkh hnd hno hoh hrt hrz hss huy isk itk jad
    jat jbe jbn jdg jnd jog jpa jpr jrb jye kbu kby kcy kfm khw klj kmz kqd ks ktl kvx kxp lad lah lhs lki
    lrc lrk lrl lsa lsd lss luv luz mby mde mey mfa mfi mhj mid mki mnj mve mvy myz mzb mzn nli nlm nqo ntz
    nyq oar obm odk omy oru ota otk oui pal pbt pbu pgd phl phn phr phv plk pnb prc prd prs prx ps psh psi
    pst qxq rdb rhg rmt sam sbn scl sd sdb sdf sdg sdh sds sgr sgy shd shm shu shv siy siz skr smp smy sog
    sqo sqt srh srz ssh sts swb syc syn syr tjo tks tmr tov tra trg trm trw ug ur ush uzs vaf vgr vmh wbk
    wne wni wsv xco xhe xka xkc xkj xkp xld xly xmn xmr xna xpr xsa xsd xvi ydd ydg yhd yi yih yud zba zdj
    zrp zum
    """)

  /// Where the region changes the script (the same).
  private static let regionalDirections: [String: TextDirection] = [
    "az-IQ": .rightToLeft, "az-IR": .rightToLeft, "ha-CM": .rightToLeft, "ha-SD": .rightToLeft,
    "kk-AF": .rightToLeft, "kk-CN": .rightToLeft, "kk-IR": .rightToLeft, "kk-MN": .rightToLeft,
    "ku-IQ": .rightToLeft, "ku-IR": .rightToLeft, "ku-LB": .rightToLeft, "ky-CN": .rightToLeft,
    "mey-SN": .leftToRight, "ms-CC": .rightToLeft, "pa-PK": .rightToLeft, "sd-IN": .leftToRight,
    "tg-PK": .rightToLeft, "ug-KZ": .leftToRight, "ug-MN": .leftToRight, "uz-AF": .rightToLeft,
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
