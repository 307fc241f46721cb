extension SiteValidator {
  /// The sitemaps name every page that may be found, once, and no other.
  func sitemapFaults() -> [String] {
    fileFaults() + entryFaults() + completenessFaults()
  }

  private func fileFaults() -> [String] {
    var faults: [String] = []
    let robots = site.robots?.split(separator: "\n").map(String.init) ?? []
    if !robots.contains("Sitemap: \(site.base)sitemap.xml") {
      faults.append("robots.txt: the sitemap is not named")
    }
    let names = site.sitemaps.files.map(\.name)
    if !names.contains("sitemap.xml") { faults.append("sitemap.xml: the file is not there") }
    for (name, count) in site.sitemaps.files where count > 50_000 {
      faults.append("\(name): there are \(count) addresses, but 50000 are allowed")
    }
    let wanted = names.filter { $0 != "sitemap.xml" }.map { site.base + $0 }.sorted()
    if (site.sitemaps.parts ?? []).sorted() != wanted {
      faults.append("sitemap.xml: the parts that it names are not those that are there")
    }
    return faults
  }

  private func entryFaults() -> [String] {
    var seen: Set<String> = []
    return site.sitemaps.entries.flatMap { entry in
      var faults: [String] = []
      if !seen.insert(entry.address).inserted { faults.append("\(entry.address) is there twice") }
      if let fault = addressFault(entry.address) {
        faults.append("an address \(fault)")
      } else if let page = site.page(at: entry.address) {
        faults += self.faults(of: entry, page)
      } else {
        faults.append("\(entry.address) is of no page")
      }
      return faults.map { "\(entry.file): \($0)" }
    }
  }

  private func faults(of entry: Sitemaps.Entry, _ page: PageFacts) -> [String] {
    if page.isNoIndex { return ["\(entry.address) is not indexed"] }
    var faults: [String] = []
    if page.canonicals != [entry.address] { faults.append("\(entry.address) has another canonical address") }
    if page.alternates.sorted() != entry.alternates.sorted() {
      faults.append("\(entry.address) has other alternates than its page")
    }
    if let moment = entry.lastModified, !Self.isMoment(moment) {
      faults.append("\(entry.address) has the wrong date “\(moment)”")
    } else if let truth {
      let document =
        page.hasArticle ? page.subject.flatMap { truth.document($0, on: page.language ?? "") } : nil
      let day = entry.lastModified.map { String($0.prefix(10)) }
      if day != document?.day {
        faults.append(
          "\(entry.address) has the date “\(day ?? "")”, but should have “\(document?.day ?? "")”")
      }
    }
    return faults
  }

  /// The moments that sitemaps may name: a day, or that with a time and a zone.
  private static func isMoment(_ text: String) -> Bool {
    let digits = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
    let shapes = [
      "0000-00-00", "0000-00-00T00:00:00Z", "0000-00-00T00:00:00+00:00", "0000-00-00T00:00:00-00:00",
    ]
    let day = text.split(separator: "-").dropFirst().compactMap { Int($0.prefix(2)) }
    guard let month = day.first, day.count > 1 else { return false }
    return shapes.contains(String(digits)) && (1...12).contains(month) && (1...31).contains(day[1])
  }

  private func completenessFaults() -> [String] {
    let listed = Set(site.sitemaps.entries.compactMap { site.page(at: $0.address)?.path })
    return site.pages.filter { !$0.isNoIndex && !listed.contains($0.path) }.map {
      "\($0.path): the page is in no sitemap"
    }
  }
}
