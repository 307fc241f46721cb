import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel

/// An address as messages show it, and where it is written.
struct AddressInArticle {
  /// The address as it is written, and its line.
  let text: String
  /// Where it is written.
  let span: SourceSpan

  init(_ address: String, _ article: Article) {
    self.init(address, at: AddressPlaces(article.content).place(of: address), article)
  }

  /// An address whose place may be known.
  init(_ address: String, at place: Range<Int>?, _ article: Article) {
    guard let place else {
      text = quoted(address)
      span = article.origin.contentSpan
      return
    }
    let written = quoted(String(decoding: article.content[place], as: UTF8.self))
    // Where the text is a file, the place tells the line.
    text =
      article.origin.isContentVerbatim
      ? written
      : "\(written) in line \(article.contentLine(at: place.lowerBound)) of the \(article.format.name)"
    span = article.contentSpan(of: place)
  }
}
