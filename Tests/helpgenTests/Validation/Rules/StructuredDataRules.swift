import Foundation

extension SiteValidator {
  /// What pages tell programs is in the language of the page.
  func structuredDataFaults() -> [String] {
    site.pages.flatMap { page in
      (dataFaults(page) + openGraphFaults(page)).map { "\(page.path): \($0)" }
    }
  }

  private func dataFaults(_ page: PageFacts) -> [String] {
    if page.isNoIndex {
      return page.structuredData.isEmpty ? [] : ["the page is not indexed, but has JSON-LD"]
    }
    if page.hasArticle, page.structuredData.isEmpty { return ["the article has no JSON-LD"] }
    var faults: [String] = []
    var languages: [String] = []
    for text in page.structuredData {
      do {
        languages += Self.languages(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
      } catch {
        faults.append("the JSON-LD cannot be read")
      }
    }
    for language in Set(languages).sorted() where language != page.language {
      faults.append("the JSON-LD is said to be in “\(language)”")
    }
    if faults.isEmpty, page.hasArticle, languages.isEmpty {
      faults.append("the JSON-LD does not say its language")
    }
    return faults
  }

  /// All values of `inLanguage`.
  private static func languages(in value: Any) -> [String] {
    var languages: [String] = []
    var pending = [value]
    while let value = pending.popLast() {
      if let object = value as? [String: Any] {
        if let language = object["inLanguage"] as? String { languages.append(language) }
        pending += object.values
      } else if let list = value as? [Any] {
        pending += list
      }
    }
    return languages
  }

  private func openGraphFaults(_ page: PageFacts) -> [String] {
    guard !page.openGraphLocales.isEmpty else {
      return page.openGraphAlternates.isEmpty ? [] : ["there is no og:locale beside its alternates"]
    }
    let own = tags[page.language ?? ""].openGraph
    var faults: [String] = []
    if page.openGraphLocales != [own] {
      faults.append("og:locale is “\(page.openGraphLocales.joined(separator: ", "))” instead of “\(own)”")
    }
    // Languages that differ in script alone are one to Open Graph.
    let others = page.alternates.map(\.hreflang).filter { $0 != "x-default" }.map { tags[$0].openGraph }
    let wanted = Set(others).subtracting([own]).sorted().joined(separator: ", ")
    let alternates = page.openGraphAlternates.sorted().joined(separator: ", ")
    if alternates != wanted { faults.append("og:locale:alternate is “\(alternates)” instead of “\(wanted)”") }
    return faults
  }
}
