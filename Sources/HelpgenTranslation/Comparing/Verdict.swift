import HelpgenModel

/// What a text is, compared with its source.
struct Verdict {
  /// The share of the source's words in it.
  let share: Double
  /// Whether it is missing, a copy or partial; `nil` for a translation.
  let status: TranslationStatus?

  /// From this share on a text is a copy: who cannot read the source's language can do nothing with it.
  private static let copy = 0.8
  /// From this share on a text is translated in part.
  private static let partial = 0.1
  /// The words of the source that are too many to have stayed by chance.
  private static let fewestCopied = 5
  /// The words that a verdict needs: fewer can be names, or the same in both languages.
  private static let fewest = 8
  /// The words besides names that two equal texts need to be copies: fewer can be right in both languages.
  private static let fewestEqual = 3
  /// A word is four.
  private static let wordWeight = 4

  /// Judges a text.
  init(
    _ text: ArticleText, in locale: LocaleCode, source: ArticleText, passages: SourcePassages,
    sourceLocale: LocaleCode, isSameText: Bool
  ) {
    let overlap = passages.overlap(with: text.words)
    share = overlap.share
    let status = Self.status(text, locale, source, overlap, sourceLocale)
    // Two scripts of one language can share a short text.
    let isCopy =
      status == nil && isSameText && locale.language != sourceLocale.language
      && !locale.isVariant(of: sourceLocale) && text.plainWeight >= Self.fewestEqual * Self.wordWeight
    self.status = isCopy ? .copyOfSource : status
  }

  private static func status(
    _ text: ArticleText, _ locale: LocaleCode, _ source: ArticleText, _ overlap: SourcePassages.Overlap,
    _ sourceLocale: LocaleCode
  ) -> TranslationStatus? {
    if text.isBlank, !source.isBlank { return .missing }
    let isShort = overlap.total < fewest * wordWeight
    let isOtherScript = text.isWritten(inOtherScriptThan: locale)
    if isShort {
      let isAllEqual = text.hasProse && overlap.total > 0 && overlap.copied == overlap.total
      return isAllEqual && isOtherScript ? .copyOfSource : nil
    }
    if isOtherScript { return .copyOfSource }
    if locale.isVariant(of: sourceLocale) { return nil }
    if overlap.share >= copy { return .copyOfSource }
    // Scripts of one language can share letters: Chinese does.
    let isSameLanguage = locale.language == sourceLocale.language
    let isPartial = overlap.share >= partial && overlap.copied >= fewestCopied * wordWeight
    return isPartial && !isSameLanguage ? .partial(overlap.share) : nil
  }
}

extension ArticleText {
  /// Whether hardly a word of the text is in a script that its language has.
  fileprivate func isWritten(inOtherScriptThan locale: LocaleCode) -> Bool {
    let expected = locale.likelyScript.map(Script.all(of:)) ?? []
    guard !expected.isEmpty else { return false }
    let all = words.weights.reduce(0, +)
    let own = expected.reduce(0) { $0 + words.weights[Int($1.rawValue)] }
    // Names and terms in Latin letters can be many, but not all there is.
    return all > 0 && own * 10 < all
  }
}
