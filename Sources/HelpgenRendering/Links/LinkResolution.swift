import Foundation
import HelpgenModel

/// Where a link in an article leads.
enum LinkResolution: Sendable, Equatable {
  /// A page of the site, and a place there.
  case page(LinkIndex.Destination, fragment: String?)
  /// A place in the article itself.
  case heading(String)
  /// A file that is published with the site, and a place in it.
  case file(PageAddress, fragment: String?)
  /// Another site.
  case external
  /// A place that helpgen knows nothing about, such as a mail address; the address stays.
  case unknown
  /// No page of the site.
  case broken
  /// No file beside the article; with the name of one that may have been meant.
  case missingFile(near: String?)
  /// A file that is not published.
  case refused(AttachedFile.Refusal)
}

/// Resolves the links of one article.
struct LinkResolver {
  let index: LinkIndex
  let plan: SitePlan
  let translations: TranslationIndex
  let addresses: SiteAddresses
  let attachments: AttachmentFinder
  let edition: Int
  /// The article; `nil` for a text on every page.
  let article: Int?
  /// The folder of the article's page, and that of its source.
  private let folder: [String]
  private let sourceFolder: [String]

  init(
    index: LinkIndex, plan: SitePlan, translations: TranslationIndex, addresses: SiteAddresses,
    attachments: AttachmentFinder, edition: Int, article: Int?
  ) {
    self.index = index
    self.plan = plan
    self.translations = translations
    self.addresses = addresses
    self.attachments = attachments
    self.edition = edition
    self.article = article
    let page = article.map { plan.editions[edition].articles[$0].page } ?? plan.editions[edition].home
    folder = page.file.components.dropLast().map(String.init)
    let source = article.map { plan.library.editions[edition].articles[$0] }
    let key = source?.translationKey.text ?? ""
    sourceFolder =
      source?.origin.file?.folders
      ?? key.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
  }

  /// The text of the article.
  var content: [UInt8] { article.map { plan.library.editions[edition].articles[$0].content } ?? [] }

  /// The article that a fragment names, as on a page of many articles.
  func article(named fragment: String) -> LinkIndex.Destination? {
    fragment.removingPercentEncoding.flatMap { index.article(named: $0, in: edition) }
  }

  /// Where an address leads.
  func resolve(_ target: String) -> LinkResolution {
    guard let (scheme, rest) = target.cutScheme else {
      return target.isWithHost ? absolute(target.dropFirst(2), "443") : path(target)
    }
    switch scheme {
    case "https": return rest.isWithHost ? absolute(rest.dropFirst(2), "443") : .unknown
    case "http": return rest.isWithHost ? absolute(rest.dropFirst(2), "80") : .unknown
    case "article": return named(rest)
    // What runs code or reads the reader's files, and what is no scheme.
    case "javascript", "vbscript", "file": return .broken
    case "data": return rest.lowercased().utf8.starts(with: "image/".utf8) ? .unknown : .broken
    default:
      return !scheme.isEmpty && scheme.utf8.allSatisfy(\.isSchemeCharacter) ? .unknown : .broken
    }
  }

  /// `article:<id>`.
  private func named(_ address: Substring) -> LinkResolution {
    let (path, fragment) = address.withoutQuery
    guard let name = String(path).removingPercentEncoding else { return .broken }
    return index.article(named: name, nearest: edition).map { translated($0, fragment) } ?? .broken
  }

  /// `//host/path`, without the slashes in front.
  private func absolute(_ address: Substring, _ usualPort: String) -> LinkResolution {
    let (place, fragment) = address.withoutQuery
    guard case .inside(let path) = addresses.find(place.utf8, usualPort: usualPort) else { return .external }
    guard let path else { return .broken }
    if let found = destination(of: path.pathNames(below: [])) { return translated(found, fragment) }
    return Self.isDownload(path) ? download("/" + path, fragment) : .broken
  }

  /// An address without scheme and host.
  private func path(_ target: String) -> LinkResolution {
    let (address, fragment) = target[...].withoutQuery
    if address.isEmpty {
      return target.utf8.first == UInt8(ascii: "#") ? .heading(fragment ?? "") : .unknown
    }
    guard let path = String(address).removingPercentEncoding else { return .broken }
    if let found = find(path) { return translated(found, fragment) }
    if Self.isDownload(path) { return download(addresses.sourcePath(path), fragment) }
    return isOutside(path) ? .unknown : .broken
  }

  /// A file for download; what is missing at the top of the source may be on the host all the same.
  private func download(_ path: String, _ fragment: String?) -> LinkResolution {
    switch file(path) {
    case .published(let address, _): .file(address, fragment: fragment)
    case .missing where path.utf8.first == UInt8(ascii: "/"): .unknown
    case .missing(let near): .missingFile(near: near)
    case .refused(let refusal): .refused(refusal)
    }
  }

  /// Whether a path leads to the site's host but past the site.
  func isOutside(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && !path.utf8.starts(with: addresses.basePath.utf8)
  }

