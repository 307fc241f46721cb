import Foundation
import Testing

/// Cases of the area base-path: one site, wherever it is put.
@Suite("Cases: base paths")
struct BasePathCases {
  private static let origin = "https://org.example"

  private func build(_ base: String) async throws -> [String: Workplace.Node] {
    let workplace = try Workplace()
    try workplace.writeArticles([
      ["id": "a", "title": "T", "content": "x", "locale": "en", "section": "One/Two"],
      ["id": "b", "title": "U", "content": "y", "locale": "de"],
      ["id": "a", "title": "Ü", "content": "z", "locale": "de"],
    ])
    let outcome = try await workplace.helpgen("build", "-q", "--base-url", Self.origin + base)
    #expect(outcome.ending == .exit(0))
    return try workplace.site()
  }

  @Test(
    "C125: A crawl from the start page finds every page, at every base path", arguments: ["/", "/team/docs/"])
  func c125(_ base: String) async throws {
    let site = try await build(base)
    var found: Set<String> = []
    var waiting = [base]
    while let address = waiting.popLast() {
      guard found.insert(address).inserted else { continue }
      let text = try answer(address, site, at: base)
      guard address.hasSuffix("/") || address.hasSuffix(".html") else { continue }
      for reference in try Page(text).references where !reference.hasPrefix(Self.origin) {
        let target = reference.hasPrefix("/") ? reference : join(reference, to: address)
        waiting.append(String(target.prefix { $0 != "#" }))
      }
    }
    // What hosts show for unknown addresses is linked from nowhere, but its own links must hold.
    for path in site.files where path.hasSuffix("404.html") {
      for reference in try Page(site.text(path)).references where !reference.hasPrefix("#") {
        #expect(reference.hasPrefix(base))
        _ = try answer(String(reference.prefix { $0 != "#" }), site, at: base)
      }
    }
    let pages = site.files.filter { $0.hasSuffix("index.html") }
    #expect(found.count { $0.hasSuffix("/") } == pages.count)

    let map = try site.text("sitemap.xml")
    let told = Set(map.matches(of: #/<loc>(.*?)<\/loc>|href="(.*?)"/#).map { String($0.1 ?? $0.2 ?? "") })
    let crawled = Set(found.filter { $0.hasSuffix("/") }.map { Self.origin + $0 })
    #expect(told == crawled)
    for page in site.pages {
      let canonical = try Page(page.text).all("link").filter {
        $0["rel"] == "canonical" || $0["hreflang"] != nil
      }
      #expect(canonical.allSatisfy { crawled.contains($0["href"] ?? "") }, "\(page.path)")
    }
    #expect(try site.text("robots.txt").contains("Sitemap: \(Self.origin)\(base)sitemap.xml\n"))
  }

  @Test("C125: With or without a slash at its end, a base URL is the same")
  func c125Slash() async throws { #expect(try await build("/team/docs") == build("/team/docs/")) }

  /// What a static server with the site at `base` answers.
  private func answer(_ address: String, _ site: [String: Workplace.Node], at base: String) throws -> String {
    guard address.hasPrefix(base), let path = address.dropFirst(base.count).removingPercentEncoding else {
      throw MissingFile(name: address, others: site.files)
    }
    return try site.text(path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path)
  }

  /// A relative reference on the page at an address (RFC 3986, 5.2).
  private func join(_ reference: String, to address: String) -> String {
    var parts = address.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    let steps = reference.split(separator: "/", omittingEmptySubsequences: false)
    for step in steps {
      if step == ".." { parts.removeLast() } else if step != ".", !step.isEmpty { parts.append(String(step)) }
    }
    let isFolder = ["", ".", ".."].contains(steps.last ?? "")
    return parts.joined(separator: "/") + (isFolder ? "/" : "")
  }
}
