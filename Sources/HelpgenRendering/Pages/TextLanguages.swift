import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// The languages of texts that are not in that of their page.
extension SiteRenderer {
  /// A language for a template; absent for the page's own.
  func language(_ locale: LocaleCode?) -> TemplateValue {
    guard let locale else { return .absent }
    let index = plan.library.editions.firstIndex { $0.locale == locale }
    let name = index.map { voices[$0].autonym } ?? EditionVoice.autonym(of: locale)
    return .record(
      TemplateRecord(
        PageShapes.textLanguage, [.text(locale.tag), .text(locale.direction.rawValue), .text(name)]))
  }

  /// The language of an article's text where it is not that of the edition.
  func textLanguage(of article: Int, in edition: Int) -> LocaleCode? {
    let content = plan.library.editions[edition]
    let standing = content.standings[article]
    return switch standing.kind {
    case .own, .partial, .outdated: nil
    case .shown, .linked: content.articles[article].locale
    case .copy: standing.language
    }
  }

  /// The language of an article's title where it is not that of the edition: titles of copies may be translated.
  func titleLanguage(of article: Int, in edition: Int) -> LocaleCode? {
    let content = plan.library.editions[edition]
    let standing = content.standings[article]
    if standing.kind == .copy, let source = standing.source,
      plan.library[source].title != content.articles[article].title
    {
      return nil
    }
    return textLanguage(of: article, in: edition)
  }

  /// What the text of an article is said in: its own language, not that of the page.
  func textVoice(of article: Int, in edition: Int) -> EditionVoice {
    let standing = plan.library.editions[edition].standings[article]
    return standing.isInLanguage
      ? voices[edition] : standing.source.map { voices[$0.edition] } ?? voices[edition]
  }

  /// What readers are told about the language of an article's text.
  func notice(on article: Int, in edition: Int, _ frame: PageFrame) -> TemplateValue {
    let standing = plan.library.editions[edition].standings[article]
    let strings = frame.voice.strings
    let text: String? =
      switch standing.kind {
      case .own, .linked: nil
      case .partial: options.tellsShortcomings ? strings.partlyTranslated : nil
      case .outdated: options.tellsShortcomings ? strings.outdatedTranslation : nil
      case .copy, .shown: strings.notTranslated
      }
    guard let text else { return .absent }
    let source = standing.source
    return .record(
      TemplateRecord(
        PageShapes.notice,
        [
          .text(text),
          .text(ifAny: source.map { frame.link(to: plan.editions[$0.edition].articles[$0.article]) }),
          language(source.map { plan.library[$0].locale }),
        ]))
  }

  /// What stands at the end of a page.
  func footer(of voice: EditionVoice, on frame: PageFrame) -> TemplateValue {
    guard let footer = voice.footer, let edition = frame.edition else { return .absent }
    let resolver = LinkResolver(
      index: links, plan: plan, translations: readable, addresses: addresses, attachments: attachments,
      edition: edition, article: nil)
    let body = ArticleBody(footer, resolver, phrases: voice.bodyPhrases, opensNewTab: options.opensNewTab)
    return .html(body.html(on: frame, plan, topLevel: 2))
  }
}
