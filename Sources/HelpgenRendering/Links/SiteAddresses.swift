import Foundation
import HelpgenModel

/// The absolute addresses under which a site can be reached: its own and its aliases.
struct SiteAddresses: Sendable {
  /// An address: `http` and `https` are the same here.
  private struct Place {
    /// Host and port in lower case.
    let host: [UInt8]
    /// The path, decoded, from `/` to `/`.
    let path: String
  }

  /// Where an absolute address leads.
  enum Finding: Equatable {
    /// To a path below the site's root, decoded; `nil` where it cannot be decoded.
    case inside(String?)
    /// Somewhere else.
    case outside
  }

  /// The path of the site on its host, decoded: `/team/docs/`.
  let basePath: String
  /// Longer paths first, so that the closest site wins.
  private let places: [Place]

  init(_ baseURL: BaseURL?, aliases: [BaseURL]) {
    basePath = Self.decodedPath(of: baseURL)
    let urls = (baseURL.map { [$0] } ?? []) + aliases
    let places = urls.map { url in
      let host = url.origin.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
      return Place(host: Array(host), path: Self.decodedPath(of: url))
    }
    self.places = places.enumerated().sorted {
      ($1.element.path.utf8.count, $0.offset) < ($0.element.path.utf8.count, $1.offset)
    }.map(\.element)
  }

  private static func decodedPath(of url: BaseURL?) -> String {
    url.map { $0.path.removingPercentEncoding ?? $0.path } ?? "/"
  }

  /// A path without scheme and host as sources know it: without the path that the site has on its host.
  func sourcePath(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.starts(with: basePath.utf8) else { return path }
    return "/" + String(Substring(path.utf8.dropFirst(basePath.utf8.count)))
  }

  /// Finds out whether an address leads into the site.
  ///
  /// - Parameters:
  ///   - address: Host and path, without query and fragment: `help.example/en/`.
  ///   - port: The usual port of its scheme, which says nothing.
  func find(_ address: Substring.UTF8View, usualPort port: String) -> Finding {
    var host = address.prefix { $0 != UInt8(ascii: "/") }
    let path = address[host.endIndex...]
    let suffix = ":" + port
    if host.count > suffix.utf8.count, host.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
      host = host.dropLast(suffix.utf8.count)
    }
    let candidates = places.filter { place in
      place.host.count == host.count && place.host.elementsEqual(host.lazy.map(\.lowercased))
    }
    guard !candidates.isEmpty else { return .outside }
    guard let decoded = path.isEmpty ? "/" : String(Substring(path)).removingPercentEncoding else {
      return candidates.contains { $0.path == "/" } ? .inside(nil) : .outside
    }
    for candidate in candidates {
      if decoded.utf8.starts(with: candidate.path.utf8) {
        return .inside(String(Substring(decoded.utf8.dropFirst(candidate.path.utf8.count))))
      }
      if candidate.path.utf8.dropLast().elementsEqual(decoded.utf8) { return .inside("") }
    }
    return .outside
  }
}

extension UInt8 {
  /// An ASCII letter in lower case.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
