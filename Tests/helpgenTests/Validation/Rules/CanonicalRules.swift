extension SiteValidator {
  /// Every page that may be found names its own address; one that shows another language's text, that of the source.
  func canonicalFaults() -> [String] {
    site.pages.flatMap { page in canonicalFaults(page).map { "\(page.path): \($0)" } }
  }

  private func canonicalFaults(_ page: PageFacts) -> [String] {
    if page.canonicals.count > 1 { return ["there are \(page.canonicals.count) canonical addresses"] }
    guard let address = page.canonicals.first else {
      let needsOne = !page.isNoIndex || page.showsOtherLanguage && !isHidden(page)
      return needsOne ? ["there is no canonical address"] : []
    }
    if let fault = addressFault(address) { return ["the canonical address \(fault)"] }
    guard let target = site.page(at: address) else {
      return ["the canonical address is of no page: \(address)"]
    }
    guard page.showsOtherLanguage else {
      return target.path == page.path ? [] : ["the canonical address is that of \(target.path)"]
    }
    return sourceFaults(page, target)
  }

  private func sourceFaults(_ page: PageFacts, _ source: PageFacts) -> [String] {
    let text = page.textLanguage ?? ""
    if source.path == page.path {
      return ["the text is in “\(text)”, but the canonical address is the page’s own"]
    }
    if source.language != text || source.showsOtherLanguage {
      return ["the text is in “\(text)”, but the canonical address is that of \(source.path)"]
    }
    if let subject = page.subject, source.subject?.article != subject.article {
      return ["the article is that of \(subject), but the canonical address is that of \(source.path)"]
    }
    if source.isNoIndex { return ["the canonical address is that of \(source.path), which is not indexed"] }
    let own = source.canonicals.compactMap { site.page(at: $0)?.path }
    return own == [source.path]
      ? [] : ["the canonical address is that of \(source.path), which names another"]
  }

  /// What is wrong with the form of an absolute address.
  func addressFault(_ address: String) -> String? {
    guard address.hasPrefix(site.base) else { return "does not begin with that of the site: \(address)" }
    let rest = address.dropFirst(site.base.count)
    if rest.hasPrefix("/") || rest.contains("//") || rest.contains("?") || rest.contains("#") {
      return "is malformed: \(address)"
    }
    let basePath = site.base.split(separator: "/").dropFirst(2).joined(separator: "/")
    if !basePath.isEmpty, rest.hasPrefix(basePath + "/") {
      return "has the path of the site twice: \(address)"
    }
    return nil
  }
}
