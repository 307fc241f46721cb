import Foundation
import HelpgenModel

/// Where a link in an article leads.
enum LinkResolution: Sendable, Equatable {
  /// A page of the site, and a heading there.
  case page(LinkIndex.Destination, fragment: String?)
  /// A heading of the article itself.
  case heading(String)
  /// A place that helpgen knows nothing about, such as a file for download; the address stays.
  case unknown
  /// No page of the site.
  case broken
}

/// Resolves the links of one article.
struct LinkResolver {
  let index: LinkIndex
  let plan: SitePlan
  let translations: TranslationIndex
  /// The path of the site on its host: `/team/docs/`.
  let basePath: String
  let edition: Int
  let article: Int

  /// Where an address leads that has no scheme but `article:`.
  func resolve(_ target: String) -> LinkResolution {
    let (address, fragment) = target.cut(at: "#")
    let path = address.cut(at: "?").0
    if address.isEmpty { return fragment.map { .heading($0) } ?? .unknown }
    if path.isEmpty { return .unknown }
    if let id = path.strippingPrefix("article:") {
      let name = id.removingPercentEncoding
      return name.flatMap { index.article(named: $0, nearest: edition) }.map { translated($0, fragment) }
        ?? .broken
    }
    // Other schemes that come here are those that pages must not have.
    let head = path.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard !head.contains(UInt8(ascii: ":")), let decoded = path.removingPercentEncoding else {
      return .broken
    }
    if let found = find(decoded) { return translated(found, fragment) }
    return Self.isDownload(decoded) || isOutside(decoded) ? .unknown : .broken
  }

  /// Whether a path leads to the site's host but past the site.
  private func isOutside(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && !path.utf8.starts(with: basePath.utf8)
  }

  private func find(_ path: String) -> LinkIndex.Destination? {
    if path.utf8.first == UInt8(ascii: "/") {
      let local = path.strippingPrefix(basePath) ?? String(path.dropFirst())
      return destination(of: local.pathNames(below: []))
    }
    // As browsers see it from the article's page, then as writers see it from the article's source.
    let own = plan.editions[edition].articles[article].page
    let folder = own.file.components.dropLast().map(String.init)
    if let page = index.page(in: path.pathNames(below: folder).withoutFileSuffix) { return page }
    let key = plan.library.editions[edition].articles[article].translationKey.text
    let source = key.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    let names = path.pathNames(below: source).withoutFileSuffix
    if let article = index.article(named: names.joined(separator: "/"), in: edition) {
      return .article(edition: edition, article)
    }
    return names.last.flatMap { index.article(named: $0, in: edition) }.map { .article(edition: edition, $0) }
  }

  /// The page at a path below the site's root.
  private func destination(of names: [String]) -> LinkIndex.Destination? {
    let names = names.withoutFileSuffix
    if let page = index.page(in: names) { return page }
    guard let first = names.first, let other = index.edition(named: first) else {
      return index.article(named: names.joined(separator: "/"), in: edition).map {
        .article(edition: edition, $0)
      }
    }
    if names.count == 1 { return .home(edition: other) }
    return index.article(named: names.dropFirst().joined(separator: "/"), in: other).map {
      .article(edition: other, $0)
    }
  }

  /// The page in the reader's language, where there is one.
  private func translated(_ destination: LinkIndex.Destination, _ fragment: String?) -> LinkResolution {
    let fragment = fragment.flatMap { $0.isEmpty ? nil : $0 }
    guard case .article(let other, let found) = destination, other != edition else {
      return .page(destination, fragment: fragment)
    }
    let article = plan.library.editions[other].articles[found]
    guard let own = translations.translations(of: article)[edition] else {
      return .page(destination, fragment: fragment)
    }
    return .page(.article(edition: edition, own), fragment: fragment)
  }

  /// Whether a path ends in a name with a suffix that no page has.
  private static func isDownload(_ path: String) -> Bool {
    let name =
      path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return false }
    let suffix = String(Substring(name[dot...].dropFirst()))
    return (1...5).contains(suffix.utf8.count) && !["md", "html", "htm"].contains(suffix.lowercased())
      && suffix.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }
}

extension String {
  /// What is before a separator, and what is behind it if it is there.
  fileprivate func cut(at separator: Unicode.Scalar) -> (String, String?) {
    guard let index = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, nil) }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }

  fileprivate func strippingPrefix(_ prefix: String) -> String? {
    utf8.starts(with: prefix.utf8) ? String(Substring(utf8.dropFirst(prefix.utf8.count))) : nil
  }

  /// The names of a path below a folder, with `.` and `..` resolved as browsers do (RFC 3986, 5.2.4).
  fileprivate func pathNames(below folder: [String]) -> [String] {
    var names = folder
    for part in utf8.split(separator: UInt8(ascii: "/")) {
      switch String(Substring(part)) {
      case ".": break
      case "..": if !names.isEmpty { names.removeLast() }
      case let name: names.append(name)
      }
    }
    return names
  }
}

extension [String] {
  /// The names without a last `index.html`, and without the suffix of a source file or page.
  fileprivate var withoutFileSuffix: [String] {
    guard let last else { return self }
    if last == "index.html" || last == "index.md" { return Array(dropLast()) }
    for suffix in [".md", ".html", ".htm"] where last.hasSuffix(suffix) && last != suffix {
      return dropLast() + [String(last.dropLast(suffix.count))]
    }
    return self
  }
}
