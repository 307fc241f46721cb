extension SiteValidator {
  /// Pages that are the same in several languages name each other, and nothing else.
  func alternateFaults() -> [String] {
    let pages = site.pages.filter { !$0.alternates.isEmpty }
    let own = pages.flatMap { page in alternateFaults(page).map { "\(page.path): \($0)" } }
    return own.isEmpty ? reciprocityFaults(pages) : own
  }

  private func alternateFaults(_ page: PageFacts) -> [String] {
    if page.isNoIndex { return ["the page is not indexed, but has alternates"] }
    var faults: [String] = []
    let named = page.alternates.map(\.hreflang)
    for tag in Set(named).sorted() {
      if named.count(where: { $0 == tag }) > 1 { faults.append("“\(tag)” is an alternate twice") }
      if !tags[tag].isHreflang { faults.append("“\(tag)” is no language to search engines") }
    }
    if named.count(where: { $0 != "x-default" }) < 2 { faults.append("the page is its only alternate") }
    if named.contains("x-default") != named.contains(defaultLocale) {
      faults.append(
        named.contains("x-default")
          ? "there is an x-default without “\(defaultLocale)”"
          : "there is no x-default beside “\(defaultLocale)”")
    }
    for alternate in page.alternates { faults += targetFaults(alternate) }
    let isListed = page.alternates.contains {
      $0.hreflang == page.language && site.page(at: $0.href)?.path == page.path
    }
    return isListed ? faults : faults + ["the page is not among its own alternates"]
  }

  private func targetFaults(_ alternate: PageFacts.Alternate) -> [String] {
    let tag = alternate.hreflang
    if let fault = addressFault(alternate.href) { return ["the alternate “\(tag)” \(fault)"] }
    guard let target = site.page(at: alternate.href) else {
      return ["the alternate “\(tag)” is of no page: \(alternate.href)"]
    }
    if target.isNoIndex { return ["the alternate “\(tag)” is \(target.path), which is not indexed"] }
    let language = tag == "x-default" ? defaultLocale : tag
    if target.language != language {
      return ["the alternate “\(tag)” is \(target.path), which is in “\(target.language ?? "")”"]
    }
    return []
  }

  /// Every page that one names names that one, and the same others.
  private func reciprocityFaults(_ pages: [PageFacts]) -> [String] {
    var missing: [String] = []
    var different: [String] = []
    for page in pages {
      let address = page.alternates.first { $0.hreflang == page.language }?.href
      for alternate in page.alternates where alternate.href != address && alternate.hreflang != "x-default" {
        guard let target = site.page(at: alternate.href) else { continue }
        if !target.alternates.contains(where: { $0.href == address && $0.hreflang == page.language }) {
          missing.append(
            "\(page.path): the alternate “\(alternate.hreflang)” does not name it back: \(target.path)")
        } else if page.path < target.path, page.alternates.sorted() != target.alternates.sorted() {
          different.append(
            "\(page.path): the alternate “\(alternate.hreflang)” names others than it does: \(target.path)")
        }
      }
    }
    return missing.isEmpty ? different : missing
  }
}
