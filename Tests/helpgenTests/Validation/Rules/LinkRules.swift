extension SiteValidator {
  /// Every link, picture, style and script of the site's own is there, in the very letters.
  func linkFaults() -> [String] {
    site.pages.flatMap { page in
      page.references.compactMap { reference, target -> String? in
        switch target {
        case .elsewhere: nil
        case .outside: "\(page.path): “\(reference)” leads out of the site"
        case .file(let file): site.has(file) ? nil : "\(page.path): “\(reference)” leads to no file"
        }
      }.sorted()
    }
  }
}
