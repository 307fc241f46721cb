import HelpgenModel
import HelpgenTemplates

/// The languages of the site as the pages of one language list them, made once but for what differs from page to page.
struct LanguageMenu: Sendable {
  private struct Language: Sendable {
    let tag: TemplateValue
    let name: TemplateValue
    let direction: TemplateValue
    let count: TemplateValue
  }

  private let languages: [Language]

  /// Lists the languages for readers of `voice`.
  init(_ library: Library, _ voices: [EditionVoice], for voice: EditionVoice) {
    languages = zip(library.editions, voices).map { edition, own in
      Language(
        tag: .text(own.locale.tag), name: .text(own.autonym), direction: .text(own.locale.direction.rawValue),
        count: .text(voice.number(edition.articles.count)))
    }
  }

  /// The list on a page of the edition `current`; `href` says where the language of an edition leads.
  func records(current: Int?, href: (Int) -> String) -> [TemplateRecord] {
    languages.enumerated().map { index, language in
      TemplateRecord(
        PageShapes.language,
        [
          language.tag, language.name, language.direction, .text(href(index)), .flag(index == current),
          language.count,
        ])
    }
  }
}
