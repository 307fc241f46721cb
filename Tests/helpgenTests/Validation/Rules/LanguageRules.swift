extension SiteValidator {
  /// Every page says which language it is in and which way that runs.
  func languageFaults() -> [String] {
    site.pages.flatMap { page in languageFaults(page).map { "\(page.path): \($0)" } }
  }

  private func languageFaults(_ page: PageFacts) -> [String] {
    var faults = page.tags.sorted().filter { $0 != "x-default" && !tags[$0].isCanonical }.map {
      "“\($0)” is no canonical tag of a language"
    }
    guard let language = page.language else { return faults + ["the page does not say its language"] }
    if let folder = page.folder {
      if folder != language {
        faults.append("the page is said to be in “\(language)”, but is in the folder “\(folder)”")
      }
    } else if language != topLocale {
      faults.append("the page is said to be in “\(language)”, but the top is in “\(topLocale)”")
    }
    let direction = tags[language].direction
    if page.direction != direction {
      faults.append("the direction is “\(page.direction ?? "")”, but “\(language)” runs “\(direction)”")
    }
    return faults
  }

  /// The language of the pages on top: the default one, or the only one.
  private var topLocale: String {
    let homes = site.pages.filter(\.isHome)
    return homes.count == 1 ? homes[0].folder ?? defaultLocale : defaultLocale
  }
}
