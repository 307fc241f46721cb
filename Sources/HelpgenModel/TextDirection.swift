/// Which way a text runs.
public enum TextDirection: String, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

extension LocaleCode {
  /// The direction of the script the language is written in; a script subtag decides before the language does.
  public var direction: TextDirection {
    if let script {
      return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    if let region, let regional = Self.regionalDirections["\(language)-\(region)"] { return regional }
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// ISO 15924 scripts that run from right to left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung", "Khar",
    "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr", "Palm", "Phli",
    "Phlp",
    "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc", "Syre", "Syrj", "Syrn", "Thaa", "Yezi",
  ]

  /// Languages whose usual script is one of those (Unicode's likely subtags).
  private static let rightToLeftLanguages: Set<String> = [
    "aao", "abh", "abv", "acm", "acq", "acw", "acx", "acy", "adf", "aeb", "aec", "afb", "aii", "ajp", "apc",
    "apd",
    "ar", "arc", "arq", "ars", "ary", "arz", "auz", "avl", "ayh", "ayl", "ayn", "ayp", "bal", "bcc", "bft",
    "bgn", "bgp", "bhd", "bqi", "brh", "bsk", "btv", "ckb", "cja", "dcc", "dgl", "dv", "fa", "gbz", "gjk",
    "gju",
    "glk", "gwc", "gwt", "hac", "haz", "hbo", "he", "hnd", "hno", "hrz", "jpr", "jrb", "khw", "kls", "kmz",
    "ks",
    "kvx", "kxp", "lki", "lrc", "luz", "mby", "mde", "mfi", "mki", "mvy", "mzn", "nqo", "ota", "otk", "pbt",
    "pbu", "peo", "phl", "phn", "pnb", "prd", "prs", "ps", "rhg", "rmt", "sam", "scl", "sd", "sdh", "shu",
    "skr",
    "smp", "ssh", "syc", "syr", "trw", "tru", "ug", "ur", "ush", "xco", "xmn", "xpr", "yi", "ydd",
    "yud",
  ]

  /// Where the region changes the script.
  private static let regionalDirections: [String: TextDirection] = [
    "az-IR": .rightToLeft, "az-IQ": .rightToLeft, "kk-CN": .rightToLeft, "kk-IR": .rightToLeft,
    "ku-IQ": .rightToLeft, "ku-IR": .rightToLeft, "ku-LB": .rightToLeft, "ky-CN": .rightToLeft,
    "pa-PK": .rightToLeft, "tg-PK": .rightToLeft, "tk-IR": .rightToLeft, "uz-AF": .rightToLeft,
    "sd-IN": .leftToRight, "ms-CC": .rightToLeft, "ha-CM": .rightToLeft, "ha-SD": .rightToLeft,
  ]
}
