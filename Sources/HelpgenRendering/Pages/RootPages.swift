import HelpgenModel
import HelpgenTemplates

/// The pages on top of all languages, and those for addresses that do not exist.
extension SiteRenderer {
  /// The languages of the site.
  func languages(_ page: PlannedPage) throws(TemplateDepthError) -> OutputFile {
    let frame = PageFrame(
      address: page.address, voice: rootVoice, title: rootVoice.siteTitle, documentTitle: rootVoice.siteTitle,
      description: rootVoice.tagline, edition: nil, alternates: counterparts(of: page))
    return try file(page, theme.languageIndex, frame.values(self) + [.text(ifAny: rootVoice.tagline)])
  }

  /// The way on to the home of the only language.
  func redirect(_ page: PlannedPage) throws(TemplateDepthError) -> OutputFile {
    let voice = voices.first ?? rootVoice
    var frame = PageFrame(
      address: page.address, voice: voice, title: voice.siteTitle, documentTitle: voice.siteTitle,
      edition: nil)
    frame.isNoIndex = true
    let target = plan.editions.first.map { frame.link(to: $0.home) } ?? "./"
    return try file(page, theme.redirect, frame.values(self) + [.text(target)])
  }

  /// What hosts show in place of a page that does not exist.
  func notFound(_ page: PlannedPage, _ voice: EditionVoice) throws(TemplateDepthError) -> OutputFile {
    var frame = PageFrame(
      address: page.address, voice: voice, title: voice.strings.notFound,
      documentTitle: "\(voice.strings.notFound) – \(voice.siteTitle)", edition: page.edition)
    frame.isNoIndex = true
    // It is shown at whatever address was asked for, where relative links would lead astray.
    frame.rootedPath = options.baseURL?.path
    return try file(page, theme.notFound, frame.values(self))
  }
}
