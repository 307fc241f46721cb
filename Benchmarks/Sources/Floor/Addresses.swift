/// Hands out one folder per article: `<locale>/<slug>`, or a number where a slug is no name or is taken.
struct Addresses {
  private var taken: Set<String> = []
  private var locales: Set<String> = []

  /// The folder for an article, and whether its locale is a new one.
  mutating func next(locale: String, slug: String?, number: Int) -> (path: String, isNewLocale: Bool) {
    var path = "\(locale)/\(number)"
    if let slug, isName(slug), taken.insert("\(locale)/\(slug)").inserted { path = "\(locale)/\(slug)" }
    return (path, locales.insert(locale).inserted)
  }

  private func isName(_ slug: String) -> Bool {
    !slug.isEmpty && slug.utf8.count <= 255 && slug.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
      && slug != "." && slug != ".." && Int(slug) == nil
  }
}