  private func find(_ path: String) -> LinkIndex.Destination? {
    if path.utf8.first == UInt8(ascii: "/") {
      let local = path.utf8.starts(with: addresses.basePath.utf8) ? addresses.basePath.utf8.count : 1
      return destination(of: String(Substring(path.utf8.dropFirst(local))).pathNames(below: []))
    }
    // Who names a file means the file; else as browsers see it from the article's page, then as writers see it
    // from the article's source.
    if let file = file(at: path) { return file }
    if let page = index.page(in: path.pathNames(below: folder).withoutFileSuffix) { return page }
    let names = path.pathNames(below: sourceFolder).withoutFileSuffix
    return index.article(named: names.joined(separator: "/"), nearest: edition)
      ?? otherLanguage(names)
      ?? names.last.flatMap { index.article(named: $0, nearest: edition) }
  }

  /// The article, section or home that a path from one Markdown file to another leads to.
  private func file(at path: String) -> LinkIndex.Destination? {
    guard let article, plan.library.editions[edition].articles[article].origin.file != nil,
      path.utf8.suffix(3).elementsEqual(".md".utf8)
    else { return nil }
    let names = path.pathNames(below: sourceFolder).withoutFileSuffix
    if names.isEmpty { return index.article(named: "index", in: edition) ?? .home(edition: edition) }
    return index.article(named: names.joined(separator: "/"), nearest: edition)
      ?? index.section(at: names, in: edition) ?? otherLanguage(names)
  }

  /// The article that a path names by a folder or a suffix of another language: `de/konto`, `account.de`.
  private func otherLanguage(_ names: [String]) -> LinkIndex.Destination? {
    if let locale = names.first.flatMap({ LocaleCode($0) }), index.edition(of: locale) != nil {
      return destination(of: names)
    }
    guard let last = names.last?.utf8, let dot = last.lastIndex(of: UInt8(ascii: ".")),
      let locale = LocaleCode(Substring(last[dot...].dropFirst())), let other = index.edition(of: locale)
    else { return nil }
    let path = names.dropLast() + [String(Substring(last[..<dot]))]
    return index.article(named: path.joined(separator: "/"), nearest: other)
  }

  /// The page at a path below the site's root.
  private func destination(of names: [String]) -> LinkIndex.Destination? {
    let names = names.withoutFileSuffix
    if let page = index.page(in: names) { return page }
    if let locale = names.first.flatMap({ LocaleCode($0) }) {
      let rest = names.dropFirst()
      let other = index.edition(of: locale)
      if let other {
        let tag = plan.library.editions[other].locale.tag
        if let page = index.page(in: [tag] + rest) { return page }
      }
      if let found = index.article(named: rest.joined(separator: "/"), nearest: other ?? edition) {
        return found
      }
    }
    return index.article(named: names.joined(separator: "/"), nearest: edition)
  }

  /// The page in the reader's language, where there is one.
  private func translated(_ destination: LinkIndex.Destination, _ fragment: String?) -> LinkResolution {
    let fragment = fragment.flatMap { $0.isEmpty ? nil : $0 }
    let own: LinkIndex.Destination?
    switch destination {
    case .article(let other, let found) where other != edition:
      let article = plan.library.editions[other].articles[found]
      own = translations.translations(of: article)[edition].map { .article(edition: edition, $0) }
    case .section(let other, let found) where other != edition:
      let section = plan.library.editions[other].sections[found]
      own = translations.counterparts(of: section)[edition].map { .section(edition: edition, $0) }
    // Who links to the home of another language means that language.
    case .article, .section, .home, .root: own = nil
    }
    return .page(own ?? destination, fragment: fragment)
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

extension UInt8 {
  fileprivate var isSchemeCharacter: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self) || "+-.".utf8.contains(self)
  }
}

extension StringProtocol {
  /// Whether the address begins with two slashes and a host.
  var isWithHost: Bool { utf8.starts(with: "//".utf8) }
}

extension String {
  /// What is before the colon of an address, in lower case, and what is behind it; `nil` for a relative address.
  var cutScheme: (scheme: String, rest: Substring)? {
    // A colon before any `/`, `?` or `#` ends a scheme (RFC 3986, 4.2).
    guard let end = utf8.firstIndex(where: { ":/?#".utf8.contains($0) }), utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return (self[..<end].lowercased(), self[utf8.index(after: end)...])
  }
}

extension Substring {
  /// What is before a query and a fragment, and the fragment if there is one.
  var withoutQuery: (address: Substring, fragment: String?) {
    let end = utf8.firstIndex { $0 == UInt8(ascii: "#") } ?? endIndex
    let query = self[..<end].utf8.firstIndex { $0 == UInt8(ascii: "?") } ?? end
    let fragment = end == endIndex ? nil : String(Substring(self[end...].utf8.dropFirst()))
    return (self[..<query], fragment)
  }
}

extension String {
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
    if ["index.html", "index.md", "_index.md", "README.md"].contains(last) { return Array(dropLast()) }
    for suffix in [".md", ".html", ".htm"] {
      let length = suffix.utf8.count
      if last.utf8.count > length, last.utf8.suffix(length).elementsEqual(suffix.utf8) {
        return dropLast() + [String(Substring(last.utf8.dropLast(length)))]
      }
    }
    return self
  }
}
