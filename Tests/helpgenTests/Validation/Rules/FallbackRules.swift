extension SiteValidator {
  /// A page that shows another language's text says so, with the way to the source.
  func fallbackFaults() -> [String] {
    site.pages.filter(\.hasArticle).flatMap { page in
      fallbackFaults(page).map { "\(page.path): \($0)" }
    }
  }

  private func fallbackFaults(_ page: PageFacts) -> [String] {
    guard page.showsOtherLanguage else {
      return page.noticeCount == 0 ? [] : ["the text is in the language of the page, but there is a notice"]
    }
    guard page.noticeCount == 1 else { return ["there are \(page.noticeCount) notices of another language"] }
    guard let link = page.links.first(where: { $0.place == .notice }) else {
      return ["the notice has no link to the source"]
    }
    var faults: [String] = []
    let target = site.target(of: link)
    if target == nil || target?.path != page.canonicals.first.flatMap({ site.page(at: $0)?.path }) {
      faults.append("the notice leads to \(target?.path ?? "no page") instead of the canonical address")
    }
    if link.language != page.headingLanguage {
      faults.append("the link in the notice is said to be in “\(link.language ?? "")”")
    }
    return faults
  }
}
