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

  /// The file at a path from where the article was read, else from where it stood before an export put articles of
  /// many folders into one file: ids such as `billing/invoices` keep the folders.
  func file(_ path: String) -> AttachedFile {
    guard let article = article.map({ plan.library.editions[edition].articles[$0] }) else {
      return .missing(near: nil)
    }
    let found = attachments.file(path, of: article)
    if case .published = found { return found }
    let key = article.translationKey.text.utf8
    guard path.utf8.first != UInt8(ascii: "/"), let end = key.lastIndex(of: UInt8(ascii: "/")) else {
      return found
    }
    switch (found, attachments.file("/" + String(Substring(key[...end])) + path, of: article)) {
    case (_, .published(let address, let size)): return .published(address, size)
    case (.refused(.outside), let other): return other
    default: return found
    }
  }

  private func image(_ path: String, _ fragment: String?) -> ImageResolution {
    switch file(path) {
    case .published(let address, let size): .file(address, fragment: fragment, size)
    case .missing(let near): .missing(near: near)
    case .refused(let refusal): .refused(refusal)
    }
  }
}
