import HelpgenModel
import Testing

@testable import HelpgenRendering

@Suite("Sitemap and robots.txt")
struct SitemapTests {
  private func articles() throws -> [Article] {
    [
      try article("1", slug: "größe", updatedAt: "2024-03-05T07:08:09.123456Z", key: "size"),
      try article("2", slug: "a&b's", sections: ["R&D"]),
      try article("1", locale: "de", updatedAt: "2024-01-02", key: "size"),
    ]
  }

  @Test("C047, C050: lists every page with its languages and its date, escaped and encoded")
  func whole() throws {
    let site = try RenderedSite(
      try library(try articles()), PlanningOptions(),
      RenderingOptions(baseURL: try BaseURL("https://help.example/a&b")))
    let links = ["de/", "en/", "en/"].map { "https://help.example/a&amp;b/\($0)" }
    let homes = alternates(links)
    let sizes = alternates([links[0] + "1/", links[1] + "gr%C3%B6%C3%9Fe/", links[1] + "gr%C3%B6%C3%9Fe/"])
    #expect(
      try site.text("sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url><loc>https://help.example/a&amp;b/de/</loc>\(homes)</url>
        <url><loc>https://help.example/a&amp;b/de/1/</loc>\(sizes)<lastmod>2024-01-02</lastmod></url>
        <url><loc>https://help.example/a&amp;b/en/</loc>\(homes)</url>
        <url><loc>https://help.example/a&amp;b/en/r%26d/</loc></url>
        <url><loc>https://help.example/a&amp;b/en/gr%C3%B6%C3%9Fe/</loc>\(sizes)<lastmod>2024-03-05T07:08:09Z</lastmod></url>
        <url><loc>https://help.example/a&amp;b/en/a%26b%27s/</loc></url>
        <url><loc>https://help.example/a&amp;b/</loc></url>
        </urlset>

        """)
    #expect(
      try site.text("robots.txt")
        == "User-agent: *\nAllow: /\n\nSitemap: https://help.example/a&b/sitemap.xml\n")
  }

  private func alternates(_ links: [String]) -> String {
    zip(["de", "en", "x-default"], links).map {
      "<xhtml:link rel=\"alternate\" hreflang=\"\($0)\" href=\"\($1)\"/>"
    }.joined()
  }

  /// What a renderer delivers as feeds.
  private func feeds(_ limit: SitemapLimit, count: Int) throws -> [(name: String, text: String)] {
    let library = try library(try (1...count).map { try article("\($0)") })
    let renderer = SiteRenderer(
      try planned(library).plan, try theme(), RenderingOptions(baseURL: try BaseURL("https://help.example")))
    var files: [(name: String, text: String)] = []
    renderer.renderFeeds(within: limit) {
      files.append(($0.path.text, String(decoding: $0.bytes, as: UTF8.self)))
    }
    return files
  }

  @Test("is cut into parts with an index where it has too many addresses")
  func tooMany() throws {
    // Home and seven articles; the page on top only leads on.
    let files = try feeds(SitemapLimit(addresses: 3, bytes: .max), count: 7)
    #expect(
      files.map(\.name) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml", "robots.txt"])
    #expect(files.prefix(3).map { $0.text.ranges(of: "<url>").count } == [3, 3, 2])
    #expect(files.prefix(3).allSatisfy { $0.text.hasPrefix("<?xml ") && $0.text.hasSuffix("</urlset>\n") })
    #expect(
      files[3].text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://help.example/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://help.example/sitemap-2.xml</loc></sitemap>
        <sitemap><loc>https://help.example/sitemap-3.xml</loc></sitemap>
        </sitemapindex>

        """)
    #expect(
      try feeds(SitemapLimit(addresses: 8, bytes: .max), count: 7).map(\.name) == [
        "sitemap.xml", "robots.txt",
      ])
    #expect(try feeds(SitemapLimit(addresses: 7, bytes: .max), count: 7).count == 4)
  }

  @Test("is cut where it has too many bytes, never inside an entry")
  func tooLong() throws {
    let whole = try feeds(.standard, count: 7)[0].text
    #expect(try feeds(SitemapLimit(addresses: 100, bytes: whole.utf8.count), count: 7).count == 2)
    let files = try feeds(SitemapLimit(addresses: 100, bytes: whole.utf8.count - 1), count: 7)
    #expect(files.map(\.name) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml", "robots.txt"])
    #expect(files.prefix(2).map { $0.text.ranges(of: "<url>").count } == [7, 1])
    // An entry that is longer than all that is allowed stands alone.
    #expect(try feeds(SitemapLimit(addresses: 100, bytes: 1), count: 2).map(\.name).count == 5)
  }

  @Test("C046: joins base and path with one slash, however the base ends", arguments: ["", "/docs", "/en"])
  func bases(path: String) throws {
    let texts = try ["", "/"].map { end in
      try RenderedSite(
        try library(try articles()), PlanningOptions(),
        RenderingOptions(baseURL: try BaseURL("https://help.example\(path)\(end)"))
      ).text("sitemap.xml")
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("<loc>https://help.example\(path)/de/1/</loc>"))
    #expect(texts[0].ranges(of: "//").count == texts[0].ranges(of: "://").count)
  }
}
