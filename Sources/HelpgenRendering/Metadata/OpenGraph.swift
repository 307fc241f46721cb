import Foundation
import HelpgenModel
import HelpgenTemplates

extension LocaleCode {
  /// The language as Open Graph names it: `de_DE`, `pt_BR`, `zh_TW`; the language alone where it has no country.
  ///
  /// `nil` for a language that is not determined.
  var openGraphName: String? {
    if language == "und" { return nil }
    let territory = region ?? likelyCountry
    return territory.map { "\(language)_\($0)" } ?? language
  }

  /// The country where most of those live who read the language in its script.
  private var likelyCountry: String? {
    let known = [language, script].compactMap { $0 }.joined(separator: "-")
    let likely = Locale.Language(identifier: Locale.Language(identifier: known).maximalIdentifier)
    // The world is no country: `eo` has nothing but `001`.
    return likely.region.map(\.identifier).flatMap { $0.utf8.count == 2 ? $0 : nil }
  }
}

extension PageFrame {
  /// What services say about the page where somebody shares a link to it.
  ///
  /// - Parameter alternates: The page in all its languages.
  func openGraph(_ site: SiteRenderer, _ alternates: [(hreflang: String, page: PageAddress)])
    -> TemplateRecord
  {
    let own = site.openGraphNames[voice.locale.tag] ?? voice.locale.openGraphName
    var others: [String] = []
    // Variants of a language may have the same name.
    for alternate in alternates {
      guard let name = site.openGraphNames[alternate.hreflang], name != own, !others.contains(name) else {
        continue
      }
      others.append(name)
    }
    return TemplateRecord(
      PageShapes.openGraph,
      [
        .text(article == nil ? "website" : "article"), .text(ifAny: own), .texts(others),
        .text(ifAny: article?.updatedAt?.machineText),
      ])
  }
}
