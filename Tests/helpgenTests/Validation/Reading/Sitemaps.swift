/// The sitemaps of a site.
struct Sitemaps {
  /// A page in a sitemap.
  struct Entry {
    let file: String
    var address = ""
    var alternates: [PageFacts.Alternate] = []
    var lastModified: String?
  }

  /// The pages in all of them, in order.
  private(set) var entries: [Entry] = []
  /// The files, in the order of their names, with how many pages are in each.
  private(set) var files: [(name: String, count: Int)] = []
  /// The addresses of the parts that an index names; `nil` where there is no index.
  private(set) var parts: [String]?

  /// Adds a file.
  mutating func read(_ name: String, _ xml: [UInt8]) {
    var scanner = MarkupScanner(xml)
    var entry = Entry(file: name)
    var text = ""
    let before = entries.count
    while let piece = scanner.next() {
      switch piece {
      case .text(let range): text = scanner.text(range)
      case .start(let tag):
        text = ""
        if tag.name == "url" { entry = Entry(file: name) }
        if tag.name == "sitemapindex" { parts = parts ?? [] }
        if tag.name == "xhtml:link" {
          entry.alternates.append(
            PageFacts.Alternate(hreflang: tag["hreflang"] ?? "", href: tag["href"] ?? ""))
        }
      case .end("loc"): entry.address = text
      case .end("lastmod"): entry.lastModified = text
      case .end("url"): entries.append(entry)
      case .end("sitemap"): parts?.append(entry.address)
      case .end: break
      }
    }
    files.append((name, entries.count - before))
  }
}
