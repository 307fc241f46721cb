import Foundation
import HelpgenModel

/// Where a picture, a sound or a film in an article comes from.
enum ImageResolution: Sendable, Equatable {
  /// A file that is published with the site, with a place in it, and its size where it is a picture.
  case file(PageAddress, fragment: String?, PixelSize?)
  /// Another site, or a place on the host that helpgen knows nothing about; the address stays.
  case elsewhere
  /// No file; with the name of one that may have been meant.
  case missing(near: String?)
  /// A file that is not published.
  case refused(AttachedFile.Refusal)
}

extension LinkResolver {
  /// Where a picture, a sound or a film comes from.
  func resolveImage(_ source: String) -> ImageResolution {
    if let (scheme, rest) = source.cutScheme {
      guard scheme == "https" || scheme == "http", rest.isWithHost else { return .elsewhere }
      return absoluteImage(rest.dropFirst(2), usualPort: scheme == "https" ? "443" : "80")
    }
    if source.isWithHost { return absoluteImage(source.dropFirst(2), usualPort: "443") }
    let (address, fragment) = source[...].withoutQuery
    guard !address.isEmpty, let path = String(address).removingPercentEncoding else {
      return .missing(near: nil)
    }
    let found = image(addresses.sourcePath(path), fragment)
    if case .missing = found, isOutside(path) { return .elsewhere }
    return found
  }

  /// `//host/path`, without the slashes in front; what the source has not may be on the host all the same.
  private func absoluteImage(_ address: Substring, usualPort: String) -> ImageResolution {
    let (place, fragment) = address.withoutQuery
    guard case .inside(let path?) = addresses.find(place.utf8, usualPort: usualPort),
      case .file(let file, let fragment, let size) = image("/" + path, fragment)
    else { return .elsewhere }
    return .file(file, fragment: fragment, size)
  }

  private func image(_ path: String, _ fragment: String?) -> ImageResolution {
    switch attachments.file(path, of: plan.library.editions[edition].articles[article]) {
    case .published(let address, let size): .file(address, fragment: fragment, size)
    case .missing(let near): .missing(near: near)
    case .refused(let refusal): .refused(refusal)
    }
  }
}
