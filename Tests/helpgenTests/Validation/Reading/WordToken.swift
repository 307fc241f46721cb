/// A word that says which language the text around it really is in, and what it is about: `wörd-de-17`.
///
/// Generated sites have one in every text, so that a crawler can tell what stands where.
struct WordToken: Hashable, CustomStringConvertible {
  let language: String
  /// A number of an article, `s3` for a section, `site` for the site, `ui` for the words of the pages themselves.
  let subject: String

  static let mark = "wörd-"
  static let markBytes = Array(mark.utf8)

  var description: String { "\(Self.mark)\(language)-\(subject)" }

  /// The number of the article.
  var article: Int? { Int(subject) }

  /// Whether it is in the title or text of a section.
  var isSection: Bool { subject.first == "s" && Int(subject.dropFirst()) != nil }

  init(_ language: String, _ subject: String) {
    self.language = language
    self.subject = subject
  }

  /// All tokens of a text.
  static func all(in text: String) -> [WordToken] {
    text.split(separator: mark, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" }
      guard let hyphen = word.lastIndex(of: "-") else { return nil }
      return WordToken(String(word[..<hyphen]), String(word[word.index(after: hyphen)...]))
    }
  }
}
