import HelpgenModel
import HelpgenTemplates

/// The languages of the site as the pages of one language list them, made once but for what differs from page to page.
struct LanguageMenu: Sendable {
  private struct Language: Sendable {
    let tag: TemplateValue
    let name: TemplateValue
    let direction: TemplateValue
    let count: TemplateValue
    let isHidden: Bool
  }

  private let languages: [Language]

  /// Lists the languages for readers of `voice`.
  init(_ library: Library, _ voices: [EditionVoice], for voice: EditionVoice) {
    languages = zip(library.editions, voices).map { edition, own in
      Language(
        tag: .text(own.locale.tag), name: .text(own.autonym), direction: .text(own.locale.direction.rawValue),
        count: .text(voice.number(edition.standings.count { $0.isInLanguage })), isHidden: edition.isHidden)
    }
  }

  /// The list on a page of the edition `current`; `link` says where the language of an edition leads, and whether that is
  /// another page for want of a translation.
  func records(current: Int?, link: (Int) -> (href: String, isAbsent: Bool)) -> [TemplateRecord] {
    languages.enumerated().compactMap { index, language in
      // Who is on a hidden page sees where he is.
      if language.isHidden, index != current { return nil }
      let (href, isAbsent) = link(index)
      return TemplateRecord(
        PageShapes.language,
        [
          language.tag, language.name, language.direction, .text(href), .flag(index == current),
          .flag(isAbsent), language.count,
        ])
    }
  }
}
