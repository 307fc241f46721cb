import HelpgenModel
import HelpgenTemplates

/// The pages on top of all languages, and those for addresses that do not exist.
extension SiteRenderer {
  /// The languages of the site.
  func languages(_ page: PlannedPage) throws(TemplateDepthError) -> OutputFile {
    let frame = PageFrame(
      address: page.address, voice: rootVoice, title: rootVoice.siteTitle,
      titleLanguage: rootVoice.siteTitleLanguage, documentTitle: rootVoice.siteTitle,
      description: rootVoice.tagline, edition: nil)
    return try file(page, theme.languageIndex, frame.values(self) + tagline(of: rootVoice))
  }

  /// The sentence about the site and its language.
  func tagline(of voice: EditionVoice) -> [TemplateValue] {
    [.text(ifAny: voice.tagline), language(voice.taglineLanguage)]
  }

  /// The way on to the home of the only language.
  func redirect(_ page: PlannedPage) throws(TemplateDepthError) -> OutputFile {
    var frame = PageFrame(
      address: page.address, voice: rootVoice, title: rootVoice.siteTitle,
      titleLanguage: rootVoice.siteTitleLanguage, documentTitle: rootVoice.siteTitle, edition: nil)
    frame.isNoIndex = true
    // The file is named, because nothing completes the address of a refresh where no server does.
    let only = plan.library.onlyEdition.map { plan.editions[$0] }
    let target = only.map { frame.link(to: PageAddress(file: $0.home.file)) } ?? "./"
    return try file(page, theme.redirect, frame.values(self) + [.text(target)])
  }

  /// What hosts show in place of a page that does not exist.
  ///
  /// Many know only the one on top, so on a site of one language it is that language's.
  func notFound(_ page: PlannedPage) throws(TemplateDepthError) -> OutputFile {
    let edition = page.edition ?? plan.library.onlyEdition
    let voice = edition.map { voices[$0] } ?? rootVoice
    var frame = PageFrame(
      address: page.address, voice: voice, title: voice.strings.notFound,
      documentTitle: "\(voice.strings.notFound) – \(voice.siteTitle)", edition: edition)
    frame.isNoIndex = true
    // It is shown at whatever address was asked for, where relative links would lead astray.
    frame.rootedPath = options.baseURL?.path
    return try file(page, theme.notFound, frame.values(self))
  }
}
