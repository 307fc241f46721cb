import HelpgenDiagnostics
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
    guard let edition = frame.edition, let footer = footer(of: edition) else { return .absent }
    return .html(footer.html(on: frame, plan))
  }

  private func footer(of edition: Int) -> ArticleBody? {
    let voice = voices[edition]
    let resolver = LinkResolver(
      index: links, plan: plan, translations: readable, addresses: addresses, attachments: attachments,
      edition: edition, article: nil)
    return voice.footer.map {
      ArticleBody($0, resolver, phrases: voice.bodyPhrases, opensNewTab: options.opensNewTab)
    }
  }

  /// Reports links in footers that lead nowhere, each once.
  func reportFooters(into diagnostics: inout DiagnosticBag) {
    var seen: Set<String> = []
    for edition in voices.indices {
      for target in footer(of: edition)?.lostLinks ?? [] where seen.insert(target).inserted {
        diagnostics.report(.brokenFooterLink(target))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func brokenFooterLink(_ target: String) -> Diagnostic {
    Diagnostic(
      .warning, "broken-link", "the link to \(quoted(target)) in the footer leads to no page of the site",
      hint: "name an article by its id, “article:contact”, or write a whole address")
  }
}
