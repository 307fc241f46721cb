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
    func tags(_ values: [String]) -> [String] { values.map { $0.replacing("_", with: "-") }.sorted() }
    var faults: [String] = []
    for locale in tags(page.openGraphLocales) where locale != page.language {
      faults.append("og:locale is “\(locale)”")
    }
    let wanted = page.alternates.map(\.hreflang).filter { $0 != "x-default" && $0 != page.language }.sorted()
    if page.isNoIndex || page.openGraphLocales.isEmpty { return faults }
    let alternates = tags(page.openGraphAlternates)
    if alternates != wanted {
      faults.append(
        "og:locale:alternate is “\(alternates.joined(separator: ", "))” instead of “\(wanted.joined(separator: ", "))”"
      )
    }
    return faults
  }
}
