import HelpgenModel
import HelpgenTemplates

/// How much one sitemap may hold.
struct SitemapLimit {
  /// The most addresses.
  let addresses: Int
  /// The most bytes.
  let bytes: Int

  /// What sitemaps.org allows, but for the bytes: it allows five times as many, which is much to keep in memory.
  static let standard = SitemapLimit(addresses: 50_000, bytes: 10_000_000)
}

/// The files that tell search engines which pages there are.
extension SiteRenderer {
  /// `sitemap.xml`, in parts with an index where it is too long for one, and `robots.txt`; nothing without a base URL.
  func renderFeeds<Failure>(
    within limit: SitemapLimit = .standard, _ deliver: (OutputFile) throws(Failure) -> Void
  ) throws(Failure) {
    guard let base = options.baseURL else { return }
    func add(_ name: String, _ bytes: [UInt8]) throws(Failure) {
      if let path = OutputPath([name]) { try deliver(OutputFile(path, bytes)) }
    }
    var sitemap = XMLList("urlset", extra: " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"")
    var parts = 0
    for page in plan.pages where isListed(page) {
      let entry = entry(page, base)
      if sitemap.count == limit.addresses
        || sitemap.count > 0 && sitemap.byteCount + entry.count > limit.bytes
      {
        parts += 1
        try add("sitemap-\(parts).xml", sitemap.close())
      }
      sitemap.append(entry)
    }
    if parts == 0 {
      try add("sitemap.xml", sitemap.close())
    } else {
      parts += 1
      try add("sitemap-\(parts).xml", sitemap.close())
      try add("sitemap.xml", index(ofParts: parts, base))
    }
    try add("robots.txt", Array("User-agent: *\nAllow: /\n\nSitemap: \(base.text)sitemap.xml\n".utf8))
  }

  /// Whether search engines are told about a page.
  private func isListed(_ page: PlannedPage) -> Bool {
    page.edition.map { !isNoIndex(page, $0) } ?? page.content.isLanguageIndex
  }

  private func entry(_ page: PlannedPage, _ base: BaseURL) -> [UInt8] {
    var xml: [UInt8] = []
    append("<url><loc>", base.text + page.address.href, "</loc>", to: &xml)
    for alternate in alternates(counterparts(of: page)) {
      append("<xhtml:link rel=\"alternate\" hreflang=\"", alternate.hreflang, "\"", to: &xml)
      append(" href=\"", base.text + alternate.page.href, "\"/>", to: &xml)
    }
    if let moment = updatedAt(page) { append("<lastmod>", moment.machineText, "</lastmod>", to: &xml) }
    xml.append(contentsOf: "</url>\n".utf8)
    return xml
  }

  private func index(ofParts count: Int, _ base: BaseURL) -> [UInt8] {
    var list = XMLList("sitemapindex")
    for number in 1...count {
      var entry: [UInt8] = []
      append("<sitemap><loc>", "\(base.text)sitemap-\(number).xml", "</loc></sitemap>\n", to: &entry)
      list.append(entry)
    }
    return list.close()
  }

  private func append(_ before: String, _ text: String, _ after: String, to xml: inout [UInt8]) {
    xml.append(contentsOf: before.utf8)
    HTML.appendEscaped(text, to: &xml)
    xml.append(contentsOf: after.utf8)
  }

  private func updatedAt(_ page: PlannedPage) -> Moment? {
    guard case .article(let index) = page.content, let edition = page.edition else { return nil }
    return plan.library.editions[edition].articles[index].updatedAt
  }
}

/// A document of entries under construction.
private struct XMLList {
  /// How many entries there are.
  private(set) var count = 0
  private let start: [UInt8]
  private let end: [UInt8]
  private var xml: [UInt8]

  init(_ element: String, extra attributes: String = "") {
    start = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(element) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"\(attributes)>

      """.utf8)
    end = Array("</\(element)>\n".utf8)
    xml = start
  }

  /// How long the document would be.
  var byteCount: Int { xml.count + end.count }

  mutating func append(_ entry: [UInt8]) {
    xml += entry
    count += 1
  }

  /// The whole document; the next one begins.
  mutating func close() -> [UInt8] {
    defer {
      xml = start
      count = 0
    }
    return xml + end
  }
}

extension PlannedPage.Content {
  /// Whether it is the list of languages.
  fileprivate var isLanguageIndex: Bool { if case .languages = self { true } else { false } }
}
