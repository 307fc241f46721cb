import Foundation

/// A site as it lies on disk, seen as a crawler sees it: files, addresses and what its pages say.
struct WrittenSite {
  /// Where a reference leads.
  enum Target: Equatable {
    /// To a file of the site, be it there or not.
    case file(String)
    /// To another site, or to nothing that is fetched.
    case elsewhere
    /// Above the site's own folder.
    case outside
  }

  /// Its address, which ends in `/`.
  let base: String
  /// The pages, by the bytes of their paths.
  let pages: [PageFacts]
  let sitemaps: Sitemaps
  let robots: String?

  private let files: [String: String]
  private let pageIndexes: [String: Int]
  /// The pages at absolute addresses that anything names.
  private let pagesByAddress: [String: Int]

  /// Reads a site.
  ///
  /// - Parameter readsTokens: Whether its texts name their languages.
  init(at folder: String, base: String, readsTokens: Bool) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { !$0.hasPrefix(".helpgen") && URL(fileURLWithPath: $0).pathExtension != "" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    }
    var pages: [PageFacts] = []
    var sitemaps = Sitemaps()
    var addresses = ReferenceReading(base: base)
    for name in names {
      if name.hasSuffix(".html") {
        pages.append(PageFacts(path: name, html: try bytes(name), readsTokens: readsTokens))
        addresses.resolve(in: &pages[pages.count - 1])
      } else if name.hasPrefix("sitemap"), name.hasSuffix(".xml") {
        sitemaps.read(name, try bytes(name))
      }
    }
    self.base = base
    self.pages = pages
    self.sitemaps = sitemaps
    robots = names.contains("robots.txt") ? String(decoding: try bytes("robots.txt"), as: UTF8.self) : nil
    files = Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    let indexes = Dictionary(
      pages.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    pageIndexes = indexes
    let named = pages.flatMap { $0.canonicals + $0.alternates.map(\.href) } + sitemaps.entries.map(\.address)
    var pagesByAddress: [String: Int] = [:]
    for address in Set(named) where address.hasPrefix(base) {
      guard case .file(let path) = addresses.target(of: address, on: ""), let index = indexes[path] else {
        continue
      }
      if pages[index].path.utf8.elementsEqual(path.utf8) { pagesByAddress[address] = index }
    }
    self.pagesByAddress = pagesByAddress
  }

  /// Whether there is a file whose path has these very bytes.
  func has(_ file: String) -> Bool { files[file].map { $0.utf8.elementsEqual(file.utf8) } ?? false }

  /// The page at a path.
  func page(_ path: String) -> PageFacts? { has(path) ? pageIndexes[path].map { pages[$0] } : nil }

  /// The page at an absolute address that the site names; `nil` where that is none of its own.
  func page(at address: String) -> PageFacts? { pagesByAddress[address].map { pages[$0] } }

  /// The page that a link leads to.
  func target(of link: PageFacts.Link) -> PageFacts? { link.target.flatMap { page($0) } }
}

/// Finding where references lead.
private struct ReferenceReading {
  private let base: String
  /// The path that the base address begins with on its host.
  private let basePath: String
  /// What was found before, by references from the top: menus are the same on all pages.
  private var known: [String: WrittenSite.Target] = [:]

  init(base: String) {
    self.base = base
    let host = base.split(separator: "/", omittingEmptySubsequences: false).prefix(3).joined(separator: "/")
    basePath = String(base.dropFirst(host.count))
  }

  /// Notes where all references of a page lead.
  mutating func resolve(in page: inout PageFacts) {
    for reference in page.references.keys {
      page.references[reference] = target(of: reference, on: page.path)
    }
    for index in page.links.indices {
      if case .file(let file) = page.references[page.links[index].href] { page.links[index].target = file }
    }
  }

  mutating func target(of reference: String, on page: String) -> WrittenSite.Target {
    if reference.hasPrefix(base) { return target(String(reference.dropFirst(base.count))) }
    if reference.hasPrefix("/"), !reference.hasPrefix("//") {
      return reference.hasPrefix(basePath) ? target(String(reference.dropFirst(basePath.count))) : .elsewhere
    }
    if reference.hasPrefix("../") {
      // From as far up as it climbs.
      var folders = page.split(separator: "/").dropLast()
      var rest = reference
      while rest.hasPrefix("../") {
        if folders.popLast() == nil { return .outside }
        rest.removeFirst(3)
      }
      if folders.isEmpty { return target(rest) }
    }
    if isAbsolute(reference) { return .elsewhere }
    return Self.target(reference, from: page)
  }

  /// Where a reference from the top leads.
  private mutating func target(_ reference: String) -> WrittenSite.Target {
    if let known = known[reference] { return known }
    let target = Self.target(reference, from: "index.html")
    known[reference] = target
    return target
  }

  private static func target(_ reference: String, from page: String) -> WrittenSite.Target {
    guard let path = helpgenTests.resolve(reference, from: page) else { return .outside }
    return .file(path == "/" ? "index.html" : path.hasSuffix("/") ? path + "index.html" : path)
  }
}
