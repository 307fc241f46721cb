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
    // What libcmark leaves empty was an address of a kind that no page may have.
    guard
      let place = address.isEmpty
        ? article.content.placeOfUnsafeAddress : article.content.place(ofAddress: address)
    else {
      text = quoted(address)
      span = article.origin.contentSpan
      return
    }
    let written = quoted(String(decoding: article.content[place], as: UTF8.self))
    text = "\(written) in line \(article.contentLine(at: place.lowerBound)) of the Markdown"
    span = article.contentSpan(of: place)
  }
}
