import Foundation
import Testing

/// Where a relative reference on a page leads, decoded once; `nil` where it leads out of the site.
func resolve(_ reference: String, from page: String) -> String? {
  let path = reference.prefix { $0 != "#" && $0 != "?" }
  guard let decoded = String(path).removingPercentEncoding else { return nil }
  if decoded.isEmpty { return page }
  var parts = page.split(separator: "/").dropLast().map(String.init)
  for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
    switch part {
    case "", ".": continue
    case "..":
      guard !parts.isEmpty else { return nil }
      parts.removeLast()
    default: parts.append(String(part))
    }
  }
  return parts.joined(separator: "/") + (decoded.hasSuffix("/") || parts.isEmpty ? "/" : "")
}

/// Whether a reference leads out of the site: it has a scheme or a host, or begins at the root.
func isAbsolute(_ reference: String) -> Bool {
  let scheme = reference.utf8.prefix { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "+")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "/")
  }
  return reference.hasPrefix("/")
    || !scheme.isEmpty && reference.utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
}

/// Fails for every relative reference on the pages of a site that leads to no file of it, compared to the byte.
func expectLinksResolve(
  in site: [String: Workplace.Node], _ location: SourceLocation = #_sourceLocation
) throws {
  let files = Set(site.files.map { Array($0.utf8) })
  for page in site.pages {
    for reference in try Page(page.text).references where !isAbsolute(reference) {
      guard let target = resolve(reference, from: page.path) else {
        Issue.record("\(page.path): \(reference) leads out of the site", sourceLocation: location)
        continue
      }
      let file = target == "/" ? "index.html" : target.hasSuffix("/") ? target + "index.html" : target
      if !files.contains(Array(file.utf8)) {
        Issue.record("\(page.path): \(reference) leads to no file", sourceLocation: location)
      }
    }
  }
}

extension Workplace {
  /// Writes articles to `content/articles.json`.
  func writeArticles(_ articles: [[String: any Sendable]], to name: String = "content/articles.json") throws {
    let data = try JSONSerialization.data(withJSONObject: articles, options: [.sortedKeys])
    try write(Array(data), to: name)
  }
}
