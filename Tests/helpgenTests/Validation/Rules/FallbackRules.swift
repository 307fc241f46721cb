extension SiteValidator {
  /// A page whose text is another language's, or older than its source, says so, with the way to the source.
  func fallbackFaults() -> [String] {
    site.pages.filter(\.hasArticle).flatMap { page in
      fallbackFaults(page).map { "\(page.path): \($0)" }
    }
  }

  private func fallbackFaults(_ page: PageFacts) -> [String] {
    let canBe = page.showsOtherLanguage ? 1...1 : expectedNotices(page)
    guard canBe.contains(page.noticeCount) else {
      return ["the number of notices about the text is \(page.noticeCount)"]
    }
    if page.noticeCount == 0 { return [] }
    guard let link = page.links.first(where: { $0.place == .notice }) else {
      return ["the notice has no link to the source"]
    }
    guard let target = site.target(of: link) else { return ["the notice leads to no page"] }
    var faults: [String] = []
    let source = page.showsOtherLanguage ? page.canonicals.first.flatMap { site.page(at: $0)?.path } : nil
    if let source, target.path != source {
      faults.append("the notice leads to \(target.path) instead of the canonical address")
    } else if target.path == page.path || target.subject?.article != page.subject?.article {
      faults.append("the notice leads to \(target.path), which is not its source")
    }
    if link.language != target.language {
      faults.append("the link in the notice is said to be in “\(link.language ?? "")”")
    }
    return faults
  }

  /// How many notices a page in its own language may have.
  private func expectedNotices(_ page: PageFacts) -> ClosedRange<Int> {
    guard let truth else { return 0...1 }
    let document = page.subject.flatMap { truth.document($0, on: page.folder ?? "") }
    let count = document.map(truth.isOutdated) ?? false ? 1 : 0
    return count...count
  }
}
