extension SiteValidator {
  /// Search engines are kept from copies, fallbacks and what is no content, and from nothing else.
  func indexingFaults() -> [String] {
    site.pages.compactMap { page in
      if isLaterPart(page), !hasOwnArticle(page) { return nil }
      let reason = reasonAgainstIndexing(page)
      if let reason, !page.isNoIndex { return "\(page.path): the page is indexed, but \(reason)" }
      return reason == nil && page.isNoIndex ? "\(page.path): the page is not indexed" : nil
    }
  }

  private func reasonAgainstIndexing(_ page: PageFacts) -> String? {
    if page.isNotFound { return "stands for others" }
    if page.isRedirect { return "leads on" }
    if isHidden(page) { return "its language is hidden" }
    if page.hasArticle {
      if let truth, let subject = page.subject,
        truth.document(subject, on: page.folder ?? "")?.standing != .own
      {
        return "it is no translation"
      }
      return page.showsOtherLanguage ? "its text is in “\(page.textLanguage ?? "")”" : nil
    }
    return page.isList && !hasOwnArticle(page) ? "it has no article of its own language" : nil
  }

  /// Whether a list shows or links to an article in the language of the page, or goes on with one.
  private func hasOwnArticle(_ page: PageFacts) -> Bool {
    let language = page.language ?? ""
    if let truth {
      let showsOne = page.texts.contains { text in
        text.token.article != nil && truth.isIn(language, text.token)
          && truth.document(text.token, on: language)?.standing == .own
      }
      if showsOne { return true }
    }
    return page.links.contains { link in
      guard link.place == .elsewhere, link.relation != "prev", let target = site.target(of: link) else {
        return false
      }
      return target.language == language && target.path != page.path && !target.isHome && !target.isNoIndex
    }
  }

  /// Whether a page is a later part of a list: parts without an article of their own language may be indexed or not.
  private func isLaterPart(_ page: PageFacts) -> Bool {
    page.isList && page.links.contains { $0.relation == "prev" }
  }
}
