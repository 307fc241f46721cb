import Foundation
import HelpgenModel
import Testing

@Suite("Directions of text")
struct TextDirectionTests {
  @Test(
    "C037: a script decides before a language does",
    arguments: [
      ("ar-EG", "rtl"), ("he_IL", "rtl"), ("az", "ltr"), ("az-Arab", "rtl"), ("ar-Latn", "ltr"),
      ("pa", "ltr"),
      ("pa-Arab", "rtl"), ("dv", "rtl"),
    ])
  func scriptFirst(written: String, direction: String) {
    #expect(LocaleCode(written)?.direction.rawValue == direction)
  }

  @Test(
    "Languages from right to left",
    arguments: [
      "ar", "ary", "arz", "azb", "bal", "bqi", "ckb", "dv", "fa", "fa-AF", "glk", "he", "iw", "ji", "khw",
      "ks", "lrc",
      "mzn", "nqo", "pnb", "prs", "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "ur-IN", "yi", "aii", "apc",
      "ota", "haz",
      "uz-AF", "pa-PK", "kk-CN", "ku-IQ", "ms-CC", "az-IR", "ff-Adlm", "rhg-Rohg", "man-Nkoo", "hi-Aran",
      "und-Hebr",
      "eng-arab", "he-x-latn", "mid",
    ])
  func rightToLeft(written: String) {
    #expect(LocaleCode(written)?.direction == .rightToLeft)
  }

  @Test(
    "Languages from left to right",
    arguments: [
      "en", "de", "ja", "zh-Hant", "mn-Mong", "ku", "kmr", "tr", "az", "uz", "kk", "ms", "ha", "so", "tg",
      "tk", "pa-IN",
      "sd-IN", "ug-KZ", "ks-Deva", "sd-Deva", "he-Latn", "yi-Latn", "ug-Cyrl", "und", "mt", "sw", "am", "ti",
      "bho", "acy",
      "peo", "bhd", "kls", "tru", "en-IL", "fr-MA",
    ])
  func leftToRight(written: String) {
    #expect(LocaleCode(written)?.direction == .leftToRight)
  }

  /// The script that Foundation takes a tag to be in.
  private func likelyScript(_ tag: String) -> String? {
    LocaleCode(Locale.Language(identifier: tag).maximalIdentifier)?.script
  }

  private static let twoLetterCodes: [LocaleCode] = {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return letters.flatMap { first in letters.compactMap { LocaleCode("\(first)\($0)") } }
  }()

  @Test("Every language of two letters runs as its likely script does")
  func likelyScripts() {
    var compared = 0
    for code in Self.twoLetterCodes {
      guard let script = likelyScript(code.tag), let explicit = LocaleCode("\(code.language)-\(script)")
      else { continue }
      compared += 1
      #expect(code.direction == explicit.direction, "\(code) is written in \(script)")
    }
    #expect(compared > 150)
  }

  @Test("Every region of a language that is written both ways does so too")
  func likelyScriptsOfRegions() {
    // Older data has the Kurdish of Iraq and Iran in Latin letters; there it is written in Arabic ones.
    let exceptions = ["ku-IQ", "ku-IR"]
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    #expect(regions.count > 200)
    for language in [
      "ar", "az", "fa", "ha", "he", "kk", "ks", "ku", "ky", "ms", "pa", "ps", "sd", "tg", "tk", "ug", "ur",
      "uz",
    ] {
      for region in regions {
        let tag = "\(language)-\(region)"
        guard !exceptions.contains(tag), let code = LocaleCode(tag), code.tag == tag else { continue }
        let explicit = likelyScript(tag).flatMap { LocaleCode("\(language)-\($0)") }
        #expect(code.direction == explicit?.direction, "\(tag)")
      }
    }
  }
}
