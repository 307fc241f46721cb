public import HelpgenModel
import HelpgenTemplates

/// The files that tell search engines which pages there are.
extension SiteRenderer {
  /// The most addresses in one sitemap (sitemaps.org).
  static let sitemapLimit = 50_000

  /// `sitemap.xml`, in parts with an index where it is too long for one, and `robots.txt`; nothing without a base URL.
  public func renderFeeds() -> [OutputFile] {
    guard let base = options.baseURL else { return [] }
    let pages = plan.pages.filter(\.isListed)
    let chunks = stride(from: 0, to: pages.count, by: Self.sitemapLimit).map {
      pages[$0..<min($0 + Self.sitemapLimit, pages.count)]
    }
    var files: [OutputFile] = []
    func add(_ name: String, _ bytes: [UInt8]) {
      if let path = OutputPath([name]) { files.append(OutputFile(path, bytes)) }
    }
    if chunks.count == 1 {
      add("sitemap.xml", sitemap(chunks[0], base))
    } else {
      for (index, chunk) in chunks.enumerated() { add("sitemap-\(index + 1).xml", sitemap(chunk, base)) }
      add("sitemap.xml", sitemapIndex(chunks.count, base))
    }
    add("robots.txt", Array("User-agent: *\nAllow: /\n\nSitemap: \(base.text)sitemap.xml\n".utf8))
    return files
  }

  private func sitemap(_ pages: ArraySlice<PlannedPage>, _ base: BaseURL) -> [UInt8] {
    var xml = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

      """.utf8)
    for page in pages {
      append("<url><loc>", base.text + page.address.href, "</loc>", to: &xml)
      for alternate in alternates(counterparts(of: page)) {
        append("<xhtml:link rel=\"alternate\" hreflang=\"", alternate.hreflang, "\"", to: &xml)
        append(" href=\"", base.text + alternate.page.href, "\"/>", to: &xml)
      }
      if let moment = updatedAt(page) { append("<lastmod>", moment.machineText, "</lastmod>", to: &xml) }
      xml += Array("</url>\n".utf8)
    }
    return xml + Array("</urlset>\n".utf8)
  }

  private func sitemapIndex(_ count: Int, _ base: BaseURL) -> [UInt8] {
    var xml = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """.utf8)
    for number in 1...max(1, count) {
      append("<sitemap><loc>", "\(base.text)sitemap-\(number).xml", "</loc></sitemap>\n", to: &xml)
    }
    return xml + Array("</sitemapindex>\n".utf8)
  }

  private func append(_ before: String, _ text: String, _ after: String, to xml: inout [UInt8]) {
    xml += Array(before.utf8)
    HTML.appendEscaped(text, to: &xml)
    xml += Array(after.utf8)
  }

  private func updatedAt(_ page: PlannedPage) -> Moment? {
    guard case .article(let index) = page.content, let edition = page.edition else { return nil }
    return plan.library.editions[edition].articles[index].updatedAt
  }
}

extension PlannedPage {
  /// Whether search engines are told about the page.
  fileprivate var isListed: Bool {
    switch content {
    case .languages, .home, .section, .article: true
    case .redirect, .notFound: false
    }
  }
}
