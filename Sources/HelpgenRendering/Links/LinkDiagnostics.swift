import Foundation
import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel

extension String {
  /// The last name of an address, without the suffix of a source file.
  var lastName: String {
    let path = utf8.prefix { !"#?".utf8.contains($0) }
    let name = path.split { "/:".utf8.contains($0) }.last ?? path
    let text = String(Substring(name))
    return text.hasSuffix(".md") ? String(text.dropLast(3)) : text
  }

  /// The address with another last name.
  fileprivate func renamed(_ name: String) -> String {
    let path = utf8.prefix { !"#?".utf8.contains($0) }
    let folder = path.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path[...$0])) } ?? ""
    return folder + name.replacing(" ", with: "%20")
  }
}

extension Diagnostic {
  /// An address that leads nowhere.
  ///
  /// - Parameters:
  ///   - near: The name of an article that may have been meant.
  ///   - others: More articles that have it.
  static func lost(_ lost: LinkFindings.Lost, _ article: Article, _ near: String?, _ others: [Article])
    -> Diagnostic
  {
    let place = AddressInArticle(lost.address, article)
    var diagnostic =
      switch (lost.kind, lost.reason) {
      case (_, .refused(let refusal)): refusedFile(place, article, refusal)
      case (.link, .noPage): brokenLink(place, article, near)
      case (.image, let reason): missingImage(place, article, fileHint(lost.address, reason))
      case (let kind, let reason): missingFile(place, article, kind, fileHint(lost.address, reason))
      }
    diagnostic.notes = notes(on: others)
    return diagnostic
  }

  /// The first of the other articles, and how many more there are.
  private static func notes(on others: [Article]) -> [Note] {
    var notes = others.prefix(3).map { Note("so does the one in article \(quoted($0.id.text))") }
    if others.count > notes.count {
      let rest = others.count - notes.count
      notes.append(Note("and those in \(rest) more article\(rest == 1 ? "" : "s")"))
    }
    return notes
  }

  /// How to mend an address that names no file.
  private static func fileHint(_ address: String, _ reason: LinkFindings.Lost.Reason) -> String {
    if case .noFile(let near?) = reason { return "did you mean \(quoted(address.renamed(near)))?" }
    return "write the path from the folder of the article’s file, or with “/” in front from the source folder"
  }

  private static func brokenLink(_ place: AddressInArticle, _ article: Article, _ near: String?) -> Diagnostic
  {
    Diagnostic(
      .warning, "broken-link", "the link to \(place.text) leads to no page; only its text is shown",
      at: place.span, article: article.id.text,
      hint: near.map { "did you mean “article:\($0)”?" }
        ?? "name an article by its id, as in “article:ID”, or a page by its address")
  }

  private static func missingFile(
    _ place: AddressInArticle, _ article: Article, _ kind: LinkFindings.Lost.Kind, _ hint: String
  ) -> Diagnostic {
    let (name, remark) = kind == .link ? ("link to", "; only its text is shown") : ("sound or film at", "")
    return Diagnostic(
      .warning, "broken-link", "the \(name) \(place.text) leads to no file\(remark)", at: place.span,
      article: article.id.text, hint: hint)
  }

  private static func missingImage(_ place: AddressInArticle, _ article: Article, _ hint: String)
    -> Diagnostic
  {
    Diagnostic(
      .warning, "missing-image",
      "the image at \(place.text) leads to no file; its alternative text is shown", at: place.span,
      article: article.id.text, hint: hint)
  }

  private static func refusedFile(
    _ place: AddressInArticle, _ article: Article, _ refusal: AttachedFile.Refusal
  ) -> Diagnostic {
    let (flaw, hint) =
      switch refusal {
      case .outside:
        ("lies outside of the source folder", "put it into the folder, without symbolic links to elsewhere")
      case .tooLarge:
        ("has more than 100 MB", "publish it where large files belong, and link to it there")
      case .unreadable(let reason): ("is not published: \(reason)", "see who may read it")
      }
    return Diagnostic(
      .warning, "refused-file", "the file at \(place.text) \(flaw)", at: place.span,
      article: article.id.text, hint: hint)
  }

  /// A link to a heading that another article does not have.
  static func brokenFragment(
    _ article: Article, _ address: String, of target: Article, _ near: String?
  ) -> Diagnostic {
    let place = AddressInArticle(address, article)
    return Diagnostic(
      .warning, "broken-fragment",
      "the link to \(place.text) leads to no heading of article \(quoted(target.id.text))",
      at: place.span, article: article.id.text, hint: near.map { "did you mean “#\($0)”?" })
  }
}
